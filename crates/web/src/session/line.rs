use crate::{
    games,
    lang::Id,
    t,
    table::{bot_name, reaction_name},
};
use kee_game::{Names, Seat};
use kee_wire::{Audience, Choice, Happening, Proposal, Speaker};

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    /// Whose doing it was.
    pub(crate) seat: Option<Seat>,
    pub(crate) kind: Kind,
    pub(crate) text: String,
}

/// What kind of thing a line tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Something in the game.
    Game,
    /// Something at the table.
    Table,
    /// Somebody at the table speaks.
    Talk,
    /// A spectator speaks.
    Aside,
}

impl Line {
    /// Whether it is talk of whoever sits here.
    pub(crate) fn is_said_by(&self, me: Option<Seat>) -> bool {
        self.is_talk() && self.seat.is_some() && self.seat == me
    }

    /// Whether somebody speaks.
    pub(crate) fn is_talk(&self) -> bool {
        matches!(self.kind, Kind::Talk | Kind::Aside)
    }

    /// What there is to say of a happening.
    pub(crate) fn of(happening: &Happening, game: &str, names: &Names) -> Vec<Self> {
        let table = |seat: Option<Seat>, text: String| vec![Self { seat, kind: Kind::Table, text }];
        let about = |name: Id, seat: Seat| table(Some(seat), t!(name, name = names.of(seat)));
        match happening {
            Happening::Game { notices } => games::tell(game, notices, names)
                .into_iter()
                .map(|(seat, text)| Self { seat, kind: Kind::Game, text })
                .collect(),
            Happening::Chat { from, to, text } => {
                let name = speaker(*from, names);
                let said = match to {
                    Audience::All => t!("log-chat", name = name, text = text),
                    Audience::Team => t!("log-chat-team", name = name, text = text),
                };
                vec![Self { seat: seat_of(*from), kind: kind_of(*from), text: said }]
            }
            Happening::Reacted { from, reaction } => {
                let text = t!("log-reacted", name = speaker(*from, names), what = t!(reaction_name(*reaction)));
                vec![Self { seat: seat_of(*from), kind: kind_of(*from), text }]
            }
            Happening::Made => table(None, t!("log-made")),
            Happening::Sat { seat, name } => table(Some(*seat), t!("log-sat", name = name)),
            Happening::Stood { seat } => about(id!("log-stood"), *seat),
            Happening::BotSat { seat, bot } => table(Some(*seat), t!("log-bot-sat", bot = bot_name(bot))),
            Happening::Ready { seat, ready: true } => about(id!("log-ready"), *seat),
            Happening::Ready { seat, ready: false } => about(id!("log-not-ready"), *seat),
            Happening::StartAsked => table(None, t!("log-start-asked")),
            Happening::Started { game, .. } => table(None, t!("log-started", number = *game)),
            Happening::Finished { .. } => table(None, t!("log-finished")),
            Happening::Proposed { by, what } => table(Some(*by), t!(proposed(*what), name = names.of(*by))),
            Happening::Agreed { by } => about(id!("log-agreed"), *by),
            Happening::Declined { by } => about(id!("log-declined"), *by),
            Happening::Paused => table(None, t!("log-paused")),
            Happening::Resumed => table(None, t!("log-resumed")),
            Happening::Gone { seat } => about(id!("log-gone"), *seat),
            Happening::Missed { seat } => about(id!("log-missed"), *seat),
            Happening::Back { seat } => about(id!("log-back"), *seat),
            Happening::Left { seat } => about(id!("log-left"), *seat),
            Happening::Voted { seat, by, choice } => {
                table(Some(*by), t!(voted(*choice), name = names.of(*by), about = names.of(*seat)))
            }
            Happening::Awaited { seat } => about(id!("log-awaited"), *seat),
            Happening::StoodIn { seat, bot } => {
                table(Some(*seat), t!("log-stood-in", name = names.of(*seat), bot = bot_name(bot)))
            }
            Happening::HandedOver { seat: Some(seat) } => about(id!("log-handed-over"), *seat),
            Happening::HandedOver { seat: None } => table(None, t!("log-handed-over-away")),
            Happening::Appointed => table(None, t!("log-appointed")),
            Happening::TimeGiven { .. } => table(None, t!("log-time-given")),
            Happening::Closed => table(None, t!("log-closed")),
        }
    }
}

fn proposed(what: Proposal) -> Id {
    match what {
        Proposal::Pause => id!("log-proposed-pause"),
        Proposal::Resume => id!("log-proposed-resume"),
        Proposal::End => id!("log-proposed-end"),
    }
}

fn voted(choice: Choice) -> Id {
    match choice {
        Choice::Wait => id!("log-voted-wait"),
        Choice::Bot => id!("log-voted-bot"),
        Choice::Without => id!("log-voted-without"),
        Choice::End => id!("log-voted-end"),
    }
}

fn seat_of(speaker: Speaker) -> Option<Seat> {
    match speaker {
        Speaker::Seat(seat) => Some(seat),
        Speaker::Host | Speaker::Steward | Speaker::Spectator => None,
    }
}

fn kind_of(speaker: Speaker) -> Kind {
    if speaker == Speaker::Spectator { Kind::Aside } else { Kind::Talk }
}

fn speaker(speaker: Speaker, names: &Names) -> String {
    match speaker {
        Speaker::Seat(seat) => names.of(seat),
        Speaker::Host => t!("speaker-host"),
        Speaker::Steward => t!("speaker-steward"),
        Speaker::Spectator => t!("speaker-spectator"),
    }
}

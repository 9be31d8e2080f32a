use crate::{
    lang::{self, Id},
    notation, t,
    table::{bot_name, reaction_name},
};
use kee_game::{Message, Names, Seat};
use kee_wire::{AbsenceChoice, Audience, Happening, Proposal, Speaker};

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct LogLine {
    /// The seat of the line's author.
    pub(crate) seat: Option<Seat>,
    pub(crate) kind: LogLineKind,
    pub(crate) text: String,
    /// The move in the notation of records, if the line tells of one.
    pub(crate) notation: Option<String>,
    /// Whether it happened to the reader, by another player.
    pub(crate) concerns_reader: bool,
}

/// The kind of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LogLineKind {
    /// An event of the game.
    Game,
    /// An event of the table.
    Table,
    /// Chat of a player.
    Talk,
    /// Chat of a spectator.
    Aside,
}

impl LogLine {
    /// Whether it is chat from this seat.
    pub(crate) fn is_said_by(&self, me: Option<Seat>) -> bool {
        self.is_talk() && self.seat.is_some() && self.seat == me
    }

    /// Whether it is chat.
    pub(crate) fn is_talk(&self) -> bool {
        matches!(self.kind, LogLineKind::Talk | LogLineKind::Aside)
    }

    /// The line as it is shown: in words, or in notation for a reader who wants that. Voices always say the words.
    pub(crate) fn shown(&self) -> String {
        self.notation.clone().filter(|_| notation::is_on()).unwrap_or_else(|| self.text.clone())
    }

    fn new(seat: Option<Seat>, kind: LogLineKind, text: String) -> Self {
        Self { seat, kind, text, notation: None, concerns_reader: false }
    }

    /// The lines about a happening. A reader is told what happened to their own pawns and letters.
    /// `character` says which character a seat's bot is.
    pub(crate) fn of(
        happening: &Happening,
        game: &str,
        names: &Names,
        character: &dyn Fn(Seat, &str) -> String,
        reader: Option<Seat>,
    ) -> Vec<Self> {
        let bot_name = |seat: Seat, bot: &str| bot_name(&character(seat, bot));
        let table = |seat: Option<Seat>, text: String| vec![Self::new(seat, LogLineKind::Table, text)];
        let about = |name: Id, seat: Seat| table(Some(seat), t!(name, name = names.of(seat)));
        match happening {
            Happening::Game { notices } => {
                let names = names.clone().read_by(reader);
                let lines = kee_games::tell(game, notices, names.count(), reader);
                let mut moves = notation::lines(game, notices, &names);
                let line = |told: &Vec<Message>| {
                    let seat = told[0].seat();
                    // The first line about a player tells their move.
                    let found = moves.iter().position(|(mover, _)| Some(*mover) == seat);
                    Self {
                        notation: found.map(|found| moves.remove(found).1),
                        concerns_reader: reader.is_some_and(|me| told.iter().any(|message| message.concerns(me))),
                        ..Self::new(seat, LogLineKind::Game, lang::tell_all(told, &names))
                    }
                };
                lines.iter().map(line).collect()
            }
            Happening::Chat { from, to, text } => {
                let name = speaker(*from, names);
                let said = match to {
                    Audience::All => t!("log-chat", name = name, text = text),
                    Audience::Team => t!("log-chat-team", name = name, text = text),
                };
                vec![Self::new(seat_of(*from), kind_of(*from), said)]
            }
            Happening::Reacted { from, reaction } => {
                let text = t!("log-reacted", name = speaker(*from, names), what = t!(reaction_name(*reaction)));
                vec![Self::new(seat_of(*from), kind_of(*from), text)]
            }
            Happening::Made => table(None, t!("log-made")),
            Happening::Sat { seat, name } => table(Some(*seat), t!("log-sat", name = name)),
            Happening::Stood { seat } => about(id!("log-stood"), *seat),
            Happening::BotSat { seat, bot } => table(Some(*seat), t!("log-bot-sat", bot = bot_name(*seat, bot))),
            Happening::Ready { seat, ready: true } => about(id!("log-ready"), *seat),
            Happening::Ready { seat, ready: false } => about(id!("log-not-ready"), *seat),
            Happening::StartAsked => table(None, t!("log-start-asked")),
            Happening::Started { game, .. } => table(None, t!("log-started", number = *game)),
            Happening::TakenBack { seat } if reader == Some(*seat) => table(Some(*seat), t!("log-taken-back-you")),
            Happening::TakenBack { seat } => about(id!("log-taken-back"), *seat),
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
                table(Some(*seat), t!("log-stood-in", name = names.of(*seat), bot = bot_name(*seat, bot)))
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

fn voted(choice: AbsenceChoice) -> Id {
    match choice {
        AbsenceChoice::Wait => id!("log-voted-wait"),
        AbsenceChoice::Bot => id!("log-voted-bot"),
        AbsenceChoice::Without => id!("log-voted-without"),
        AbsenceChoice::End => id!("log-voted-end"),
    }
}

fn seat_of(speaker: Speaker) -> Option<Seat> {
    match speaker {
        Speaker::Seat(seat) => Some(seat),
        Speaker::Host | Speaker::Steward | Speaker::Spectator => None,
    }
}

fn kind_of(speaker: Speaker) -> LogLineKind {
    if speaker == Speaker::Spectator { LogLineKind::Aside } else { LogLineKind::Talk }
}

fn speaker(speaker: Speaker, names: &Names) -> String {
    match speaker {
        Speaker::Seat(seat) => names.of(seat),
        Speaker::Host => t!("speaker-host"),
        Speaker::Steward => t!("speaker-steward"),
        Speaker::Spectator => t!("speaker-spectator"),
    }
}

//! A table as this page knows it: what it was told, as signals, and a way to ask for things.

mod line;
mod played;
#[cfg(test)]
pub(crate) mod sample;
mod told;

pub(crate) use line::{Kind, Line};
pub(crate) use told::{Heard, Told};

use crate::{browser, games::ListActions, t, table::bot_name};
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use kee_game::{Json, Manner, Names, Refusal, Seat, Viewer, WallTime};
use kee_wire::{
    Answer, Audience, FromClient, Happening, Phase, PlayerView, RequestId, TableCommand, TableInfo, TableView,
    ToClient, You,
};
use leptos::prelude::*;
use played::Played;
use std::sync::Arc;

/// How the connection is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Connection {
    /// Not yet.
    Opening,
    /// As it should be.
    Up,
    /// It is lost and will be tried again; the sentence says why, if we were told.
    Down(Option<String>),
    /// It can be of no use any more.
    Over(Refusal),
}

/// A table as this page knows it. It is a handle: copies are the same session.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) info: RwSignal<Option<TableInfo>>,
    pub(crate) you: RwSignal<Option<You>>,
    /// The seat that the person has got up from since the page was opened.
    pub(crate) given_up: RwSignal<Option<Seat>>,
    pub(crate) view: RwSignal<Option<Arc<TableView>>>,
    /// All that happened since the page was opened, and a little of what was before.
    pub(crate) log: RwSignal<Vec<Line>>,
    /// How many lines of it are of what was before.
    pub(crate) before: RwSignal<usize>,
    /// The notices of the last step, for motion: nothing right after a break.
    pub(crate) news: RwSignal<Vec<Json>>,
    /// The first line of the log after the person's last move.
    pub(crate) since_line: RwSignal<usize>,
    pub(crate) connection: RwSignal<Connection>,
    /// Why the last command was not carried out, until the next one.
    pub(crate) refused: RwSignal<Option<Refusal>>,
    /// Whether that command was played on the board.
    pub(crate) on_board: RwSignal<bool>,
    /// The way to find out what can be played.
    pub(crate) list: RwSignal<Option<ListActions>>,
    /// How many requests have not been answered.
    pub(crate) waiting: RwSignal<usize>,
    /// What is typed in the line for talking.
    pub(crate) draft: RwSignal<String>,
    /// Whether it is meant for the partners only.
    pub(crate) to_team: RwSignal<bool>,
    /// Whether a line was sent that has not been answered.
    saying: RwSignal<bool>,
    /// Whether several people share this screen.
    pub(crate) shared: RwSignal<bool>,
    /// What the table's clock is ahead of ours, in milliseconds.
    pub(crate) ahead: RwSignal<i64>,
    told: StoredValue<Told>,
    /// What those are called who have played in this game. Who left has no seat any more when it is over.
    played: StoredValue<Played>,
    /// How many lines of the log were said aloud, or are from before.
    heard: StoredValue<usize>,
    outbox: StoredValue<UnboundedSender<FromClient>>,
    asked: StoredValue<(String, u32)>,
}

impl Session {
    /// A session that knows nothing, and the end from which a [`crate::link`] takes what is to be sent.
    pub(crate) fn new() -> (Self, UnboundedReceiver<FromClient>) {
        let (outbox, to_send) = unbounded();
        let window: String = browser::random::<6>().iter().map(|byte| format!("{byte:02x}")).collect();
        let session = Self {
            info: RwSignal::new(None),
            you: RwSignal::new(None),
            given_up: RwSignal::new(None),
            view: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            before: RwSignal::new(0),
            news: RwSignal::new(Vec::new()),
            since_line: RwSignal::new(usize::MAX),
            connection: RwSignal::new(Connection::Opening),
            refused: RwSignal::new(None),
            on_board: RwSignal::new(false),
            list: RwSignal::new(None),
            waiting: RwSignal::new(0),
            draft: RwSignal::new(String::new()),
            to_team: RwSignal::new(false),
            saying: RwSignal::new(false),
            shared: RwSignal::new(false),
            ahead: RwSignal::new(0),
            told: StoredValue::new(Told::default()),
            played: StoredValue::new(Played::default()),
            heard: StoredValue::new(0),
            outbox: StoredValue::new(outbox),
            asked: StoredValue::new((window, 0)),
        };
        (session, to_send)
    }

    /// Asks the table for something. It is sent again until it is answered.
    pub(crate) fn ask(self, command: TableCommand) {
        self.refused.set(None);
        self.on_board.set(false);
        let id = self.asked.try_update_value(|(window, count)| {
            *count += 1;
            format!("{window}-{count}")
        });
        let Some(Ok(id)) = id.map(|id| id.parse::<RequestId>()) else { return };
        let message = self.told.try_update_value(|told| told.ask(id, command));
        self.waiting.update(|waiting| *waiting += 1);
        if let Some(message) = message {
            self.send(message);
        }
    }

    /// Says the line that is typed. It stays there until the table has taken it.
    pub(crate) fn say(self, to: Audience) {
        let text = self.draft.with_untracked(|draft| draft.trim().to_owned());
        if !text.is_empty() && !self.saying.get_untracked() {
            self.saying.set(true);
            self.ask(TableCommand::Chat { to, text });
        }
    }

    /// Plays something, as it would be typed, decided on what the page shows now.
    pub(crate) fn act(self, action: impl Into<String>) {
        let on = self.told.with_value(|told| told.number);
        self.ask(TableCommand::Act { action: action.into(), on: Some(on) });
    }

    /// The same from the board, which shows by itself why it was not taken.
    pub(crate) fn act_on_board(self, action: String) {
        self.act(action);
        self.on_board.set(true);
    }

    fn send(self, message: FromClient) {
        // Before the connection is up nothing is sent: all that is open is sent when it is.
        if self.connection.get_untracked() == Connection::Up {
            self.outbox.with_value(|outbox| {
                let _ = outbox.unbounded_send(message);
            });
        }
    }

    /// The first message of a connection.
    pub(crate) fn hello(self, token: Option<String>) -> FromClient {
        self.told.with_value(|told| told.hello(token))
    }

    /// The connection is lost.
    pub(crate) fn down(self, sentence: Option<String>) {
        if !matches!(self.connection.get_untracked(), Connection::Over(_)) {
            self.connection.set(Connection::Down(sentence));
        }
    }

    /// Takes what the table says. False if there is no sense in going on with this connection.
    pub(crate) fn hear(self, message: ToClient) -> bool {
        let now = match &message {
            ToClient::Welcome(welcome) => Some(welcome.now),
            ToClient::Pong { now, .. } => Some(*now),
            _ => None,
        };
        if let Some(now) = now {
            self.ahead.set(now.millis() as i64 - browser::now().millis() as i64);
        }
        let welcome = matches!(message, ToClient::Welcome(_));
        let Some(heard) = self.told.try_update_value(|told| told.hear(message)) else { return false };
        match heard {
            Heard::Now { view, happened, fresh } => self.show(*view, happened, fresh, welcome),
            Heard::Answered(command, answer) => self.answered(&command, answer),
            Heard::Later(millis) => self.send_again_after(millis),
            Heard::Nothing => {}
            Heard::Away { sentence, .. } => self.down(Some(sentence)),
            Heard::Over(refusal) => {
                self.connection.set(Connection::Over(refusal));
                return false;
            }
            Heard::Lost => {
                self.told.update_value(Told::forget);
                return false;
            }
        }
        true
    }

    fn show(self, view: TableView, happened: Vec<Happening>, fresh: bool, welcome: bool) {
        if welcome {
            let told = self.told.with_value(|told| (told.you, told.info.clone()));
            let before = self.you.get_untracked();
            if before != told.0 {
                let seat = |you: Option<You>| you.and_then(|you| you.viewer.seat());
                self.given_up.set(seat(before).filter(|_| seat(told.0).is_none()));
                self.you.set(told.0);
            }
            if self.info.get_untracked() != told.1 {
                self.info.set(told.1);
            }
        }
        self.played.update_value(|played| played.see(&view));
        let names = self.played.with_value(|played| played.names(&view));
        // Whoever has left the game, or sat down, still knows what they saw of it.
        let other_game = |before: &Option<Arc<TableView>>| {
            before.as_ref().is_none_or(|before| before.game_number != view.game_number)
        };
        let anew = fresh && (!happened.is_empty() || self.view.with_untracked(other_game));
        if anew {
            self.log.update(Vec::clear);
        }
        let news = happened.iter().filter_map(|happening| match happening {
            Happening::Game { notices } if !welcome => Some(notices.clone()),
            _ => None,
        });
        self.news.set(news.collect());
        let game = self.info.with_untracked(|info| info.as_ref().map(|info| info.game.id.clone()));
        self.view.set(Some(Arc::new(view)));
        self.tell(&happened, game.as_deref().unwrap_or_default(), &names);
        if anew {
            let before = self.log.with_untracked(Vec::len);
            self.heard.set_value(before);
            self.before.set(before);
        }
        if welcome {
            self.connection.set(Connection::Up);
            self.send_again();
        }
    }

    /// Puts what happened into the log, and takes note of what happened since the person's last move.
    fn tell(self, happened: &[Happening], game: &str, names: &Names) {
        let me = self.you.get_untracked().and_then(|you| you.viewer.seat());
        let (mut log, mut since) = (self.log.get_untracked(), self.since_line.get_untracked());
        let before = (log.len(), since);
        for happening in happened {
            // A game says itself how it ended; then the table need not say that it did.
            let said = matches!(happening, Happening::Finished { .. })
                && log.last().is_some_and(|line| line.kind == Kind::Game && line.seat.is_none());
            let lines = if said { Vec::new() } else { Line::of(happening, game, names) };
            let mine = lines.first().is_some_and(|line| line.seat.is_some() && line.seat == me);
            log.extend(lines);
            if matches!(happening, Happening::Started { .. }) || (mine && matches!(happening, Happening::Game { .. })) {
                since = log.len();
            }
        }
        if me.is_none() {
            since = usize::MAX;
        }
        if before != (log.len(), since) {
            self.since_line.set(since);
            self.log.set(log);
        }
    }

    /// Sends what has not been answered. That is safe: it is done once, however often it comes.
    fn send_again(self) {
        let open = self.told.with_value(|told| told.unanswered().collect::<Vec<_>>());
        open.into_iter().for_each(|message| self.send(message));
    }

    fn send_again_after(self, millis: u64) {
        leptos::task::spawn_local(async move {
            gloo_timers::future::TimeoutFuture::new(u32::try_from(millis).unwrap_or(u32::MAX)).await;
            self.send_again();
        });
    }

    fn answered(self, command: &TableCommand, answer: Answer) {
        self.waiting.update(|waiting| *waiting = waiting.saturating_sub(1));
        if let TableCommand::Chat { text, .. } = command {
            self.saying.set(false);
            // A refused line stays where it was typed.
            if matches!(answer, Answer::Done { .. }) && self.draft.with_untracked(|draft| draft.trim() == text) {
                self.draft.set(String::new());
            }
        }
        match answer {
            Answer::Done { .. } => {}
            Answer::Refused(refusal) => self.refused.set(Some(refusal)),
            Answer::Stale { .. } => {
                self.refused.set(Some(Refusal::plain("table/stale", t!("refused-stale"))));
            }
        }
    }

    /// The lines of the log that were not said aloud yet. Nobody needs to hear what they have said themselves.
    pub(crate) fn unheard(self, log: &[Line], me: Option<Seat>) -> Vec<String> {
        let heard = self.heard.try_update_value(|heard| std::mem::replace(heard, log.len()));
        let lines = log.iter().skip(heard.unwrap_or_default()).filter(|line| !line.is_said_by(me));
        lines.map(|line| line.text.clone()).collect()
    }

    /// As whom the page looks.
    pub(crate) fn viewer(self) -> Viewer {
        self.you.get().map_or(Viewer::Spectator, |you| you.viewer)
    }

    /// Where the person sits.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.viewer().seat()
    }

    /// Whether an event says who sits here, and when the game begins and ends.
    pub(crate) fn is_led(self) -> bool {
        self.info.with(|info| info.as_ref().is_some_and(|info| info.house.led))
    }

    /// Whether the person is the table's host.
    pub(crate) fn hosts(self) -> bool {
        self.you.get().is_some_and(|you| you.host)
    }

    /// Whether somebody else plays in the person's team.
    pub(crate) fn is_partner(self, seat: Seat) -> bool {
        let Some(me) = self.seat().filter(|me| *me != seat) else { return false };
        self.info.with(|info| info.as_ref().is_some_and(|info| info.game.teams.team(me) == info.game.teams.team(seat)))
    }

    /// What people call the players.
    pub(crate) fn names(self) -> Names {
        self.view.with(|view| {
            let named = |view: &Arc<TableView>| self.played.with_value(|played| played.names(view));
            view.as_ref().map_or_else(|| Names::new(Vec::<String>::new()), named)
        })
    }

    /// Whether the game asks the person for something in this manner, or in any.
    pub(crate) fn is_asked(self, manner: Option<Manner>) -> bool {
        let Some(seat) = self.seat() else { return false };
        self.view.with(|view| {
            let Some(view) = view.as_ref().filter(|view| view.phase == Phase::Playing) else { return false };
            let mut windows = view.asked.iter().filter(|window| manner.is_none_or(|manner| window.manner == manner));
            windows.any(|window| window.seats.contains(seat))
        })
    }

    /// Whether the game asks the person for something, without being told when that changes.
    pub(crate) fn is_asked_untracked(self) -> bool {
        untrack(move || self.is_asked(None))
    }

    /// The time by the table's clock.
    pub(crate) fn now(self) -> WallTime {
        WallTime::from_millis(browser::now().millis().saturating_add_signed(self.ahead.get_untracked()))
    }
}

/// What people call the players of a table. Bots of the same kind are told apart by their seats.
pub(crate) fn names_of(view: &TableView) -> Names {
    let alike = |player: &PlayerView| view.seats.iter().filter(|other| other.player == *player).count();
    Names::new(view.seats.iter().zip(Seat::first(view.seats.len())).map(|(seat_view, seat)| match &seat_view.player {
        PlayerView::Open => seat.to_string(),
        PlayerView::Person(name) | PlayerView::StandIn { name, .. } => name.clone(),
        player @ PlayerView::Bot(bot) => {
            t!("bot-named", bot = bot_name(bot), seat = seat.to_string(), count = alike(player))
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sample::{person, playing};

    #[test]
    fn bots_of_the_same_kind_are_told_apart_by_their_seats() {
        let bot = |name: &str| PlayerView::Bot(name.to_owned());
        let called = |players: [PlayerView; 3]| names_of(&playing(players)).of(Seat::new(1));
        assert_eq!(called([person("Anna"), bot("easy"), bot("hard")]), "Bot Easy");
        assert_eq!(called([person("Anna"), bot("easy"), bot("easy")]), "Bot Easy (B)");
    }
}

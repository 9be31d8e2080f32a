//! A table as this page knows it: its state as signals, and a way to send requests.

mod game_players;
mod line;
#[cfg(test)]
pub(crate) mod sample;
mod trail;

pub(crate) use line::{LogLine, LogLineKind};

use crate::{
    browser::{self, RemoteClock},
    games::{self, AskHint, ListActions, Trace},
    t,
    table::{characters, player_names},
};
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use game_players::GamePlayers;
use kee_game::{Json, Manner, Names, Refusal, Seat, Viewer, WallTime};
use kee_games::free_character;
use kee_wire::{
    Answer, Audience, FromClient, Happening, Phase, PlayerView, RequestId, TableCommand, TableFollower, TableInfo,
    TableUpdate, TableView, ToClient, You,
};
use leptos::prelude::*;
use std::sync::Arc;
use trail::MoveTrail;

/// The state of the connection.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Connection {
    /// Not connected yet.
    Opening,
    /// Connected.
    Up,
    /// Lost, and being retried.
    Down {
        /// Whether the server said goodbye.
        farewell: bool,
    },
    /// Closed for good.
    Over(Refusal),
}

/// A table as this page knows it. It is a handle: copies are the same session.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) info: RwSignal<Option<TableInfo>>,
    pub(crate) you: RwSignal<Option<You>>,
    /// The seat that the player has left since the page was opened.
    pub(crate) given_up: RwSignal<Option<Seat>>,
    pub(crate) view: RwSignal<Option<Arc<TableView>>>,
    /// Everything that happened since the page was opened, and a little from before.
    pub(crate) log: RwSignal<Vec<LogLine>>,
    /// The number of lines from before.
    pub(crate) before: RwSignal<usize>,
    /// The notices of the last step, for animations: none right after a reconnect.
    pub(crate) news: RwSignal<Vec<Json>>,
    /// The first line of the log after the player's last move.
    pub(crate) since_line: RwSignal<usize>,
    /// The moves since then.
    pub(crate) trail: RwSignal<MoveTrail>,
    /// The number of them that are shown while they are replayed.
    pub(crate) replayed: RwSignal<Option<usize>>,
    /// The number of the latest replay: an older one stops.
    replay_round: StoredValue<u32>,
    pub(crate) connection: RwSignal<Connection>,
    /// The reason why the last command was refused, until the next one.
    pub(crate) refused: RwSignal<Option<Refusal>>,
    /// Whether that command came from the board.
    pub(crate) on_board: RwSignal<bool>,
    /// The source of legal actions.
    pub(crate) list: RwSignal<Option<ListActions>>,
    /// The source of hints, where they are fair: nobody else plays, and the result is compared with nobody’s.
    pub(crate) hint: RwSignal<Option<AskHint>>,
    /// The number of requests without an answer.
    pub(crate) waiting: RwSignal<usize>,
    /// The text in the chat field.
    pub(crate) draft: RwSignal<String>,
    /// Whether it is for partners only.
    pub(crate) to_team: RwSignal<bool>,
    /// Whether a chat line was sent and not answered yet.
    saying: RwSignal<bool>,
    /// Whether several people share this screen.
    pub(crate) shared: RwSignal<bool>,
    /// Whether the table is in this browser, and no server has it.
    pub(crate) in_browser: RwSignal<bool>,
    /// The table's clock.
    pub(crate) clock: RwSignal<RemoteClock>,
    follower: StoredValue<TableFollower>,
    /// The names of everyone who has played in this game. A player who left has no seat when it is over.
    played: StoredValue<GamePlayers>,
    /// The number of lines already announced, or from before.
    heard: StoredValue<usize>,
    outbox: StoredValue<UnboundedSender<FromClient>>,
    asked: StoredValue<(String, u32)>,
}

impl Session {
    /// An empty session, and the receiver from which a [`crate::link`] takes its messages.
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
            trail: RwSignal::default(),
            replayed: RwSignal::new(None),
            replay_round: StoredValue::new(0),
            connection: RwSignal::new(Connection::Opening),
            refused: RwSignal::new(None),
            on_board: RwSignal::new(false),
            list: RwSignal::new(None),
            hint: RwSignal::new(None),
            waiting: RwSignal::new(0),
            draft: RwSignal::new(String::new()),
            to_team: RwSignal::new(false),
            saying: RwSignal::new(false),
            shared: RwSignal::new(false),
            in_browser: RwSignal::new(false),
            clock: RwSignal::new(RemoteClock::default()),
            follower: StoredValue::new(TableFollower::default()),
            played: StoredValue::new(GamePlayers::default()),
            heard: StoredValue::new(0),
            outbox: StoredValue::new(outbox),
            asked: StoredValue::new((window, 0)),
        };
        (session, to_send)
    }

    /// Sends the table a request, again and again until it is answered.
    pub(crate) fn ask(self, command: TableCommand) {
        self.refused.set(None);
        self.on_board.set(false);
        let id = self.asked.try_update_value(|(window, count)| {
            *count += 1;
            format!("{window}-{count}")
        });
        let Some(Ok(id)) = id.map(|id| id.parse::<RequestId>()) else { return };
        let message = self.follower.try_update_value(|follower| follower.ask(id, command));
        self.waiting.update(|waiting| *waiting += 1);
        if let Some(message) = message {
            self.send(message);
        }
    }

    /// Sends the typed chat line. It stays in the field until the table has accepted it.
    pub(crate) fn say(self, to: Audience) {
        let text = self.draft.with_untracked(|draft| draft.trim().to_owned());
        if !text.is_empty() && !self.saying.get_untracked() {
            self.saying.set(true);
            self.ask(TableCommand::Chat { to, text });
        }
    }

    /// Plays an action, as it would be typed, based on what the page shows now.
    pub(crate) fn act(self, action: impl Into<String>) {
        let on = self.follower.with_value(TableFollower::number);
        self.ask(TableCommand::Act { action: action.into(), on: Some(on) });
    }

    /// The same from the board, which shows a refusal itself.
    pub(crate) fn act_on_board(self, action: String) {
        self.act(action);
        self.on_board.set(true);
    }

    /// Lets bots that are thinking move at once. The table ignores it while other people play.
    pub(crate) fn hurry(self) {
        self.send(FromClient::Hurry);
    }

    fn send(self, message: FromClient) {
        // Nothing is sent before the connection is up: then all open requests go out.
        if self.connection.get_untracked() == Connection::Up {
            self.outbox.with_value(|outbox| {
                let _ = outbox.unbounded_send(message);
            });
        }
    }

    /// The first message of a connection.
    pub(crate) fn hello(self, token: Option<String>) -> FromClient {
        self.follower.write_value().hello(concat!("kee-web ", env!("CARGO_PKG_VERSION")), token)
    }

    /// The connection is lost.
    pub(crate) fn down(self, farewell: bool) {
        if !matches!(self.connection.get_untracked(), Connection::Over(_)) {
            self.connection.set(Connection::Down { farewell });
        }
    }

    /// Handles a message from the table. False if this connection is of no more use.
    pub(crate) fn hear(self, message: ToClient) -> bool {
        let now = match &message {
            ToClient::Welcome(welcome) => Some(welcome.now),
            ToClient::Pong { now, .. } => Some(*now),
            _ => None,
        };
        if let Some(now) = now {
            self.clock.set(RemoteClock::at(now));
        }
        let welcome = matches!(message, ToClient::Welcome(_));
        let Some(news) = self.follower.try_update_value(|follower| follower.hear(message)) else { return false };
        match news {
            TableUpdate::Change { happened, fresh } => {
                let Some(view) = self.follower.try_update_value(TableFollower::view).flatten() else {
                    self.follower.update_value(TableFollower::forget);
                    return false;
                };
                self.show(view, happened, fresh, welcome);
            }
            TableUpdate::Answer { command, answer } => self.answered(&command, answer),
            TableUpdate::SlowDown(millis) => self.send_again_after(millis),
            TableUpdate::Nothing => {}
            TableUpdate::GoingAway { .. } => self.down(true),
            TableUpdate::Refusal(refusal) => {
                self.connection.set(Connection::Over(refusal));
                return false;
            }
            TableUpdate::Gap => return false,
        }
        true
    }

    fn show(self, view: TableView, happened: Vec<Happening>, fresh: bool, welcome: bool) {
        if welcome {
            let (you, info) = self.follower.with_value(|follower| (follower.you(), follower.info().cloned()));
            let before = self.you.get_untracked();
            if before != you {
                let seat = |you: Option<You>| you.and_then(|you| you.viewer.seat());
                self.given_up.set(seat(before).filter(|_| seat(you).is_none()));
                self.you.set(you);
            }
            if self.info.get_untracked() != info {
                self.info.set(info);
            }
        }
        let game = untrack(|| self.game());
        self.played.update_value(|played| played.see(&game, &view));
        let names = self.played.with_value(|played| played.names(&game, &view));
        // Players who have left the game, or sat down, still know what they saw of it.
        let other_game = |before: &Option<Arc<TableView>>| {
            before.as_ref().is_none_or(|before| before.game_number != view.game_number)
        };
        let anew = fresh && (!happened.is_empty() || self.view.with_untracked(other_game));
        if anew {
            self.log.update(Vec::clear);
            self.trail.set(MoveTrail::default());
        }
        let news = happened.iter().filter_map(|happening| match happening {
            Happening::Game { notices } if !welcome => Some(notices.clone()),
            _ => None,
        });
        self.news.set(news.collect());
        self.stop_replay();
        let game = self.info.with_untracked(|info| info.as_ref().map(|info| info.game.id.clone()));
        let seen = self.view.with_untracked(|before| before.as_ref().and_then(|before| before.game.clone()));
        let seen = seen.zip(view.game.clone()).filter(|_| !welcome);
        self.view.set(Some(Arc::new(view)));
        self.tell(&happened, game.as_deref().unwrap_or_default(), &names, seen);
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

    /// Adds events to the log, and notes those since the player's last move. `seen` is the game before and after them.
    fn tell(self, happened: &[Happening], game: &str, names: &Names, seen: Option<(Json, Json)>) {
        let me = self.you.get_untracked().and_then(|you| you.viewer.seat());
        // Around one screen "your pawn" could be anyone's.
        let reader = me.filter(|_| !self.shared.get_untracked());
        let (mut log, mut since) = (self.log.get_untracked(), self.since_line.get_untracked());
        let (before, mut trail) = ((log.len(), since), self.trail.get_untracked());
        let character = |seat: Seat, bot: &str| {
            self.view
                .with_untracked(|view| character_in(game, view.as_ref()?, seat, bot))
                .unwrap_or_else(|| bot.to_owned())
        };
        for happening in happened {
            // The game announces its own end, so the table need not.
            let said = matches!(happening, Happening::Finished { .. })
                && log.last().is_some_and(|line| line.kind == LogLineKind::Game && line.seat.is_none());
            // A clock that stands while the page is closed is nothing to report.
            let unchanged = self.in_browser.get_untracked() && matches!(happening, Happening::TimeGiven { .. });
            let lines =
                if said || unchanged { Vec::new() } else { LogLine::of(happening, game, names, &character, reader) };
            let first = log.len();
            let mine = lines.first().is_some_and(|line| line.seat.is_some() && line.seat == me);
            log.extend(lines);
            let trace = match (happening, me) {
                (Happening::Started { .. } | Happening::TakenBack { .. }, _) => Trace { mine: true, marks: false },
                (Happening::Game { notices }, Some(me)) => {
                    games::trace(game, notices, me).unwrap_or(Trace { mine, marks: false })
                }
                _ => Trace::default(),
            };
            if trace.mine {
                trail.clear();
                since = if trace.marks { first } else { log.len() };
            }
            if let (true, Happening::Game { notices }) = (trace.marks, happening) {
                trail.push(notices.clone(), first, seen.clone());
            }
        }
        if me.is_none() {
            since = usize::MAX;
            trail.clear();
        }
        if before != (log.len(), since) {
            self.since_line.set(since);
            self.trail.set(trail);
            self.log.set(log);
        }
    }

    /// Sends all open requests again. That is safe: each is carried out once, however often it arrives.
    fn send_again(self) {
        let open = self.follower.with_value(|follower| follower.unanswered().collect::<Vec<_>>());
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
            // A refused line stays in the field.
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

    /// The lines of the log that were not said aloud yet, without the reader's own chat.
    pub(crate) fn unheard(self, log: &[LogLine], me: Option<Seat>) -> Vec<LogLine> {
        let heard = self.heard.try_update_value(|heard| std::mem::replace(heard, log.len()));
        let lines = log.iter().skip(heard.unwrap_or_default()).filter(|line| !line.is_said_by(me));
        lines.cloned().collect()
    }

    /// The viewer of this page.
    pub(crate) fn viewer(self) -> Viewer {
        self.you.get().map_or(Viewer::Spectator, |you| you.viewer)
    }

    /// The player's seat.
    pub(crate) fn seat(self) -> Option<Seat> {
        self.viewer().seat()
    }

    /// Whether an event decides who sits here, and when the game begins and ends.
    pub(crate) fn is_led(self) -> bool {
        self.info.with(|info| info.as_ref().is_some_and(|info| info.house.led))
    }

    /// Whether the player may take back their last move.
    pub(crate) fn may_take_back(self) -> bool {
        self.view.with(|view| view.as_ref().is_some_and(|view| view.may_take_back))
    }

    /// Whether the person is the table's host.
    pub(crate) fn hosts(self) -> bool {
        self.you.get().is_some_and(|you| you.host)
    }

    /// Whether the player has a partner in their team.
    pub(crate) fn is_partner(self, seat: Seat) -> bool {
        let Some(me) = self.seat().filter(|me| *me != seat) else { return false };
        self.info.with(|info| info.as_ref().is_some_and(|info| info.game.teams.team(me) == info.game.teams.team(seat)))
    }

    /// The id of the game; empty until the table is known.
    pub(crate) fn game(self) -> String {
        self.info.with(|info| info.as_ref().map(|info| info.game.id.clone())).unwrap_or_default()
    }

    /// The names of the players.
    pub(crate) fn names(self) -> Names {
        self.view.with(|view| {
            let named = |view: &Arc<TableView>| self.played.with_value(|played| played.names(&self.game(), view));
            view.as_ref().map_or_else(|| Names::new(Vec::<String>::new()), named)
        })
    }

    /// The character of a seat's bot, even when it stands in for a player.
    pub(crate) fn character(self, seat: Seat) -> Option<String> {
        self.view.with(|view| characters_of(&self.game(), view.as_ref()?).into_iter().nth(seat.index()).flatten())
    }

    /// Whether the game asks the player for something in this manner, or in any.
    pub(crate) fn is_asked(self, manner: Option<Manner>) -> bool {
        let Some(seat) = self.seat() else { return false };
        self.view.with(|view| {
            let Some(view) = view.as_ref().filter(|view| view.phase == Phase::Playing) else { return false };
            let mut windows = view.asked.iter().filter(|window| manner.is_none_or(|manner| window.manner == manner));
            windows.any(|window| window.seats.contains(seat))
        })
    }

    /// The time by the table's clock.
    pub(crate) fn now(self) -> WallTime {
        self.clock.get_untracked().now()
    }
}

/// The names of a table's players, in the reader's language.
pub(crate) fn names_of(game: &str, view: &TableView) -> Names {
    player_names(game, &view.seats.iter().map(|seat| seat.player.named()).collect::<Vec<_>>())
}

/// The characters of a table's bots by seat. A bot that stands in for a player is nobody who sits there already.
pub(crate) fn characters_of(game: &str, view: &TableView) -> Vec<Option<String>> {
    let players: Vec<_> = view.seats.iter().map(|seat| seat.player.named()).collect();
    let mut all = characters(game, &players);
    for (index, seat) in view.seats.iter().enumerate() {
        if let PlayerView::StandIn { bot, .. } = &seat.player {
            let taken = |bot: &str| all.iter().flatten().any(|other| other == bot);
            all[index] = Some(free_character(game, bot, taken));
        }
    }
    all
}

/// The character of a bot in a seat, if that bot still has it.
fn character_in(game: &str, view: &TableView, seat: Seat, bot: &str) -> Option<String> {
    let player = &view.seats.get(seat.index())?.player;
    let same = matches!(player, PlayerView::Bot(here) | PlayerView::StandIn { bot: here, .. } if here == bot);
    characters_of(game, view).swap_remove(seat.index()).filter(|_| same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sample::{person, playing};

    #[test]
    fn two_bots_at_a_table_are_two_characters() {
        let bot = |name: &str| PlayerView::Bot(name.to_owned());
        let called = |players: [PlayerView; 4]| {
            let names = names_of("keezen", &playing(players));
            [1, 2, 3].map(|seat| names.of(Seat::new(seat)))
        };
        assert_eq!(called([person("Anna"), bot("otto"), bot("otto"), bot("zora")]), ["Otto", "Mila", "Zora"]);
        assert_eq!(called([person("Anna"), bot("easy"), bot("easy"), PlayerView::Open]), ["Easy B", "Easy C", "D"]);
    }

    #[test]
    fn a_bot_that_stands_in_has_the_face_of_its_name() {
        let bot = |name: &str| PlayerView::Bot(name.to_owned());
        let away = PlayerView::StandIn { name: "Anna".to_owned(), bot: "otto".to_owned() };
        let view = playing([away, bot("otto"), bot("otto"), PlayerView::Open]);
        let characters = characters_of("keezen", &view);
        let characters: Vec<_> = characters.iter().map(Option::as_deref).collect();
        assert_eq!(characters, [Some("benji"), Some("otto"), Some("mila"), None]);
    }
}

use super::hearing::{HeardEntry, Tale};
use crate::{EntryKind, Table};
use kee_game::{Json, Seat, Viewer, WallTime, Window};
use kee_wire::{
    ClockView, GameInfo, Happening, PROTOCOL, Phase, Resume, SeatView, TableInfo, TableView, Welcome, WindowView, You,
};

impl Table {
    /// Everything a viewer may know now.
    pub fn view(&self, viewer: Viewer) -> TableView {
        let playing = self.playing.as_ref();
        let over = self.phase != Phase::Playing;
        TableView {
            phase: self.phase,
            seats: Seat::first(self.chairs.len()).map(|seat| self.seat_view(seat)).collect(),
            host: self.seat_of(&self.host),
            game_number: self.games,
            paused: self.is_paused(),
            proposal: self.proposal,
            commitment: playing.and_then(|playing| playing.header.commitment),
            seed: playing.filter(|_| over).map(|playing| playing.seed.reveal()),
            outcome: playing.and_then(|playing| playing.game.wait().outcome().cloned()),
            asked: self.asked(),
            taken_back: playing.map_or(0, |playing| playing.taken_back),
            may_take_back: viewer.seat().is_some_and(|seat| self.before_last_move(seat).is_some()),
            game: playing.map(|playing| playing.game.view(viewer)),
        }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let chair = &self.chairs[seat.index()];
        let playing = self.playing.as_ref().filter(|_| self.phase == Phase::Playing);
        let clock = playing.and_then(|playing| {
            let deadline = playing.clocks.deadline(seat).filter(|_| chair.bot.is_none());
            let until = deadline.and_then(|time| playing.moment(time));
            Some(ClockView { bank: playing.clocks.bank(seat)?.as_millis() as u64, until })
        });
        SeatView {
            player: chair.player(),
            ready: chair.ready,
            left: playing.is_some_and(|playing| playing.game.left().contains(seat)),
            wins: chair.wins,
            clock,
            absence: chair.absence.as_ref().map(|absence| absence.view()),
        }
    }

    /// The open windows, with their deadlines on the server's clock.
    fn asked(&self) -> Vec<WindowView> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let deadline = |window: &Window| window.deadline.and_then(|deadline| playing.moment(deadline));
        let windows = playing.game.wait().windows().iter();
        windows.map(|window| WindowView::new(window, deadline(window))).collect()
    }

    /// The welcome that a client needs to start, or to resume.
    pub fn welcome(&self, now: WallTime, you: You, resume: Option<Resume>) -> Welcome {
        let viewer = you.viewer;
        let missed =
            resume.filter(|resume| resume.viewer == viewer).and_then(|resume| self.since(viewer, resume.number));
        Welcome {
            protocol: PROTOCOL,
            you,
            now,
            table: self.info(),
            number: self.number(viewer),
            missed: missed.map(|(_, happened)| happened),
            view: Json::of(&self.view(viewer)),
        }
    }

    /// The earliest point to resume from, for a client that knows nothing.
    pub fn earliest(&self, viewer: Viewer) -> Resume {
        Resume { viewer, number: self.hearing.earliest(viewer) }
    }

    /// The table as agreed when it was created.
    pub fn info(&self) -> TableInfo {
        let agreement = &self.agreement;
        TableInfo {
            game: GameInfo {
                id: agreement.game.clone(),
                rules: agreement.rules,
                options: agreement.announced(),
                teams: agreement.teams.clone(),
                words: agreement.words.as_ref().map(|words| words.name.clone()),
            },
            house: self.house.clone(),
        }
    }

    /// The steps a viewer has heard after this number, and the time of the last; none if that is too long ago.
    pub(super) fn since(&self, viewer: Viewer, number: u32) -> Option<(WallTime, Vec<Happening>)> {
        let heard = self.hearing.since(viewer, number)?;
        let at = heard.last().map_or(self.last, |heard| heard.at);
        Some((at, heard.into_iter().map(|heard| self.told(heard, viewer)).collect()))
    }

    fn told(&self, heard: &HeardEntry, viewer: Viewer) -> Happening {
        match &heard.what {
            Tale::Table(happening) => Happening::clone(happening),
            Tale::Game(entry) => {
                let notices = self.game().map(|game| game.notices(*entry, viewer));
                Happening::Game { notices: notices.unwrap_or_else(no_notices) }
            }
        }
    }

    /// An entry outside the game, as clients are told of it.
    pub(super) fn happening(&self, what: &EntryKind) -> Happening {
        let commitment = |seed: &kee_game::Seed| seed.commitment();
        match what {
            EntryKind::Made(_) => Happening::Made,
            EntryKind::SeatTaken { seat, name, .. } => Happening::Sat { seat: *seat, name: name.clone() },
            EntryKind::SeatLeft { seat } => Happening::Stood { seat: *seat },
            EntryKind::BotSeated { seat, bot, .. } => Happening::BotSat { seat: *seat, bot: bot.clone() },
            EntryKind::Ready { seat, ready } => Happening::Ready { seat: *seat, ready: *ready },
            EntryKind::StartAsked => Happening::StartAsked,
            EntryKind::Started { seed } => Happening::Started { game: self.games, commitment: commitment(seed) },
            EntryKind::Input(_) => Happening::Game { notices: no_notices() },
            EntryKind::TakenBack { seat, .. } => Happening::TakenBack { seat: *seat },
            EntryKind::Finished(outcome) => {
                let seed = self.playing.as_ref().map(|playing| playing.seed.reveal()).unwrap_or_default();
                Happening::Finished { outcome: outcome.clone(), seed }
            }
            EntryKind::Chat { from, to, text } => Happening::Chat { from: *from, to: *to, text: text.clone() },
            EntryKind::Reacted { from, reaction } => Happening::Reacted { from: *from, reaction: *reaction },
            EntryKind::Proposed { by, what } => Happening::Proposed { by: *by, what: *what },
            EntryKind::Agreed { by } => Happening::Agreed { by: *by },
            EntryKind::Declined { by } => Happening::Declined { by: *by },
            EntryKind::Paused => Happening::Paused,
            EntryKind::Resumed => Happening::Resumed,
            EntryKind::Gone { seat } => Happening::Gone { seat: *seat },
            EntryKind::Missed { seat } => Happening::Missed { seat: *seat },
            EntryKind::Back { seat } => Happening::Back { seat: *seat },
            EntryKind::Left { seat } => Happening::Left { seat: *seat },
            EntryKind::Voted { seat, by, choice } => Happening::Voted { seat: *seat, by: *by, choice: *choice },
            EntryKind::Awaited { seat } => Happening::Awaited { seat: *seat },
            EntryKind::StoodIn { seat, bot } => Happening::StoodIn { seat: *seat, bot: bot.clone() },
            EntryKind::HandedOver { to } => Happening::HandedOver { seat: self.seat_of(to) },
            EntryKind::Appointed { .. } => Happening::Appointed,
            EntryKind::TimeGiven { millis } => Happening::TimeGiven { millis: *millis },
            EntryKind::Closed => Happening::Closed,
        }
    }
}

fn no_notices() -> Json {
    Json::of(&[(); 0])
}

use super::{clock::Clock, saved_game::SavedGame};
use crate::stop::Stop;
use kee_game::{
    BotMove, Header, Input, Names, Outcome, PlayerKind, Refusal, Seat, SeatSet, Seed, WindowId, next_to_ask,
};
use kee_games::{About, AnyMatch};
use std::time::Duration;

/// What a bot takes on the clock if it does not say.
const BRIEFLY: Duration = Duration::from_secs(1);

/// A game being played here. Whatever happens is on disk before anybody hears of it.
pub(super) struct Table {
    pub(super) game: Box<dyn AnyMatch>,
    pub(super) header: Header,
    pub(super) names: Names,
    /// Which game it is.
    pub(super) about: About,
    pub(super) clock: Clock,
    pub(super) saved: SavedGame,
    pub(super) seed: Seed,
    /// True after a player pressed Enter instead of acting out of turn. Their next action clears it.
    pub(super) waived: bool,
}

impl Table {
    /// The seats that are played by people.
    pub(super) fn people(&self) -> SeatSet {
        let kinds = Seat::first(self.header.players.len()).zip(&self.header.players);
        kinds.filter(|(_, player)| player.kind == PlayerKind::Person).map(|(seat, _)| seat).collect()
    }

    /// The people who can act although it is not their turn, unless they pressed Enter to move on.
    pub(super) fn volunteers(&self) -> SeatSet {
        if self.waived {
            return SeatSet::NONE;
        }
        self.people().iter().filter(|seat| self.game.volunteers().contains(*seat)).collect()
    }

    /// The next person to prompt: the one whose turn it is, or one who can still act before a bot moves.
    pub(super) fn to_ask(&self) -> Option<Seat> {
        let next = next_to_ask(self.game.wait()).filter(|seat| self.people().contains(*seat));
        next.or_else(|| self.volunteers().iter().next())
    }

    /// How it ended, if it has.
    pub(super) fn outcome(&self) -> Option<&Outcome> {
        self.game.wait().outcome()
    }

    /// Writes down the game so far.
    pub(super) fn save(&self) -> Result<(), Stop> {
        self.saved.save(&self.game.record(&self.header, &self.seed))?;
        if self.outcome().is_some() { self.saved.forget_seed() } else { Ok(()) }
    }

    /// Takes what a person typed.
    pub(super) fn act(&mut self, seat: Seat, typed: &str) -> Result<Result<(), Refusal>, Stop> {
        let acted = self.game.act(self.clock.now(), seat, typed);
        self.save_if_taken(acted)
    }

    /// Takes something else than an action.
    pub(super) fn take(&mut self, input: &Input<String, String>) -> Result<Result<(), Refusal>, Stop> {
        let taken = self.game.take(self.clock.now(), input);
        self.save_if_taken(taken)
    }

    fn save_if_taken(&self, taken: Result<(), Refusal>) -> Result<Result<(), Refusal>, Stop> {
        if taken.is_ok() {
            self.save()?;
        }
        Ok(taken)
    }

    /// The open windows that include a seat.
    pub(super) fn asking(&self, seat: Seat) -> Vec<WindowId> {
        let windows = self.game.wait().windows().iter();
        windows.filter(|window| window.seats.contains(seat)).map(|window| window.id).collect()
    }

    /// Closes the windows whose time is up; false if there are none.
    pub(super) fn expire_due(&mut self) -> Result<bool, Stop> {
        let mut expired = false;
        while let Some(window) = self.game.wait().due(self.clock.now()) {
            self.expire(window)?;
            expired = true;
        }
        Ok(expired)
    }

    fn expire(&mut self, window: WindowId) -> Result<(), Stop> {
        self.take(&Input::Expire { window })?.map_err(|refusal| Stop::Failed(refusal.to_string()))
    }

    /// Lets everything happen that waits for no person: deals, time that is up, bots.
    pub(super) fn run_on(&mut self) -> Result<(), Stop> {
        loop {
            if self.game.deal(&self.seed) {
                self.save()?;
                continue;
            }
            if self.outcome().is_some() {
                return Ok(());
            }
            if self.expire_due()? {
                continue;
            }
            if self.to_ask().is_some() {
                return Ok(());
            }
            match next_to_ask(self.game.wait()) {
                Some(seat) => self.bot_acts(seat)?,
                // Nobody can do anything: only time helps, and nobody wants to wait for it.
                None => self.expire(self.game.wait().windows()[0].id)?,
            }
        }
    }

    /// The dice of a bot depend on the seed and on how far the game is, so a game that was stopped goes on the same.
    fn bot_acts(&mut self, seat: Seat) -> Result<(), Stop> {
        let bot_seed = Seed::named(&format!("bots of {}", self.seed.reveal()));
        let dice = &mut bot_seed.dice(self.game.entries() as u64);
        let now = self.clock.now();
        let BotMove { action, takes } = self.game.bot_move(now, seat, dice);
        let done = now.plus(takes.unwrap_or(BRIEFLY));
        self.clock.skip_to(self.game.wait().first_deadline().map_or(done, |deadline| deadline.min(done)));
        if self.expire_due()? {
            return Ok(());
        }
        let acted = self.act(seat, &action)?;
        acted.map_err(|refusal| Stop::Failed(format!("the bot of {} was refused: {refusal}", self.names.of(seat))))
    }
}

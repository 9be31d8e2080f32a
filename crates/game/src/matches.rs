use crate::{Decline, Game, GameTime, Input, Refusal, Ruling, Seat, SeatSet, Seed, Viewer, Wait};
use std::sync::Arc;

/// An input in the log, with its time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A, C> {
    /// The time since the beginning of the game.
    pub at: GameTime,
    /// The input itself.
    pub input: Input<A, C>,
}

/// The log entry of a game.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

/// A game being played: its rules, its log, and the state that the log leads to.
///
/// It checks what is the same in every game, so that the rules need not: who may act, whether time is up, and that
/// nothing comes after the end. It does not know the seed.
#[derive(Debug)]
pub struct Match<G: Game> {
    /// Shared with the copies that bots think about.
    rules: Arc<G>,
    state: G::State,
    wait: Wait,
    log: Vec<EntryOf<G>>,
    chances: u64,
    now: GameTime,
    left: SeatSet,
}

impl<G: Game> Match<G> {
    /// A game before its first input.
    pub fn new(rules: G) -> Self {
        let state = rules.start();
        Self::beginning_at(Arc::new(rules), state)
    }

    /// A game that begins in the middle, from a state that was set up.
    pub fn at_position(rules: G, state: G::State) -> Self {
        Self::beginning_at(Arc::new(rules), state)
    }

    /// Another game by the same rules that begins in this state.
    #[must_use]
    pub fn sibling(&self, state: G::State) -> Self {
        Self::beginning_at(Arc::clone(&self.rules), state)
    }

    fn beginning_at(rules: Arc<G>, state: G::State) -> Self {
        let wait = rules.wait(&state);
        Self { rules, state, wait, log: Vec::new(), chances: 0, now: GameTime::ZERO, left: SeatSet::NONE }
    }

    /// The rules of this table.
    pub fn rules(&self) -> &G {
        &self.rules
    }

    /// Everything there is to know, which no player may see.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The players or the chance that the game is waiting for.
    pub fn wait(&self) -> &Wait {
        &self.wait
    }

    /// The seats that may act now: those that are asked, and volunteers.
    pub fn may_act(&self) -> SeatSet {
        match &self.wait {
            Wait::Players(_) => self.wait.asked().or(self.rules.volunteers(&self.state)),
            Wait::Chance | Wait::Over(_) => SeatSet::NONE,
        }
    }

    /// All inputs so far.
    pub fn log(&self) -> &[EntryOf<G>] {
        &self.log
    }

    /// The number of draws so far, which is the index of the seed's next draw.
    pub fn chances(&self) -> u64 {
        self.chances
    }

    /// The time of the last input.
    pub fn now(&self) -> GameTime {
        self.now
    }

    /// The seats that have left.
    pub fn left(&self) -> SeatSet {
        self.left
    }

    /// A viewer's view of the current state.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.rules.view(&self.state, viewer)
    }

    /// Takes an input, or refuses it and changes nothing.
    pub fn apply(&mut self, at: GameTime, input: Input<G::Action, G::Chance>) -> Result<Vec<G::Event>, Refusal> {
        self.admit(at, &input).map_err(|reason| reason.refusal())?;
        let events = self.rules.apply(&mut self.state, at, &input).map_err(|reason| Refusal::new(G::ID, &reason))?;
        match &input {
            Input::Chance(_) => self.chances += 1,
            Input::Leave { seat } => self.left = self.left.with(*seat),
            Input::Act { .. } | Input::Expire { .. } | Input::Ruling(_) => {}
        }
        self.wait = self.rules.wait(&self.state);
        self.now = at;
        self.log.push(Entry { at, input });
        Ok(events)
    }

    /// Draws the chance that is due, if any.
    pub fn deal(&mut self, seed: &Seed) -> Option<Vec<G::Event>> {
        if self.wait != Wait::Chance {
            return None;
        }
        let chance = self.drawn(seed);
        Some(self.apply(self.now, Input::Chance(chance)).expect("a game takes what it has drawn itself"))
    }

    /// The chance that the seed gives for the draw that is due.
    pub fn drawn(&self, seed: &Seed) -> G::Chance {
        self.rules.draw(&self.state, &mut seed.dice(self.chances))
    }

    fn admit(&self, at: GameTime, input: &Input<G::Action, G::Chance>) -> Result<(), Decline> {
        if at < self.now {
            return Err(Decline::Backwards(self.now, at));
        }
        match (&self.wait, input) {
            (Wait::Over(_), _) => Err(Decline::Over),
            (Wait::Chance, Input::Chance(_)) => Ok(()),
            (Wait::Chance, _) => Err(Decline::ChanceDue),
            (Wait::Players(_), Input::Chance(_)) => Err(Decline::ChanceNotDue),
            (Wait::Players(windows), Input::Expire { window }) => {
                let open = windows.iter().any(|open| open.id == *window);
                if open { Ok(()) } else { Err(Decline::WindowClosed) }
            }
            (Wait::Players(_), input) => self.admit_in_time(at, input),
        }
    }

    /// Refuses an input while a window has run out of time: it expires first, so the log shows that nobody acted late.
    fn admit_in_time(&self, at: GameTime, input: &Input<G::Action, G::Chance>) -> Result<(), Decline> {
        if self.wait.due(at).is_some() {
            return Err(Decline::TimeUp);
        }
        match input {
            Input::Act { seat, .. } => {
                self.admit_seat(*seat)?;
                if self.may_act().contains(*seat) { Ok(()) } else { Err(Decline::NotAsked(*seat)) }
            }
            Input::Leave { seat } => self.admit_seat(*seat),
            Input::Ruling(Ruling::Forfeit(seat) | Ruling::Award(seat, _)) if !self.rules.seating().has(*seat) => {
                Err(Decline::NoSuchSeat(*seat))
            }
            _ => Ok(()),
        }
    }

    fn admit_seat(&self, seat: Seat) -> Result<(), Decline> {
        if !self.rules.seating().has(seat) {
            Err(Decline::NoSuchSeat(seat))
        } else if self.left.contains(seat) {
            Err(Decline::Gone(seat))
        } else {
            Ok(())
        }
    }
}

use crate::{
    Dice, GameTime, Input, Options, Preset, Problem, Reason, Resources, Seat, SeatSet, Seating, Unreadable, Viewer,
    Wait,
};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fmt::{Debug, Display},
    ops::ControlFlow,
    str::FromStr,
};

/// Whether a list of actions is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Every legal action is listed, and all others are refused.
    Complete,
    /// All listed actions are legal, and there are others, such as any text as a bluff.
    Partial,
}

/// The events of an input, or the reason why it was refused.
pub type Change<G> = Result<Vec<<G as Game>::Event>, <G as Game>::Refusal>;

/// The rules of a game. A value of the type holds one table's rules: its options, its seating and its word list.
///
/// Everything is a pure function of its arguments. Nothing here reads a clock, draws random numbers or depends on the
/// order of a hash map; `kee-conformance` checks every promise below.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name in commands, records and refusal codes: lower case, one word.
    const ID: &'static str;
    /// The version of the rules, raised whenever a stored record would replay differently.
    const RULES: u32;
    /// Whether [`Game::new`] needs a word list.
    const WORDS: bool;
    /// Whether anything is hidden from any viewer, in a hand or still to be drawn. If not, [`Game::resample`] may
    /// return the state as it is.
    const HIDDEN: bool;
    /// The ways a game can end, as they appear in [`crate::Outcome::ending`].
    const ENDINGS: &'static [&'static str];
    /// Named options, the default first; one of them, `tiny`, is small enough for an exhaustive search.
    const PRESETS: &'static [Preset<Self::Options>];

    /// The options of a table.
    type Options: Options;
    /// Everything there is to know at one moment.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// An action of a seat, with a text form in one line.
    type Action: Clone + PartialEq + Debug + TextForm + Serialize + DeserializeOwned + Send + Sync;
    /// A deal, draw or throw, with a text form in one line.
    type Chance: Clone + PartialEq + Debug + TextForm + Serialize + DeserializeOwned + Send + Sync;
    /// Something that happened, with all details.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// One viewer's view of a state: a separate type, never a masked state.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One viewer's view of an event.
    type Notice: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A reason to refuse an input.
    type Refusal: Reason;

    /// The rules for one table, or everything wrong with the request.
    fn new(options: Self::Options, seating: Seating, resources: &Resources) -> Result<Self, Vec<Problem>>;

    /// The options it was made with.
    fn options(&self) -> &Self::Options;

    /// The seats it was made for.
    fn seating(&self) -> &Seating;

    /// The score to reach, in a game that is played for a score rather than against others.
    fn goal(options: &Self::Options, seating: &Seating) -> Option<i64> {
        let _ = (options, seating);
        None
    }

    /// The state before the first input.
    fn start(&self) -> Self::State;

    /// The players or the chance that the game is waiting for. A seat that has left is never asked.
    fn wait(&self, state: &Self::State) -> Wait;

    /// Seats that may act although nobody waits for them, such as to take a play back before the next player moves.
    /// Their actions are among [`Game::actions`]. Bots never volunteer.
    fn volunteers(&self, state: &Self::State) -> SeatSet {
        let _ = state;
        SeatSet::NONE
    }

    /// Changes the state, which nothing else does; a refusal leaves it unchanged.
    ///
    /// [`crate::Match`] has already checked what is the same in every game: an action comes from a seat that may act, a
    /// chance when chance is due, an expiry for an open window, a leave from a seat that has not left, a ruling about a
    /// seat that exists, and nothing after the end. Only actions, chances and rulings may be refused here. An expiry
    /// may come before the window's deadline, since the table has clocks too.
    fn apply(&self, state: &mut Self::State, at: GameTime, input: &Input<Self::Action, Self::Chance>) -> Change<Self>;

    /// Draws a chance. Only called when chance is due.
    fn draw(&self, state: &Self::State, dice: &mut Dice) -> Self::Chance;

    /// Visits the actions of a seat that may act until the visitor stops, in an order that depends only on what the
    /// seat can see. There is at least one, and each of them is accepted. A visitor that breaks off is not called
    /// again, and the listing is then what it would have been.
    fn actions(
        &self,
        state: &Self::State,
        seat: Seat,
        visit: &mut dyn FnMut(Self::Action) -> ControlFlow<()>,
    ) -> Listing;

    /// A viewer's view of the current state.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The scores in a view, in seat order, or in team order if a team scores together.
    fn scores(view: &Self::View) -> Vec<i64>;

    /// A viewer's view of an event: never more than their views before and after it show.
    fn notice(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Notice>;

    /// Whether an event shows the viewer something that was hidden before, in a hand or still to be drawn. The move behind
    /// it can then not be taken back.
    fn reveals(&self, _event: &Self::Event, _viewer: Viewer) -> bool {
        Self::HIDDEN
    }

    /// Another state that this viewer can't tell from the given one: hidden hands and undrawn cards differ, everything
    /// seen is the same.
    fn resample(&self, state: &Self::State, viewer: Viewer, dice: &mut Dice) -> Self::State;

    /// Checks what must always hold, above all that nothing was lost or made up: every tile, card and pawn is
    /// somewhere.
    fn invariant(&self, state: &Self::State) -> Result<(), String>;
}

/// A text form in one line that can be read back: no line breaks, no space at either end, one spelling for each value.
pub trait TextForm: Display + FromStr<Err = Unreadable> {}

impl<T: Display + FromStr<Err = Unreadable>> TextForm for T {}

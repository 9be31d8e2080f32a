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

/// Whether a list of actions is all there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Every legal action was listed: what is not in the list is refused.
    Complete,
    /// All listed actions are legal, and there are others (any text as a bluff, say).
    Partial,
}

/// The rules of a game. A value of the type is one table's rules: its options, its seating and what it looks up.
///
/// Everything is a pure function of what is passed in. Nothing here reads a clock, draws a number of its own or
/// depends on the order of a hash map; `kee-conformance` checks all that is promised below.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name in commands, records and refusal codes: lower case, one word.
    const ID: &'static str;
    /// Raised whenever a stored record would replay differently.
    const RULES: u32;
    /// Whether [`Game::new`] needs a word list.
    const WORDS: bool;
    /// Whether any viewer lacks something that others know or that is still to be drawn. If not, [`Game::resample`]
    /// may return the state as it is.
    const HIDDEN: bool;
    /// The ways a game can end, as they appear in [`crate::Outcome::ending`].
    const ENDINGS: &'static [&'static str];
    /// Named options, the default first, one of them called `tiny` and small enough to be searched exhaustively.
    const PRESETS: &'static [Preset<Self::Options>];

    /// What a table can choose.
    type Options: Options;
    /// Everything there is to know at one moment.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can do, with a text form in one line.
    type Action: Clone + PartialEq + Debug + TextForm + Serialize + DeserializeOwned + Send + Sync;
    /// What chance can bring, with a text form in one line.
    type Chance: Clone + PartialEq + Debug + TextForm + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, all of it.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// What one viewer may know of a state; a type of its own, never a state with things blanked out.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know of an event.
    type Notice: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why not.
    type Refusal: Reason;

    /// The rules for one table, or everything that is wrong with the request.
    fn new(options: Self::Options, seating: Seating, resources: &Resources) -> Result<Self, Vec<Problem>>;

    /// The options it was made with.
    fn options(&self) -> &Self::Options;

    /// The seats it was made for.
    fn seating(&self) -> &Seating;

    /// The score that wins, where a game is played for one rather than against others.
    fn goal(options: &Self::Options, seating: &Seating) -> Option<i64> {
        let _ = (options, seating);
        None
    }

    /// The state before the first input.
    fn start(&self) -> Self::State;

    /// What the game waits for. A seat that has left is asked for nothing.
    fn wait(&self, state: &Self::State) -> Wait;

    /// Seats that may act although nobody waits for them, for instance to take a play back before the next player moves.
    /// What they can do is among [`Game::actions`]. Bots are not asked for it.
    fn volunteers(&self, state: &Self::State) -> SeatSet {
        let _ = state;
        SeatSet::NONE
    }

    /// The one way the state changes; a refusal leaves it as it was.
    ///
    /// [`crate::Match`] has already seen to what is the same in every game: an action comes from a seat that may act, a
    /// chance when chance is due, an expiry for an open window, a leave from a seat that is still there, a ruling about
    /// a seat that exists, and nothing after the end. Only actions, chances and rulings may be refused here. An expiry may come before the window's deadline, since the table has clocks too.
    fn apply(
        &self,
        state: &mut Self::State,
        at: GameTime,
        input: &Input<Self::Action, Self::Chance>,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// What the dice bring. Only called when chance is due.
    fn draw(&self, state: &Self::State, dice: &mut Dice) -> Self::Chance;

    /// Shows the actions a seat that may act can take until the visitor has seen enough, in an order that depends on
    /// nothing the seat cannot see. At least one, and each of them is accepted. A visitor that breaks off is not called
    /// again, and the listing then says what it would have been.
    fn actions(
        &self,
        state: &Self::State,
        seat: Seat,
        visit: &mut dyn FnMut(Self::Action) -> ControlFlow<()>,
    ) -> Listing;

    /// What a viewer may know now.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The scores that a view shows, in seat order, or in the order of teams where a team scores as one.
    fn scores(view: &Self::View) -> Vec<i64>;

    /// What a viewer may know of an event: never more than their views before and after it tell.
    fn notice(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Notice>;

    /// Another state that this viewer cannot tell from the given one: hidden hands and undrawn cards lie differently,
    /// all that has been seen lies the same.
    fn resample(&self, state: &Self::State, viewer: Viewer, dice: &mut Dice) -> Self::State;

    /// Checks what must always hold, above all that nothing was lost or made: every tile, card and pawn is somewhere.
    fn invariant(&self, state: &Self::State) -> Result<(), String>;
}

/// A text form in one line that reads back: no line breaks, no space at either end, one spelling for each value.
pub trait TextForm: Display + FromStr<Err = Unreadable> {}

impl<T: Display + FromStr<Err = Unreadable>> TextForm for T {}

use kee_game::{
    BotMove, Dice, GameTime, Header, Input, Json, Listing, Message, Names, PlayerKind, Problem, Question, Record,
    RecordEntry, Refusal, Resources, Seat, SeatSet, Seating, Seed, TableOutcome, TurnScore, Viewer, Voice, Wait,
};

/// Some or all of the actions of a seat, in their text forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionList {
    /// The actions, as they can be typed.
    pub actions: Vec<String>,
    /// The number of listed actions beyond those asked for.
    pub more: usize,
    /// Whether there are more than any list could hold.
    pub listing: Listing,
}

impl ActionList {
    /// Whether these are all.
    pub fn is_complete(&self) -> bool {
        self.more == 0 && self.listing == Listing::Complete
    }
}

/// A bot's decision, made from a copy of its seat's view. It can run anywhere and take its time while the game
/// continues. The action is in its text form.
pub type Thought = Box<dyn FnOnce(&mut Dice) -> BotMove<String> + Send>;

/// A game being played, of any kind.
///
/// Times and the seed come from the caller and are not kept here. Everything shown is for a viewer and tells no more
/// than that viewer may know, except [`AnyMatch::position`], [`AnyMatch::after`], [`AnyMatch::entry`] and
/// [`AnyMatch::record`], which tell everything.
pub trait AnyMatch: Send {
    /// The seating.
    fn seating(&self) -> &Seating;

    /// The word list and other resources.
    fn resources(&self) -> &Resources;

    /// The score to reach, in a game that is played for a score rather than against others.
    fn goal(&self) -> Option<i64>;

    /// The players or the chance that the game is waiting for.
    fn wait(&self) -> &Wait;

    /// The time of the last input.
    fn now(&self) -> GameTime;

    /// The number of inputs so far.
    fn entries(&self) -> usize;

    /// An entry (from 1), with action and chance in their exact text forms.
    fn entry(&self, entry: usize) -> Option<RecordEntry>;

    /// The seats that have left.
    fn left(&self) -> SeatSet;

    /// The seats that may act although nobody waits for them, such as a player who may take a play back.
    fn volunteers(&self) -> SeatSet;

    /// Takes an action that a person typed at a seat.
    fn act(&mut self, at: GameTime, seat: Seat, typed: &str) -> Result<(), Refusal>;

    /// Takes any input, with action and chance in their exact text forms.
    fn take(&mut self, at: GameTime, input: &Input<String, String>) -> Result<(), Refusal>;

    /// Draws the chance that is due; false if none is.
    fn deal(&mut self, seed: &Seed) -> bool;

    /// The decision of a bot of this name on an asked seat after the last input, still to be computed. It is a new bot
    /// every time. Pass the action to [`AnyMatch::act`] when its thinking time is over.
    ///
    /// # Panics
    /// If the seat is not asked.
    fn thought(&self, seat: Seat, bot: &str) -> Result<Thought, Problem>;

    /// A game from here on that this viewer can't tell from this one: hidden hands and undrawn cards differ. It is for
    /// finding leaks: the viewer must be told the same of both.
    #[cfg(feature = "testing")]
    fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn AnyMatch>;

    /// The board, hand and scores as lines of text.
    fn show(&self, viewer: Viewer, names: &Names, voice: &dyn Voice) -> String;

    /// The questions the game has an answer to.
    fn questions(&self) -> &'static [Question<'static>];

    /// The answer to a question; none if the game has none.
    fn answer(&self, viewer: Viewer, question: Question<'_>) -> Vec<Message>;

    /// Whether something is a word, or why the viewer may not ask.
    fn look_up(&self, viewer: Viewer, word: &str) -> Result<bool, Message>;

    /// A hint for a viewer who is stuck, or which kinds there are. Words come from the `suggested` ones, which may be
    /// fewer than the judge's.
    fn hint(&self, viewer: Viewer, asked: &str, suggested: &Resources) -> Result<Message, Message>;

    /// Help on what the viewer can type now ([`kee_game::InWords::explain`]).
    fn explain(&self, viewer: Viewer) -> Vec<Message>;

    /// The viewer's sentences about an entry (from 1), notice by notice.
    fn tell(&self, entry: usize, viewer: Viewer) -> Vec<Vec<Message>>;

    /// The viewer's view of an entry (from 1), for programs.
    fn notices(&self, entry: usize, viewer: Viewer) -> Json;

    /// Whether an entry (from 1) shows the viewer something that was hidden before.
    fn reveals(&self, entry: usize, viewer: Viewer) -> bool;

    /// The turns that an entry (from 1) tells the viewer of, with their scores; none in games that don't tell them.
    fn turn_scores(&self, entry: usize, viewer: Viewer) -> Vec<TurnScore>;

    /// The outcome for the event that the table belongs to, once the game is over.
    fn table_outcome(&self) -> Option<TableOutcome>;

    /// The viewer's view of the current state, for programs.
    fn view(&self, viewer: Viewer) -> Json;

    /// The scores as the viewer sees them, in seat order, or in team order if a team scores together.
    fn scores(&self, viewer: Viewer) -> Vec<i64>;

    /// At most this many actions of an asked seat; none of other seats.
    fn actions(&self, seat: Seat, most: usize) -> ActionList;

    /// The position as one line of text, with all hands open.
    fn position(&self) -> String;

    /// The position that an action of an asked seat leads to.
    fn after(&self, seat: Seat, action: &str) -> Result<String, Refusal>;

    /// The number of positions reachable in `depth` actions.
    fn perft(&self, seed: &Seed, depth: u32) -> u64;

    /// The header of its record.
    fn header(&self, resources: &Resources, players: &[(PlayerKind, String)], seed: &Seed) -> Header;

    /// The record of the game so far. It has the seed only once the game is over.
    fn record(&self, header: &Header, seed: &Seed) -> Record;
}

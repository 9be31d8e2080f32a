use kee_game::{
    BotMove, Brought, Dice, GameTime, Header, Input, Json, Listing, Names, PlayerKind, Problem, Record, RecordEntry,
    Refusal, Resources, Seat, SeatSet, Seating, Seed, TableOutcome, Viewer, Wait,
};

/// Some or all of the actions a seat has, in their text forms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActionList {
    /// As they can be typed.
    pub actions: Vec<String>,
    /// How many more were listed than were asked for.
    pub more: usize,
    /// Whether there are others that no list could hold.
    pub listing: Listing,
}

/// What a bot does, found out from a copy of what its seat sees: it can be run anywhere and takes its time, while the
/// game goes on. The action comes in its text form.
pub type Thought = Box<dyn FnOnce(&mut Dice) -> BotMove<String> + Send>;

/// A game being played, whichever it is.
///
/// Times come from whoever keeps the clock and the seed from whoever deals; neither is kept here. All that is shown
/// is shown to a viewer and tells no more than that viewer may know, except [`AnyMatch::position`],
/// [`AnyMatch::after`], [`AnyMatch::entry`] and [`AnyMatch::record`], which tell everything.
pub trait AnyMatch: Send {
    /// Who sits where.
    fn seating(&self) -> &Seating;

    /// What it looks up.
    fn resources(&self) -> &Resources;

    /// The score that wins, where a game is played for one rather than against others.
    fn goal(&self) -> Option<i64>;

    /// What the game waits for.
    fn wait(&self) -> &Wait;

    /// For whom the game waits, as a sentence.
    fn waiting_for(&self, names: &Names) -> String;

    /// When the last input came.
    fn now(&self) -> GameTime;

    /// How many inputs there have been.
    fn entries(&self) -> usize;

    /// An entry (from 1), with action and chance in their exact text forms.
    fn entry(&self, entry: usize) -> Option<RecordEntry>;

    /// Who has left.
    fn left(&self) -> SeatSet;

    /// Who may act although nobody waits for them, such as a player who may take a play back.
    fn volunteers(&self) -> SeatSet;

    /// Takes what a person typed at a seat.
    fn act(&mut self, at: GameTime, seat: Seat, typed: &str) -> Result<(), Refusal>;

    /// Takes any input, with action and chance in their exact text forms.
    fn take(&mut self, at: GameTime, input: &Input<String, String>) -> Result<(), Refusal>;

    /// Draws what chance is due; false if none is.
    fn deal(&mut self, seed: &Seed) -> bool;

    /// Puts a bot on a seat.
    fn seat_bot(&mut self, seat: Seat, name: &str) -> Result<(), Problem>;

    /// What the bot on this seat does if it is asked at this time. To be taken with [`AnyMatch::act`], when the time that
    /// it takes is over.
    ///
    /// # Panics
    /// If no bot was put there, or its seat is not asked.
    fn bot_move(&mut self, now: GameTime, seat: Seat, dice: &mut Dice) -> BotMove<String>;

    /// What a bot of this name would do on an asked seat after the last input, still to be thought out. It is a fresh bot
    /// every time.
    ///
    /// # Panics
    /// If the seat is not asked.
    fn thought(&self, seat: Seat, bot: &str) -> Result<Thought, Problem>;

    /// A game that begins now and that this viewer cannot tell from this one: hidden hands and undrawn cards lie
    /// differently. It is for finding leaks: whatever the viewer is told of the two must be the same.
    fn imagine(&self, viewer: Viewer, dice: &mut Dice) -> Box<dyn AnyMatch>;

    /// The board, hand and scores as lines of text.
    fn show(&self, viewer: Viewer, names: &Names) -> String;

    /// Whether something is a word, or why the viewer may not ask.
    fn look_up(&self, viewer: Viewer, word: &str) -> Result<bool, String>;

    /// A hint for a viewer who is stuck, or what kinds there are. Words come from the `suggested` ones, which may be fewer than the judge
    /// knows.
    fn hint(&self, viewer: Viewer, asked: &str, suggested: &Resources) -> Result<String, String>;

    /// What the viewer can type now, a line each.
    fn explain(&self, viewer: Viewer) -> String;

    /// What the viewer may know of an entry (from 1), as sentences.
    fn tell(&self, entry: usize, viewer: Viewer, names: &Names) -> Vec<String>;

    /// What the viewer may know of an entry (from 1), for programs.
    fn notices(&self, entry: usize, viewer: Viewer) -> Json;

    /// The turns that an entry (from 1) tells the viewer of, with what they brought; none where games do not say it.
    fn brought(&self, entry: usize, viewer: Viewer) -> Vec<Brought>;

    /// What an event that the table belongs to has to know of the game, once it is over.
    fn table_outcome(&self) -> Option<TableOutcome>;

    /// What the viewer may know now, for programs.
    fn view(&self, viewer: Viewer) -> Json;

    /// The scores as the viewer sees them, in seat order, or in the order of teams where a team scores as one.
    fn scores(&self, viewer: Viewer) -> Vec<i64>;

    /// The actions of an asked seat, at most so many; of any other seat none.
    fn actions(&self, seat: Seat, most: usize) -> ActionList;

    /// The position as one line of text, with all hands open.
    fn position(&self) -> String;

    /// The position that an action of an asked seat leads to.
    fn after(&self, seat: Seat, action: &str) -> Result<String, Refusal>;

    /// How many positions `depth` actions lead to.
    fn perft(&self, seed: &Seed, depth: u32) -> u64;

    /// The beginning of its record.
    fn header(&self, resources: &Resources, players: &[(PlayerKind, String)], seed: &Seed) -> Header;

    /// The game so far. The seed is written into it only once the game is over.
    fn record(&self, header: &Header, seed: &Seed) -> Record;
}

/// A fault that can be planted into the game, to see whether the suite finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// The view shows the highest tile an opponent holds.
    ViewLeak = 1,
    /// The view shows the bids of others before all have bid.
    SealedBidShown,
    /// A notice tells everyone a bid before all have bid.
    NoticeLeak,
    /// Of equal bids the earlier one wins.
    ArrivalOrder,
    /// A seat that bids after another has fewer tiles to choose from.
    ListDependsOnArrival,
    /// A refused bid leaves its mark on the state.
    DirtyRefusal,
    /// A refusal tells who holds a tile.
    RefusalLeak,
    /// A refusal is not a sentence.
    RefusalWithoutSentence,
    /// The win of a bid depends on the number of games played before.
    Nondeterminism,
    /// The order of the list depends on what others hold.
    LeakingActionList,
    /// One of the tiles that were bid is lost.
    LostTile,
    /// A deal of tiles that are not in the pouch is accepted.
    ForeignDealAccepted,
    /// Tiles that were bid go back into the hand and the round is not counted.
    EndlessGame,
    /// The ending has a name that was never announced.
    UnknownEnding,
    /// `keep` is accepted as a bid though it is never listed.
    UnlistedAccepted,
    /// `draw` is listed when the pouch is empty.
    ListedRefused,
    /// The visitor of the list is called again after it stopped.
    ListGoesOn,
    /// All windows have the same id.
    ReusedWindowId,
    /// A seat that has left is still asked.
    GoneIsAsked,
    /// Nobody may leave during their own turn.
    LeaveRefused,
    /// The game cannot be ended by a ruling.
    EndRefused,
    /// The expiry of the bidding is accepted and nothing happens.
    StuckWindow,
    /// A resample is the state itself.
    ResampleDoesNothing,
    /// A resample changes the viewer's own hand.
    ResampleLooksDifferent,
    /// HIDDEN says that there are no secrets.
    SecretsDenied,
    /// The last seat has no standing.
    UnrankedSeat,
    /// Partners have different places.
    PartnersParted,
    /// `draw` is written as `keep`.
    BrokenTextForm,
    /// The text of a bid can be read in a second spelling.
    SecondSpelling,
    /// A deal is written in another order than it was dealt.
    ReplayDiffers,
    /// Draws do not come from the seed.
    SeedIgnored,
    /// Keeping panics when the pouch is empty.
    PanicInPlay,
    /// Some typed texts make the game panic.
    PanicOnText,
    /// The refusals have codes, and English has no sentences for them.
    SentenceMissing,
    /// English has no texts for what a table can choose.
    OptionUnnamed,
}

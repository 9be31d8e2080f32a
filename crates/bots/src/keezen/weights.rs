//! Values in tenths of a step of a pawn. Measured by play, see `docs/bots.md`.

/// A step towards the base.
pub(super) const STEP: i32 = 10;
/// A pawn on the track rather than waiting, which costs an ace or a king.
pub(super) const ENTERED: i32 = 250;
/// A pawn in its base, on top of all its steps: it is safe there.
pub(super) const HOME: i32 = 300;
/// A free slot behind a pawn in the base, which blocks the others.
pub(super) const IN_THE_WAY: i32 = 110;
/// A rank that would bring a pawn home.
pub(super) const WAY_IN: i32 = 25;
/// A pawn that a four would take back across its start.
pub(super) const BACK_DOOR: i32 = 120;
/// A pawn on its own start, which can't be captured and blocks everyone.
pub(super) const GUARD: i32 = 60;
/// A pawn of another side blocked by a guarded start within reach of a card.
pub(super) const HELD_UP: i32 = 25;
/// All pawns of a seat at home: from now on two hands play for the partner.
pub(super) const SEAT_IN: i32 = 250;
/// All pawns of a side at home.
pub(super) const WIN: i32 = 100_000;
/// The share of a pawn's value that a possible capture costs, in percent: not everyone who can capture does.
pub(super) const FEAR: i32 = 60;

/// A card that enters a pawn, while one waits.
pub(super) const ENTERS: i32 = 180;
/// A second such card, which is worth less since the first pawn has to leave the start before it helps.
pub(super) const ENTERS_AGAIN: i32 = 90;
/// A card that can be played, since a hand without one is thrown in.
pub(super) const PLAYABLE: i32 = 20;
/// A card that would bring a pawn home now.
pub(super) const BRINGS_IN: i32 = 60;
/// A four that would take a pawn back across its start.
pub(super) const FOUR_BACK: i32 = 150;
/// A seven, which fits where nothing else does.
pub(super) const SEVEN: i32 = 50;
/// A joker, which is any missing card when it matters.
pub(super) const JOKER: i32 = 150;
/// A jack, which can undo the steps of others.
pub(super) const JACK: i32 = 30;

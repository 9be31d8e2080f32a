//! What things are worth, in tenths of a step of a pawn. Measured by play, see `docs/bots.md`.

/// A step towards the base.
pub(super) const STEP: i32 = 10;
/// A pawn on the track against one that waits: it costs an ace or a king to get there.
pub(super) const ENTERED: i32 = 250;
/// A pawn in its base beside all its steps: nobody can take it away.
pub(super) const HOME: i32 = 300;
/// A free slot behind a pawn in the base: that pawn is in the way of the others.
pub(super) const IN_THE_WAY: i32 = 110;
/// A rank that would bring a pawn in.
pub(super) const WAY_IN: i32 = 25;
/// A pawn that a four would take back across its start.
pub(super) const BACK_DOOR: i32 = 120;
/// A pawn on its own start cannot be captured and holds everyone up.
pub(super) const GUARD: i32 = 60;
/// A pawn of another side held up by a guarded start within reach of a card.
pub(super) const HELD_UP: i32 = 25;
/// All pawns of a seat are in: from now on two hands play for the partner.
pub(super) const SEAT_IN: i32 = 250;
/// All pawns of a side are in.
pub(super) const WIN: i32 = 100_000;
/// How much of a pawn's worth a capture that may come is counted as, in percent: not everyone who can capture does.
pub(super) const FEAR: i32 = 60;

/// A card that enters a pawn, while one waits.
pub(super) const ENTERS: i32 = 180;
/// A second such card is worth less: the first pawn has to leave the start before it helps.
pub(super) const ENTERS_AGAIN: i32 = 90;
/// A card that can be played: a hand without one is thrown in.
pub(super) const PLAYABLE: i32 = 20;
/// A card that would bring a pawn in now.
pub(super) const BRINGS_IN: i32 = 60;
/// A four that would take a pawn back across its start.
pub(super) const FOUR_BACK: i32 = 150;
/// A seven fits where nothing else does.
pub(super) const SEVEN: i32 = 50;
/// A joker is whatever card is missing when it matters.
pub(super) const JOKER: i32 = 150;
/// A jack can undo what others have walked.
pub(super) const JACK: i32 = 30;

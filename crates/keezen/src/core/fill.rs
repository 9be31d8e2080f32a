/// In which order a base is filled (Z4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// In any order, as long as no pawn is jumped.
    Free,
    /// Only to the slot behind which all are filled (Z4.10).
    DeepestFirst,
    /// Only next to the pawn that is deeper in, or to the deepest slot if there is none (Z4.12).
    Connected,
}

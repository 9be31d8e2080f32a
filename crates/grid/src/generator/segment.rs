use crate::lane::Lane;

/// The squares of a line that follow each other without a gap or a wall, a bit each: a word lies in one of them.
pub(super) fn segments(lane: &Lane) -> impl Iterator<Item = u32> + use<> {
    let mut left = lane.squares;
    let joined = lane.joined();
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let first = left.trailing_zeros();
        // How many squares from the first on are joined to their next one.
        let length = (joined >> first).trailing_ones() + 1;
        let segment = (u32::MAX >> (u32::BITS - length)) << first;
        left &= !segment;
        Some(segment)
    })
}

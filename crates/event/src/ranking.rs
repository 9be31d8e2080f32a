/// Places for what is sorted already, best first: equals share a place, and the next one is left free (1, 1, 3).
pub(crate) fn places<T>(sorted: &[T], equal: impl Fn(&T, &T) -> bool) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::with_capacity(sorted.len());
    for (index, thing) in sorted.iter().enumerate() {
        let shared = index.checked_sub(1).filter(|before| equal(&sorted[*before], thing));
        places.push(shared.map_or(index + 1, |before| places[before]));
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_left_free() {
        assert_eq!(places(&[9, 7, 7, 7, 3, 3, 1], |a, b| a == b), [1, 2, 2, 2, 5, 5, 7]);
        assert_eq!(places::<u8>(&[], |a, b| a == b), [0_usize; 0]);
    }
}

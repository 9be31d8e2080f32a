//! The two highest at each table move to the next one (W9.3), and room is made for who came and who left.

/// A guest who has played and is still here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Played {
    pub(super) guest: usize,
    pub(super) score: i64,
    /// Where they came in the draw for the first turn (W2.1), if that is known.
    pub(super) drew: Option<usize>,
    /// Where the lot has put them.
    pub(super) lot: usize,
}

/// The tables after everybody has moved: first those who came, then those who stayed, the highest before the lower.
pub(super) fn moved(tables: &[Vec<Played>], movers: usize) -> Vec<Vec<usize>> {
    let ranked: Vec<Vec<usize>> = tables.iter().map(|table| ranked(table)).collect();
    let parted = |table: usize| ranked[table].split_at(movers.min(ranked[table].len()));
    let before = |table: usize| (table + tables.len() - 1) % tables.len();
    (0..tables.len()).map(|table| [parted(before(table)).0, parted(table).1].concat()).collect()
}

/// The highest first. Of equal scores the earlier draw goes first (W9.3), and who is not known to have drawn comes after
/// that, by lot.
fn ranked(table: &[Played]) -> Vec<usize> {
    let mut table = table.to_vec();
    table.sort_by_key(|played| (std::cmp::Reverse(played.score), played.drew.is_none(), played.drew, played.lot));
    table.iter().map(|played| played.guest).collect()
}

/// Brings tables to these sizes, fuller ones first, with as little moving as can be.
///
/// Tables that are no longer needed are taken away from the end; who sits there, the last of a table that is too large, and
/// those in `waiting` take the seats that are free, in the order in which `lot` has put them.
pub(super) fn fitted(
    mut tables: Vec<Vec<usize>>,
    mut waiting: Vec<usize>,
    sizes: &[usize],
    lot: impl Fn(usize) -> usize,
) -> Vec<Vec<usize>> {
    waiting.extend(tables.drain(sizes.len().min(tables.len())..).flatten());
    tables.resize(sizes.len(), Vec::new());
    let mut fullest: Vec<usize> = (0..tables.len()).collect();
    fullest.sort_by_key(|table| std::cmp::Reverse(tables[*table].len()));
    let mut wanted = vec![0; tables.len()];
    for (table, size) in fullest.into_iter().zip(sizes) {
        wanted[table] = *size;
    }
    for (table, size) in tables.iter_mut().zip(&wanted) {
        waiting.extend(table.drain((*size).min(table.len())..));
    }
    waiting.sort_by_key(|guest| lot(*guest));
    let mut waiting = waiting.into_iter();
    for (table, size) in tables.iter_mut().zip(&wanted) {
        let free = size - table.len();
        table.extend(waiting.by_ref().take(free));
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(scores: &[(usize, i64)]) -> Vec<Played> {
        scores.iter().map(|&(guest, score)| Played { guest, score, drew: None, lot: guest }).collect()
    }

    #[test]
    fn w9_3_the_two_highest_move_on_and_those_of_the_last_table_to_the_first() {
        let tables = [
            table(&[(0, 10), (1, 40), (2, 30), (3, 20)]),
            table(&[(4, 7), (5, 6), (6, 5), (7, 8)]),
            table(&[(8, -5), (9, 0), (10, 1)]),
        ];
        assert_eq!(moved(&tables, 2), [vec![10, 9, 3, 0], vec![1, 2, 5, 6], vec![7, 4, 8]]);
    }

    #[test]
    fn w9_3_of_equal_second_scores_the_earlier_draw_moves() {
        let mut first = table(&[(0, 50), (1, 30), (2, 30), (3, 30)]);
        first[2].drew = Some(1);
        first[3].drew = Some(0);
        let tables = [first, table(&[(4, 4), (5, 3), (6, 2), (7, 1)])];
        assert_eq!(moved(&tables, 2)[1], [0, 3, 6, 7]);
    }

    #[test]
    fn w9_5_without_a_known_draw_the_lot_decides() {
        let mut first = table(&[(0, 50), (1, 30), (2, 30)]);
        first[1].lot = 9;
        assert_eq!(moved(&[first, table(&[(4, 4), (5, 3)])], 2)[1], [0, 2]);
    }

    #[test]
    fn w9_7_late_guests_take_free_seats_and_a_new_table_takes_the_last_of_the_others() {
        let tables = vec![vec![0, 1, 2, 3], vec![4, 5, 6, 7]];
        assert_eq!(
            fitted(tables.clone(), vec![8], &[3, 3, 3], |guest| guest),
            [vec![0, 1, 2], vec![4, 5, 6], vec![3, 7, 8]]
        );
        let fewer = vec![vec![0, 1, 2, 3], vec![4, 5], vec![6]];
        assert_eq!(fitted(fewer, vec![], &[4, 3], |guest| guest), [vec![0, 1, 2, 3], vec![4, 5, 6]]);
    }
}

use super::LeftOver;

/// How many guests sit at each table: as many tables as it takes, and as even as can be, the fuller ones first.
///
/// With tables of four that is tables of four and three (W9.1); five guests make a three and a two. Nobody sits alone:
/// where tables are of two, an odd guest makes a third, or plays with a bot.
pub fn sizes(guests: usize, size: usize, left_over: LeftOver) -> Vec<usize> {
    let fewest = match left_over {
        LeftOver::Short => 2,
        LeftOver::Bots => 1,
    };
    let mut tables = guests.div_ceil(size);
    while tables > 1 && guests / tables < fewest {
        tables -= 1;
    }
    (0..tables).map(|table| guests / tables + usize::from(table < guests % tables)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w9_1_tables_of_four_and_as_few_of_three_as_can_be() {
        for guests in 6..=400 {
            let threes = (4 - guests % 4) % 4;
            let expected: Vec<usize> = [vec![4; (guests - 3 * threes) / 4], vec![3; threes]].concat();
            assert_eq!(sizes(guests, 4, LeftOver::Short), expected, "{guests}");
        }
        assert_eq!(sizes(5, 4, LeftOver::Short), [3, 2]);
        assert_eq!(sizes(2, 4, LeftOver::Short), [2]);
    }

    #[test]
    fn w9_1_bots_are_spread_over_the_tables() {
        assert_eq!(sizes(9, 4, LeftOver::Bots), [3, 3, 3]);
        assert_eq!(sizes(7, 4, LeftOver::Bots), [4, 3]);
    }

    #[test]
    fn nobody_sits_alone_where_tables_are_of_two() {
        assert_eq!(sizes(7, 2, LeftOver::Short), [3, 2, 2]);
        assert_eq!(sizes(3, 2, LeftOver::Short), [3]);
        assert_eq!(sizes(7, 2, LeftOver::Bots), [2, 2, 2, 1]);
    }
}

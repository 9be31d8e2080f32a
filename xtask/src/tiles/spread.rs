//! The spread of numbers.

use std::fmt;

/// The minimum, the 5th percentile, the median and the maximum; as text, columns of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spread([usize; 4]);

impl Spread {
    /// # Panics
    /// Panics without numbers.
    pub(crate) fn of(mut numbers: Vec<usize>) -> Self {
        numbers.sort_unstable();
        let last = numbers.len() - 1;
        Self([numbers[0], numbers[last * 5 / 100], numbers[last / 2], numbers[last]])
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.map(grouped).join(" | "))
    }
}

/// Digits in threes: 12,345.
fn grouped(number: usize) -> String {
    let (front, last) = (number / 1000, number % 1000);
    if front == 0 { last.to_string() } else { format!("{},{last:03}", grouped(front)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_has_the_ends_the_median_and_the_fifth_percentile() {
        assert_eq!(Spread::of((1000..=1100).rev().collect()).to_string(), "1,000 | 1,005 | 1,050 | 1,100");
        assert_eq!(Spread::of(vec![7]).to_string(), "7 | 7 | 7 | 7");
    }
}

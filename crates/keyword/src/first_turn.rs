use crate::{Keyword, KeywordView};
use kee_game::{FirstDraw, Game, Seat};

impl Keyword {
    /// The number of each seat's first turn, from 1 and in seat order; empty before that is drawn (W2.1).
    pub(crate) fn turn_order(&self, view: &KeywordView) -> Vec<String> {
        let seats = self.seating().len();
        let Some(first) = first_player(&view.draws, seats).filter(|_| !view.colours.is_empty()) else {
            return Vec::new();
        };
        self.seating().seats().map(|seat| ((seat.index() + seats - first.index()) % seats + 1).to_string()).collect()
    }
}

/// The first player after these draws: players who tie for the highest letter draw again until one is left or the
/// letters run out.
fn first_player(draws: &[FirstDraw], seats: usize) -> Option<Seat> {
    let (mut rest, mut drawing) = (draws, seats);
    let mut tied = vec![Seat::new(0)];
    while drawing > 0 && rest.len() >= drawing {
        let (round, later) = rest.split_at(drawing);
        let high = round.iter().map(|draw| draw.letter).min()?;
        tied = round.iter().filter(|draw| draw.letter == high).map(|draw| draw.seat).collect();
        (rest, drawing) = (later, if tied.len() > 1 { tied.len() } else { 0 });
    }
    tied.first().copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(draws: &str, seats: usize) -> Option<usize> {
        let draw = |text: &str| FirstDraw {
            seat: text[..1].parse().expect("a seat"),
            letter: text.chars().last().expect("a letter"),
        };
        let draws: Vec<FirstDraw> = draws.split_whitespace().map(draw).collect();
        first_player(&draws, seats).map(Seat::index)
    }

    #[test]
    fn w2_1_the_highest_letter_of_the_last_draw_goes_first() {
        assert_eq!(first("AQ BC CE", 3), Some(1));
        assert_eq!(first("AB BZ CB DE AT CS", 4), Some(2));
        assert_eq!(first("AB BZ CB DE", 4), Some(0), "no letters are left to draw again");
        assert_eq!(first("", 1), Some(0), "alone nobody draws");
    }
}

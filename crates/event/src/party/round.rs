//! The tables of a round: their guests, and the commands that follow from games played here.

use super::{LeftOver, Party, PartyClaim, PartyCommand};
use crate::{Moment, Name, RoundSeating, SeatHolder, Source, Spot, TableSeating, TypedScores, rounds};
use kee_game::{FirstDraw, GameTime, Seat, TableOutcome, WallTime};
use std::collections::BTreeMap;

/// The rounds of a party. Guests are known by their numbers, from 0.
pub(super) type PartyRounds = rounds::Rounds<Vec<usize>, PartyResult, PartyRoundDetails>;
pub(super) type PartyRound = rounds::Round<Vec<usize>, PartyResult, PartyRoundDetails>;
pub(super) type PartyTable = rounds::RoundTable<Vec<usize>, PartyResult>;

/// The details a party keeps about a round.
#[derive(Clone, Debug)]
pub(super) struct PartyRoundDetails {
    pub(super) left_over: LeftOver,
    /// Whether the host chose the tables.
    pub(super) arranged: bool,
    /// The scorekeepers, by the number of their table from 1.
    pub(super) scorekeepers: BTreeMap<usize, usize>,
}

/// The result of a table.
#[derive(Clone, Debug)]
pub(super) struct PartyResult {
    pub(super) source: Source,
    /// The guest or steward who entered it.
    pub(super) entered_by: Option<Name>,
    /// In the order of the guests.
    pub(super) scores: Vec<i64>,
    /// The order of the draw for the first turn, as far as it is known.
    pub(super) drew: Vec<usize>,
}

impl PartyRoundDetails {
    pub(super) fn new(left_over: LeftOver, arranged: bool) -> Self {
        Self { left_over, arranged, scorekeepers: BTreeMap::new() }
    }
}

impl PartyRound {
    /// The table of a guest, from 0.
    pub(super) fn table_of(&self, guest: usize) -> Option<usize> {
        self.tables.iter().position(|table| table.seats.contains(&guest))
    }
}

impl Party {
    /// The seating of the last round: guests in the order listed, then bots.
    pub(crate) fn seating(&self) -> Option<RoundSeating> {
        let round = self.rounds.last()?;
        let tables = round.tables.iter().map(|table| {
            let guest = |guest: &usize| {
                let member = self.guests.get(*guest);
                SeatHolder { name: Some(member.name.clone()), person: member.person.clone() }
            };
            let bots = std::iter::repeat_n(SeatHolder::default(), self.bots_at(round, table));
            TableSeating { seats: table.seats.iter().map(guest).chain(bots).collect(), done: table.result().is_some() }
        });
        Some(RoundSeating { round: self.rounds.len(), started: round.started.is_some(), tables: tables.collect() })
    }

    /// The commands that follow from a finished game: the words that win a prize (W7.2), then the scores in the order
    /// listed, without bots that only fill a seat, and the draw for the first turn (W9.3).
    pub(crate) fn game_over(&self, spot: Spot, game: &TableOutcome, ended: WallTime) -> Vec<PartyCommand> {
        let Ok(table) = self.rounds.table(spot) else { return Vec::new() };
        let when = |at: GameTime| Moment::from(ended.minus(game.lasted.since(at)));
        let words = game.words.iter().flat_map(|turn| self.words_played(spot, turn.seat, &turn.words, when(turn.at)));
        let score = |seat: usize| game.outcome.standings.get(seat).map_or(0, |standing| standing.score);
        let scores = TypedScores::InOrder((0..table.seats.len()).map(score).collect());
        let guest = |seat: Seat| Some(self.guests.name(*table.seats.get(seat.index())?).clone());
        let drew = in_order(&game.first_draws).into_iter().filter_map(guest).collect();
        words.chain([PartyCommand::Result { table: spot.table, claim: PartyClaim { scores, drew } }]).collect()
    }

    /// The commands for words that win a guest of the last round a prize, which must have been offered before the
    /// word stood.
    pub(crate) fn words_played(&self, spot: Spot, seat: Seat, words: &[String], at: Moment) -> Vec<PartyCommand> {
        let now = spot.round == self.rounds.len();
        let table = self.rounds.table(spot).ok().filter(|_| now);
        let Some(guest) = table.and_then(|table| table.seats.get(seat.index())) else { return Vec::new() };
        let is_prized = |word: &&String| {
            self.prizes.iter().any(|named| {
                named.since <= at
                    && named.prize.is_open_to(spot.table, &named.won)
                    && named.prize.word.eq_ignore_ascii_case(word)
            })
        };
        let name = self.guests.name(*guest);
        let spelled = |word: &String| PartyCommand::Spelled { word: word.to_ascii_uppercase(), name: name.clone() };
        words.iter().filter(is_prized).map(spelled).collect()
    }
}

/// The earliest letter first: it breaks ties for moving on (W9.3). Players who tied for the first turn have drawn
/// again; others with the same letter keep the order of their seats.
fn in_order(draws: &[FirstDraw]) -> Vec<Seat> {
    let mut letters: BTreeMap<usize, Vec<char>> = BTreeMap::new();
    for drawn in draws {
        letters.entry(drawn.seat.index()).or_default().push(drawn.letter);
    }
    let mut order: Vec<(Vec<char>, usize)> = letters.into_iter().map(|(seat, letters)| (letters, seat)).collect();
    order.sort();
    order.into_iter().map(|(_, seat)| Seat::new(seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn w9_3_the_earlier_letter_comes_first_and_equals_draw_again() {
        let drawn = |text: &str| {
            let pairs = text.split(' ').map(|pair| pair.split_at(1));
            let draw = |(seat, letter): (&str, &str)| FirstDraw {
                seat: seat.parse().expect("a seat"),
                letter: letter.chars().next().expect("a letter"),
            };
            in_order(&pairs.map(draw).collect::<Vec<_>>()).iter().map(ToString::to_string).collect::<String>()
        };
        assert_eq!(drawn("AM BC CX DA"), "DBAC");
        assert_eq!(drawn("AM BC CC DX BR CB"), "CBAD");
        assert_eq!(drawn("AX BM CA DM"), "CBDA");
    }
}

use super::{laid::LaidTable, room::Room};
use crate::store::Finished;
use kee_event::{Moment, Spot};
use kee_game::{Millis, Outcome, Record, Resources, Seat, Viewer};
use kee_games::find;
use serde::Deserialize;
use std::collections::BTreeMap;

/// What the game of a table has brought, as its record tells it.
pub(super) struct FirstGame {
    outcome: Outcome,
    /// The seats in the order of their draw for the first turn, where a game has one.
    drew: Vec<Seat>,
    /// The words that stood, in order, and since when.
    spelled: Vec<(Seat, Vec<String>, Moment)>,
}

impl FirstGame {
    pub(super) fn read(finished: &Finished, resources: &Resources) -> Result<Self, String> {
        let record = Record::read(&finished.record).map_err(|what| what.to_string())?;
        let game = find(&record.header.game).ok_or("there is no such game")?;
        let again = game.replay(&record, resources, usize::MAX).map_err(|what| what.to_string())?;
        let outcome = again.wait().outcome().ok_or("it is not over")?.clone();
        let draws = again.view(Viewer::Spectator).value().get("draws").cloned();
        let draws = draws.and_then(|draws| Vec::<Drawn>::deserialize(draws).ok()).unwrap_or_default();
        // The record counts from the beginning, and the end is known.
        let lasted = record.entries.last().map_or(0, |entry| entry.at.0);
        let when = |at: Millis| Moment::from_seconds((finished.at.0 + at.0).saturating_sub(lasted) / 1000);
        let turns = record.entries.iter().zip(1..).flat_map(|(entry, number)| {
            let brought = again.brought(number, Viewer::Spectator).into_iter();
            brought.map(|turn| (turn.seat, turn.words, when(entry.at)))
        });
        let spelled = turns.collect();
        Ok(Self { outcome, drew: in_order(&draws), spelled })
    }

    /// As it would be typed: the words that win a prize, then the scores in the order of the event's list, without those of
    /// bots that play for nobody.
    pub(super) fn wishes(&self, room: &Room, spot: Spot, laid: &LaidTable) -> Vec<String> {
        let prizes = self.spelled.iter().flat_map(|(seat, words, at)| room.prizes(spot, *seat, words, *at));
        let score = |seat: &usize| self.outcome.standings.get(*seat).map_or(0, |standing| standing.score).to_string();
        let scores: Vec<String> = laid.scoring.iter().map(score).collect();
        let names: Vec<&str> =
            self.drew.iter().filter_map(|seat| Some(laid.guests.get(seat.index())?.as_str())).collect();
        let drew = if names.is_empty() { String::new() } else { format!(" / drew {}", names.join(", ")) };
        prizes.chain([format!("result {} {}{drew}", spot.table, scores.join(" "))]).collect()
    }
}

/// A letter that was drawn for the first turn.
#[derive(Deserialize)]
struct Drawn {
    seat: Seat,
    letter: char,
}

/// The earliest letter first, which decides who moves on of those with equal scores (W9.3). Those who tie for it have drawn
/// again; of others with the same letter the one who sits first comes first.
fn in_order(draws: &[Drawn]) -> Vec<Seat> {
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
            let draw = |(seat, letter): (&str, &str)| Drawn {
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

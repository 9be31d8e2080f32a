use super::{outlook::Outlook, promises::Promises, simulation::Simulation};
use kee_game::Seat;
use kee_lexicon::Letter;
use keebble::{AskLimits, KeebbleAction, Letterfraud, Letters};
use std::cmp::Reverse;

/// The letters, from the most to the least common in words.
pub(super) const COMMON_FIRST: &[u8; Letter::COUNT] = b"esartinoldcmupghbyfkvwxzjq";

/// The requests of a seat: good letters to have, within Letterfraud and the alphabet of the table.
pub(super) struct AskPlan<'a> {
    limits: AskLimits<'a>,
    room: usize,
}

impl<'a> AskPlan<'a> {
    pub(super) fn new(simulation: &'a Simulation<'_>, seat: Seat) -> Self {
        let mut limits = simulation.rules.ask_limits(&simulation.state);
        if !limits.can_be_kept() {
            limits.rule = Letterfraud::Off;
        }
        Self { limits, room: simulation.rules.room(&simulation.state, seat) }
    }

    /// The request for the most wanted letters that can be asked for, filled up with common ones to the full number.
    fn of(&self, wanted: impl IntoIterator<Item = Letter>) -> Option<KeebbleAction> {
        let mut asked: Vec<Letter> = Vec::new();
        // Twice, since a letter may be needed again when there are few.
        let more = common_first().chain(common_first());
        for letter in wanted.into_iter().chain(more) {
            asked.push(letter);
            let letters: Letters = asked.iter().copied().collect();
            let good = self.limits.alphabet.contains(letter) && self.limits.keeps_rule(&letters);
            if !good {
                asked.pop();
            }
            if asked.len() == self.limits.most {
                break;
            }
        }
        let some = (1..asked.len()).contains(&self.room);
        let keep = some.then(|| asked.iter().copied().take(self.room).collect());
        let letters = asked.iter().copied().collect();
        (asked.len() >= self.limits.least).then_some(KeebbleAction::Ask { letters, keep })
    }

    /// The request that would make the best word now.
    pub(super) fn best(&self, outlook: &Outlook) -> Option<KeebbleAction> {
        let play = outlook.with_any(self.room.clamp(1, 2) as u8);
        let wanted = play.iter().flat_map(|play| play.new_tiles()).filter(|(_, tile)| tile.is_blank());
        self.of(wanted.map(|(_, tile)| tile.letter()))
    }

    /// Requests worth considering: letters that would make the best words now; the best letter twice, or with one that the
    /// others can't use; and, without room in the hand, letters that nobody can use.
    pub(super) fn ideas(&self, outlook: &Outlook, most: usize) -> Vec<KeebbleAction> {
        let promises = Promises::new(outlook, self.room);
        let mut pairs: Vec<[Letter; 2]> = Vec::new();
        for one in self.limits.alphabet {
            let others = self.limits.alphabet.iter().filter(|other| one <= *other);
            // The letter to keep if there is room for only one comes first.
            let better = |other| promises.alone(other) > promises.alone(one);
            pairs.extend(others.map(|other| if better(other) { [other, one] } else { [one, other] }));
        }
        pairs.sort_by_key(|[one, other]| Reverse(promises.together(*one, *other)));
        let best = pairs.first().map(|[best, _]| *best);
        let rare: Vec<Letter> =
            common_first().rev().filter(|letter| self.limits.alphabet.contains(*letter)).take(3).collect();
        let mut ideas: Vec<KeebbleAction> = Vec::new();
        if let (&[rarest, next, third], Some(best)) = (&rare[..], best) {
            let tricks = [[rarest, rarest], [rarest, next], [third, third], [best, rarest], [best, best]];
            ideas.extend(tricks.into_iter().filter_map(|letters| self.of(letters)));
        }
        for pair in pairs {
            if ideas.len() >= most {
                break;
            }
            ideas.extend(self.of(pair).filter(|idea| !ideas.contains(idea)));
        }
        ideas
    }
}

fn common_first() -> impl DoubleEndedIterator<Item = Letter> {
    COMMON_FIRST.iter().filter_map(|letter| Letter::from_ascii(*letter))
}

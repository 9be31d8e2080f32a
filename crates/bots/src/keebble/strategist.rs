use super::{habit, ideas, imagined::Imagined, weights::Weights};
use kee_game::{Bot, Dice, Seat, Seen};
use keebble::{Keebble, KeebbleAction, Stage};

/// Knows every word of the table's list. It tries each of its better ideas and simulates everyone taking their best
/// score, until it has played its next word; it chooses the idea with the best result. So it weighs the letters it
/// keeps, which of them the others will have too, what they threaten, and what a wall would spoil. When turns are only
/// words it simulates to the end.
#[derive(Clone, Copy, Default, Debug)]
pub struct Strategist;

impl Strategist {
    /// More steps than any simulation takes to the end of a game, so that none runs forever.
    const STEPS: usize = 200;

    /// The most work before it stops: about 40 ms. Few tables take that much, most a tenth.
    const WORK: usize = 200_000;

    /// The best idea; the first among equals.
    fn best(imagined: &Imagined<'_>, seat: Seat) -> Option<KeebbleAction> {
        let weights = Weights::against(imagined.opponents(seat).len());
        let ideas = ideas::ideas(imagined, seat).into_iter().enumerate();
        let ideas = ideas.take_while(|_| imagined.work.steps() < Self::WORK);
        let weighed = ideas.filter_map(|(place, idea)| {
            let worth = weights.worth(&Self::after(imagined, seat, &idea, weights)?, seat);
            Some((worth + weights.inclination(&idea, place == 0), idea))
        });
        weighed.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, idea)| idea)
    }

    /// The table after this action and the simulation; none if the rules refuse it.
    fn after<'a>(imagined: &Imagined<'a>, seat: Seat, idea: &KeebbleAction, weights: &Weights) -> Option<Imagined<'a>> {
        let answers = imagined.state.stage == Stage::Answer;
        let mut words = if answers { weights.words_after_answer } else { 1 };
        let mut imagined = imagined.clone();
        if !imagined.act(seat, idea.clone()) {
            return None;
        }
        for _ in 0..Self::STEPS {
            let to_the_end = imagined.rules.only_words(&imagined.state);
            let Some(next) = imagined.next().filter(|_| words > 0 || to_the_end) else { break };
            // An extra turn adds to it, else it would be worth nothing.
            let again = imagined.state.before.as_ref().is_some_and(|before| before.seat == seat);
            if next == seat && imagined.state.stage == Stage::Word && !again {
                words = words.saturating_sub(1);
            }
            let action = habit::action(&imagined, next);
            let good = imagined.act(next, action);
            debug_assert!(good, "habits keep to the rules");
        }
        Some(imagined)
    }
}

impl Bot<Keebble> for Strategist {
    fn choose(&mut self, seen: &Seen<'_, Keebble>, dice: &mut Dice) -> KeebbleAction {
        if seen.view().stage == Stage::Claim {
            return dice.pick(&seen.actions()).cloned().unwrap_or(KeebbleAction::Pass);
        }
        let imagined = Imagined::new(seen.rules(), seen.view());
        Self::best(&imagined, seen.seat()).unwrap_or_else(|| habit::action(&imagined, seen.seat()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::{Game, InWords, Plan, Viewer};
    use kee_lexicon::{Lexicon, List};

    /// Four hands full of choice, all expansions, an open sheet.
    const MUCH_TO_THINK_ABOUT: &str = include_str!("../../benches/keebble-much-to-think-about.txt");

    #[test]
    fn it_stops_thinking_at_its_work_limit() {
        let resources = Lexicon::list(List::Full).resources();
        let everything = Keebble::PRESETS.iter().find(|preset| preset.name == "everything").expect("a preset");
        let options = (everything.options)();
        let rules = Keebble::new(options, Plan::alone(4).seating(), &resources).expect("a good table");
        let state = rules.set_up(MUCH_TO_THINK_ABOUT.trim_end()).expect("a good position");
        let imagined = Imagined::new(&rules, &rules.view(&state, Viewer::Spectator));
        assert!(Strategist::best(&imagined, state.turn).is_some());
        let steps = imagined.work.steps();
        assert!(steps > Strategist::WORK, "{steps}: there was more to think about");
        assert!(steps < Strategist::WORK * 6 / 5, "{steps}: the last idea it began it thinks through");
    }
}

use super::{habit, ideas, simulation::Simulation, weights::Weights};
use kee_game::{Bot, BotView, Dice, Seat};
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
    fn best(simulation: &Simulation<'_>, seat: Seat) -> Option<KeebbleAction> {
        let weights = Weights::against(simulation.opponents(seat).len());
        let ideas = ideas::ideas(simulation, seat).into_iter().enumerate();
        let ideas = ideas.take_while(|_| simulation.work.steps() < Self::WORK);
        let weighed = ideas.filter_map(|(place, idea)| {
            let worth = weights.worth(&Self::after(simulation, seat, &idea, weights)?, seat);
            Some((worth + weights.inclination(&idea, place == 0), idea))
        });
        weighed.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, idea)| idea)
    }

    /// The table after this action and the simulation; none if the rules refuse it.
    fn after<'a>(
        simulation: &Simulation<'a>,
        seat: Seat,
        idea: &KeebbleAction,
        weights: &Weights,
    ) -> Option<Simulation<'a>> {
        let answers = simulation.state.stage == Stage::Answer;
        let mut words = if answers { weights.words_after_answer } else { 1 };
        let mut simulation = simulation.clone();
        if !simulation.act(seat, idea.clone()) {
            return None;
        }
        for _ in 0..Self::STEPS {
            let to_the_end = simulation.rules.only_words(&simulation.state);
            let Some(next) = simulation.next().filter(|_| words > 0 || to_the_end) else { break };
            // An extra turn adds to it, else it would be worth nothing.
            let again = simulation.state.before.as_ref().is_some_and(|before| before.seat == seat);
            if next == seat && simulation.state.stage == Stage::Word && !again {
                words = words.saturating_sub(1);
            }
            let action = habit::action(&simulation, next);
            let good = simulation.act(next, action);
            debug_assert!(good, "habits keep to the rules");
        }
        Some(simulation)
    }
}

impl Bot<Keebble> for Strategist {
    fn choose(&mut self, seen: &BotView<'_, Keebble>, dice: &mut Dice) -> KeebbleAction {
        if seen.view().stage == Stage::Claim {
            return dice.pick(&seen.actions()).cloned().unwrap_or(KeebbleAction::Pass);
        }
        let simulation = Simulation::new(seen.rules(), seen.view());
        Self::best(&simulation, seen.seat()).unwrap_or_else(|| habit::action(&simulation, seen.seat()))
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
        let simulation = Simulation::new(&rules, &rules.view(&state, Viewer::Spectator));
        assert!(Strategist::best(&simulation, state.turn).is_some());
        let steps = simulation.work.steps();
        assert!(steps > Strategist::WORK, "{steps}: there was more to think about");
        assert!(steps < Strategist::WORK * 6 / 5, "{steps}: the last idea it began it thinks through");
    }
}

use super::{outlook::Outlook, work::Work};
use kee_game::{Game, GameTime, Input, Seat, SeatSet, Windows};
use keebble::{Keebble, KeebbleAction, KeebbleState, KeebbleView, LetterAnswer, Stage};

/// The table as a player sees it, to simulate from there by the rules.
///
/// Hands are public, so the only unknowns are answers that are not shown yet; they count as not given.
#[derive(Clone)]
pub(super) struct Simulation<'a> {
    pub(super) rules: &'a Keebble,
    pub(super) state: KeebbleState,
    /// The work done here and in all simulations from here.
    pub(super) work: Work,
}

impl<'a> Simulation<'a> {
    pub(super) fn new(rules: &'a Keebble, view: &KeebbleView) -> Self {
        // Points written in cells are counted there (B7).
        let mut points = view.scores.clone();
        view.paper.owned.values().for_each(|owned| points[owned.seat.index()] -= owned.points);
        let heard = &view.heard;
        let answered = heard.answers.iter().any(|(_, answer)| *answer != LetterAnswer::Nothing);
        let changed = heard.played.is_some() || heard.made.is_some() || !heard.kept.is_empty() || answered;
        let mut simulation = Self {
            rules,
            state: KeebbleState {
                paper: view.paper.clone(),
                seed: view.seed.clone(),
                hands: view.hands.clone(),
                points,
                stage: view.stage,
                turn: view.turn,
                boons: view.boons.clone(),
                powers: view.powers.clone(),
                answering: SeatSet::NONE,
                sealed: Vec::new(),
                heard: heard.clone(),
                before: view.before.clone(),
                changed,
                idle: view.idle,
                endgame: view.endgame,
                windows: Windows::NONE,
                left: view.left,
                ending: view.ending.clone(),
            },
            work: Work::default(),
        };
        if view.stage == Stage::Answer {
            simulation.state.answering = simulation.still_to_answer();
        }
        simulation
    }

    /// The seats that can still answer: at the table, not the asker, and without an open answer.
    fn still_to_answer(&self) -> SeatSet {
        let state = &self.state;
        let given = |seat: Seat| state.heard.answers.iter().any(|(other, _)| *other == seat);
        let borders = state.paper.open_borders().next().is_some();
        let can = |seat: Seat| borders || self.rules.room(state, seat) > 0;
        let others = self.rules.seating().everyone().minus(state.left).without(state.turn);
        others.iter().filter(|seat| !given(*seat) && can(*seat)).collect()
    }

    /// The seat that acts next; none when the game is over.
    pub(super) fn next(&self) -> Option<Seat> {
        let state = &self.state;
        match (state.stage, &state.ending) {
            (_, Some(_)) => None,
            (Stage::Answer, _) => {
                self.rules.seating().round_from(state.turn).find(|seat| state.answering.contains(*seat))
            }
            _ => Some(state.turn),
        }
    }

    /// Takes an action of a seat; false if the rules refuse it.
    pub(super) fn act(&mut self, seat: Seat, action: KeebbleAction) -> bool {
        self.rules.apply(&mut self.state, GameTime::ZERO, &Input::Act { seat, action }).is_ok()
    }

    /// The plays of a seat, with all the words of the table.
    pub(super) fn outlook(&self, seat: Seat) -> Outlook {
        let words = self.rules.lexicon().clone();
        Outlook::new(self.rules, &self.state.paper, &self.state.hands, seat, words).counted_by(&self.work)
    }

    /// The opponents of a seat that are still at the table.
    pub(super) fn opponents(&self, seat: Seat) -> SeatSet {
        self.rules.seating().opponents(seat).minus(self.state.left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keebble::habit;
    use kee_game::{Match, Plan, Seed, Viewer};
    use kee_lexicon::{Lexicon, List};

    #[test]
    fn imagined_games_equal_the_real_one_unless_answers_are_hidden() {
        let resources = Lexicon::list(List::Everyday).resources();
        for preset in Keebble::PRESETS {
            let rules = Keebble::new((preset.options)(), Plan::alone(2).seating(), &resources).expect("a good table");
            let mut game = Match::new(rules);
            while game.wait().outcome().is_none() {
                if game.deal(&Seed::named("imagined")).is_some() {
                    continue;
                }
                let view = game.rules().view(game.state(), Viewer::Spectator);
                let simulation = Simulation::new(game.rules(), &view);
                if view.answered.is_empty() {
                    assert_eq!(game.rules().view(&simulation.state, Viewer::Spectator), view, "{}", preset.name);
                }
                let seat = view.asked.iter().next().expect("a seat is asked");
                let real = Simulation { rules: game.rules(), state: game.state().clone(), work: Work::default() };
                let action = habit::action(&real, seat);
                game.apply(GameTime::ZERO, Input::Act { seat, action }).expect("a habit");
            }
        }
    }
}

use crate::{
    Finding, Subject,
    line_of_play::LineOfPlay,
    listed_actions::{free_to_act, listed, pick},
};
use kee_game::{Dice, Game, Input, Manner, Match, Seat, Viewer, Window};

/// The number of different answers of a seat to compare from the others' view.
const ANSWERS: usize = 3;

/// In a sealed window the order of answers makes no difference, and nobody can notice another seat's answer while it is
/// open.
pub fn arrival_order<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("arrival_order")? {
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            let mut dice = setting.dice(playout, "answers");
            setting.play(playout, &mut |game, _| {
                if !sampler.takes(game.log().len()) || free_to_act(game).is_empty() {
                    return Ok(());
                }
                let sealed = game.wait().windows().iter().filter(|window| window.manner == Manner::Sealed);
                for window in sealed.filter(|window| window.seats.len() >= 2) {
                    let table = Sealed { game, window, most: subject.budget.actions };
                    table.answers_are_unseen()?;
                    table.order_makes_no_difference(&mut dice)?;
                }
                Ok(())
            })?;
        }
    }
    Ok(())
}

/// A game at a moment when several seats may answer unseen.
struct Sealed<'a, G: Game> {
    game: &'a Match<G>,
    window: &'a Window,
    most: usize,
}

type SeatActions<G> = Vec<(Seat, <G as Game>::Action)>;

impl<G: Game> Sealed<'_, G> {
    /// Opponents and spectators see the same after any answer of a seat, except that it has answered, which is no
    /// secret.
    fn answers_are_unseen(&self) -> Result<(), String> {
        let here = LineOfPlay::from(self.game);
        let seating = here.rules.seating();
        for seat in self.window.seats.iter() {
            let team = seating.members(seating.team(seat));
            let actions = listed(here.rules, &here.state, seat, ANSWERS)?.actions;
            let after = actions.into_iter().map(|action| self.answer(here.clone(), seat, action));
            let after = after.collect::<Result<Vec<_>, _>>()?;
            let Some((first, others)) = after.split_first() else { continue };
            for other in others.iter().filter(|other| other.wait == first.wait) {
                let strangers = Viewer::all(seating.len()).filter(|viewer| !team.iter().any(|mate| viewer.is(mate)));
                for viewer in strangers {
                    if here.rules.view(&first.state, viewer) != here.rules.view(&other.state, viewer) {
                        return Err(format!(
                            "{viewer:?} sees what seat {seat} answered in {} while it is open.",
                            self.window.id
                        ));
                    }
                }
            }
        }
        Ok(())
    }

    fn order_makes_no_difference(&self, dice: &mut Dice) -> Result<(), String> {
        let here = LineOfPlay::from(self.game);
        let picked = self.window.seats.iter().map(|seat| {
            let action = pick(here.rules, &here.state, seat, dice, self.most)?;
            Ok((seat, action))
        });
        let mut answers: SeatActions<G> = picked.collect::<Result<_, String>>()?;
        let seats = answers.len();
        for answered in [seats, seats - 1, 2] {
            dice.shuffle(&mut answers);
            let one = self.all_answer(here.clone(), &answers[..answered])?;
            let backwards: SeatActions<G> = answers[..answered].iter().rev().cloned().collect();
            let other = self.all_answer(here.clone(), &backwards)?;
            if one.state != other.state {
                return Err(format!(
                    "The order of {} makes a difference: {:?} is not {:?}.",
                    answers[..answered].iter().map(|(seat, answer)| format!("`{seat} {answer}`")).collect::<String>(),
                    one.state,
                    other.state
                ));
            }
        }
        Ok(())
    }

    /// Gives the answers one by one; seats that have not answered see no difference in their actions. At the end the
    /// window expires if it is still open.
    fn all_answer<'l>(
        &self,
        mut line: LineOfPlay<'l, G>,
        answers: &[(Seat, G::Action)],
    ) -> Result<LineOfPlay<'l, G>, String> {
        for (place, (seat, action)) in answers.iter().enumerate() {
            let done = answers[..=place].iter().map(|(seat, _)| *seat).collect();
            let waiting = self.window.seats.minus(done);
            let before: Vec<_> =
                waiting.iter().map(|other| listed(line.rules, &line.state, other, self.most)).collect();
            line = self.answer(line, *seat, action.clone())?;
            let still_open = line.wait.windows().iter().find(|window| window.id == self.window.id);
            let still_asked = still_open.is_some_and(|window| waiting.minus(window.seats).is_empty());
            if !waiting.is_empty() && !still_asked {
                return Err(format!(
                    "Seats {waiting} of {} are no longer asked after `{seat} {action}`.",
                    self.window.id
                ));
            }
            let after: Vec<_> = waiting.iter().map(|other| listed(line.rules, &line.state, other, self.most)).collect();
            if before != after {
                return Err(format!("What others can answer in {} changes after `{seat} {action}`.", self.window.id));
            }
        }
        if line.wait.windows().iter().any(|window| window.id == self.window.id) {
            line.expire(self.window.id)?;
        }
        Ok(line)
    }

    fn answer<'l>(
        &self,
        mut line: LineOfPlay<'l, G>,
        seat: Seat,
        action: G::Action,
    ) -> Result<LineOfPlay<'l, G>, String> {
        let answer = line.apply(&Input::Act { seat, action: action.clone() });
        answer.map_err(|refusal| format!("`{action}` of seat {seat} is refused in {}: {refusal:?}", self.window.id))?;
        Ok(line)
    }
}

use crate::{
    Finding, Subject,
    line_of_play::{InputOf, LineOfPlay},
    listed_actions::{free_to_act, listed},
    pool::Pool,
    setting::Setting,
};
use kee_game::{Dice, Game, InWords, Input, Match, Refusal, Ruling, Seat, Viewer, Wait};
use kee_speech::{Language, english_of};

/// The number of misplaced actions to try for one seat at one moment.
const TRIED: usize = 24;

/// A refusal leaves the state unchanged, has a code and a sentence, and tells its seat nothing new: in a state the seat
/// can't tell from this one, the answer is the same.
pub fn refusals_change_nothing<G: InWords>(subject: &Subject<G>) -> Result<(), Finding> {
    let english = english_of::<G>();
    for setting in subject.settings("refusals_change_nothing")? {
        let mut pool = Pool::new(subject.budget.actions.max(4 * TRIED), setting.dice(0, "pool"));
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            let mut dice = setting.dice(playout, "resample");
            setting.play(playout, &mut |game, _| {
                pool.gather(game)?;
                if sampler.takes(game.log().len()) {
                    actions_out_of_place(&setting, game, &mut pool, &mut dice, &english)?;
                    others_out_of_place(game, &pool, &english)?;
                }
                Ok(())
            })?;
        }
    }
    Ok(())
}

fn actions_out_of_place<G: Game>(
    setting: &Setting<'_, G>,
    game: &Match<G>,
    pool: &mut Pool<G>,
    dice: &mut Dice,
    english: &Language,
) -> Result<(), String> {
    let here = LineOfPlay::from(game);
    for seat in free_to_act(game).iter() {
        let own = listed(here.rules, &here.state, seat, setting.subject.budget.actions)?.actions;
        let worlds: Vec<LineOfPlay<'_, G>> = (0..setting.subject.budget.resamples)
            .map(|_| here.rules.resample(&here.state, Viewer::Seat(seat), dice))
            .map(|state| LineOfPlay::at(here.rules, state, here.now))
            .collect();
        for action in pool.some_actions(TRIED).into_iter().filter(|action| !own.contains(action)) {
            let input = Input::Act { seat, action };
            let said = refused(&here, &input, english)?;
            for world in &worlds {
                let said_there = refused(world, &input, english)?;
                if said != said_there {
                    return Err(format!(
                        "`{input}` is answered {said:?} here and {said_there:?} in a state that seat {seat} cannot tell \
                         from this one."
                    ));
                }
            }
        }
    }
    Ok(())
}

/// Rulings that may make no sense now, and chances from other moments.
fn others_out_of_place<G: Game>(game: &Match<G>, pool: &Pool<G>, english: &Language) -> Result<(), String> {
    let here = LineOfPlay::from(game);
    match game.wait() {
        Wait::Over(_) => Ok(()),
        Wait::Chance => {
            let mut chances = pool.chances.iter().take(TRIED);
            chances.try_for_each(|chance| refused(&here, &Input::Chance(chance.clone()), english).map(drop))
        }
        Wait::Players(_) => {
            let seats = game.rules().seating().seats();
            let about_seats = seats.flat_map(|seat: Seat| [Ruling::Forfeit(seat), Ruling::Award(seat, 3)]);
            let mut rulings = about_seats.chain([Ruling::Stands, Ruling::Struck]);
            rulings.try_for_each(|ruling| refused(&here, &Input::Ruling(ruling), english).map(drop))
        }
    }
}

/// The code and the sentence if the input is refused; none if it is accepted.
fn refused<G: Game>(
    here: &LineOfPlay<'_, G>,
    input: &InputOf<G>,
    english: &Language,
) -> Result<Option<(String, String)>, String> {
    let mut line = here.clone();
    let Err(refusal) = line.apply(input) else { return Ok(None) };
    if line.state != here.state || json(&line.state)? != json(&here.state)? {
        return Err(format!("`{input}` was refused, and yet the state changed."));
    }
    let Refusal { code, sentence, .. } = english.refused(Refusal::new(G::ID, &refusal));
    let code = code.rsplit('/').next().unwrap_or_default().to_owned();
    let plain_code = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_');
    if !plain_code {
        return Err(format!(
            "The refusal of `{input}` has the code `{code}`; expected lower-case words joined by `_`."
        ));
    }
    if sentence.contains(char::is_control) || !sentence.ends_with('.') || sentence.trim() != sentence {
        return Err(format!("The refusal of `{input}` says {sentence:?}; expected one line that ends in a full stop."));
    }
    Ok(Some((code, sentence)))
}

fn json<T: serde::Serialize>(value: &T) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| format!("A state has no JSON: {error}."))
}

use crate::{
    Finding, Subject,
    line_of_play::{InputOf, LineOfPlay},
    listed_actions::listed,
    pool::Pool,
};
use kee_game::{Game, GameTime, Input, MAX_SEATS, Manner, Match, Ruling, Seat, SeatSet, Wait, WindowId};
use std::collections::{BTreeMap, BTreeSet};

/// Seats that are asked can act, and no others: neither seats that are not asked, nor those that left or never existed.
/// Window ids are unique, any seat can leave, and a ruling can end a game at any time.
pub fn asked_seats_can_act<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("asked_seats_can_act")? {
        let mut pool = Pool::new(subject.budget.actions, setting.dice(0, "pool"));
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            let mut windows = WindowHistory::default();
            setting.play(playout, &mut |game, _| {
                windows.follow(game.wait())?;
                asked_have_actions(game)?;
                pool.gather(game)?;
                if sampler.takes(game.log().len()) || game.wait().outcome().is_some() {
                    wrong_inputs_are_refused(game, &pool, &windows)?;
                    rulings_are_answered(game)?;
                    anyone_can_leave(game)?;
                }
                Ok(())
            })?;
        }
    }
    Ok(())
}

fn asked_have_actions<G: Game>(game: &Match<G>) -> Result<(), String> {
    let asked = game.may_act();
    let there = game.rules().seating().everyone().minus(game.left());
    if !asked.minus(there).is_empty() {
        return Err(format!("Seats {} may act, but have left or never were there.", asked.minus(there)));
    }
    asked.iter().try_for_each(|seat| listed(game.rules(), game.state(), seat, 1).map(drop))
}

/// The windows of a game over its whole length.
#[derive(Default)]
struct WindowHistory {
    open: BTreeMap<WindowId, (Manner, SeatSet)>,
    closed: BTreeSet<WindowId>,
}

impl WindowHistory {
    /// Checks that an open window may lose seats, but never gains one, changes its manner or opens again. While chance
    /// is due no windows are visible, and they may be there again afterwards.
    fn follow(&mut self, wait: &Wait) -> Result<(), String> {
        if *wait == Wait::Chance {
            return Ok(());
        }
        let mut now_open = BTreeMap::new();
        for window in wait.windows() {
            let id = window.id;
            if self.closed.contains(&id) {
                return Err(format!("Window {id} was closed and is open again; an id is used once."));
            }
            if now_open.insert(id, (window.manner, window.seats)).is_some() {
                return Err(format!("Two windows are called {id}."));
            }
            if let Some((manner, seats)) = self.open.get(&id)
                && (*manner != window.manner || !window.seats.minus(*seats).is_empty())
            {
                return Err(format!(
                    "Window {id} asks other seats or in another manner than before; it needs a new id."
                ));
            }
        }
        self.closed.extend(self.open.keys().filter(|id| !now_open.contains_key(id)));
        self.open = now_open;
        Ok(())
    }
}

/// Checks that everything the match itself must refuse leaves state, wait and log unchanged.
fn wrong_inputs_are_refused<G: Game>(
    game: &mut Match<G>,
    pool: &Pool<G>,
    windows: &WindowHistory,
) -> Result<(), String> {
    let before = (game.state().clone(), game.wait().clone(), game.log().len());
    for (at, input) in wrong_inputs(game, pool, windows) {
        let written = input.to_string();
        if game.apply(at, input).is_ok() {
            return Err(format!("`{written}` at {at} should be refused; the game waits for {:?}.", before.1));
        }
        if (game.state(), game.wait(), game.log().len()) != (&before.0, &before.1, before.2) {
            return Err(format!("`{written}` was refused, and yet something changed."));
        }
    }
    Ok(())
}

fn wrong_inputs<G: Game>(game: &Match<G>, pool: &Pool<G>, windows: &WindowHistory) -> Vec<(GameTime, InputOf<G>)> {
    let (now, wait) = (game.now(), game.wait());
    let everyone = Seat::first((game.rules().seating().len() + 1).min(MAX_SEATS));
    let mut inputs = Vec::new();
    let cannot_act = everyone.clone().filter(|seat| !game.may_act().contains(*seat));
    for (seat, action) in cannot_act.flat_map(|seat| pool.actions.first().map(|action| (seat, action.clone()))) {
        inputs.push((now, Input::Act { seat, action }));
    }
    let nobody = everyone.clone().filter(|seat| !game.rules().seating().has(*seat));
    inputs.extend(nobody.map(|seat| (now, Input::Ruling(Ruling::Award(seat, 1)))));
    let cannot_leave = everyone.filter(|seat| {
        !matches!(wait, Wait::Players(_)) || game.left().contains(*seat) || !game.rules().seating().has(*seat)
    });
    inputs.extend(cannot_leave.map(|seat| (now, Input::Leave { seat })));
    let unknown = windows.open.keys().last().copied().unwrap_or(WindowId(0)).next();
    let not_open = windows.closed.iter().rev().take(2).copied().chain([unknown, WindowId(u32::MAX)]);
    let not_open = not_open.filter(|id| wait.windows().iter().all(|window| window.id != *id));
    inputs.extend(not_open.map(|window| (now, Input::Expire { window })));
    if *wait != Wait::Chance {
        inputs.extend(pool.chances.first().map(|chance| (now, Input::Chance(chance.clone()))));
    }
    if !matches!(wait, Wait::Players(_)) {
        inputs.push((now, Input::Ruling(Ruling::End)));
    }
    if now > GameTime::ZERO {
        inputs.push((GameTime::from_millis(now.millis() - 1), Input::Ruling(Ruling::End)));
    }
    if let Some(deadline) = wait.windows().iter().filter_map(|window| window.deadline).min() {
        inputs.push((deadline.max(now), Input::Ruling(Ruling::End)));
    }
    inputs
}

/// Checks that every game can be ended; other rulings are taken or refused.
fn rulings_are_answered<G: Game>(game: &Match<G>) -> Result<(), String> {
    if !matches!(game.wait(), Wait::Players(_)) {
        return Ok(());
    }
    let here = LineOfPlay::from(game);
    for ruling in rulings(game.rules().seating().len()) {
        let mut line = here.clone();
        let answer = line.apply(&Input::Ruling(ruling));
        match (ruling, answer) {
            (Ruling::End, Err(refusal)) => return Err(format!("`ruling end` must be accepted, got: {refusal:?}")),
            (Ruling::End, Ok(_)) if line.wait.outcome().is_none() => {
                return Err("After `ruling end` the game is not over.".to_owned());
            }
            (_, Err(_)) if line.state != here.state => {
                return Err(format!("`ruling {ruling}` was refused, and yet something changed."));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Checks that leaving is never refused, and that the game doesn't wait for a seat that left.
fn anyone_can_leave<G: Game>(game: &Match<G>) -> Result<(), String> {
    if !matches!(game.wait(), Wait::Players(_)) || game.wait().due(game.now()).is_some() {
        return Ok(());
    }
    let here = LineOfPlay::from(game);
    for seat in game.rules().seating().everyone().minus(game.left()).iter() {
        let mut line = here.clone();
        let answer = line.apply(&Input::Leave { seat });
        answer.map_err(|refusal| format!("Seat {seat} cannot leave: {refusal:?}"))?;
        if line.wait.asked().contains(seat) {
            return Err(format!("Seat {seat} has left and is still asked."));
        }
        line.wait.asked().iter().try_for_each(|other| listed(line.rules, &line.state, other, 1).map(drop))?;
    }
    Ok(())
}

fn rulings(seats: usize) -> impl Iterator<Item = Ruling> {
    let about_seats = Seat::first(seats).flat_map(|seat| {
        [Ruling::Forfeit(seat), Ruling::Award(seat, -5), Ruling::Award(seat, i32::MAX), Ruling::Award(seat, i32::MIN)]
    });
    about_seats.chain([Ruling::Stands, Ruling::Struck, Ruling::End])
}

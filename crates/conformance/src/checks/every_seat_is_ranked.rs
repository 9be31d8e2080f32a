use crate::{Finding, Subject, line_of_play::LineOfPlay};
use kee_game::{Game, Input, Match, Outcome, Ruling, Seating, Wait};

/// Every seat has a place when a game ends, even by a ruling in the middle: competition ranks (1, 1, 3), the same for
/// partners.
pub fn every_seat_is_ranked<G: Game>(subject: &Subject<G>) -> Result<(), Finding> {
    for setting in subject.settings("every_seat_is_ranked")? {
        for playout in 0..setting.playouts {
            let mut sampler = setting.sampler(playout);
            setting.play(playout, &mut |game, _| {
                if let Some(outcome) = game.wait().outcome() {
                    return ranked::<G>(outcome, game.rules().seating());
                }
                if sampler.takes(game.log().len()) { ranked_if_ended_now(game) } else { Ok(()) }
            })?;
        }
    }
    Ok(())
}

fn ranked_if_ended_now<G: Game>(game: &Match<G>) -> Result<(), String> {
    let mut line = LineOfPlay::from(game);
    if line.wait == Wait::Chance || line.apply(&Input::Ruling(Ruling::End)).is_err() {
        return Ok(());
    }
    line.wait.outcome().map_or(Ok(()), |outcome| ranked::<G>(outcome, line.rules.seating()))
}

fn ranked<G: Game>(outcome: &Outcome, seating: &Seating) -> Result<(), String> {
    let places: Vec<usize> = outcome.standings.iter().map(|standing| usize::from(standing.place)).collect();
    if places.len() != seating.len() {
        return Err(format!("There are {} seats, but {} standings.", seating.len(), places.len()));
    }
    let before = |place: usize| places.iter().filter(|other| **other < place).count();
    if places.iter().any(|place| *place != 1 + before(*place)) {
        return Err(format!("The places {places:?} are no ranking such as 1, 1, 3."));
    }
    let alike = |seat, mate| places[kee_game::Seat::index(seat)] == places[kee_game::Seat::index(mate)];
    let parted =
        seating.seats().find(|seat| !seating.members(seating.team(*seat)).iter().all(|mate| alike(*seat, mate)));
    if let Some(seat) = parted {
        return Err(format!("Seat {seat} and its partners have different places: {places:?}."));
    }
    if !G::ENDINGS.contains(&outcome.ending.as_str()) {
        return Err(format!("The ending `{}` is not among ENDINGS.", outcome.ending));
    }
    Ok(())
}

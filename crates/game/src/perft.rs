use crate::{Game, GameTime, Input, Manner, Match, Seat, SeatSet, Seed, Wait};
use std::ops::ControlFlow;

/// Counts the positions reachable in `depth` actions: the simplest check that two versions of the rules agree.
///
/// Chance is drawn from the seed and does not count as an action. Every action of every asked seat is a branch,
/// except that of a sealed window only the first seat branches, since the order of its answers makes no difference.
/// Games that end earlier don't count at greater depths.
pub fn perft<G: Game>(game: &Match<G>, seed: &Seed, depth: u32) -> u64 {
    let counter = Counter { rules: game.rules(), seed, at: game.now() };
    counter.count(game.state().clone(), game.chances(), depth)
}

struct Counter<'a, G: Game> {
    rules: &'a G,
    seed: &'a Seed,
    at: GameTime,
}

impl<G: Game> Counter<'_, G> {
    fn count(&self, mut state: G::State, mut chances: u64, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut wait = self.rules.wait(&state);
        while wait == Wait::Chance {
            let chance = self.rules.draw(&state, &mut self.seed.dice(chances));
            self.play(&mut state, Input::Chance(chance));
            chances += 1;
            wait = self.rules.wait(&state);
        }
        branching_seats(&wait).iter().map(|seat| self.count_seat(&state, chances, seat, depth)).sum()
    }

    fn count_seat(&self, state: &G::State, chances: u64, seat: Seat, depth: u32) -> u64 {
        let mut total = 0;
        self.rules.actions(state, seat, &mut |action| {
            // The last action need not be played: a legal one leads to one position.
            total += if depth == 1 {
                1
            } else {
                let mut next = state.clone();
                self.play(&mut next, Input::Act { seat, action });
                self.count(next, chances, depth - 1)
            };
            ControlFlow::Continue(())
        });
        total
    }

    fn play(&self, state: &mut G::State, input: Input<G::Action, G::Chance>) {
        self.rules.apply(state, self.at, &input).expect("the rules take what they list and draw");
    }
}

fn branching_seats(wait: &Wait) -> SeatSet {
    wait.windows().iter().fold(SeatSet::NONE, |seats, window| match window.manner {
        Manner::Sealed => window.seats.iter().next().map_or(seats, |first| seats.with(first)),
        Manner::Turn | Manner::Open => seats.or(window.seats),
    })
}

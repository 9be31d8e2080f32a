//! A solo player's best score: the one to beat, and whether it was beaten.

use crate::{
    catalogue,
    keep::{self, BestScore},
    session::Session,
    t,
    ui::announce,
};
use kee_game::Seat;
use kee_games::{best_key, score_alone};
use kee_wire::{Phase, PlayerView, TableInfo};
use leptos::prelude::*;

/// A finished game compared with the best so far.
#[derive(Clone, PartialEq, Eq, Debug)]
enum BestComparison {
    /// There was no best before.
    First(BestScore),
    /// It is better by this much.
    Better(BestScore, i64),
    /// The best is as good or better.
    Stands(BestScore),
}

/// Compares a score with the best so far. On a replay of the best game itself it gives the same answer again.
fn compare(best: Option<BestScore>, score: i64, game: &str) -> BestComparison {
    let before = match best {
        Some(best) if best.game == game => best.before,
        Some(best) if best.score >= score => return BestComparison::Stands(best),
        best => best.map(|best| best.score),
    };
    let best = BestScore { score, before, game: game.to_owned() };
    match before {
        Some(before) => BestComparison::Better(best, score - before),
        None => BestComparison::First(best),
    }
}

fn told(compared: &BestComparison) -> String {
    match compared {
        BestComparison::First(best) => t!("best-first", score = best.score),
        BestComparison::Better(best, more) => t!("best-new", score = best.score, more = *more),
        BestComparison::Stands(best) => t!("best-stands", score = best.score),
    }
}

/// The key of this table's best; none unless it has one seat.
fn key(info: &TableInfo) -> Option<String> {
    let game = &info.game;
    let about = catalogue::about(&game.id).filter(|_| game.teams.len() == 1)?;
    Some(best_key(about, &game.options, game.words.as_deref()))
}

/// The sentence about the player's best at this table. A new best is stored, with the address of its game;
/// one with hints does not count.
pub(super) fn best_line(
    session: Session,
    replay: Signal<Option<String>>,
    hinted: RwSignal<bool>,
) -> Signal<Option<String>> {
    let key = Memo::new(move |_| {
        let mine = session.seat() == Some(Seat::new(0));
        session.info.with(|info| info.as_ref().and_then(key)).filter(|_| mine)
    });
    // The score of the finished game; `Some(None)` if it does not count.
    let over = Memo::new(move |_| {
        session.view.with(|view| {
            let view = view.as_ref()?;
            let by_person = view.seats.iter().all(|seat| matches!(seat.player, PlayerView::Person(_)));
            let counts = by_person && view.taken_back == 0;
            let score = view.outcome.as_ref().filter(|_| counts).and_then(score_alone);
            matches!(view.phase, Phase::Over | Phase::Closed).then_some(score)
        })
    });
    let line = RwSignal::new(None);
    Effect::new(move |_| {
        let Some(key) = key.get() else { return line.set(None) };
        let best = keep::best(&key);
        let sentence = match (over.get(), replay.get()) {
            (Some(Some(_)), Some(_)) if hinted.get() => Some(t!("best-hinted")),
            (Some(Some(score)), Some(game)) => {
                let known = best.as_ref().is_some_and(|best| best.game == game);
                let compared = compare(best, score, &game);
                let sentence = told(&compared);
                if let (BestComparison::First(best) | BestComparison::Better(best, _), false) = (&compared, known) {
                    keep::set_best(&key, best);
                    announce(sentence.clone());
                }
                Some(sentence)
            }
            (Some(None), _) => None,
            _ => best.map(|best| t!("best-to-beat", score = best.score)),
        };
        line.set(sentence);
    });
    line.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(score: i64, before: Option<i64>) -> BestScore {
        BestScore { score, before, game: "/local/a/games/1".to_owned() }
    }

    #[test]
    fn k11_1_a_new_best_says_by_how_much() {
        let compared = compare(Some(best(412, None)), 431, "/local/a/games/2");
        assert_eq!(told(&compared), "New best: 431, up 19");
        let BestComparison::Better(kept, 19) = compared else { panic!("{compared:?}") };
        assert_eq!((kept.score, kept.before), (431, Some(412)));
        assert_eq!(told(&compare(Some(kept), 431, "/local/a/games/2")), "New best: 431, up 19");
        assert_eq!(told(&compare(None, 412, "/local/a/games/1")), "Your best so far: 412");
        assert_eq!(told(&compare(Some(best(412, None)), 412, "/local/a/games/1")), "Your best so far: 412");
    }

    #[test]
    fn k11_1_as_good_as_the_best_is_not_better() {
        for score in [412, 3] {
            assert_eq!(told(&compare(Some(best(412, Some(7))), score, "/local/a/games/9")), "Your best is still 412");
        }
    }
}

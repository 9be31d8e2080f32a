//! The best score of whoever plays alone: what there is to beat, and whether it was beaten.

use crate::{
    catalogue,
    keep::{self, Best},
    session::Session,
    t,
    ui::announce,
};
use kee_game::Seat;
use kee_games::{best_key, score_alone};
use kee_wire::{Phase, PlayerView, TableInfo};
use leptos::prelude::*;

/// How a finished game compares.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Compared {
    /// Nothing was kept before.
    First(Best),
    /// It is better by so much.
    Better(Best, i64),
    /// The best is as good or better.
    Stands(Best),
}

/// Compares a score with the best there was. The game by which it was made may be looked at again: then it is said again.
fn compare(best: Option<Best>, score: i64, game: &str) -> Compared {
    let before = match best {
        Some(best) if best.game == game => best.before,
        Some(best) if best.score >= score => return Compared::Stands(best),
        best => best.map(|best| best.score),
    };
    let best = Best { score, before, game: game.to_owned() };
    match before {
        Some(before) => Compared::Better(best, score - before),
        None => Compared::First(best),
    }
}

fn told(compared: &Compared) -> String {
    match compared {
        Compared::First(best) => t!("best-first", score = best.score),
        Compared::Better(best, more) => t!("best-new", score = best.score, more = *more),
        Compared::Stands(best) => t!("best-stands", score = best.score),
    }
}

/// Under which name the best of this table is kept; none unless it has one seat.
fn key(info: &TableInfo) -> Option<String> {
    let game = &info.game;
    let about = catalogue::about(&game.id).filter(|_| game.teams.len() == 1)?;
    Some(best_key(about, &game.options, game.words.as_deref()))
}

/// What there is to say of one's best at this table. A new one is kept, with the address of its game.
pub(super) fn best_line(session: Session, replay: Signal<Option<String>>) -> Signal<Option<String>> {
    let key = Memo::new(move |_| {
        let mine = session.seat() == Some(Seat::new(0));
        session.info.with(|info| info.as_ref().and_then(key)).filter(|_| mine)
    });
    // The score of the game that is over; nothing inside if it does not count.
    let over = Memo::new(move |_| {
        session.view.with(|view| {
            let view = view.as_ref()?;
            let by_person = view.seats.iter().all(|seat| matches!(seat.player, PlayerView::Person(_)));
            let score = view.outcome.as_ref().filter(|_| by_person).and_then(score_alone);
            matches!(view.phase, Phase::Over | Phase::Closed).then_some(score)
        })
    });
    let line = RwSignal::new(None);
    Effect::new(move |_| {
        let Some(key) = key.get() else { return line.set(None) };
        let best = keep::best(&key);
        let sentence = match (over.get(), replay.get()) {
            (Some(Some(score)), Some(game)) => {
                let known = best.as_ref().is_some_and(|best| best.game == game);
                let compared = compare(best, score, &game);
                let sentence = told(&compared);
                if let (Compared::First(best) | Compared::Better(best, _), false) = (&compared, known) {
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

    fn best(score: i64, before: Option<i64>) -> Best {
        Best { score, before, game: "/local/a/games/1".to_owned() }
    }

    #[test]
    fn k11_1_a_new_best_says_by_how_much() {
        let compared = compare(Some(best(412, None)), 431, "/local/a/games/2");
        assert_eq!(told(&compared), "New best: 431, up 19");
        let Compared::Better(kept, 19) = compared else { panic!("{compared:?}") };
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

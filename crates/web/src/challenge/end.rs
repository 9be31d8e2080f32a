use super::{ChallengeDeal, submit_all};
use crate::{
    keep::{self, CountingGame, SubmissionResult},
    lang,
    session::Session,
    t,
    ui::announce,
};
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

/// A note above the board of a challenge: its title, and after the game the result.
#[component]
pub(crate) fn EndOfChallenge(of: ChallengeDeal, session: Session, table: String) -> impl IntoView {
    let link = format!("/c/{}", of.challenge);
    let over = Memo::new(move |_| {
        session.view.with(|view| {
            view.as_ref().filter(|view| matches!(view.phase, Phase::Over | Phase::Closed)).map(|view| view.game_number)
        })
    });
    // None while it is being submitted, `Some(None)` if that failed.
    let came = RwSignal::new(None::<Option<SubmissionResult>>);
    Effect::new(move |_| {
        let Some(number) = over.get() else { return came.set(None) };
        let table = table.clone();
        leptos::task::spawn_local(async move {
            submit_all().await;
            let handed = keep::submission(&table, number);
            announce(outcome(handed.as_ref()));
            came.try_set(Some(handed));
        });
    });
    view! {
        <section class="challenge-bar" aria-label=move || t!("challenge-title")>
            <p class="challenge-of">{of.name}</p>
            {move || over.get().map(|_| {
                let sentence = match came.get() {
                    None => t!("challenge-submitting"),
                    Some(handed) => outcome(handed.as_ref()),
                };
                view! {
                    <p class="challenge-came">{sentence}</p>
                    <A href=link.clone() attr:class="button primary">{t!("challenge-to-board")}</A>
                }
            })}
        </section>
    }
}

/// The result of a submission in words.
fn outcome(handed: Option<&SubmissionResult>) -> String {
    match handed {
        None => t!("challenge-later"),
        Some(SubmissionResult { refused: Some(no), .. }) => lang::refusal(no),
        Some(SubmissionResult { counts: Some(CountingGame::First(score)), .. }) => {
            t!("challenge-for-fun", score = *score)
        }
        Some(SubmissionResult { counts: Some(CountingGame::Best(score)), place: Some(place), players, .. }) => {
            t!("challenge-best-stands", score = *score, place = *place, players = *players)
        }
        Some(SubmissionResult { place: Some(place), players, .. }) => {
            t!("challenge-counted", place = *place, players = *players)
        }
        Some(_) => t!("challenge-handed-in"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_game_says_which_one_counts() {
        let handed = |counts| SubmissionResult { place: Some(2), players: 3, refused: None, counts };
        assert_eq!(outcome(Some(&handed(None))), "Your game counts: #2 of 3.");
        assert_eq!(
            outcome(Some(&handed(Some(CountingGame::First(24))))),
            "That game was for fun. Your first one counts, with 24 points."
        );
        assert_eq!(
            outcome(Some(&handed(Some(CountingGame::Best(24))))),
            "Your best game still counts, with 24 points: #2 of 3."
        );
    }
}

use super::{ForChallenge, hand_in_all};
use crate::{
    keep::{self, Counts, HandedIn},
    lang,
    session::Session,
    t,
    ui::announce,
};
use kee_wire::Phase;
use leptos::prelude::*;
use leptos_router::components::A;

/// Over the board of a challenge: which one it is, and after the game what came of it.
#[component]
pub(crate) fn EndOfChallenge(of: ForChallenge, session: Session, table: String) -> impl IntoView {
    let link = format!("/c/{}", of.challenge);
    let over = Memo::new(move |_| {
        session.view.with(|view| {
            view.as_ref().filter(|view| matches!(view.phase, Phase::Over | Phase::Closed)).map(|view| view.game_number)
        })
    });
    // None while it is being handed in; nothing inside if it could not be.
    let came = RwSignal::new(None::<Option<HandedIn>>);
    Effect::new(move |_| {
        let Some(number) = over.get() else { return came.set(None) };
        let table = table.clone();
        leptos::task::spawn_local(async move {
            hand_in_all().await;
            let handed = keep::handed_in(&table, number);
            announce(told(handed.as_ref()));
            came.try_set(Some(handed));
        });
    });
    view! {
        <section class="challenge-bar" aria-label=move || t!("challenge-title")>
            <p class="challenge-of">{of.name}</p>
            {move || over.get().map(|_| {
                let sentence = match came.get() {
                    None => t!("challenge-handing-in"),
                    Some(handed) => told(handed.as_ref()),
                };
                view! {
                    <p class="challenge-came">{sentence}</p>
                    <A href=link.clone() attr:class="button primary">{t!("challenge-to-board")}</A>
                }
            })}
        </section>
    }
}

/// What came of handing in a game.
fn told(handed: Option<&HandedIn>) -> String {
    match handed {
        None => t!("challenge-later"),
        Some(HandedIn { refused: Some(no), .. }) => lang::refusal(no),
        Some(HandedIn { counts: Some(Counts::First(score)), .. }) => t!("challenge-for-fun", score = *score),
        Some(HandedIn { counts: Some(Counts::Best(score)), place: Some(place), players, .. }) => {
            t!("challenge-best-stands", score = *score, place = *place, players = *players)
        }
        Some(HandedIn { place: Some(place), players, .. }) => {
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
        let handed = |counts| HandedIn { place: Some(2), players: 3, refused: None, counts };
        assert_eq!(told(Some(&handed(None))), "Your game counts: #2 of 3.");
        assert_eq!(
            told(Some(&handed(Some(Counts::First(24))))),
            "That game was for fun. Your first one counts, with 24 points."
        );
        assert_eq!(
            told(Some(&handed(Some(Counts::Best(24))))),
            "Your best game still counts, with 24 points: #2 of 3."
        );
    }
}

use crate::{t, ui::announce};
use leptos::prelude::*;

/// Asks who drew the earlier letter for the first turn, of those with equal scores: they move on before the others (W9.3).
/// Whoever does not know says nothing, and the lot decides (W9.5).
#[component]
pub(super) fn FirstDraw(
    /// Who sits at the table, and the score that is typed.
    scores: Vec<(String, RwSignal<String>)>,
    /// Those whose draw is known, the earliest letter first.
    drew: RwSignal<Vec<String>>,
) -> impl IntoView {
    let equal = Memo::new(move |_| {
        let scores = scores.iter().map(|(name, typed)| (name.clone(), typed.read().trim().parse().ok()));
        equal(&scores.collect::<Vec<_>>())
    });
    let buttons = move || equal.get().into_iter().map(|name| view! { <Drew name equal drew/> }).collect_view();
    view! {
        <Show when=move || !equal.read().is_empty()>
            <fieldset class="event-first-draw">
                <legend>{move || t!("event-first-draw")}</legend>
                <p class="muted">{move || t!("event-first-draw-sentence")}</p>
                <div class="choices">{buttons}</div>
            </fieldset>
        </Show>
    }
}

/// Somebody with the same score as another: tapped when it is their turn in the order, and again to take that back.
#[component]
fn Drew(name: String, equal: Memo<Vec<String>>, drew: RwSignal<Vec<String>>) -> impl IntoView {
    let place = {
        let name = name.clone();
        Memo::new(move |_| {
            let (equal, drew) = (equal.read(), drew.read());
            drew.iter().filter(|other| equal.contains(other)).position(|other| *other == name)
        })
    };
    let words = {
        let name = name.clone();
        move || match place.get() {
            Some(place) => format!("{}. {name}", place + 1),
            None => name.clone(),
        }
    };
    let tap = {
        let words = words.clone();
        move |_| {
            drew.update(|drew| match drew.iter().position(|other| *other == name) {
                Some(known) => drop(drew.remove(known)),
                None => drew.push(name.clone()),
            });
            announce(untrack(&words));
        }
    };
    view! { <button type="button" aria-pressed=move || place.get().is_some().to_string() on:click=tap>{words}</button> }
}

/// Those who have a score that another has as well.
fn equal(scores: &[(String, Option<i64>)]) -> Vec<String> {
    let shared = |score: &Option<i64>| scores.iter().filter(|(_, other)| other == score).count() > 1;
    scores.iter().filter(|(_, score)| score.is_some() && shared(score)).map(|(name, _)| name.clone()).collect()
}

/// As it is said after the scores.
pub(super) fn told(drew: &[String]) -> String {
    if drew.is_empty() { String::new() } else { format!(" / drew {}", drew.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn only_who_has_as_much_as_another_is_asked() {
        let scores = [("Anna", Some(30)), ("Bo", None), ("Cem", Some(50)), ("Di", Some(30)), ("Eva", None)];
        let scores = scores.map(|(name, score)| (name.to_owned(), score));
        assert_eq!(equal(&scores), ["Anna", "Di"]);
    }

    #[test]
    fn w9_3_what_is_told_of_the_draw_is_known_when_the_result_is_put_right() {
        let mut event = party();
        event.ask("join Anna, Bo, Cem");
        event.ask("lay");
        let drew: Vec<String> = ["Cem", "Anna"].map(str::to_owned).to_vec();
        event.ask(&format!("result 1 30 30 30{}", told(&drew)));
        assert_eq!(event.outline().table(1, 1).expect("it is laid").drew, drew);
    }
}

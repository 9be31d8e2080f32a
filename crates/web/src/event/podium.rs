use super::{EventVisit, Outline};
use kee_game::number;
use leptos::prelude::*;

/// The places on a podium.
const STEPS: usize = 3;

/// The most steps that have room beside each other. More who are tied are only in the standings.
const MOST_STEPS: usize = 6;

/// A player on the podium: place, name and points.
type PodiumStep = (usize, String, i64);

/// The best of the standings. Nobody is on it who has not scored.
fn steps(event: &Outline) -> Vec<PodiumStep> {
    let scored = event.standings.iter().filter(|row| row.points.iter().any(Option::is_some));
    let placed = scored.filter(|row| row.place <= STEPS);
    let steps: Vec<PodiumStep> = placed.map(|row| (row.place, row.name.clone(), row.total)).collect();
    if steps.len() > MOST_STEPS { Vec::new() } else { steps }
}

/// The best three on their steps, once the event is over.
#[component]
pub(crate) fn Podium(visit: EventVisit) -> impl IntoView {
    let steps = Memo::new(move |_| visit.read(steps));
    let step = |(place, name, total): PodiumStep| {
        view! {
            <li class=format!("podium-{place}")>
                <strong class="podium-name">{name}</strong>
                <span class="podium-points">{number(total)}</span>
                <span class="podium-step">{place}</span>
            </li>
        }
    };
    move || {
        (steps.read().len() > 1)
            .then(|| view! { <ol class="podium">{steps.get().into_iter().map(step).collect_view()}</ol> })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn the_best_three_are_on_the_podium() {
        let mut event = party();
        event.ask_text("join Anna, Bo, Cem, Di");
        event.ask_text("round");
        assert_eq!(steps(&event.outline()), [], "nobody has scored");
        event.ask_text("result 1 Anna 5, Bo 7, Cem 9, Di 1");
        let step = |place, name: &str, total| (place, name.to_owned(), total);
        assert_eq!(steps(&event.outline()), [step(1, "Cem", 9), step(2, "Bo", 7), step(3, "Anna", 5)]);
    }

    #[test]
    fn players_who_are_tied_are_all_on_it() {
        let mut event = party();
        event.ask_text("join Anna, Bo, Cem, Di");
        event.ask_text("round");
        event.ask_text("result 1 Anna 5, Bo 5, Cem 5, Di 5");
        assert_eq!(steps(&event.outline()).iter().map(|step| step.0).collect::<Vec<_>>(), [1, 1, 1, 1]);
    }
}

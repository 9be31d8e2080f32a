use super::{EventVisit, Table, result_form::ResultCommand};
use crate::{t, ui::announce};
use kee_event::{
    Name,
    tournament::{PawnOrder, Points, TournamentClaim},
};
use leptos::prelude::*;

/// Asks which of the players with equal scores drew the earlier letter for the first turn: they advance before the
/// others (W9.3). Left empty, the lot decides (W9.5).
#[component]
pub(super) fn FirstDrawField(
    /// The players at the table, and the scores typed so far.
    scores: Vec<(String, RwSignal<String>)>,
    /// The players whose draw is known, earliest letter first.
    drew: RwSignal<Vec<Name>>,
) -> impl IntoView {
    let equal = Memo::new(move |_| {
        let scores = scores.iter().map(|(name, typed)| (name.clone(), typed.read().trim().parse().ok()));
        equal(&scores.collect::<Vec<_>>())
    });
    let buttons = move || equal.get().into_iter().map(|name| view! { <DrawButton name equal drew/> }).collect_view();
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

/// A player with the same score as another. A tap adds them to the order; another tap takes them out.
#[component]
fn DrawButton(name: String, equal: Memo<Vec<String>>, drew: RwSignal<Vec<Name>>) -> impl IntoView {
    let place = {
        let name = name.clone();
        Memo::new(move |_| {
            let (equal, drew) = (equal.read(), drew.read());
            drew.iter()
                .map(Name::as_str)
                .filter(|other| equal.iter().any(|name| name == other))
                .position(|other| other == name)
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
            drew.update(|drew| match drew.iter().position(|other| other.as_str() == name) {
                Some(known) => drop(drew.remove(known)),
                None => drew.extend(name.parse::<Name>()),
            });
            announce(untrack(&words));
        }
    };
    view! { <button type="button" aria-pressed=move || place.get().is_some().to_string() on:click=tap>{words}</button> }
}

/// The players who share their score with another.
fn equal(scores: &[(String, Option<i64>)]) -> Vec<String> {
    let shared = |score: &Option<i64>| scores.iter().filter(|(_, other)| other == score).count() > 1;
    scores.iter().filter(|(_, score)| score.is_some() && shared(score)).map(|(name, _)| name.clone()).collect()
}

/// A table's sheet, tapped in: the pawns of both teams in the order they came in.
#[component]
pub(super) fn PawnOrderForm(visit: EventVisit, table: Table, send: Callback<ResultCommand>) -> impl IntoView {
    let order = RwSignal::new(table.order.clone().unwrap_or_default());
    let points = untrack(|| visit.read(|event| event.points));
    let totals = move || order.with(|order| totals(points, order));
    let over = Memo::new(move |_| order.with(|order| is_over(order)));
    let tap = move |letter: char| {
        order.update(|order| order.push(letter));
        announce(order.get_untracked());
    };
    let names = [0, 1].map(|index| table.sides[index].name.clone());
    let save = move |_| {
        let order = order.read_untracked().parse::<PawnOrder>();
        send.run(order.map(|order| table.sheet_command(TournamentClaim::Order(order))));
    };
    let team = |letter: char, index: usize| {
        let name = names[index].clone();
        view! {
            <button type="button" class="event-pawn" disabled=move || over.get() on:click=move |_| tap(letter)
                aria-label={ let name = name.clone(); move || t!("event-pawn", letter = letter.to_string(), team = &name) }>
                <strong>{letter.to_string()}</strong> <span>{name.clone()}</span> <output>{move || totals()[index]}</output>
            </button>
        }
    };
    view! {
        <fieldset class="event-coming-in">
            <legend>{move || t!("event-coming-in")}</legend>
            <p class="muted">{move || t!("event-coming-in-sentence")}</p>
            <div class="event-pawns">{team('A', 0)} {team('B', 1)}</div>
            <p class="event-order">{order}</p>
            <p class="choices">
                <button type="button" disabled=move || order.read().is_empty() on:click=move |_| order.update(|order| { order.pop(); })>{move || t!("event-coming-in-back")}</button>
                <button type="button" class="primary" disabled=move || visit.busy.get() || order.read().is_empty()
                    on:click=save>{move || t!("event-save-order")}</button>
            </p>
        </fieldset>
    }
}

/// The points of both teams so far.
fn totals(points: Option<Points>, order: &str) -> [i64; 2] {
    let order = order.parse::<PawnOrder>().ok();
    points.zip(order).map_or([0; 2], |(points, order)| points.of(&order))
}

/// Whether a team has all its pawns in.
fn is_over(order: &str) -> bool {
    order.parse::<PawnOrder>().is_ok_and(|order| order.winner().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::{Sample, party};
    use kee_event::{EventKind, TypedScores};

    #[test]
    fn only_players_with_equal_scores_are_asked() {
        let scores = [("Anna", Some(30)), ("Bo", None), ("Cem", Some(50)), ("Di", Some(30)), ("Eva", None)];
        let scores = scores.map(|(name, score)| (name.to_owned(), score));
        assert_eq!(equal(&scores), ["Anna", "Di"]);
    }

    #[test]
    fn w9_3_the_draw_is_still_known_when_the_result_is_corrected() {
        let mut event = party();
        event.ask_text("join Anna, Bo, Cem");
        event.ask_text("round");
        let drew = ["Cem", "Anna"].map(|name| name.parse::<Name>().expect("a name")).to_vec();
        let table = |event: &Sample| event.outline().table(1, 1).cloned().expect("it is laid");
        let scores = TypedScores::InOrder(vec![30; 3]);
        event.ask(table(&event).score_command(EventKind::Party, scores, drew.clone()));
        assert_eq!(table(&event).drew, drew);
    }

    #[test]
    fn the_points_are_counted_as_pawns_are_tapped_in() {
        assert_eq!(totals(Some(Points::Sheet), ""), [0, 0]);
        assert_eq!(totals(Some(Points::Sheet), "AAB"), [290, 130]);
        assert_eq!(totals(Some(Points::Nk), "AAB"), [4, 2]);
        assert!(!is_over("AAAAAAA"));
        assert!(is_over("AAAAAAAA"), "the eighth pawn of a team ends it");
    }
}

use super::{EventVisit, Outline, Podium, Row};
use crate::{lang, t};
use kee_game::number;
use leptos::prelude::*;

/// The standings, round by round.
#[component]
pub(crate) fn EventStandings(visit: EventVisit) -> impl IntoView {
    let rounds = Memo::new(move |_| visit.read(|event| event.rounds.len()));
    // Before anyone has scored, everyone would be first.
    let scored = Memo::new(move |_| {
        visit.read(|event| event.standings.iter().any(|row| row.points.iter().any(Option::is_some)))
    });
    let heading = move || visit.read(heading);
    let mine = Memo::new(move |_| {
        let me = visit.me()?;
        visit.read(|event| {
            let mine = event.standings.iter().find(|row| row.name == me);
            mine.map(|row| (row.place, row.total))
        })
    });
    view! {
        <Show when=move || scored.get()>
            <section class="event-box event-standings">
                <h2>{heading}</h2>
                {move || mine.get().map(|(place, total)| view! { <p class="event-my-place">{t!("event-my-place", place = place, total = total)}</p> })}
                <div class="event-scroll" role="region" tabindex="0" aria-label=move || t!("event-standings")>
                    <table>
                        <thead><tr>
                            <th scope="col">{move || t!("event-place")}</th>
                            <th scope="col" class="event-name">{move || if visit.read(|event| event.teams) { t!("event-team") } else { t!("event-name") }}</th>
                            <th scope="col">{move || t!("event-total")}</th>
                            <For each=move || 1..=rounds.get() key=|round| *round let(round)>
                                <th scope="col"><abbr title=move || t!("event-round", round = round)>{round}</abbr></th>
                            </For>
                        </tr></thead>
                        <tbody>
                            <For each=move || visit.read(|event| event.standings.clone()) key=Clone::clone let(row)>
                                <StandingRow visit row/>
                            </For>
                        </tbody>
                    </table>
                </div>
            </section>
        </Show>
    }
}

/// The heading of the standings: after a round, during one, or final.
pub(super) fn heading(event: &Outline) -> String {
    match (event.finished, event.missing.is_empty(), event.rounds.len()) {
        (true, ..) => t!("event-standings-final"),
        (false, true, round) => t!("event-standings-after", round = round),
        (false, false, round) => t!("event-standings-in", round = round),
    }
}

#[component]
fn StandingRow(visit: EventVisit, row: Row) -> impl IntoView {
    let name = row.name.clone();
    let mine = Memo::new(move |_| visit.me().as_ref() == Some(&name));
    let (here, by_lot) = (row.here, row.by_lot);
    let points = row.points.iter().map(|points| view! { <td>{points.map_or_else(|| "–".to_owned(), number)}</td> });
    view! {
        <tr class:event-mine=mine class:event-gone=!here>
            <td class="event-place">{row.place}</td>
            <th scope="row" class="event-name">
                {row.name}
                <Show when=move || mine.get()><span class="event-mark">{move || t!("seat-you")}</span></Show>
                {(!here).then(|| view! { <span class="event-mark">{move || t!("event-left")}</span> })}
                {by_lot.then(|| view! { <span class="event-mark">{move || t!("event-by-lot")}</span> })}
            </th>
            <td class="event-total">{number(row.total)}</td>
            {points.collect_view()}
        </tr>
    }
}

/// The winners, once it is over.
#[component]
pub(crate) fn Winners(visit: EventVisit) -> impl IntoView {
    move || {
        let sentence = visit.read(|event| event.finished.then(|| winners_text(event, visit.me().as_deref())));
        sentence.map(|sentence| view! { <section class="event-winners"><p>{sentence}</p> <Podium visit/></section> })
    }
}

/// The winners, in words for a reader who may be among them. Without winners it only says that the event is over.
pub(super) fn winners_text(event: &Outline, me: Option<&str>) -> String {
    let winners = &event.winners;
    match me {
        _ if winners.is_empty() => t!("event-over"),
        Some(me) if winners.iter().any(|winner| winner == me) => t!("event-you-won"),
        _ => t!("event-winners", names = lang::list(winners), count = winners.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn standings_say_whether_the_round_is_over() {
        let mut event = party();
        event.ask_text("join Anna, Bo");
        event.ask_text("round");
        assert_eq!(heading(&event.outline()), "Standings during round 1");
        event.ask_text("result 1 5 7");
        assert_eq!(heading(&event.outline()), "Standings after round 1");
        event.ask_text("finish");
        assert_eq!(heading(&event.outline()), "Final standings");
    }
}

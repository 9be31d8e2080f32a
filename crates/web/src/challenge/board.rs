use super::compare::Compare;
use crate::t;
use kee_game::number;
use kee_wire::{ChallengeView, LeaderLine};
use leptos::prelude::*;

/// Everyone who has played, best first. A reader who has played too can tap a name and compare words.
#[component]
pub(crate) fn Leaderboard(board: ChallengeView) -> impl IntoView {
    let compared = RwSignal::new(None::<LeaderLine>);
    let played = board.you.is_some();
    let shown = board.leaders.len();
    let others = board.leaders.iter().any(|line| !line.you);
    // A player far down the board still sees their own row.
    let mine = board
        .you
        .as_ref()
        .map(|you| you.line.clone())
        .filter(|mine| !board.leaders.iter().any(|line| line.you && line.place == mine.place));
    let rows = board
        .leaders
        .into_iter()
        .chain(mine)
        .map(|line| view! { <LeaderboardEntry line played compared/> })
        .collect_view();
    let challenge = board.challenge;
    let (players, goal) = (board.players, board.goal);
    if players == 0 {
        return view! { <p class="muted">{move || t!("challenge-nobody")}</p> }.into_any();
    }
    view! {
        <table class="challenge-leaders">
            <caption>{move || t!("challenge-players", count = players)}</caption>
            <thead>
                <tr>
                    <th scope="col">{move || t!("challenge-place")}</th>
                    <th scope="col">{move || t!("challenge-name")}</th>
                    <th scope="col">{move || t!("challenge-score")}</th>
                    <th scope="col">{move || t!("challenge-games")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {(players > shown).then(|| view! { <p class="muted">{move || t!("challenge-first", count = shown)}</p> })}
        {goal.map(|goal| view! { <p class="muted">{move || t!("challenge-goal", goal = goal)}</p> })}
        {move || how_to_compare(played, others).map(|sentence| view! { <p class="muted">{sentence}</p> })}
        <Compare challenge with=compared/>
    }
    .into_any()
}

/// The way to compare words, unless there is only one player.
fn how_to_compare(played: bool, others: bool) -> Option<String> {
    others.then(|| if played { t!("challenge-compare-how") } else { t!("challenge-compare-later") })
}

#[component]
fn LeaderboardEntry(line: LeaderLine, played: bool, compared: RwSignal<Option<LeaderLine>>) -> impl IntoView {
    let LeaderLine { place, name, score, won, attempts, you, .. } = line.clone();
    let named = if played && !you {
        let label = name.clone();
        view! {
            <button class="quiet" aria-haspopup="dialog" aria-label=move || t!("challenge-compare-with", name = &label)
                on:click=move |_| compared.set(Some(line.clone()))>{name}</button>
        }
        .into_any()
    } else {
        view! { <span class="challenge-name">{name}</span> }.into_any()
    };
    view! {
        <tr class:challenge-you=you>
            <td>{place}</td>
            <th scope="row">{named} " " {you.then(|| view! { <span class="challenge-mark">{move || t!("challenge-you")}</span> })}</th>
            <td>{number(score)} " " {won.then(|| view! { <span class="challenge-mark">{move || t!("challenge-won")}</span> })}</td>
            <td>{attempts}</td>
        </tr>
    }
}

use super::here::Here;
use crate::{t, ui::SeatMark};
use kee_game::{Seat, Seating, Team};
use keesdrow::{End, KeesdrowOptions, KeesdrowView, PegSupply, PendingView, Variant};
use leptos::prelude::*;
use std::sync::Arc;

/// Who has how much.
#[component]
pub(super) fn Scores(here: Here) -> impl IntoView {
    move || {
        let (view, seating) = (here.view.get()?, here.at.teams()?);
        let many = seating.len() > 2;
        let sides = (0..seating.team_count()).map(|team| {
            let (view, members) = (view.clone(), members(&seating, Team::new(team)));
            view! { <Side here view members second=!seating.each_alone() && team % 2 == 1/> }
        });
        Some(view! {
            <ul class="keesdrow-scores" class:keesdrow-many=many aria-label=t!("keesdrow-scores")>{sides.collect_view()}</ul>
        })
    }
}

/// What ends the game, how far it is, and what is left in the case.
#[component]
pub(super) fn Aim(here: Here) -> impl IntoView {
    let aim = move || Some(aim(&*here.view.get()?, &here.options.read(), &here.at.teams()?));
    let pegs = move || {
        let view = here.view.get().filter(|_| here.options.read().pegs == PegSupply::Boxed)?;
        let [green, yellow, red] = view.ground.pegs?.left;
        Some(t!("keesdrow-case", green = green, yellow = yellow, red = red))
    };
    view! { <p class="keesdrow-quiet keesdrow-goal">{aim}" "{pegs}</p> }
}

/// A player, or a team with what its players have together.
#[component]
fn Side(here: Here, view: Arc<KeesdrowView>, members: Vec<Seat>, second: bool) -> impl IntoView {
    let score = |seat: &Seat| view.scores.get(seat.index()).copied().unwrap_or_default();
    let total: i64 = members.iter().map(score).sum();
    let alone = members.len() == 1;
    let on_turn = members.iter().any(|seat| view.turn == Some(*seat));
    let pending = view.pending.as_ref().filter(|pending| members.contains(&pending.seat));
    let pending = pending.map(PendingView::counts);
    let players = members.iter().map(|seat| {
        let (seat, own) = (*seat, score(seat));
        view! {
            <span class="keesdrow-player" class:keesdrow-gone=view.left.contains(seat)>
                <SeatMark seat/>
                <span class="keesdrow-player-name">{move || here.at.names.get().of(seat)}</span>
                {(!alone).then(|| view! { <small>{own}</small> })}
            </span>
        }
    });
    view! {
        <li class="keesdrow-score" class:keesdrow-on-turn=on_turn class:keesdrow-second-team=second>
            {players.collect_view()}
            <b>{total}</b>
            {pending.map(|counts| view! { <span class="keesdrow-pending">{format!("+{counts}")}</span> })}
        </li>
    }
}

/// Who is in a team.
fn members(seating: &Seating, team: Team) -> Vec<Seat> {
    seating.seats().filter(|seat| seating.team(*seat) == team).collect()
}

fn aim(view: &KeesdrowView, options: &KeesdrowOptions, seating: &Seating) -> String {
    if let Some(ending) = &view.ending {
        return t!("keesdrow-ended", how = ending.as_str());
    }
    if options.variant == Variant::FourScore {
        return t!("keesdrow-aim-tiles", tiles = options.tiles.get());
    }
    match options.end {
        End::Goal => t!("keesdrow-aim-goal", goal = options.goal.get()),
        End::Turns => {
            let had = |team| members(seating, Team::new(team)).iter().map(|seat| view.turns[seat.index()]).sum::<u32>();
            let (turns, had) = (options.turns.get(), (0..seating.team_count()).map(had).min().unwrap_or_default());
            t!("keesdrow-aim-turns", turns = turns, now = (had + 1).min(turns))
        }
        End::Exhaustion => t!("keesdrow-aim-exhaustion"),
        // The time itself is shown.
        End::Limit => String::new(),
    }
}

use super::here::Here;
use crate::{t, ui::SeatMark};
use kee_game::{Seat, Seating};
use keesdrow::{End, KeesdrowOptions, KeesdrowView, PegSupply, Variant};
use leptos::prelude::*;

/// Who has how much, what is aimed at, and what is left in the case.
#[component]
pub(super) fn Scores(here: Here) -> impl IntoView {
    let seats = move || {
        let (view, teams) = (here.view.get()?, here.at.teams()?);
        let rows = teams.seats().map(|seat| view! { <Score here seat view=(*view).clone() teams=teams.clone()/> });
        Some(view! { <ul class="keesdrow-scores" aria-label=t!("keesdrow-scores")>{rows.collect_view()}</ul> })
    };
    let aim = move || here.view.get().map(|view| aim(&view, &here.options.read()));
    let pegs = move || {
        let view = here.view.get().filter(|_| here.options.read().pegs == PegSupply::Boxed)?;
        let [green, yellow, red] = view.ground.pegs?.left;
        Some(t!("keesdrow-case", green = green, yellow = yellow, red = red))
    };
    view! {
        <div class="keesdrow-head">
            {seats}
            <p class="keesdrow-quiet">{aim}" "{pegs}</p>
        </div>
    }
}

#[component]
fn Score(here: Here, seat: Seat, view: KeesdrowView, teams: Seating) -> impl IntoView {
    let own = view.scores.get(seat.index()).copied().unwrap_or_default();
    let pending = view.pending.as_ref().filter(|pending| pending.seat == seat);
    let pending = pending.map(|pending| pending.played.iter().map(|played| played.counts).sum::<u32>());
    let team = (!teams.each_alone()).then(|| {
        let (team, total) = (teams.team(seat), team_total(&view, &teams, seat));
        view! { <small class="keesdrow-team">{t!("keesdrow-team", team = team.to_string(), total = total)}</small> }
    });
    let doubled = !teams.each_alone() && teams.team(seat).index() % 2 == 1;
    let class = "keesdrow-score";
    view! {
        <li class=class class:keesdrow-on-turn=view.turn == Some(seat) class:keesdrow-gone=view.left.contains(seat) class:keesdrow-second-team=doubled>
            <SeatMark seat/>
            <span class="keesdrow-player">{move || here.at.names.get().of(seat)}</span>
            <b>{own}</b>
            {pending.map(|counts| view! { <span class="keesdrow-pending">{format!("+{counts}")}</span> })}
            {team}
        </li>
    }
}

/// What the team of a seat has together.
fn team_total(view: &KeesdrowView, teams: &Seating, seat: Seat) -> i64 {
    let mates = teams.seats().filter(|other| teams.team(*other) == teams.team(seat));
    mates.filter_map(|mate| view.scores.get(mate.index())).sum()
}

/// What ends the game, and how far it is.
fn aim(view: &KeesdrowView, options: &KeesdrowOptions) -> String {
    if let Some(ending) = &view.ending {
        return t!("keesdrow-ended", how = ending.as_str());
    }
    if options.variant == Variant::FourScore {
        return t!("keesdrow-aim-tiles", tiles = options.tiles.get());
    }
    match options.end {
        End::Goal => t!("keesdrow-aim-goal", goal = options.goal.get()),
        End::Turns => {
            let (turns, had) = (options.turns.get(), view.turns.iter().min().copied().unwrap_or_default());
            t!("keesdrow-aim-turns", turns = turns, now = (had + 1).min(turns))
        }
        End::Exhaustion => t!("keesdrow-aim-exhaustion"),
        End::Limit => t!("keesdrow-aim-limit"),
    }
}

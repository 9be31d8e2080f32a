use super::here::Here;
use crate::{
    t,
    ui::{SEAT_COLOURS, seat_shape},
};
use kee_game::{Seat, Seating, Team};
use keesdrow::{End, KeesdrowOptions, KeesdrowView, PegSupply, PendingView, Variant};
use leptos::prelude::*;

/// What a player has, and in a team what its players have together.
#[component]
pub(super) fn Facts(here: Here, seat: Seat) -> impl IntoView {
    let of = move |seat: Seat| here.view.with(|view| view.as_ref().map_or(0, |view| score(view, seat)));
    let together = move || {
        let members = here.at.teams().map(|seating| members(&seating, seating.team(seat)))?;
        (members.len() > 1)
            .then(|| t!("keesdrow-team-total", total = members.iter().map(|seat| of(*seat)).sum::<i64>()))
    };
    let pending = move || {
        let view = here.view.get()?;
        view.pending.as_ref().filter(|pending| pending.seat == seat).map(PendingView::counts)
    };
    view! {
        <span class="keesdrow-score">
            // The style counts up to it.
            <b style=move || format!("--score: {}", of(seat))>{move || of(seat)}</b>
            {move || together().map(|total| view! { <small>{total}</small> })}
            {move || pending().map(|counts| view! { <span class="keesdrow-pending">{format!("+{counts}")}</span> })}
        </span>
    }
}

fn score(view: &KeesdrowView, seat: Seat) -> i64 {
    view.scores.get(seat.index()).copied().unwrap_or_default()
}

/// What ends the game and how far everybody is, as a race; what is left in the case; and what the colours mean.
#[component]
pub(super) fn Aim(here: Here, children: Children) -> impl IntoView {
    let told = move || {
        let (view, seating) = here.view.get().zip(here.at.teams())?;
        let options = here.options.read();
        let needed = needed(&view, &options, &seating).map(|points| t!("keesdrow-last-turn", points = points));
        Some(needed.unwrap_or_else(|| aim(&view, &options, &seating)))
    };
    let pegs = move || {
        let view = here.view.get().filter(|_| here.options.read().pegs == PegSupply::Boxed)?;
        let [green, yellow, red] = view.ground.pegs?.left;
        Some(t!("keesdrow-case", green = green, yellow = yellow, red = red))
    };
    let is_race = Memo::new(move |_| goal(&here.options.read()).is_some());
    let seats = Memo::new(move |_| here.at.teams().map_or(0, |seating| seating.len()));
    view! {
        <div class="keesdrow-top">
            <p class="keesdrow-quiet keesdrow-goal" title=told>{told}" "{pegs}</p>
            <p class="keesdrow-legend" aria-hidden="true">
                <i></i>"1×" <i class="keesdrow-used-1"></i>"2×" <i class="keesdrow-used-2"></i>"3×"
                <i class="keesdrow-used-3"></i>{move || t!("keesdrow-spent")}
            </p>
            <Show when=move || is_race.get()>
                <div class="keesdrow-race" aria-hidden="true">
                    {move || (0..seats.get()).map(|seat| view! { <Runner here seat=Seat::new(seat)/> }).collect_view()}
                </div>
            </Show>
            <div class="keesdrow-extra">{children()}</div>
        </div>
    }
}

/// How far the team of a seat is on its way to the goal.
#[component]
fn Runner(here: Here, seat: Seat) -> impl IntoView {
    let part = move || {
        let (view, seating) = here.view.get().zip(here.at.teams())?;
        let goal = goal(&here.options.read())?;
        Some((team_score(&view, &seating, seating.team(seat)) as f64 / goal as f64).clamp(0.0, 1.0))
    };
    let style = move || {
        format!(
            "--part: {:.3}; --lane: {}; color: var(--seat-{})",
            part().unwrap_or_default(),
            seat.index(),
            seat.index() % SEAT_COLOURS
        )
    };
    view! {
        <span class="keesdrow-runner" style=style>
            <svg viewBox="-10 -10 20 20"><path d=seat_shape(seat.index()) fill="currentColor"></path></svg>
        </span>
    }
}

/// Who is in a team.
fn members(seating: &Seating, team: Team) -> Vec<Seat> {
    seating.seats().filter(|seat| seating.team(*seat) == team).collect()
}

fn team_score(view: &KeesdrowView, seating: &Seating, team: Team) -> i64 {
    members(seating, team).into_iter().map(|seat| score(view, seat)).sum()
}

/// What is raced for, if anything is: points, or tiles.
fn goal(options: &KeesdrowOptions) -> Option<u32> {
    match (options.variant, options.end) {
        (Variant::FourScore, _) => Some(options.tiles.get()),
        (_, End::Goal) => Some(options.goal.get()),
        _ => None,
    }
}

/// What the reader needs to win in their last turn: somebody has reached the goal, and the round is played out.
fn needed(view: &KeesdrowView, options: &KeesdrowOptions, seating: &Seating) -> Option<i64> {
    let own = view.seat.filter(|seat| view.turn == Some(*seat) && view.ending.is_none())?;
    let goal = i64::from(goal(options).filter(|_| options.variant != Variant::FourScore)?);
    let others = (0..seating.team_count()).map(Team::new).filter(|team| *team != seating.team(own));
    let best = others.map(|team| team_score(view, seating, team)).max().filter(|best| *best >= goal)?;
    Some((best - team_score(view, seating, seating.team(own)) + 1).max(1))
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

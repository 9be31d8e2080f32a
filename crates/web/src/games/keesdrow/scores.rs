use super::desk::Desk;
use crate::{
    t,
    ui::{SEAT_COLOURS, count, seat_shape},
};
use kee_game::{Seat, Seating, Team};
use keesdrow::{End, KeesdrowOptions, KeesdrowView, PegSupply, PendingTurnView, Variant};
use leptos::prelude::*;

/// A player's score, and that of their team.
#[component]
pub(super) fn Facts(desk: Desk, seat: Seat) -> impl IntoView {
    let of = move |seat: Seat| desk.view.with(|view| view.as_ref().map_or(0, |view| score(view, seat)));
    let together = move || {
        let members = desk.at.teams().map(|seating| members(&seating, seating.team(seat)))?;
        (members.len() > 1)
            .then(|| t!("keesdrow-team-total", total = members.iter().map(|seat| of(*seat)).sum::<i64>()))
    };
    let worth = move || match desk.options.read().variant {
        Variant::FourScore => t!("keesdrow-tiles", count = of(seat)),
        Variant::None | Variant::FlipFlop => t!("keesdrow-points", count = of(seat)),
    };
    let pending = move || {
        let view = desk.view.get()?;
        view.pending.as_ref().filter(|pending| pending.seat == seat).map(PendingTurnView::counts)
    };
    view! {
        <span class="keesdrow-score">
            <b aria-hidden="true">{move || count(of(seat))}</b>
            <span class="unseen">{worth}</span>
            {move || together().map(|total| view! { <small>{total}</small> })}
            {move || pending().map(|counts| view! { <span class="keesdrow-pending">{format!("+{counts}")}</span> })}
        </span>
    }
}

fn score(view: &KeesdrowView, seat: Seat) -> i64 {
    view.scores.get(seat.index()).copied().unwrap_or_default()
}

/// The goal of the game and everyone's progress, as a race; the pegs left; and the legend.
#[component]
pub(super) fn Aim(desk: Desk, children: Children) -> impl IntoView {
    let told = move || {
        let (view, seating) = desk.view.get().zip(desk.at.teams())?;
        let options = desk.options.read();
        let needed = needed(&view, &options, &seating).map(|points| t!("keesdrow-last-turn", points = points));
        Some(needed.unwrap_or_else(|| aim(&view, &options, &seating)))
    };
    let pegs = move || {
        let view = desk.view.get().filter(|_| desk.options.read().pegs == PegSupply::Boxed)?;
        let [green, yellow, red] = view.ground.pegs?.left;
        Some(t!("keesdrow-case", green = green, yellow = yellow, red = red))
    };
    let is_race = Memo::new(move |_| goal(&desk.options.read()).is_some());
    let seats = Memo::new(move |_| desk.at.teams().map_or(0, |seating| seating.len()));
    view! {
        <div class="keesdrow-top">
            <p class="keesdrow-quiet keesdrow-goal" title=told>{told}" "{pegs}</p>
            <p class="keesdrow-legend" aria-hidden="true">
                <i></i>"1×" <i class="keesdrow-used-1"></i>"2×" <i class="keesdrow-used-2"></i>"3×"
                <i class="keesdrow-used-3"></i>{move || t!("keesdrow-used-up")}
            </p>
            <Show when=move || is_race.get()>
                <div class="keesdrow-race" aria-hidden="true">
                    {move || (0..seats.get()).map(|seat| view! { <GoalRunner desk seat=Seat::new(seat)/> }).collect_view()}
                </div>
            </Show>
            <div class="keesdrow-extra">{children()}</div>
        </div>
    }
}

/// The progress of a seat's team towards the goal.
#[component]
fn GoalRunner(desk: Desk, seat: Seat) -> impl IntoView {
    let part = move || {
        let (view, seating) = desk.view.get().zip(desk.at.teams())?;
        let goal = goal(&desk.options.read())?;
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
        <span class="keesdrow-runner" class:keesdrow-runner-own=move || desk.at.seat() == Some(seat) style=style>
            <svg viewBox="-10 -10 20 20"><path d=seat_shape(seat.index()) fill="currentColor"></path></svg>
        </span>
    }
}

/// The members of a team.
fn members(seating: &Seating, team: Team) -> Vec<Seat> {
    seating.seats().filter(|seat| seating.team(*seat) == team).collect()
}

fn team_score(view: &KeesdrowView, seating: &Seating, team: Team) -> i64 {
    members(seating, team).into_iter().map(|seat| score(view, seat)).sum()
}

/// The goal, if there is one: points, or tiles.
fn goal(options: &KeesdrowOptions) -> Option<u32> {
    match (options.variant, options.end) {
        (Variant::FourScore, _) => Some(options.tiles.get()),
        (_, End::Goal) => Some(options.goal.get()),
        _ => None,
    }
}

/// Whether someone has reached the goal, and the others have a turn left.
pub(super) fn is_last_round(view: &KeesdrowView, options: &KeesdrowOptions, seating: &Seating) -> bool {
    let Some(goal) = goal(options).filter(|_| options.variant != Variant::FourScore) else { return false };
    let best = (0..seating.team_count()).map(|team| team_score(view, seating, Team::new(team))).max();
    view.ending.is_none() && best.is_some_and(|best| best >= i64::from(goal))
}

/// The points the reader needs to win in their last turn: a player has reached the goal, and the round is played out.
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
        // The clock shows the time itself.
        End::Limit => String::new(),
    }
}

use super::here::Here;
use crate::t;
use kee_game::{Seat, Seating, Team};
use keesdrow::{End, KeesdrowOptions, KeesdrowView, PegSupply, PendingView, Variant};
use leptos::prelude::*;

/// What a player has, and in a team what its players have together.
#[component]
pub(super) fn Facts(here: Here, seat: Seat) -> impl IntoView {
    move || {
        let (view, seating) = (here.view.get()?, here.at.teams()?);
        let score = |seat: Seat| view.scores.get(seat.index()).copied().unwrap_or_default();
        let members = members(&seating, seating.team(seat));
        let together = (members.len() > 1).then(|| members.iter().map(|seat| score(*seat)).sum::<i64>());
        let pending = view.pending.as_ref().filter(|pending| pending.seat == seat).map(PendingView::counts);
        Some(view! {
            <span class="keesdrow-score">
                <b>{score(seat)}</b>
                {together.map(|total| view! { <small>{t!("keesdrow-team-total", total = total)}</small> })}
                {pending.map(|counts| view! { <span class="keesdrow-pending">{format!("+{counts}")}</span> })}
            </span>
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

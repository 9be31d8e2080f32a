use super::{Order, Place, Who};
use crate::{
    games::Picture,
    keep, t,
    table::{bot_meaning, bot_name},
    ui::{Chips, Icon, SeatMark},
};
use kee_game::Seat;
use kee_games::{About, AboutPlan};
use leptos::prelude::*;
use std::{collections::BTreeSet, f64::consts::TAU};

/// More people than this do not fit around the drawing of a table: they are a list.
const AROUND: usize = 6;

/// The bot for those who do not choose.
pub(crate) fn default_bot(about: &About) -> String {
    about.default_bot().unwrap_or_default().to_owned()
}

/// The bots of a game, to choose one of.
#[component]
pub(crate) fn BotOptions(about: &'static About, #[prop(into)] chosen: Signal<Option<String>>) -> impl IntoView {
    let options = about.bots.iter().map(|bot| {
        let is_chosen = move || chosen.with(|chosen| chosen.as_deref() == Some(bot.name));
        view! { <option value=bot.name selected=is_chosen>{move || t!("bot-option", bot = bot_name(bot.name))}</option> }
    });
    options.collect_view()
}

/// How many play, and in which teams. Nothing where there is one way only.
#[component]
pub(crate) fn PlanChoice(order: RwSignal<Order>) -> impl IntoView {
    let words = |plan: AboutPlan| match plan {
        AboutPlan { seats, teams } if teams == seats => seats.to_string(),
        AboutPlan { seats, teams } => t!("make-plan-short", seats = seats, teams = teams),
    };
    let plans = Memo::new(move |_| {
        let mut plans = order.with(|order| order.way.preset().plans.clone());
        plans.sort_by_key(|plan| (plan.seats, plan.teams));
        plans
    });
    let choices = Signal::derive(move || plans.get().into_iter().map(|plan| (plan, None, words(plan))).collect());
    let chosen = Signal::derive(move || Some(order.read().plan));
    view! {
        <Show when=move || plans.read().len() != 1>
            <Chips name="plan" legend=Signal::derive(|| t!("make-seats")) choices chosen choose=move |plan| order.update(|order| order.lay(plan))/>
        </Show>
    }
}

/// The table with its seats around it, and who sits on each.
#[component]
pub(super) fn SeatTable(about: &'static About, order: RwSignal<Order>) -> impl IntoView {
    let count = Memo::new(move |_| order.with(|order| order.seats.len()));
    let chips =
        move || (0..count.get()).map(|index| view! { <SeatChip about order index count=count.get()/> }).collect_view();
    // Each bot is described once, however many seats it has.
    let bots = move || {
        let seated: BTreeSet<String> = order.with(|order| {
            let bots =
                order.seats.iter().filter_map(|who| if let Who::Bot(bot) = who { Some(bot.clone()) } else { None });
            bots.collect()
        });
        let each = seated
            .into_iter()
            .map(|bot| view! { <li><strong>{bot_name(&bot)}</strong> " " {bot_meaning(about.id, &bot)}</li> });
        each.collect_view()
    };
    view! {
        <div class="seat-table" class:seat-list=move || { count.get() > AROUND }>
            <div class=format!("seat-top art art-{}", about.id)><Picture game=about.id/></div>
            {chips}
        </div>
        <ul id="seat-bots" class="seat-bots muted">{bots}</ul>
    }
}

/// Where a seat is around the table, from 0 to 1 across and down: the first is nearest.
fn around(index: usize, count: usize) -> (f64, f64) {
    let angle = TAU * (0.25 + index as f64 / count as f64);
    (0.5 + 0.5 * angle.cos(), 0.5 + 0.5 * angle.sin())
}

/// A seat: whose it is, which can be changed by touching it.
#[component]
fn SeatChip(about: &'static About, order: RwSignal<Order>, index: usize, count: usize) -> impl IntoView {
    let who = Memo::new(move |_| order.with(|order| order.seats.get(index).cloned()));
    let here = Memo::new(move |_| order.with(|order| order.place == Place::Here));
    let bot = default_bot(about);
    let choose = move |value: String| {
        let who = match value.as_str() {
            "you" => Who::You,
            "open" => Who::Open,
            "person" => Who::Person(String::new()),
            bot => Who::Bot(bot.to_owned()),
        };
        order.update(|order| {
            // Nobody sits twice: whoever takes another seat leaves theirs to a bot.
            if who == Who::You {
                order.seats.iter_mut().filter(|seat| **seat == Who::You).for_each(|seat| *seat = Who::Bot(bot.clone()));
            }
            order.seats[index] = who;
        });
    };
    let sits = move || match who.get() {
        Some(Who::Bot(bot)) => Some(bot),
        _ => None,
    };
    let is_person = move || matches!(who.get(), Some(Who::Person(_)));
    let (icon, words) = (
        move || match who.get() {
            Some(Who::Bot(_)) => "bot",
            Some(Who::Open) => "invite",
            _ => "person",
        },
        move || match who.get()? {
            Who::You => Some(keep::name()),
            Who::Open => Some(t!("seat-by-link")),
            Who::Bot(bot) => Some(bot_name(&bot)),
            Who::Person(_) => None,
        },
    );
    let (x, y) = around(index, count);
    view! {
        <div class="seat-chip" class:seat-me=move || who.get() == Some(Who::You) class:seat-named=is_person style=format!("--x: {x:.3}; --y: {y:.3}")>
            <SeatMark seat=Seat::new(index)/>
            {move || view! { <Icon name=icon()/> }}
            <span class="seat-who">{words}</span>
            <select aria-label=move || t!("make-seat", seat = Seat::new(index).to_string()) aria-describedby="seat-bots" on:change:target=move |event| choose(event.target().value())>
                <option value="you" selected=move || who.get() == Some(Who::You)>{move || t!("make-seat-you")}</option>
                <Show when=move || !here.get()>
                    <option value="open" selected=move || who.get() == Some(Who::Open)>{move || t!("make-seat-open")}</option>
                </Show>
                <Show when=move || here.get()>
                    <option value="person" selected=is_person>{move || t!("make-seat-person")}</option>
                </Show>
                <BotOptions about chosen=Signal::derive(sits)/>
            </select>
            <Show when=is_person>
                <input aria-label=move || t!("make-seat-name") placeholder=move || t!("make-seat-name") maxlength="30" autocomplete="off"
                    on:change:target=move |event| { let name = event.target().value(); order.update(|order| order.seats[index] = Who::Person(name)); }/>
            </Show>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_seat_is_nearest_and_the_others_go_round_from_the_left() {
        let near = |(x, y): (f64, f64), (a, b): (f64, f64)| (x - a).abs() < 1e-9 && (y - b).abs() < 1e-9;
        let places = [(0.5, 1.0), (0.0, 0.5), (0.5, 0.0), (1.0, 0.5)];
        for (index, place) in places.into_iter().enumerate() {
            assert!(near(around(index, 4), place), "seat {index}");
        }
    }
}

use super::{BotOptions, Order, Place, Who, default_bot};
use crate::{t, table::bot_meaning, ui::SeatMark};
use kee_game::Seat;
use kee_games::{About, AboutPlan};
use leptos::prelude::*;

/// How many play, and in which teams.
#[component]
pub(crate) fn PlanChoice(order: RwSignal<Order>) -> impl IntoView {
    let plan_words = |plan: AboutPlan| {
        if plan.teams == plan.seats {
            t!("make-plan", seats = plan.seats)
        } else {
            t!("make-plan-teams", seats = plan.seats, teams = plan.teams)
        }
    };
    let plans = move || {
        let preset = order.with(|order| order.way.preset());
        preset.plans.iter().copied().enumerate().map(|(index, plan)| {
            view! { <option value=index.to_string() selected=move || order.read().plan == plan>{plan_words(plan)}</option> }
        }).collect_view()
    };
    let choose = move |index: String| {
        let preset = order.with_untracked(|order| order.way.preset());
        if let Some(plan) = index.parse::<usize>().ok().and_then(|index| preset.plans.get(index)) {
            order.update(|order| order.lay(*plan));
        }
    };
    view! { <select aria-label=move || t!("make-seats") on:change:target=move |event| choose(event.target().value())>{plans}</select> }
}

/// How many play, in which teams, and who sits where.
#[component]
pub(super) fn Seats(about: &'static About, order: RwSignal<Order>) -> impl IntoView {
    let count = Memo::new(move |_| order.with(|order| order.seats.len()));
    view! {
        <fieldset>
            <legend>{move || t!("make-seats")}</legend>
            <PlanChoice order/>
            {move || (0..count.get()).map(|index| view! { <SeatRow about order index/> }).collect_view()}
        </fieldset>
    }
}

#[component]
fn SeatRow(about: &'static About, order: RwSignal<Order>, index: usize) -> impl IntoView {
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
    let (id, bots) = (about.id, &about.bots);
    let meaning = move || {
        let chosen = sits()?;
        bots.iter().find(|bot| bot.name == chosen).map(|bot| bot_meaning(id, bot.name))
    };
    let about_seat = format!("seat-{index}-about");
    view! {
        <div class="seat-row">
            <SeatMark seat=Seat::new(index)/>
            <select aria-label=move || t!("make-seat", seat = Seat::new(index).to_string()) aria-describedby=about_seat.clone() on:change:target=move |event| choose(event.target().value())>
                <option value="you" selected=move || who.get() == Some(Who::You)>{move || t!("make-seat-you")}</option>
                <Show when=move || !here.get()>
                    <option value="open" selected=move || who.get() == Some(Who::Open)>{move || t!("make-seat-open")}</option>
                </Show>
                <Show when=move || here.get()>
                    <option value="person" selected=move || matches!(who.get(), Some(Who::Person(_)))>{move || t!("make-seat-person")}</option>
                </Show>
                <BotOptions about chosen=Signal::derive(sits)/>
            </select>
            <Show when=move || matches!(who.get(), Some(Who::Person(_)))>
                <input aria-label=move || t!("make-seat-name") placeholder=move || t!("make-seat-name") maxlength="30"
                    on:change:target=move |event| { let name = event.target().value(); order.update(|order| order.seats[index] = Who::Person(name)); }/>
            </Show>
            <small id=about_seat class="seat-about">{meaning}</small>
        </div>
    }
}

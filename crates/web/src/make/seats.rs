use super::{Occupant, TableLocation, TableOrder, seat_drag::SeatDrag, strength_words};
use crate::{
    keep, t,
    table::{bot_meaning, bot_name},
    ui::{BotFace, Chips, Icon, RoundTable, SeatMark},
};
use kee_game::Seat;
use kee_games::{About, AboutBot, AboutPlan};
use leptos::prelude::*;
use std::collections::BTreeSet;

/// The default bot.
pub(crate) fn default_bot(about: &About) -> String {
    about.default_bot().unwrap_or_default().to_owned()
}

/// The bots of a game as options of a list: the characters by level. Bots for programs are shown only where a program
/// has chosen one.
#[component]
pub(crate) fn BotOptions(about: &'static About, #[prop(into)] chosen: Signal<Option<String>>) -> impl IntoView {
    let option = move |bot: &'static AboutBot| {
        let is_chosen = Memo::new(move |_| chosen.with(|chosen| chosen.as_deref() == Some(bot.name)));
        view! {
            <Show when=move || !bot.unlisted || is_chosen.get()>
                <option value=bot.name title=move || bot_meaning(about.id, bot.name) selected=is_chosen>
                    {move || t!("bot-option", bot = bot_name(bot.name))}
                </option>
            </Show>
        }
    };
    let levels = about.levels().into_iter().map(|level| {
        let bots = about.characters(level).map(option).collect_view();
        view! { <optgroup label=move || strength_words(about, level)>{bots}</optgroup> }
    });
    let others = about.bots.iter().filter(|bot| bot.level.is_none()).map(option);
    (levels.collect_view(), others.collect_view())
}

/// The number of players and their teams. Nothing if there is only one possibility.
#[component]
pub(crate) fn PlanChoice(order: RwSignal<TableOrder>) -> impl IntoView {
    let words = |plan: AboutPlan| match plan {
        AboutPlan { seats, teams } if teams == seats => seats.to_string(),
        AboutPlan { seats, teams } => t!("make-plan-short", seats = seats, teams = teams),
    };
    let plans = Memo::new(move |_| {
        let mut plans = order.with(|order| order.variant.preset().plans.clone());
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

/// The table with its seats around it, and their occupants.
#[component]
pub(super) fn SeatTable(about: &'static About, order: RwSignal<TableOrder>) -> impl IntoView {
    let count = Memo::new(move |_| order.with(|order| order.seats.len()));
    // Each bot is described once, however many seats it has.
    let bots = move || {
        let seated: BTreeSet<String> = order.with(|order| order.characters(about.id).into_iter().flatten().collect());
        let each = seated.into_iter().map(|bot| {
            let level = about.bots.iter().find(|known| known.name == bot).and_then(|known| known.level);
            let strength = level.map(|level| format!(" ({})", strength_words(about, level)));
            let (name, meaning) = (bot_name(&bot), bot_meaning(about.id, &bot));
            view! { <li><BotFace bot=Signal::stored(bot)/> <strong>{name}</strong> {strength} " " {meaning}</li> }
        });
        each.collect_view()
    };
    view! {
        <SeatDrag about order>
            <RoundTable game=about.id count seat=move |seat: Seat| view! { <SeatChip about order index=seat.index()/> }/>
        </SeatDrag>
        <ul id="seat-bots" class="seat-bots muted">{bots}</ul>
    }
}

/// A seat with its occupant, which a tap changes.
#[component]
fn SeatChip(about: &'static About, order: RwSignal<TableOrder>, index: usize) -> impl IntoView {
    let who = Memo::new(move |_| order.with(|order| order.seats.get(index).cloned()));
    let here = Memo::new(move |_| order.with(|order| order.place == TableLocation::Here));
    let choose = move |value: String| {
        let who = match value.as_str() {
            "you" => Occupant::You,
            "open" => Occupant::Open,
            "person" => Occupant::Person(String::new()),
            bot => Occupant::Bot(bot.to_owned()),
        };
        order.update(|order| {
            // Nobody sits twice: a player who takes another seat leaves theirs to a bot.
            let left = order.seats.iter().position(|seat| *seat == Occupant::You && who == Occupant::You);
            order.seats[index] = who;
            if let Some(left) = left.filter(|left| *left != index) {
                order.seats[left] = Occupant::Bot(order.newcomer(about));
            }
        });
    };
    let sits = Memo::new(move |_| order.with(|order| order.characters(about.id).get(index).cloned().flatten()));
    let is_person = move || matches!(who.get(), Some(Occupant::Person(_)));
    let (icon, words) = (
        move || match who.get() {
            Some(Occupant::Open) => "invite",
            _ => "person",
        },
        move || match who.get()? {
            Occupant::You => Some(keep::name()),
            Occupant::Open => Some(t!("seat-open")),
            Occupant::Bot(_) => Some(order.read().names(about.id).of(Seat::new(index))),
            Occupant::Person(_) => None,
        },
    );
    view! {
        <div class="seat-chip" class:seat-me=move || who.get() == Some(Occupant::You) class:seat-named=is_person>
            <SeatMark seat=Seat::new(index)/>
            {move || match sits.get() {
                Some(bot) => view! { <BotFace bot=Signal::stored(bot)/> }.into_any(),
                None => view! { <Icon name=icon()/> }.into_any(),
            }}
            <span class="seat-who">{words}</span>
            <select aria-label=move || t!("make-seat", seat = Seat::new(index).to_string()) aria-describedby="seat-bots" on:change:target=move |event| choose(event.target().value())>
                <option value="you" selected=move || who.get() == Some(Occupant::You)>{move || t!("make-seat-you")}</option>
                <Show when=move || !here.get()>
                    <option value="open" selected=move || who.get() == Some(Occupant::Open)>{move || t!("make-seat-open")}</option>
                </Show>
                <Show when=move || here.get()>
                    <option value="person" selected=is_person>{move || t!("make-seat-person")}</option>
                </Show>
                <BotOptions about chosen=sits/>
            </select>
            <Show when=is_person>
                <input aria-label=move || t!("make-seat-name") placeholder=move || t!("make-seat-name") maxlength="30" autocomplete="off"
                    on:change:target=move |event| { let name = event.target().value(); order.update(|order| order.seats[index] = Occupant::Person(name)); }/>
            </Show>
        </div>
    }
}

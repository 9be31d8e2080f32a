use crate::{
    api, keep, local,
    make::{CLOCKS, Order, Place, Who, clock_words, usual_bot},
    t,
    table::{option_meaning, preset_meaning, value_meaning},
};
use kee_game::Seat;
use kee_games::{About, AboutOption, AboutPlan, find};
use kee_lexicon::List;
use kee_wire::{HostWish, Talk, Watching, Wish};
use leptos::prelude::*;
use leptos_router::{
    NavigateOptions,
    components::A,
    hooks::{use_navigate, use_params_map},
};
use std::sync::Arc;

/// Making a table. Everything is chosen already: whoever likes it as usual has one button to press.
#[component]
pub(crate) fn Make() -> impl IntoView {
    let params = use_params_map();
    move || match find(&params.read().get("game").unwrap_or_default()) {
        Some(game) => view! { <Form about=Arc::new(game.about())/> }.into_any(),
        None => view! { <super::NotFound/> }.into_any(),
    }
}

#[component]
fn Form(about: Arc<About>) -> impl IntoView {
    let order = RwSignal::new(Order::usual(&about));
    let problems = RwSignal::new(Vec::<String>::new());
    let busy = RwSignal::new(false);
    let navigate = use_navigate();
    let (chosen, title) = (Arc::clone(&about), about.title);
    let make = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (about, navigate) = (Arc::clone(&chosen), navigate.clone());
        busy.set(true);
        leptos::task::spawn_local(async move {
            match carry_out(&about, &order.get_untracked()).await {
                Ok(address) => navigate(&address, NavigateOptions::default()),
                Err(no) => {
                    let each = no.problems.iter().map(|wrong| format!("{}: {}", wrong.about, wrong.sentence));
                    problems.set([no.told()].into_iter().chain(each).collect());
                    busy.set(false);
                }
            }
        });
    };
    view! {
        <main class="page make">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("make-title", game = title)}</h1>
            <form on:submit=make>
                <Where order/>
                <Presets about=Arc::clone(&about) order/>
                <Seats about=Arc::clone(&about) order/>
                <HouseRules about=Arc::clone(&about) order/>
                <AllOptions about order/>
                <div role="alert" class="refused">{move || problems.get().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}</div>
                <button class="primary big" disabled=busy>{move || t!("make-table")}</button>
            </form>
        </main>
    }
}

/// Makes the table and says where it is.
async fn carry_out(about: &About, order: &Order) -> Result<String, api::No> {
    let (setup, me) = (order.setup(about), keep::name());
    if order.place == Place::Here {
        let seats = order.local_seats(&me);
        let id = local::make(about.id, setup, order.house.clone(), order.words.clone(), seats).await?;
        return Ok(format!("/local/{id}"));
    }
    let seat = order.seats.iter().position(|who| *who == Who::You).map(Seat::new);
    let wanted = api::Wanted {
        game: about.id.to_owned(),
        setup,
        house: order.house.clone(),
        words: order.words.clone(),
        name: Some(me),
        seat,
    };
    let joined = api::make(&wanted).await?;
    if let Some(token) = &joined.token {
        keep::set_pass(&joined.table, &keep::Pass { token: token.clone(), recovery: joined.recovery.clone() });
    }
    for (seat, who) in Seat::first(order.seats.len()).zip(&order.seats) {
        if let Who::Bot(bot) = who {
            api::ask(&joined.table, Wish::Host(HostWish::SeatBot { seat, bot: bot.clone() })).await?;
        }
    }
    if !order.seats.contains(&Who::Open) {
        api::ask(&joined.table, Wish::Ready { ready: true }).await?;
    }
    Ok(format!("/t/{}", joined.table))
}

#[component]
fn Where(order: RwSignal<Order>) -> impl IntoView {
    let choice = move |place: Place, words: &'static str| {
        view! {
            <label class="choice">
                <input type="radio" name="place" prop:checked=move || order.read().place == place on:change=move |_| order.update(|order| order.choose_place(place))/>
                {move || t!(words)}
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{move || t!("make-where")}</legend>
            {choice(Place::Online, "make-online")}
            {choice(Place::Here, "make-here")}
        </fieldset>
    }
}

#[component]
fn Presets(about: Arc<About>, order: RwSignal<Order>) -> impl IntoView {
    let rows =
        about.presets.iter().cloned().enumerate().filter(|(_, preset)| preset.name != "tiny").map(|(index, preset)| {
            let (chosen, id, name) = (Arc::clone(&about), about.id, preset.name);
            view! {
                <label class="choice">
                    <input type="radio" name="preset" value=name prop:checked=move || order.read().preset == index
                        on:change=move |_| order.update(|order| order.choose_preset(&chosen, index))/>
                    <span><strong>{name.replace('-', " ")}</strong> " " {move || preset_meaning(id, &preset)}</span>
                </label>
            }
        });
    view! { <fieldset><legend>{move || t!("make-preset")}</legend>{rows.collect_view()}</fieldset> }
}

#[component]
fn Seats(about: Arc<About>, order: RwSignal<Order>) -> impl IntoView {
    let (plans_of, bots) = (Arc::clone(&about), Arc::clone(&about));
    let plan_words = |plan: AboutPlan| {
        if plan.teams == plan.seats {
            t!("make-plan", seats = plan.seats)
        } else {
            t!("make-plan-teams", seats = plan.seats, teams = plan.teams)
        }
    };
    let plans = move || {
        let preset = order.with(|order| order.preset);
        plans_of.presets[preset].plans.iter().copied().enumerate().map(|(index, plan)| {
            view! { <option value=index.to_string() selected=move || order.read().plan == plan>{plan_words(plan)}</option> }
        }).collect_view()
    };
    let chosen = Arc::clone(&about);
    let choose = move |index: String| {
        let preset = order.with_untracked(|order| order.preset);
        if let Some(plan) = index.parse::<usize>().ok().and_then(|index| chosen.presets[preset].plans.get(index)) {
            order.update(|order| order.lay(*plan));
        }
    };
    let count = Memo::new(move |_| order.with(|order| order.seats.len()));
    view! {
        <fieldset>
            <legend>{move || t!("make-seats")}</legend>
            <select aria-label=move || t!("make-seats") on:change:target=move |event| choose(event.target().value())>{plans}</select>
            {move || (0..count.get()).map(|index| view! { <SeatRow about=Arc::clone(&bots) order index/> }).collect_view()}
        </fieldset>
    }
}

#[component]
fn SeatRow(about: Arc<About>, order: RwSignal<Order>, index: usize) -> impl IntoView {
    let who = Memo::new(move |_| order.with(|order| order.seats.get(index).cloned()));
    let here = Memo::new(move |_| order.with(|order| order.place == Place::Here));
    let bot = usual_bot(&about);
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
    let options = about.bots.iter().map(|bot| {
        let (name, meaning) = (bot.name, bot.meaning);
        view! { <option value=name title=meaning selected=move || who.get() == Some(Who::Bot(name.to_owned()))>{move || t!("bot-option", bot = name)}</option> }
    });
    view! {
        <div class="seat-row">
            <crate::ui::SeatMark seat=Seat::new(index)/>
            <select aria-label=move || t!("make-seat", seat = Seat::new(index).to_string()) on:change:target=move |event| choose(event.target().value())>
                <option value="you" selected=move || who.get() == Some(Who::You)>{move || t!("make-seat-you")}</option>
                <Show when=move || !here.get()>
                    <option value="open" selected=move || who.get() == Some(Who::Open)>{move || t!("make-seat-open")}</option>
                </Show>
                <Show when=move || here.get()>
                    <option value="person" selected=move || matches!(who.get(), Some(Who::Person(_)))>{move || t!("make-seat-person")}</option>
                </Show>
                {options.collect_view()}
            </select>
            <Show when=move || matches!(who.get(), Some(Who::Person(_)))>
                <input aria-label=move || t!("make-seat-name") placeholder=move || t!("make-seat-name") maxlength="30"
                    on:change:target=move |event| { let name = event.target().value(); order.update(|order| order.seats[index] = Who::Person(name)); }/>
            </Show>
        </div>
    }
}

#[component]
fn HouseRules(about: Arc<About>, order: RwSignal<Order>) -> impl IntoView {
    let online = Memo::new(move |_| order.with(|order| order.place == Place::Online));
    let talks = [(Talk::Free, "talk-free"), (Talk::Reactions, "talk-reactions"), (Talk::Silent, "talk-silent-short")];
    let checked = move |words: &'static str, get: fn(&Order) -> bool, set: fn(&mut Order, bool)| {
        view! {
            <label class="choice">
                <input type="checkbox" prop:checked=move || order.with(get) on:change:target=move |event| { let on = event.target().checked(); order.update(|order| set(order, on)); }/>
                {move || t!(words)}
            </label>
        }
    };
    view! {
        <div class="make-row">
            <Show when=move || about.words>
                <label>{move || t!("make-words")}
                    <select on:change:target=move |event| { let list = event.target().value(); order.update(|order| order.words = Some(list)); }>
                        {List::ALL.into_iter().rev().map(|list| view! {
                            <option value=list.name()>{move || t!(&format!("make-words-{}", list.name()))}</option>
                        }).collect_view()}
                    </select>
                </label>
            </Show>
            <label>{move || t!("make-clock")}
                <select on:change:target=move |event| {
                    if let Some(clock) = event.target().value().parse::<usize>().ok().and_then(|index| CLOCKS.get(index)) {
                        order.update(|order| order.house.clock = *clock);
                    }
                }>
                    {CLOCKS.into_iter().enumerate().map(|(index, clock)| view! { <option value=index.to_string()>{move || clock_words(clock)}</option> }).collect_view()}
                </select>
            </label>
            <Show when=move || online.get()>
                <label>{move || t!("make-talk")}
                    <select on:change:target=move |event| {
                        if let Some((talk, _)) = event.target().value().parse::<usize>().ok().and_then(|index| talks.get(index)) {
                            order.update(|order| order.house.talk = *talk);
                        }
                    }>
                        {talks.into_iter().enumerate().map(|(index, (_, words))| view! { <option value=index.to_string()>{move || t!(words)}</option> }).collect_view()}
                    </select>
                </label>
            </Show>
        </div>
        <Show when=move || online.get()>
            {checked("make-watching", |order| order.house.watching == Watching::Anyone, |order, on| order.house.watching = if on { Watching::Anyone } else { Watching::Nobody })}
            {checked("make-listed", |order| order.house.listed, |order, on| order.house.listed = on)}
        </Show>
    }
}

/// Every option of the game, with its meaning from the game itself.
#[component]
fn AllOptions(about: Arc<About>, order: RwSignal<Order>) -> impl IntoView {
    let changed = Memo::new(move |_| order.with(|order| order.set.len()));
    let rows =
        about.options.clone().into_iter().map(|option| view! { <OptionRow about=Arc::clone(&about) option order/> });
    view! {
        <details>
            <summary>
                {move || t!("make-options")}
                {move || (changed.get() > 0).then(|| format!(" ({})", t!("make-options-changed", count = changed.get())))}
            </summary>
            <div class="option-rows">{rows.collect_view()}</div>
        </details>
    }
}

#[component]
fn OptionRow(about: Arc<About>, option: AboutOption, order: RwSignal<Order>) -> impl IntoView {
    let (id, key) = (about.id, option.key);
    let now = {
        let about = Arc::clone(&about);
        Memo::new(move |_| order.with(|order| order.option(&about, key)))
    };
    let set = move |value: String| order.update(|order| order.choose_option(&about, key, value));
    let (label, field) = (option.clone(), format!("option-{key}"));
    let choice = if option.values.is_empty() {
        view! { <input id=field.clone() prop:value=now title=option.expected.clone() on:change:target=move |event| set(event.target().value())/> }.into_any()
    } else {
        let shown = option.clone();
        let values = option.values.iter().map(|value| {
            let (value, option) = (value.value, shown.clone());
            let words = move || match value_meaning(id, &option, value) {
                (shown, Some(meaning)) => format!("{shown}: {meaning}"),
                (shown, None) => shown,
            };
            view! { <option value=value selected=move || now.get() == value>{words}</option> }
        });
        view! { <select id=field.clone() on:change:target=move |event| set(event.target().value())>{values.collect_view()}</select> }.into_any()
    };
    view! {
        <div class="option-row">
            <label for=field>{move || option_meaning(id, &label)}</label>
            {choice}
        </div>
    }
}

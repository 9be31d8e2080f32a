use super::{
    api,
    order::{DECIDED, Order, title},
};
use crate::{
    lang::Id,
    make::{AllOptions, BotOptions, Making, WordsChoice, WrongOptions},
    t,
    table::{preset_meaning, preset_name},
    ui::Number,
};
use kee_event::{
    Occasion, Played,
    party::{LeftOver, Manner, Plan},
    tournament::{Draw, Points},
};
use leptos::prelude::*;

/// Everything that can be chosen for an event. Whoever likes the defaults has one button to press.
#[component]
pub(crate) fn OrderForm() -> impl IntoView {
    let order = RwSignal::new(Order::default_for(Occasion::Party));
    let making = Making::default();
    let Making { busy, problems, wrong } = making;
    let (words, choose_words) = create_slice(order, |order| order.words.clone(), |order, words| order.words = words);
    let (minutes, choose_minutes) =
        create_slice(order, |order| u64::from(order.minutes), |order, minutes: u64| order.minutes = minutes as u16);
    let longest = Memo::new(move |_| u64::from(Plan::longest(order.read().occasion.game())));
    let (rounds, choose_rounds) =
        create_slice(order, |order| order.rounds as u64, |order, rounds: u64| order.rounds = rounds as usize);
    let about = move || order.with_untracked(|order| order.way.about);
    let make = making.submit(about, move || async move {
        let event = api::create(&order.get_untracked().wanted()).await?;
        Ok(format!("/e/{event}"))
    });
    let occasions = Occasion::ALL.map(|occasion| {
        view! {
            <label class="choice">
                <input type="radio" name="occasion" value=occasion.id() prop:checked=move || order.read().occasion == occasion
                    on:change=move |_| order.update(|order| order.choose_occasion(occasion))/>
                <span><strong>{move || title(occasion)}</strong> " " {move || t!(format!("event-{}-sentence", occasion.id()))}</span>
            </label>
        }
    });
    let places = [(Played::Here, "here"), (Played::Boards, "boards")].map(|(played, id)| {
        view! {
            <label class="choice">
                <input type="radio" name="played" value=id prop:checked=move || order.read().played == played
                    on:change=move |_| order.update(|order| order.choose_place(played))/>
                <span>{move || t!(format!("event-played-{id}"))}</span>
            </label>
        }
    });
    view! {
        <form on:submit=make>
            <fieldset><legend>{move || t!("event-occasion")}</legend>{occasions.collect_view()}</fieldset>
            <fieldset><legend>{move || t!("event-played")}</legend>{places.collect_view()}</fieldset>
            <div class="make-row">
                <label>{move || t!("event-title")}
                    <input id="event-title" maxlength="80" autocomplete="off" placeholder=move || title(order.read().occasion) prop:value=move || order.read().title.clone()
                        on:input:target=move |event| { let title = event.target().value(); order.update(|order| order.title = title); }/>
                </label>
                {move || view! { <Number id="event-minutes" words=id!("event-minutes") most=longest.get() value=minutes choose=choose_minutes/> }}
                <Show when=move || order.read().occasion == Occasion::Tournament>
                    <Number id="event-rounds" words=id!("event-rounds") most=50 value=rounds choose=choose_rounds/>
                </Show>
                <Choice id="event-left-over" words=id!("event-left-over") order when=|order| order.occasion != Occasion::Tournament
                    options=[(LeftOver::Bots, id!("event-left-over-bots")), (LeftOver::Short, id!("event-left-over-short"))] get=|order| order.left_over set=|order, value| order.left_over = value/>
                <Bots order/>
            </div>
            <details>
                <summary>{move || t!("event-more")}</summary>
                <div class="make-row">
                    <Choice id="event-points" words=id!("event-points") order when=|order| order.occasion == Occasion::Tournament
                        options=[(Points::Sheet, id!("event-points-sheet")), (Points::Nk, id!("event-points-nk"))] get=|order| order.points set=Order::choose_points/>
                    <Choice id="event-draw" words=id!("event-draw") order when=|order| order.occasion == Occasion::Tournament
                        options=[(Draw::Standing, id!("event-draw-standing")), (Draw::Lot, id!("event-draw-lot"))] get=|order| order.draw set=|order, value| order.draw = value/>
                    <Choice id="event-manner" words=id!("event-manner") order when=|order| order.occasion != Occasion::Tournament
                        options=[(Manner::Ladder, id!("event-manner-ladder")), (Manner::RoundRobin, id!("event-manner-round-robin"))] get=|order| order.manner set=|order, value| order.manner = value/>
                    <Sizes order/>
                    <Ways order/>
                    <Show when=move || order.with(|order| order.way.about.words && order.played == Played::Here)>
                        <WordsChoice words choose=choose_words/>
                    </Show>
                </div>
            </details>
            <Options order wrong/>
            <div role="alert" class="refused">{move || problems.get().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}</div>
            <button class="primary big" disabled=busy>{move || t!("event-open")}</button>
        </form>
    }
}

/// One of a few things.
#[component]
fn Choice<T: Copy + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    words: Id,
    order: RwSignal<Order>,
    when: fn(&Order) -> bool,
    options: [(T, Id); 2],
    get: fn(&Order) -> T,
    set: fn(&mut Order, T),
) -> impl IntoView {
    view! {
        <Show when=move || order.with(when)>
            <label>{move || t!(words)}
                <select id=id on:change:target=move |event| {
                    if let Some((value, _)) = event.target().value().parse::<usize>().ok().and_then(|index| options.get(index)) {
                        order.update(|order| set(order, *value));
                    }
                }>
                    {options.into_iter().enumerate().map(|(index, (value, words))| view! {
                        <option value=index.to_string() selected=move || order.with(get) == value>{move || t!(words)}</option>
                    }).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// How well the bots play that sit where nobody does.
#[component]
fn Bots(order: RwSignal<Order>) -> impl IntoView {
    let about = Memo::new(move |_| order.read().way.about);
    let chosen = Signal::derive(move || Some(order.read().bot.clone()));
    let bots = move || view! { <BotOptions about=about.get() chosen/> };
    view! {
        <Show when=move || order.read().played == Played::Here>
            <label>{move || t!("event-bot")}
                <select id="event-bot" on:change:target=move |event| { let bot = event.target().value(); order.update(|order| order.bot = bot); }>{bots}</select>
            </label>
        </Show>
    }
}

/// How many sit at a table.
#[component]
fn Sizes(order: RwSignal<Order>) -> impl IntoView {
    let sizes = move || {
        order.read().sizes().into_iter().map(|size| view! {
            <option value=size.to_string() selected=move || order.read().size == size>{t!("make-plan", seats = size)}</option>
        }).collect_view()
    };
    view! {
        <Show when=move || order.read().occasion != Occasion::Tournament>
            <label>{move || t!("event-size")}
                <select id="event-size" on:change:target=move |event| {
                    if let Ok(size) = event.target().value().parse() {
                        order.update(|order| order.choose_size(size));
                    }
                }>{sizes}</select>
            </label>
        </Show>
    }
}

/// The ways to play that have a name.
#[component]
fn Ways(order: RwSignal<Order>) -> impl IntoView {
    let fitting = Memo::new(move |_| order.with(|order| (order.way.about, order.presets().collect::<Vec<_>>())));
    let ways = move || {
        let (about, presets) = fitting.get();
        let options = presets.into_iter().map(|(index, preset)| {
            view! {
                <option value=index.to_string() selected=move || order.read().way.preset == index>
                    {move || format!("{}: {}", preset_name(about.id, preset.name), preset_meaning(about.id, preset.name))}
                </option>
            }
        });
        options.collect_view()
    };
    view! {
        <Show when=move || order.with(|order| order.occasion != Occasion::Tournament && order.played == Played::Here)>
            <label>{move || t!("make-preset")}
                <select id="event-preset" on:change:target=move |event| {
                    if let Ok(index) = event.target().value().parse() {
                        order.update(|order| order.way.choose_preset(index));
                    }
                }>{ways}</select>
            </label>
        </Show>
    }
}

/// Every option of the games that are played here.
#[component]
fn Options(order: RwSignal<Order>, wrong: RwSignal<WrongOptions>) -> impl IntoView {
    let (way, choose) = create_slice(order, |order| order.way.clone(), |order, way| order.way = way);
    let game = Memo::new(move |_| way.read().about.id);
    let options = move || {
        // Other games have other rows.
        game.get();
        view! { <AllOptions way choose but=&DECIDED wrong/> }
    };
    view! { <Show when=move || order.read().played == Played::Here>{options}</Show> }
}

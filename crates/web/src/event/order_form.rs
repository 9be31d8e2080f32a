use super::{
    api,
    order::{EventOrder, sentence, title},
};
use crate::{
    lang::Id,
    make::{AllOptions, BotOptions, CreationForm, WordsChoice, WrongOptions},
    t,
    table::{preset_meaning, preset_name},
    ui::{Art, Chips, ChoiceCard, Stepper},
};
use kee_event::{
    Occasion, Venue,
    party::{LeftOver, PartyManner, PartyPlan},
    tournament::{Draw, Points},
};
use leptos::prelude::*;
use leptos_router::hooks::use_location;

/// The choices for a new event. With the defaults, one press of a button is enough.
#[component]
pub(crate) fn OrderForm() -> impl IntoView {
    let asked = use_location().hash.get_untracked();
    let asked = Occasion::ALL.into_iter().find(|occasion| asked.trim_start_matches('#') == occasion.id());
    let order = RwSignal::new(EventOrder::default_for(asked.unwrap_or(Occasion::Party)));
    let making = CreationForm::default();
    let CreationForm { busy, problems, wrong } = making;
    let (words, choose_words) = create_slice(order, |order| order.words.clone(), |order, words| order.words = words);
    let (minutes, choose_minutes) =
        create_slice(order, |order| u32::from(order.minutes), |order, minutes: u32| order.minutes = minutes as u16);
    let longest = Memo::new(move |_| u32::from(PartyPlan::longest(order.read().occasion.game())));
    let (rounds, choose_rounds) =
        create_slice(order, |order| order.rounds as u32, |order, rounds: u32| order.rounds = rounds as usize);
    let about = move || order.with_untracked(|order| order.variant.about);
    let make = making.submit(about, move || async move {
        let event = api::create(&order.get_untracked().request()).await?;
        Ok(format!("/e/{event}"))
    });
    let occasions = Occasion::ALL.map(|occasion| {
        view! {
            <ChoiceCard name="occasion" value=occasion.id() checked=Signal::derive(move || order.read().occasion == occasion)
                choose=move |()| order.update(|order| order.choose_occasion(occasion)) picture=view! { <Art game=occasion.game()/> }.into_any()
                title=Signal::derive(move || title(occasion)) about=Signal::derive(move || sentence(occasion))/>
        }
    });
    let places = [
        (Venue::Here, "here", id!("event-played-here"), id!("event-played-here-how")),
        (Venue::Boards, "boards", id!("event-played-boards"), id!("event-played-boards-how")),
    ];
    let places = places.map(|(played, id, words, how)| {
        view! {
            <ChoiceCard name="played" value=id checked=Signal::derive(move || order.read().played == played)
                choose=move |()| order.update(|order| order.choose_place(played))
                title=Signal::derive(move || t!(words)) about=Signal::derive(move || t!(how))/>
        }
    });
    view! {
        <form class="make-form" on:submit=make>
            <div class="make-kinds">
                <fieldset class="variants"><legend>{move || t!("event-occasion")}</legend><div class="variant-cards">{occasions.collect_view()}</div></fieldset>
                <fieldset class="variants"><legend>{move || t!("event-played")}</legend><div class="variant-cards">{places.collect_view()}</div></fieldset>
            </div>
            <section class="make-table">
                <div class="make-row">
                    <label>{move || t!("event-title")}
                        <input id="event-title" maxlength="80" autocomplete="off" placeholder=move || title(order.read().occasion) prop:value=move || order.read().title.clone()
                            on:input:target=move |event| { let title = event.target().value(); order.update(|order| order.title = title); }/>
                    </label>
                </div>
                <div class="make-steppers">
                    {move || view! { <CountField id="event-minutes" words=id!("event-minutes") most=longest.get() value=minutes choose=choose_minutes/> }}
                    <Show when=move || order.read().occasion == Occasion::Tournament>
                        <CountField id="event-rounds" words=id!("event-rounds") most=50 value=rounds choose=choose_rounds/>
                    </Show>
                </div>
                <Show when=move || order.read().occasion != Occasion::Tournament><LeftOverChoice order/></Show>
                <div class="make-row"><BotStrength order/></div>
                <details>
                    <summary>{move || t!("event-more")}</summary>
                    <div class="make-row">
                        <ChoiceField id="event-points" words=id!("event-points") order when=|order| order.occasion == Occasion::Tournament
                            options=[(Points::Sheet, id!("event-points-sheet")), (Points::Nk, id!("event-points-nk"))] get=|order| order.points set=EventOrder::choose_points/>
                        <ChoiceField id="event-draw" words=id!("event-draw") order when=|order| order.occasion == Occasion::Tournament
                            options=[(Draw::Standing, id!("event-draw-standing")), (Draw::Lot, id!("event-draw-lot"))] get=|order| order.draw set=|order, value| order.draw = value/>
                        <ChoiceField id="event-manner" words=id!("event-manner") order when=|order| order.occasion != Occasion::Tournament
                            options=[(PartyManner::Ladder, id!("event-manner-ladder")), (PartyManner::RoundRobin, id!("event-manner-round-robin"))] get=|order| order.manner set=|order, value| order.manner = value/>
                        <TableSize order/>
                        <Presets order/>
                        <Show when=move || order.with(|order| order.variant.about.words && order.played == Venue::Here)>
                            <WordsChoice words choose=choose_words/>
                        </Show>
                    </div>
                </details>
                <div role="alert" class="refused">{move || problems.get().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}</div>
                <div class="make-go">
                    <button class="primary big" class:busy=busy aria-busy=move || busy.get().to_string()>{move || t!("event-open")}</button>
                </div>
            </section>
            <EventOptions order wrong/>
        </form>
    }
}

/// A number that is changed step by step. One that cannot be is brought within its bounds.
#[component]
fn CountField(id: &'static str, words: Id, most: u32, value: Signal<u32>, choose: SignalSetter<u32>) -> impl IntoView {
    let typed = RwSignal::new(value.get_untracked().to_string());
    Effect::new(move |_| typed.set(value.get().to_string()));
    let set = move |text: String| {
        if let Ok(number) = text.parse::<u32>() {
            choose.set(number.clamp(1, most));
        }
        typed.set(value.get_untracked().to_string());
    };
    view! {
        <div class="make-count">
            <label for=id>{move || t!(words)}</label>
            <Stepper id=id.to_owned() words=Signal::derive(move || t!(words)) least=1 most value=typed set described="" invalid=Signal::stored(false)/>
        </div>
    }
}

/// The choice of what happens to the seats that nobody has.
#[component]
fn LeftOverChoice(order: RwSignal<EventOrder>) -> impl IntoView {
    let choices = || {
        vec![
            (LeftOver::Bots, Some("bot"), t!("event-left-over-bots")),
            (LeftOver::Short, None, t!("event-left-over-short")),
        ]
    };
    view! {
        <Chips name="left-over" legend=Signal::derive(|| t!("event-left-over")) choices=Signal::derive(choices)
            chosen=Signal::derive(move || Some(order.read().left_over)) choose=move |left_over| order.update(|order| order.left_over = left_over)/>
    }
}

/// One choice among a few.
#[component]
fn ChoiceField<T: Copy + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    words: Id,
    order: RwSignal<EventOrder>,
    when: fn(&EventOrder) -> bool,
    options: [(T, Id); 2],
    get: fn(&EventOrder) -> T,
    set: fn(&mut EventOrder, T),
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

/// The strength of the bots that fill empty seats.
#[component]
fn BotStrength(order: RwSignal<EventOrder>) -> impl IntoView {
    let about = Memo::new(move |_| order.read().variant.about);
    let chosen = Signal::derive(move || Some(order.read().bot.clone()));
    let bots = move || view! { <BotOptions about=about.get() chosen/> };
    view! {
        <Show when=move || order.read().played == Venue::Here>
            <label>{move || t!("event-bot")}
                <select id="event-bot" on:change:target=move |event| { let bot = event.target().value(); order.update(|order| order.bot = bot); }>{bots}</select>
            </label>
        </Show>
    }
}

/// The size of the tables.
#[component]
fn TableSize(order: RwSignal<EventOrder>) -> impl IntoView {
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

/// The presets of the game.
#[component]
fn Presets(order: RwSignal<EventOrder>) -> impl IntoView {
    let fitting = Memo::new(move |_| order.with(|order| (order.variant.about, order.presets().collect::<Vec<_>>())));
    let ways = move || {
        let (about, presets) = fitting.get();
        let options = presets.into_iter().map(|(index, preset)| {
            view! {
                <option value=index.to_string() selected=move || order.read().variant.preset == index>
                    {move || format!("{}: {}", preset_name(about.id, preset.name), preset_meaning(about.id, preset.name))}
                </option>
            }
        });
        options.collect_view()
    };
    view! {
        <Show when=move || order.with(|order| order.occasion != Occasion::Tournament && order.played == Venue::Here)>
            <label>{move || t!("make-preset")}
                <select id="event-preset" on:change:target=move |event| {
                    if let Ok(index) = event.target().value().parse() {
                        order.update(|order| order.variant.choose_preset(index));
                    }
                }>{ways}</select>
            </label>
        </Show>
    }
}

/// Every option of the event's games.
#[component]
fn EventOptions(order: RwSignal<EventOrder>, wrong: RwSignal<WrongOptions>) -> impl IntoView {
    let (variant, choose) =
        create_slice(order, |order| order.variant.clone(), |order, variant| order.variant = variant);
    let game = Memo::new(move |_| variant.read().about.id);
    let options = move || {
        // Another game has other rows.
        game.get();
        view! { <AllOptions variant choose but=&Occasion::DECIDED wrong/> }
    };
    view! { <Show when=move || order.read().played == Venue::Here>{options}</Show> }
}

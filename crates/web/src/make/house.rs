use super::{Order, Place};
use crate::{
    lang::Id,
    t,
    ui::{Chips, Switch},
};
use kee_games::About;
use kee_lexicon::List;
use kee_wire::{Clock, Talk, Watching};
use leptos::prelude::*;

/// What counts as a word.
#[component]
pub(crate) fn WordsChoice(
    /// Nothing for the default ones.
    words: Signal<Option<String>>,
    choose: SignalSetter<Option<String>>,
) -> impl IntoView {
    let lists = List::ALL.into_iter().rev().map(|list| {
        let chosen = move || words.with(|words| words.as_deref() == Some(list.name()));
        view! {
            <option value=list.name() selected=chosen>{move || t!(format!("make-words-{}", list.name()))}</option>
        }
    });
    view! {
        <label>{move || t!("make-words")}
            <select on:change:target=move |event| choose.set(Some(event.target().value()))>
                {lists.collect_view()}
            </select>
        </label>
    }
}

/// The times that are offered.
const CLOCKS: [Clock; 7] = [
    Clock::None,
    Clock::Turn { seconds: 60 },
    Clock::Turn { seconds: 180 },
    Clock::Game { seconds: 600, increment: 10 },
    Clock::Game { seconds: 1500, increment: 15 },
    Clock::Days { hours: 24, bank: 72 },
    Clock::Days { hours: 72, bank: 168 },
];

/// A time in words.
fn clock_words(clock: Clock) -> String {
    match clock {
        Clock::None => t!("clock-none"),
        Clock::Turn { seconds } => t!("clock-turn", minutes = seconds / 60),
        Clock::Game { seconds, increment } => t!("clock-game", minutes = seconds / 60, seconds = increment),
        Clock::Days { hours, bank } => t!("clock-days", days = hours / 24, bank = bank / 24),
    }
}

/// How fast a game goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pace {
    NoClock,
    Live,
    ByMail,
}

impl Pace {
    const fn of(clock: Clock) -> Self {
        match clock {
            Clock::None => Self::NoClock,
            Clock::Turn { .. } | Clock::Game { .. } => Self::Live,
            Clock::Days { .. } => Self::ByMail,
        }
    }

    /// The clock for those who do not choose one.
    const fn clock(self) -> Clock {
        match self {
            Self::NoClock => Clock::None,
            Self::Live => Clock::Game { seconds: 600, increment: 10 },
            Self::ByMail => Clock::Days { hours: 24, bank: 72 },
        }
    }
}

/// How fast the game goes: three ways, of which every clock is one.
#[component]
pub(super) fn PaceChoice(order: RwSignal<Order>) -> impl IntoView {
    let choices = || {
        vec![
            (Pace::NoClock, Some("play"), t!("pace-none")),
            (Pace::Live, Some("clock"), t!("pace-live")),
            (Pace::ByMail, Some("mail"), t!("pace-mail")),
        ]
    };
    let chosen = Signal::derive(move || Some(Pace::of(order.read().house.clock)));
    let words = move || match order.read().house.clock {
        Clock::None => t!("pace-none-words"),
        clock => clock_words(clock),
    };
    view! {
        <Chips name="pace" legend=Signal::derive(|| t!("make-pace")) choices=Signal::derive(choices) chosen
            choose=move |pace: Pace| order.update(|order| order.house.clock = pace.clock())/>
        <p class="pace-words muted">{words}</p>
    }
}

/// How the table is kept, whatever the game: words, time, talk, who may come.
#[component]
pub(super) fn HouseRules(about: &'static About, order: RwSignal<Order>) -> impl IntoView {
    let (words, choose) = Order::words_in(order);
    let online = Memo::new(move |_| order.with(|order| order.place == Place::Online));
    let talks = [
        (Talk::Open, id!("talk-open")),
        (Talk::Reactions, id!("talk-reactions")),
        (Talk::Silent, id!("talk-silent-short")),
    ];
    let checked = move |words: Id, get: fn(&Order) -> bool, set: fn(&mut Order, bool)| {
        view! {
            <Switch words=Signal::derive(move || t!(words)) on=Signal::derive(move || order.with(get)) turn=move |on: bool| order.update(|order| set(order, on))/>
        }
    };
    view! {
        <h3>{move || t!("make-options-table")}</h3>
        <div class="make-row">
            <Show when=move || about.words><WordsChoice words choose/></Show>
            <label>{move || t!("make-clock")}
                <select on:change:target=move |event| {
                    if let Some(clock) = event.target().value().parse::<usize>().ok().and_then(|index| CLOCKS.get(index)) {
                        order.update(|order| order.house.clock = *clock);
                    }
                }>
                    {CLOCKS.into_iter().enumerate().map(|(index, clock)| view! { <option value=index.to_string() selected=move || order.read().house.clock == clock>{move || clock_words(clock)}</option> }).collect_view()}
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
            <div class="option-rows">
            {checked(id!("make-watching"), |order| order.house.watching == Watching::Anyone, |order, on| order.house.watching = if on { Watching::Anyone } else { Watching::Nobody })}
            {checked(id!("make-listed"), |order| order.house.listed, |order, on| order.house.listed = on)}
            </div>
        </Show>
    }
}

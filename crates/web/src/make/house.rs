use super::{TableLocation, TableOrder};
use crate::{
    lang::Id,
    t,
    table::{clock_name, list_name},
    ui::{Chips, Switch},
};
use kee_games::About;
use kee_lexicon::List;
use kee_wire::{Clock, Talk, Watching};
use leptos::prelude::*;

/// The choice of the word list.
#[component]
pub(crate) fn WordsChoice(
    /// None for the default list.
    words: Signal<Option<String>>,
    choose: SignalSetter<Option<String>>,
) -> impl IntoView {
    let lists = List::ALL.into_iter().rev().map(|list| {
        let chosen = move || words.with(|words| words.as_deref() == Some(list.name()));
        view! {
            <option value=list.name() selected=chosen>{move || t!(list_name(list))}</option>
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

/// The times on offer.
const CLOCKS: [Clock; 7] = [
    Clock::None,
    Clock::Turn { seconds: 60 },
    Clock::Turn { seconds: 180 },
    Clock::Game { seconds: 600, increment: 10 },
    Clock::Game { seconds: 1500, increment: 15 },
    Clock::Days { hours: 24, bank: 72 },
    Clock::Days { hours: 72, bank: 168 },
];

/// The pace of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GamePace {
    NoClock,
    Live,
    ByMail,
}

impl GamePace {
    const fn of(clock: Clock) -> Self {
        match clock {
            Clock::None => Self::NoClock,
            Clock::Turn { .. } | Clock::Game { .. } => Self::Live,
            Clock::Days { .. } => Self::ByMail,
        }
    }

    /// The default clock.
    const fn clock(self) -> Clock {
        match self {
            Self::NoClock => Clock::None,
            Self::Live => Clock::Game { seconds: 600, increment: 10 },
            Self::ByMail => Clock::Days { hours: 24, bank: 72 },
        }
    }
}

/// The pace of the game: three choices, each a range of clocks.
#[component]
pub(super) fn PaceChoice(order: RwSignal<TableOrder>) -> impl IntoView {
    let choices = || {
        vec![
            (GamePace::NoClock, Some("play"), t!("pace-none")),
            (GamePace::Live, Some("clock"), t!("pace-live")),
            (GamePace::ByMail, Some("mail"), t!("pace-mail")),
        ]
    };
    let chosen = Signal::derive(move || Some(GamePace::of(order.read().house.clock)));
    let words = move || match order.read().house.clock {
        Clock::None => t!("pace-none-words"),
        clock => clock_name(clock).unwrap_or_else(|| t!("clock-none")),
    };
    view! {
        <Chips name="pace" legend=Signal::derive(|| t!("make-pace")) choices=Signal::derive(choices) chosen
            choose=move |pace: GamePace| order.update(|order| order.house.clock = pace.clock())/>
        <p class="pace-words muted">{words}</p>
    }
}

/// The house rules, whatever the game: words, time, chat, and who may join.
#[component]
pub(super) fn HouseRules(about: &'static About, order: RwSignal<TableOrder>) -> impl IntoView {
    let (words, choose) = TableOrder::words_in(order);
    let online = Memo::new(move |_| order.with(|order| order.place == TableLocation::Online));
    let talks = [
        (Talk::Open, id!("talk-open")),
        (Talk::Reactions, id!("talk-reactions")),
        (Talk::Silent, id!("talk-silent-short")),
    ];
    let checked = move |words: Id, get: fn(&TableOrder) -> bool, set: fn(&mut TableOrder, bool)| {
        view! {
            <Switch words=Signal::derive(move || t!(words)) on=Signal::derive(move || order.with(get)) turn=move |on: bool| order.update(|order| set(order, on))/>
        }
    };
    view! {
        <h2>{move || t!("make-options-table")}</h2>
        <div class="make-row">
            <Show when=move || about.words><WordsChoice words choose/></Show>
            <label>{move || t!("make-clock")}
                <select on:change:target=move |event| {
                    if let Some(clock) = event.target().value().parse::<usize>().ok().and_then(|index| CLOCKS.get(index)) {
                        order.update(|order| order.house.clock = *clock);
                    }
                }>
                    {CLOCKS.into_iter().enumerate().map(|(index, clock)| view! { <option value=index.to_string() selected=move || order.read().house.clock == clock>{move || clock_name(clock).unwrap_or_else(|| t!("clock-none"))}</option> }).collect_view()}
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

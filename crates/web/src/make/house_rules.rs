use super::{CLOCKS, Order, Place, clock_words};
use crate::{lang::Id, t};
use kee_games::About;
use kee_lexicon::List;
use kee_wire::{Talk, Watching};
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
            <label class="choice">
                <input type="checkbox" prop:checked=move || order.with(get) on:change:target=move |event| { let on = event.target().checked(); order.update(|order| set(order, on)); }/>
                {move || t!(words)}
            </label>
        }
    };
    view! {
        <div class="make-row">
            <Show when=move || about.words><WordsChoice words choose/></Show>
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
            {checked(id!("make-watching"), |order| order.house.watching == Watching::Anyone, |order, on| order.house.watching = if on { Watching::Anyone } else { Watching::Nobody })}
            {checked(id!("make-listed"), |order| order.house.listed, |order, on| order.house.listed = on)}
        </Show>
    }
}

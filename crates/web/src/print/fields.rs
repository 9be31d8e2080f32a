use super::order::{Kind, ON_A_BOARD, ON_A_SHEET, Order};
use crate::{
    lang::Id,
    make::{OptionRow, Way},
    t,
    ui::Number,
};
use kee_event::tournament::Points;
use leptos::prelude::*;

/// What is to be filled in for the kind that was chosen.
#[component]
pub(super) fn Fields(order: RwSignal<Order>) -> impl IntoView {
    // Another kind, and another event, have other fields.
    let asked = Memo::new(move |_| order.with(|order| (order.kind, order.fitting_hall().is_some())));
    let fields = move || {
        match asked.get() {
        (Kind::KeesdrowPad, _) => {
            let (turns, choose) = create_slice(order, |order| order.turns as u64, |order, turns: u64| order.turns = turns as usize);
            view! { <Names order words=id!("print-names")/> <Number id="print-turns" words=id!("print-turns") least=5 most=25 value=turns choose/> }.into_any()
        }
        (Kind::KeesdrowBoard, _) => view! { <Board order/> }.into_any(),
        (Kind::KeebbleSheet, _) => view! { <Sheet order/> }.into_any(),
        (Kind::KeywordCard, of_hall) => {
            let (rounds, choose) = create_slice(order, |order| order.rounds as u64, |order, rounds: u64| order.rounds = rounds as usize);
            view! {
                {if of_hall { view! { <OfHall order words=id!("print-of-guests")/> }.into_any() } else { view! { <Title order/> <Names order words=id!("print-names")/> }.into_any() }}
                <Number id="print-rounds" words=id!("print-rounds") most=12 value=rounds choose/>
            }.into_any()
        }
        (Kind::KeezenSheet, true) => view! { <OfHall order words=id!("print-of-tables")/> <HallRound order/> }.into_any(),
        (Kind::KeezenSheet, false) => view! {
            <Title order/>
            <Text order id="print-round" words=id!("print-round") get=|order| order.round.clone() set=|order, text| order.round = text/>
            <Text order id="print-table" words=id!("print-table") get=|order| order.table.clone() set=|order, text| order.table = text/>
            <Names order words=id!("print-teams")/>
            <Switch order words=id!("print-nk") get=|order| order.points == Points::Nk set=|order, on| order.points = if on { Points::Nk } else { Points::Sheet }/>
        }.into_any(),
    }
    };
    view! {
        <div class="print-fields">
            {fields}
            <Switch order words=id!("print-letter") get=|order| order.letter set=|order, on| order.letter = on/>
        </div>
    }
}

/// A board of Keesdrow.
#[component]
fn Board(order: RwSignal<Order>) -> impl IntoView {
    let (way, choose) = create_slice(order, |order| order.keesdrow.clone(), |order, way| order.keesdrow = way);
    view! {
        <Seed order words=id!("print-seed") required=true/>
        {ON_A_BOARD.iter().map(|key| view! { <Asked key way choose/> }).collect_view()}
    }
}

/// A sheet of Keebble.
#[component]
fn Sheet(order: RwSignal<Order>) -> impl IntoView {
    let (way, choose) = create_slice(order, |order| order.keebble.clone(), |order, way| order.keebble = way);
    let (hands, choose_hands) =
        create_slice(order, |order| order.hands as u64, |order, hands: u64| order.hands = hands as usize);
    let asked =
        move || order.with(|order| ON_A_SHEET.iter().copied().filter(|key| order.asks(key)).collect::<Vec<_>>());
    view! {
        <For each=asked key=|key| *key let(key)><Asked key way choose/></For>
        <Show when=move || order.with(Order::has_seed)><Seed order words=id!("print-code")/></Show>
        <Number id="print-hands" words=id!("print-hands") least=2 most=6 value=hands choose=choose_hands/>
        <Switch order words=id!("print-light") get=|order| order.light set=|order, on| order.light = on/>
    }
}

/// An option of the game, as where a table is made.
#[component]
fn Asked(key: &'static str, way: Signal<Way>, choose: SignalSetter<Way>) -> impl IntoView {
    let option = way.with_untracked(|way| way.about.options.iter().find(|option| option.key == key));
    option.map(|option| view! { <OptionRow option way choose/> })
}

/// What a board is made from.
#[component]
fn Seed(order: RwSignal<Order>, words: Id, #[prop(optional)] required: bool) -> impl IntoView {
    view! {
        <label>{move || t!(words)}
            <input id="print-seed" autocomplete="off" autocapitalize="off" spellcheck="false" required=required
                prop:value=move || order.with(|order| order.seed.clone())
                on:input:target=move |event| { let seed = event.target().value().trim().to_owned(); order.update(|order| order.seed = seed); }/>
        </label>
    }
}

/// What the event is called.
#[component]
fn Title(order: RwSignal<Order>) -> impl IntoView {
    view! { <Text order id="print-name" words=id!("print-name") get=|order| order.title.clone() set=|order, text| order.title = text/> }
}

/// A few words.
#[component]
fn Text(
    order: RwSignal<Order>,
    id: &'static str,
    words: Id,
    get: fn(&Order) -> String,
    set: fn(&mut Order, String),
) -> impl IntoView {
    view! {
        <label>{move || t!(words)}
            <input id=id autocomplete="off" maxlength="60" prop:value=move || order.with(get)
                on:input:target=move |event| { let text = event.target().value(); order.update(|order| set(order, text)); }/>
        </label>
    }
}

/// Players, guests or teams.
#[component]
fn Names(order: RwSignal<Order>, words: Id) -> impl IntoView {
    view! {
        <label>{move || t!(words)}
            <textarea id="print-names" rows="4" prop:value=move || order.with_untracked(|order| order.names.join("\n"))
                on:input:target=move |event| { let names = lines(&event.target().value()); order.update(|order| order.names = names); }></textarea>
        </label>
    }
}

/// Something that is so or not.
#[component]
fn Switch(order: RwSignal<Order>, words: Id, get: fn(&Order) -> bool, set: fn(&mut Order, bool)) -> impl IntoView {
    view! {
        <label class="choice">
            <input type="checkbox" prop:checked=move || order.with(get)
                on:change:target=move |event| { let on = event.target().checked(); order.update(|order| set(order, on)); }/>
            {move || t!(words)}
        </label>
    }
}

/// For which event they are.
#[component]
fn OfHall(order: RwSignal<Order>, words: Id) -> impl IntoView {
    let title = move || order.with(|order| order.hall.as_ref().map(|hall| hall.title.clone())).unwrap_or_default();
    view! { <p>{move || t!(words, title = title())}</p> }
}

/// Which round of the tournament.
#[component]
fn HallRound(order: RwSignal<Order>) -> impl IntoView {
    let rounds = move || order.with(|order| order.hall.as_ref().map_or(0, |hall| hall.rounds.len()));
    let options = move || {
        (1..=rounds()).map(|round| view! { <option value=round.to_string() selected=move || order.read().hall_round == round>{round}</option> }).collect_view()
    };
    view! {
        <label>{move || t!("print-round")}
            <select id="print-round" on:change:target=move |event| {
                if let Ok(round) = event.target().value().parse() {
                    order.update(|order| order.hall_round = round);
                }
            }>{options}</select>
        </label>
    }
}

/// The names that were typed, one a line or with commas between them.
fn lines(typed: &str) -> Vec<String> {
    typed.split(['\n', ',']).map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_on_lines_or_between_commas() {
        assert_eq!(lines("Anna, Bo\n\n  Cas van Dam \n"), ["Anna", "Bo", "Cas van Dam"]);
    }
}

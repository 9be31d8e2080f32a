use super::order::{PrintKind, PrintOrder};
use crate::{
    lang::Id,
    make::{GameVariant, OptionRow},
    t,
    ui::Number,
};
use kee_event::tournament::Points;
use keesdrow::KeesdrowOptions;
use leptos::prelude::*;

/// The fields of the chosen kind.
#[component]
pub(super) fn PrintFields(order: RwSignal<PrintOrder>) -> impl IntoView {
    // Another kind, or another event, has other fields.
    let asked = Memo::new(move |_| order.with(|order| (order.kind, order.fitting_hall().is_some())));
    let fields = move || {
        match asked.get() {
        (PrintKind::KeesdrowPad, _) => {
            let (turns, choose) = create_slice(order, |order| order.turns as u64, |order, turns: u64| order.turns = turns as usize);
            view! { <NamesField order words=id!("print-names")/> <Number id="print-turns" words=id!("print-turns") least=5 most=25 value=turns choose/> }.into_any()
        }
        (PrintKind::KeesdrowBoard, _) => view! { <BoardFields order/> }.into_any(),
        (PrintKind::KeebbleSheet, _) => view! { <SheetFields order/> }.into_any(),
        (PrintKind::KeywordCard, of_hall) => {
            let (rounds, choose) = create_slice(order, |order| order.rounds as u64, |order, rounds: u64| order.rounds = rounds as usize);
            view! {
                {if of_hall { view! { <HallField order words=id!("print-of-guests")/> }.into_any() } else { view! { <Title order/> <NamesField order words=id!("print-names")/> }.into_any() }}
                <Number id="print-rounds" words=id!("print-rounds") most=12 value=rounds choose/>
            }.into_any()
        }
        (PrintKind::KeezenSheet, true) => view! { <HallField order words=id!("print-of-tables")/> <HallRound order/> }.into_any(),
        (PrintKind::KeezenSheet, false) => view! {
            <Title order/>
            <TextField order id="print-round" words=id!("print-round") get=|order| order.round.clone() set=|order, text| order.round = text/>
            <TextField order id="print-table" words=id!("print-table") get=|order| order.table.clone() set=|order, text| order.table = text/>
            <NamesField order words=id!("print-teams")/>
            <SwitchField order words=id!("print-nk") get=|order| order.points == Points::Nk set=|order, on| order.points = if on { Points::Nk } else { Points::Sheet }/>
        }.into_any(),
    }
    };
    view! {
        <div class="print-fields">
            {fields}
            <SwitchField order words=id!("print-letter") get=|order| order.letter set=|order, on| order.letter = on/>
        </div>
    }
}

/// The fields of a Keesdrow board.
#[component]
fn BoardFields(order: RwSignal<PrintOrder>) -> impl IntoView {
    let (variant, choose) =
        create_slice(order, |order| order.keesdrow.clone(), |order, variant| order.keesdrow = variant);
    view! {
        <SeedField order words=id!("print-seed") required=true/>
        {KeesdrowOptions::ON_A_BOARD.iter().map(|key| view! { <OptionField key variant choose/> }).collect_view()}
    }
}

/// The fields of a Keebble sheet.
#[component]
fn SheetFields(order: RwSignal<PrintOrder>) -> impl IntoView {
    let (variant, choose) =
        create_slice(order, |order| order.keebble.clone(), |order, variant| order.keebble = variant);
    let (hands, choose_hands) =
        create_slice(order, |order| order.hands as u64, |order, hands: u64| order.hands = hands as usize);
    let asked = move || order.with(|order| order.sheet().on_a_sheet().collect::<Vec<_>>());
    view! {
        <For each=asked key=|key| *key let(key)><OptionField key variant choose/></For>
        <Show when=move || order.with(PrintOrder::has_seed)><SeedField order words=id!("print-code")/></Show>
        <Number id="print-hands" words=id!("print-hands") least=2 most=6 value=hands choose=choose_hands/>
        <SwitchField order words=id!("print-light") get=|order| order.light set=|order, on| order.light = on/>
    }
}

/// An option of the game, as in the form for a new table.
#[component]
fn OptionField(key: &'static str, variant: Signal<GameVariant>, choose: SignalSetter<GameVariant>) -> impl IntoView {
    let option = variant.with_untracked(|variant| variant.about.options.iter().find(|option| option.key == key));
    option.map(|option| view! { <OptionRow option variant choose/> })
}

/// The seed of a board.
#[component]
fn SeedField(order: RwSignal<PrintOrder>, words: Id, #[prop(optional)] required: bool) -> impl IntoView {
    view! {
        <label>{move || t!(words)}
            <input id="print-seed" autocomplete="off" autocapitalize="off" spellcheck="false" required=required
                prop:value=move || order.with(|order| order.seed.clone())
                on:input:target=move |event| { let seed = event.target().value().trim().to_owned(); order.update(|order| order.seed = seed); }/>
        </label>
    }
}

/// The title of the event.
#[component]
fn Title(order: RwSignal<PrintOrder>) -> impl IntoView {
    view! { <TextField order id="print-name" words=id!("print-name") get=|order| order.title.clone() set=|order, text| order.title = text/> }
}

/// A short text.
#[component]
fn TextField(
    order: RwSignal<PrintOrder>,
    id: &'static str,
    words: Id,
    get: fn(&PrintOrder) -> String,
    set: fn(&mut PrintOrder, String),
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
fn NamesField(order: RwSignal<PrintOrder>, words: Id) -> impl IntoView {
    view! {
        <label>{move || t!(words)}
            <textarea id="print-names" rows="4" prop:value=move || order.with_untracked(|order| order.names.join("\n"))
                on:input:target=move |event| { let names = lines(&event.target().value()); order.update(|order| order.names = names); }></textarea>
        </label>
    }
}

/// A switch.
#[component]
fn SwitchField(
    order: RwSignal<PrintOrder>,
    words: Id,
    get: fn(&PrintOrder) -> bool,
    set: fn(&mut PrintOrder, bool),
) -> impl IntoView {
    view! {
        <label class="choice">
            <input type="checkbox" prop:checked=move || order.with(get)
                on:change:target=move |event| { let on = event.target().checked(); order.update(|order| set(order, on)); }/>
            {move || t!(words)}
        </label>
    }
}

/// The event they are for.
#[component]
fn HallField(order: RwSignal<PrintOrder>, words: Id) -> impl IntoView {
    let title = move || order.with(|order| order.hall.as_ref().map(|hall| hall.title.clone())).unwrap_or_default();
    view! { <p>{move || t!(words, title = title())}</p> }
}

/// The round of the tournament.
#[component]
fn HallRound(order: RwSignal<PrintOrder>) -> impl IntoView {
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

/// The names that were typed, one a line or separated by commas.
fn lines(typed: &str) -> Vec<String> {
    typed.split(['\n', ',']).map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_separated_by_lines_or_commas() {
        assert_eq!(lines("Anna, Bo\n\n  Cas van Dam \n"), ["Anna", "Bo", "Cas van Dam"]);
    }
}

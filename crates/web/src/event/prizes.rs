use super::{EventVisit, RefusalNote};
use crate::{lang, t};
use kee_event::{Prize, PrizeFor, PrizeView, party::PartyCommand};
use leptos::prelude::*;

/// The words that win a prize, and their winners.
#[component]
pub(crate) fn Prizes(visit: EventVisit) -> impl IntoView {
    let prizes = Memo::new(move |_| visit.read(|event| event.prizes.clone()));
    view! {
        <Show when=move || !prizes.read().is_empty()>
            <section class="event-box">
                <h2>{move || t!("event-prizes")}</h2>
                <ul class="event-prizes">
                    {move || prizes.get().into_iter().map(|prize| view! { <li>{words(&prize)}</li> }).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

/// A prize in a sentence. It leaves out a secret word, which nobody may know.
pub(crate) fn words(prize: &PrizeView) -> String {
    let word = prize.word.clone().unwrap_or_else(|| t!("event-prize-secret"));
    let what = match prize.of {
        PrizeFor::Party => t!("event-prize-party", word = word),
        PrizeFor::Table(table) => t!("event-prize-table", word = word, table = table),
        PrizeFor::EachTable => t!("event-prize-tables", word = word),
    };
    let won = |(table, name): &(usize, kee_event::Name)| match prize.of {
        PrizeFor::EachTable => t!("event-prize-at", name = name.to_string(), table = *table),
        _ => name.to_string(),
    };
    let winners: Vec<String> = prize.won.iter().map(won).collect();
    if winners.is_empty() { what } else { format!("{what} {}", t!("event-prize-won", names = lang::list(&winners))) }
}

/// The host's form for a new prize.
#[component]
pub(crate) fn NewPrize(visit: EventVisit) -> impl IntoView {
    let word = RwSignal::new(String::new());
    let of = RwSignal::new(PrizeFor::Party);
    let secret = RwSignal::new(false);
    let choose = move |name: String| {
        of.set(match name.as_str() {
            "tables" => PrizeFor::EachTable,
            "table" => PrizeFor::Table(1),
            _ => PrizeFor::Party,
        });
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let prize = Prize::new(of.get_untracked(), secret.get_untracked(), &word.read_untracked());
        visit.ask_typed(prize.map(PartyCommand::Prize), move |()| word.set(String::new()));
    };
    view! {
        <form class="event-form" on:submit=submit>
            <label for="event-prize-word">{move || t!("event-prize-word")}</label>
            <input id="event-prize-word" required pattern="[A-Za-z]{2,25}" autocomplete="off" spellcheck="false" prop:value=word
                on:input:target=move |event| word.set(event.target().value())/>
            <label for="event-prize-of">{move || t!("event-prize-of")}</label>
            <select id="event-prize-of" on:change:target=move |event| choose(event.target().value())>
                <option value="party">{move || t!("event-prize-of-party")}</option>
                <option value="tables">{move || t!("event-prize-of-tables")}</option>
                <option value="table">{move || t!("event-prize-of-table")}</option>
            </select>
            <Show when=move || matches!(of.get(), PrizeFor::Table(_))>
                <label for="event-prize-table">{move || t!("event-prize-which-table")}</label>
                <input id="event-prize-table" type="number" min="1" required value="1" on:input:target=move |event| {
                    of.set(PrizeFor::Table(event.target().value().parse().unwrap_or_default()));
                }/>
            </Show>
            <label class="choice">
                <input type="checkbox" prop:checked=secret on:change:target=move |event| secret.set(event.target().checked())/>
                {move || t!("event-prize-keep-secret")}
            </label>
            <RefusalNote visit/>
            <button disabled=visit.busy>{move || t!("event-prize-button")}</button>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::{Sample, party};

    #[test]
    fn a_prize_is_a_sentence_that_keeps_a_word_secret() {
        let mut event = party();
        event.ask_text("join Anna, Bo");
        event.ask_text("round");
        for (of, secret, word) in [
            (PrizeFor::Party, true, " quiz"),
            (PrizeFor::EachTable, false, "JAZZ"),
            (PrizeFor::Table(1), false, "HAPPY"),
        ] {
            event.ask(PartyCommand::Prize(Prize::new(of, secret, word).expect(word)));
        }
        let prizes = |event: &Sample| event.outline().prizes.iter().map(words).collect::<Vec<_>>();
        assert_eq!(
            prizes(&event),
            [
                "A secret word: a prize for the first player at the party to spell it.",
                "JAZZ: a prize for the first player at each table to spell it.",
                "HAPPY: a prize for the first player at table 1 to spell it."
            ]
        );
        event.ask_text("spelled QUIZ Bo");
        assert_eq!(prizes(&event)[0], "QUIZ: a prize for the first player at the party to spell it. Won by Bo.");
    }
}

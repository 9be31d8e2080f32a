use super::{EventVisit, Outline};
use crate::{
    catalogue, t,
    ui::{Art, Icon, WordLanguage},
};
use leptos::prelude::*;

/// The stages of an event in words, and the current one.
fn stages(event: &Outline) -> ([String; 3], usize) {
    let round = event.rounds.len();
    let playing = match event.planned {
        _ if round == 0 => t!("event-stage-play"),
        Some(planned) => t!("event-round-of", round = round, planned = planned),
        None => t!("event-round", round = round),
    };
    let now = if event.finished { 2 } else { usize::from(round > 0) };
    ([t!("event-stage-join"), playing, t!("event-stage-win")], now)
}

/// The head of an event's page: its title, what is played, and how far it is.
#[component]
pub(super) fn EventHead(
    visit: EventVisit,
    #[prop(into)] title: Signal<String>,
    /// Whether the menu is open.
    menu: RwSignal<bool>,
) -> impl IntoView {
    let game = Memo::new(move |_| visit.read(|event| event.game.clone()));
    let about =
        move || visit.read(|event| t!("event-about", game = catalogue::title(&event.game), minutes = event.minutes));
    let has_words = move || catalogue::about(&game.read()).is_some_and(|about| about.words);
    let steps = move || {
        let (stages, now) = visit.outline.with(|event| event.as_deref().map(stages))?;
        let each = stages.into_iter().enumerate().map(|(index, words)| {
            view! {
                <li class:done=index < now aria-current=(index == now).then_some("step")>
                    {(index < now).then(|| view! { <Icon name="check"/> })}
                    <span>{words}</span>
                </li>
            }
        });
        Some(view! { <ol class="event-stages" aria-label=t!("event-stages")>{each.collect_view()}</ol> })
    };
    view! {
        <div class="event-head">
            {move || (!game.read().is_empty()).then(|| view! { <Art game=game.get()/> })}
            <div class="event-head-words">
                <h1>{title}</h1>
                <Show when=move || !game.read().is_empty()>
                    <p class="muted event-about"><span>{about}</span> <Show when=has_words><WordLanguage/></Show></p>
                </Show>
            </div>
            <button class="quiet" aria-haspopup="dialog" on:click=move |_| menu.set(true)><Icon name="settings"/><span class="event-menu-words">{move || t!("menu")}</span></button>
            {steps}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;

    #[test]
    fn guests_join_then_play_then_win() {
        let mut event = party();
        event.ask_text("join Anna, Bo");
        assert_eq!(stages(&event.outline()).1, 0);
        event.ask_text("round");
        let (words, now) = stages(&event.outline());
        assert_eq!((words[1].as_str(), now), ("Round 1", 1));
        event.ask_text("result 1 Anna 5, Bo 7");
        event.ask_text("finish");
        assert_eq!(stages(&event.outline()).1, 2);
    }
}

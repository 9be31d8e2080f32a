use crate::{
    session::{Kind, Session},
    t,
    ui::SeatMark,
};
use leptos::{html, prelude::*};

/// What happened, in words; the newest last, and in sight.
#[component]
pub(crate) fn Log(session: Session) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    Effect::new(move |_| {
        session.log.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        // It can be scrolled, so it can be reached by keyboard.
        <ol class="log" node_ref=list tabindex="0" aria-label=move || t!("log")>
            <For each=move || session.log.get().into_iter().enumerate() key=|(index, line)| (*index, line.text.clone()) let((_, line))>
                <li class=match line.kind {
                    Kind::Game => "log-game",
                    Kind::Table => "log-table",
                    Kind::Talk => "log-talk",
                }>
                    {line.seat.map(|seat| view! { <SeatMark seat/> })}
                    <span>{line.text}</span>
                </li>
            </For>
        </ol>
    }
}

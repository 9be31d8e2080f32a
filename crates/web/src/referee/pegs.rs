use super::desk::RefereeDesk;
use crate::t;
use keesdrow::PegChange;
use leptos::prelude::*;

/// The pegs that must be moved on the table now.
#[component]
pub(super) fn PegChanges(desk: RefereeDesk) -> impl IntoView {
    let each = move || {
        let pegs = desk.pegs.get();
        (!pegs.is_empty()).then(|| {
            let pegs = pegs.into_iter().map(|change| {
                let class = format!("keesdrow-scores keesdrow-scores-{}", change.uses);
                view! { <li class=class>{instruction(change)}</li> }
            });
            view! { <ul class="referee-pegs" aria-label=t!("referee-pegs")>{pegs.collect_view()}</ul> }
        })
    };
    view! { {each} }
}

/// The instruction for one peg.
fn instruction(change: PegChange) -> String {
    let letter = change.letter.to_capital().to_string();
    t!("referee-peg", letter = letter, cell = change.cell.to_string().to_ascii_uppercase(), uses = change.uses)
}

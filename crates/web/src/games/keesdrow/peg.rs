use leptos::prelude::*;

/// How often a letter has been used: the ground under it changes like a traffic light, sinks when it is spent, and holds a peg for
/// each use. It is drawn in a cell that begins at nought, behind the letter.
pub(super) fn peg(uses: u8) -> AnyView {
    let uses = uses.min(3);
    if uses == 0 {
        return ().into_any();
    }
    let pegs = (0..uses).map(|peg| {
        let x = 2.0 + 1.5 * f64::from(peg);
        view! {
            <circle class="keesdrow-pip" cx=x cy="8.1" r=".64"></circle>
            <circle class="keesdrow-glint" cx=x - 0.2 cy="7.88" r=".2"></circle>
        }
    });
    view! {
        <g class=format!("keesdrow-peg keesdrow-peg-{uses}")>
            <rect class="keesdrow-well" x=".9" y=".9" width="8.2" height="8.2" rx="1.5"></rect>
            {pegs.collect_view()}
        </g>
    }
    .into_any()
}

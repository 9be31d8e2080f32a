use leptos::prelude::*;

/// The peg of a letter that has been used so often: a green circle, a yellow diamond or a red square, with as many pips. It is
/// drawn in a cell that begins at nought, behind the letter.
pub(super) fn peg(uses: u8) -> AnyView {
    let shape = match uses {
        0 => return ().into_any(),
        1 => "M5 .9A4.1 4.1 0 1 1 5 9.1A4.1 4.1 0 1 1 5 .9Z",
        2 => "M5 .4L9.6 5L5 9.6L.4 5Z",
        _ => "M1 1H9V9H1Z",
    };
    let pips = (0..uses.min(3)).map(|pip| {
        let x = 1.5 + 1.6 * f64::from(pip);
        view! { <circle class="keesdrow-pip" cx=x cy="8.6" r=".62"></circle> }
    });
    view! {
        <g class=format!("keesdrow-peg keesdrow-peg-{}", uses.min(3))>
            <path d=shape></path>
            {pips.collect_view()}
        </g>
    }
    .into_any()
}

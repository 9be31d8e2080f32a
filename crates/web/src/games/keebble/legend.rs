use super::{
    desk::Desk,
    glyph::{self, GlyphMark},
};
use crate::t;
use keebble::Special;
use leptos::prelude::*;

/// What the pictures of this table mean, and which sheet it is.
#[component]
pub(super) fn Legend(desk: Desk) -> impl IntoView {
    let kinds = Memo::new(move |_| {
        desk.rules.get().map(|rules| rules.rules.specials_played().collect::<Vec<Special>>()).unwrap_or_default()
    });
    let seed = Memo::new(move |_| desk.seen.with(|view| view.as_ref()?.seed.as_ref().map(ToString::to_string)));
    let pictures = move || {
        let kinds = kinds.get();
        (!kinds.is_empty()).then(|| {
            let each = kinds.into_iter().map(|special| view! {
                <li><GlyphMark special/><span><b>{glyph::name(special)}</b>": "{glyph::meaning(special)}</span></li>
            });
            view! { <details class="keebble-legend"><summary>{t!("keebble-legend")}</summary><ul>{each.collect_view()}</ul></details> }
        })
    };
    view! {
        {pictures}
        {move || seed.get().map(|seed| view! { <p class="keebble-seed">{t!("keebble-log-generated", seed = seed)}</p> })}
    }
}

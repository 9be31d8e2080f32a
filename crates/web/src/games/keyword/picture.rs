use super::{glyphs::KEY, print::hatches};
use leptos::prelude::*;

/// A small picture of the board: four colours, two keys, and two words that cross.
#[component]
pub(crate) fn Picture() -> impl IntoView {
    let quarters = [
        ("blue", "M0,0h50v40h-10v10h-40z"),
        ("red", "M50,0h50v50h-40v-10h-10z"),
        ("yellow", "M100,50v50h-50v-40h10v-10z"),
        ("green", "M0,50h40v10h10v40h-50z"),
        ("gray", "M40,40h20v20h-20z"),
    ];
    let quarters = quarters.map(|(name, path)| {
        view! {
            <path class=format!("keyword-tint keyword-tint-{name}") d=path></path>
            <path class="keyword-hatched" fill=format!("url(#keyword-hatch-{name})") d=path></path>
        }
    });
    let keys = [("blue", 10, 10), ("red", 80, 10), ("yellow", 80, 80), ("green", 10, 80)].map(|(colour, x, y)| {
        view! {
            <g class=format!("keyword-key keyword-deep-{colour}") transform=format!("translate({x},{y})")>
                <rect x=".7" y=".7" width="8.6" height="8.6" rx=".8"></rect>
                <path d=KEY fill-rule="evenodd" transform="translate(5,3.6) scale(.68)"></path>
                <text x="5" y="8.3">"+20"</text>
            </g>
        }
    });
    let across = "KEY".chars().zip([(40, 40), (50, 40), (60, 40)]);
    let down = "WORD".chars().zip([(20, 50), (30, 50), (40, 50), (50, 50)]);
    let tiles = across.chain(down).map(|(letter, (x, y))| {
        view! {
            <g class="keyword-tile" transform=format!("translate({x},{y})")>
                <rect x=".5" y=".5" width="9" height="9" rx="1.4"></rect>
                <text class="keyword-letter" x="5" y="7.6">{letter.to_string()}</text>
            </g>
        }
    });
    view! {
        <svg class="keyword-picture" viewBox="0 0 100 100" aria-hidden="true">
            <defs>{hatches()}</defs>
            {quarters.into_iter().collect_view()}
            <path class="keyword-grid" d="M10,0v100M20,0v100M30,0v100M40,0v100M50,0v100M60,0v100M70,0v100M80,0v100M90,0v100M0,10h100M0,20h100M0,30h100M0,40h100M0,50h100M0,60h100M0,70h100M0,80h100M0,90h100"></path>
            {keys.into_iter().collect_view()}
            {tiles.collect_view()}
        </svg>
    }
}

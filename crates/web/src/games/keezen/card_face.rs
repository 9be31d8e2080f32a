use super::suit::Suit;
use keezen::core::Card;
use leptos::prelude::*;

/// The only rank with two characters.
const TEN: Option<Card> = Card::of_rank(9);

/// A card in a box of 50 by 72: its rank and suit in the corner, and a large figure.
pub(super) fn card_face(card: Card, suit: Suit) -> impl IntoView {
    let joker = card == Card::JOKER;
    let corner = (!joker).then(|| view! { <path d=suit.path() transform="translate(8.5 22) scale(.4)"></path> });
    view! {
        <g class="keezen-card-face" class:red=suit.is_red() class:joker=joker class:wide=Some(card) == TEN>
            <rect class="keezen-card-paper" x=".5" y=".5" width="49" height="71" rx="5"></rect>
            <text class="keezen-card-rank" x="8.5" y="15">{card.printed()}</text>
            {corner}
            <g transform="translate(28 36) scale(1.15)">{figure(card, suit)}</g>
        </g>
    }
}

/// The large figure of a card: a suit, a face under a cap or a crown, a star, or the number.
fn figure(card: Card, suit: Suit) -> AnyView {
    let sign =
        |scale: f64, y: f64| view! { <path d=suit.path() transform=format!("translate(0 {y}) scale({scale})")></path> };
    let person = |hat: &'static str, beard: &'static str| {
        view! {
            <path d="M-14,17 C-14,7 -7,4 0,4 C7,4 14,7 14,17 Z"></path>
            <circle class="keezen-card-skin" cy="-3" r="7"></circle>
            <path class="keezen-card-gold" d=hat></path>
            <path class="keezen-card-hair" d=beard></path>
            <g class="keezen-card-light">{sign(0.36, 11.5)}</g>
        }
        .into_any()
    };
    match card {
        Card::ACE => sign(1.5, 0.0).into_any(),
        Card::JACK => person("M-8,-6 C-8,-13 2,-16 9,-11 C7,-9 8,-7 8,-6 Z", ""),
        Card::QUEEN => person(
            "M-8,-7 L-8.5,-14 L-4,-10.5 L0,-16 L4,-10.5 L8.5,-14 L8,-7 Z",
            "M-7,-5 C-10,0 -9,4 -7,6 C-7,2 -6,-1 -6,-5 Z M7,-5 C10,0 9,4 7,6 C7,2 6,-1 6,-5 Z",
        ),
        Card::KING => person(
            "M-8,-7 V-15 L-4,-11 L0,-16.5 L4,-11 L8,-15 V-7 Z",
            "M-6.6,-1 C-6,9 6,9 6.6,-1 C4,2.5 -4,2.5 -6.6,-1 Z",
        ),
        Card::JOKER => view! {
            <path d="M0,-15 L4.1,-5 L14.6,-4.4 L6.6,2.6 L9.2,13 L0,7.3 L-9.2,13 L-6.6,2.6 L-14.6,-4.4 L-4.1,-5 Z"></path>
        }
        .into_any(),
        _ => view! { <text class="keezen-card-number" y="9.5">{card.printed()}</text> }.into_any(),
    }
}

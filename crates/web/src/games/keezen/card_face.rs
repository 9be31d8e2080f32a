use keezen::core::Card;
use leptos::prelude::*;

/// A card as it is drawn in a box of 50 by 72: its rank, and a sign for what it does.
pub(super) fn card_face(card: Card) -> impl IntoView {
    view! {
        <rect class="keezen-card-paper" x="1" y="1" width="48" height="70" rx="6"></rect>
        <text class="keezen-card-rank" x="7" y="21">{card.printed()}</text>
        <g class="keezen-card-sign" transform="translate(25 45)">{sign(card)}</g>
    }
}

/// What the card does: a pawn that enters, an arrow forth or back, two arrows, a fork, a star for anything.
fn sign(card: Card) -> AnyView {
    match card {
        Card::ACE | Card::KING => view! {
            <circle r="9" class="hollow"></circle>
            <path d="M-16,0 H-1 M-6,-5 L-1,0 L-6,5"></path>
        }
        .into_any(),
        Card::JACK => view! { <path d="M-12,-5 H12 M7,-10 L12,-5 L7,0 M12,7 H-12 M-7,2 L-12,7 L-7,12"></path> }.into_any(),
        Card::SEVEN => {
            view! { <path d="M-12,1 H-4 C2,1 2,-8 12,-8 M7,-13 L12,-8 L7,-3 M-4,1 C2,1 2,10 12,10 M7,5 L12,10 L7,15"></path> }.into_any()
        }
        Card::JOKER => view! {
            <path class="filled" d="M0,-15 L4.1,-5 L14.6,-4.4 L6.6,2.6 L9.2,13 L0,7.3 L-9.2,13 L-6.6,2.6 L-14.6,-4.4 L-4.1,-5 Z"></path>
        }
        .into_any(),
        Card::FOUR => view! { <path d="M12,0 H-12 M-6,-6 L-12,0 L-6,6"></path> }.into_any(),
        _ => view! { <path d="M-12,0 H12 M6,-6 L12,0 L6,6"></path> }.into_any(),
    }
}

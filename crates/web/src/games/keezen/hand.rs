use super::{
    board::nearest,
    card_face::card_face,
    desk::Desk,
    suit::{CardCopy, Suit},
    tell::{card_name, listed},
    words::{card_deed, card_in_short},
};
use crate::{
    sound::{self, Sound},
    t,
    ui::rove,
};
use gloo_timers::callback::Timeout;
use kee_game::Seat;
use keezen::{
    KeezenNotice, KeezenView,
    core::{Card, Cards},
};
use leptos::{ev::PointerEvent, html, prelude::*};

/// The player's cards, as a fan that the arrow keys move through.
#[component]
pub(super) fn HandFan(desk: Desk) -> impl IntoView {
    let cards = desk.hand;
    let seated = move || desk.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some()));
    let heard = desk.at.heard::<KeezenNotice>();
    Effect::new(move |_| {
        let own = desk.at.seat();
        // Cards are dealt, handed over or thrown in; a card that is played is heard with its pawn.
        let slides = |notice: &KeezenNotice| match notice {
            KeezenNotice::Dealt(seat, ..) => own == Some(*seat),
            KeezenNotice::Handed(from, to, _) => own == Some(*from) || own == Some(*to),
            KeezenNotice::ThrewIn(..) => true,
            _ => false,
        };
        if heard.get().iter().any(slides) {
            sound::play(Sound::Slide);
        }
    });
    view! {
        <Show when=seated>
            <div class="keezen-holding">
                <div class="keezen-hand" role="toolbar" aria-label=move || t!("keezen-card-hand") on:keydown=|event| rove(&event)>
                    <For each=move || cards.get() key=|(card, copy)| (card.rank(), *copy) let(held)>
                        <HandCard desk held/>
                    </For>
                    <Show when=move || cards.with(Vec::is_empty)>
                        <p class="keezen-no-cards">{move || desk.seen.get().map(|view| no_cards(&view))}</p>
                    </Show>
                </div>
                <DeadHand desk/>
            </div>
        </Show>
    }
}

/// The reason why the hand is empty. A hand that could not be played was thrown in automatically.
fn no_cards(view: &KeezenView) -> String {
    let own = view.laid.iter().rev().find(|laid| laid.seat.is_some() && laid.seat == view.seat);
    match own {
        _ if view.ending.is_some() => String::new(),
        Some(laid) if laid.play.is_none() => t!("keezen-hand-thrown-in", cards = listed(laid.cards)),
        _ => t!("keezen-card-hand-empty"),
    }
}

/// The time an unplayable hand is shown, in milliseconds.
const FAREWELL: u32 = 2000;

/// A hand that was just thrown in, before it disappears. The next one may be dealt already, and lies below.
#[component]
fn DeadHand(desk: Desk) -> impl IntoView {
    let heard = desk.at.heard::<KeezenNotice>();
    let gone = RwSignal::new(None::<Cards>);
    let farewell = StoredValue::new_local(None);
    Effect::new(move |_| {
        let own = desk.at.seat();
        let mine = heard.get().iter().find_map(|notice| match notice {
            KeezenNotice::ThrewIn(seat, cards) if own == Some(*seat) => Some(*cards),
            _ => None,
        });
        if mine.is_some() {
            gone.set(mine);
            // The player may have left the table meanwhile.
            farewell.set_value(Some(Timeout::new(FAREWELL, move || {
                gone.try_set(None);
            })));
        }
    });
    let face = |(place, card): (usize, Card)| {
        view! { <svg class="keezen-dead-card" viewBox="0 0 50 72">{card_face(card, Suit::of(card, place))}</svg> }
    };
    move || {
        gone.get().map(|cards| {
            view! {
                <div class="keezen-dead-hand" aria-hidden="true">
                    <p>{t!("keezen-hand-dead")}</p>
                    <div>{cards.iter().enumerate().map(face).collect_view()}</div>
                </div>
            }
        })
    }
}

/// The distance a card moves before it is dragged rather than tapped, in pixels.
const SLACK: i32 = 8;

/// A card of the hand: it can be tapped, or dragged onto a pawn. One that cannot be played says why when it is chosen.
#[component]
fn HandCard(desk: Desk, held: CardCopy) -> impl IntoView {
    let (card, copy) = held;
    let chosen = move || desk.draft.with(|draft| draft.card == Some(held));
    let asked = move || {
        desk.seen.with(|view| view.as_ref().is_some_and(|view| view.seat.is_some_and(|seat| view.asked.contains(seat))))
    };
    let playable = Memo::new(move |_| desk.playable().contains(card));
    let dead = Memo::new(move |_| asked() && !playable.get());
    // Of equal cards one is the partner's gift; which one makes no difference.
    let first = move || desk.hand.with(|hand| hand.iter().find(|(other, _)| *other == card) == Some(&held));
    let gift = move || {
        first()
            && desk
                .seen
                .with(|view| view.as_ref().and_then(|view| view.from_partner).is_some_and(|gift| gift.card == card))
    };
    let given = move || first() && desk.seen.with(|view| view.as_ref().is_some_and(|view| view.given == Some(card)));
    let why = move || if dead.get() { desk.why_not(card) } else { None };
    let short = move || desk.rules.get().map(|ruled| card_in_short(card, ruled.rules.laws()));
    let deed = move || desk.rules.get().map(|ruled| card_deed(card, ruled.rules.laws()));
    let label = move || {
        let mut parts: Vec<String> = [card_name(card)].into_iter().chain(deed()).collect();
        if gift() {
            parts.push(t!("keezen-gift", name = giver(desk)));
        }
        if given() {
            parts.push(t!("keezen-card-given", name = partner(desk)));
        }
        parts.extend(why().map(|reason| t!("keezen-card-cannot", reason = reason)));
        parts.join(", ")
    };
    let place = move || desk.hand.with(|hand| hand.iter().position(|other| *other == held).unwrap_or_default());
    // Its position in the fan, from the middle.
    let fan = move || place() as f64 - (desk.hand.with(Vec::len) as f64 - 1.0) / 2.0;
    let (button, drag) = (NodeRef::<html::Button>::new(), RwSignal::new(None::<CardDrag>));
    // A card that was dragged was not tapped.
    let dragged = StoredValue::new(false);
    let down = move |event: PointerEvent| {
        dragged.set_value(false);
        if event.button() == 0 && event.is_primary() && desk.at.is_asked() && playable.get_untracked() {
            drag.set(Some(CardDrag { from: (event.client_x(), event.client_y()), by: None }));
        }
    };
    let moved = move |event: PointerEvent| {
        let Some(CardDrag { from, by }) = drag.get_untracked() else { return };
        let now = (event.client_x() - from.0, event.client_y() - from.1);
        if by.is_none() && now.0.abs().max(now.1.abs()) < SLACK {
            return;
        }
        if by.is_none() {
            dragged.set_value(true);
            if let Some(button) = button.get_untracked() {
                // Without it the card is dropped when the pointer leaves it.
                let _ = button.set_pointer_capture(event.pointer_id());
            }
            if !untrack(chosen) {
                desk.choose(card, copy);
            }
        }
        drag.set(Some(CardDrag { from, by: Some(now) }));
        desk.aim.carried(desk, &event);
    };
    let up = move |event: PointerEvent| {
        let carried = drag.get_untracked().is_some_and(|drag| drag.by.is_some());
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if carried && let Some(cell) = nearest(desk, x, y) {
            desk.drop_on(cell);
        }
        drag.set(None);
        desk.aim.lost();
    };
    let lost = move |_| {
        drag.set(None);
        desk.aim.lost();
    };
    let click = move |_| {
        if !dragged.get_value() {
            desk.choose(card, copy);
        }
        dragged.set_value(false);
    };
    let style = move || {
        let by = drag.get().and_then(|drag| drag.by).map(|(x, y)| format!("; --by: {x}px {y}px")).unwrap_or_default();
        format!("--fan: {}{by}", fan())
    };
    view! {
        <button class="keezen-card" class:chosen=chosen class:dead=dead class:given=given
            class:hinted=move || desk.hinted.get() == Some(card) class:playable=move || asked() && playable.get()
            class:dragged=move || drag.get().is_some_and(|drag| drag.by.is_some()) node_ref=button
            aria-pressed=move || chosen().to_string() style=style
            tabindex=move || if place() == 0 { "0" } else { "-1" } title=move || why().unwrap_or_default()
            on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=lost on:click=click>
            // A label would have to repeat every figure of the drawing.
            <span class="unseen">{label}</span>
            <span class="keezen-card-body">
                <svg viewBox="0 0 50 72" aria-hidden="true">{card_face(card, Suit::of(card, copy))}</svg>
                <span class="keezen-card-does" aria-hidden="true">{short}</span>
                {move || gift().then(|| view! { <span class="keezen-gift" aria-hidden="true">{t!("keezen-gift", name = giver(desk))}</span> })}
            </span>
        </button>
    }
}

/// A pointer that is down on a card, and how far it has moved the card.
#[derive(Clone, Copy, PartialEq)]
struct CardDrag {
    from: (i32, i32),
    by: Option<(i32, i32)>,
}

/// The name of the partner who gets a card: the next one still in the game.
pub(super) fn partner(desk: Desk) -> String {
    let partner = desk.rules.get().zip(desk.seen.get()).and_then(|(ruled, view)| {
        let own = desk.at.seat()?.index();
        ruled.rules.laws().partners(own).find(|partner| !view.board.is_gone(*partner))
    });
    partner.map(|seat| desk.at.names.get().of(Seat::new(seat))).unwrap_or_default()
}

/// The name of the partner who gave a card.
fn giver(desk: Desk) -> String {
    let giver = desk.seen.with(|view| view.as_ref().and_then(|view| view.from_partner).map(|gift| gift.partner));
    giver.map(|seat| desk.at.names.get().of(seat)).unwrap_or_default()
}

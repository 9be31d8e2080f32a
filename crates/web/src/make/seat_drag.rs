//! Seats that are dragged: two players swap, or a bot or a person from the bench sits down. Each seat's list does the same.

use super::{Occupant, TableLocation, TableOrder};
use crate::{
    browser, t,
    table::bot_name,
    ui::{BotFace, Icon},
};
use js_sys::{Function, Reflect};
use kee_games::About;
use leptos::{ev::PointerEvent, html, prelude::*};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, EventTarget, HtmlSelectElement};

/// The distance a finger or mouse moves before it drags, in pixels.
const SLOP: i32 = 6;

/// Marks the piece that is dragged and the seat it is over, for the style.
const DRAGGED: &str = "data-dragged";
const OVER: &str = "data-over";

/// A piece that a finger or the mouse holds.
struct HeldPiece {
    piece: Element,
    /// The seat it comes from; none if it is from the bench.
    seat: Option<usize>,
    start: (i32, i32),
    drags: bool,
    /// The seat under it.
    over: Option<Element>,
    /// The list of the seat, which opens unless the piece is dragged.
    list: Option<HtmlSelectElement>,
}

impl HeldPiece {
    fn take(event: &PointerEvent) -> Option<Self> {
        let target = element(event.target())?;
        // A name is typed, not dragged.
        if !event.is_primary() || event.button() != 0 || target.tag_name() == "INPUT" {
            return None;
        }
        let piece = target.closest(".seat-chip, .seat-bench-piece").ok()??;
        let list = target.dyn_into().ok();
        let start = (event.client_x(), event.client_y());
        Some(Self { seat: seat_of(&piece), piece, start, drags: false, over: None, list })
    }

    fn follow(&mut self, event: &PointerEvent) {
        let (x, y) = (event.client_x() - self.start.0, event.client_y() - self.start.1);
        if !self.drags && x.abs().max(y.abs()) < SLOP {
            return;
        }
        self.drags = true;
        mark(&self.piece, DRAGGED, true);
        // An element that is in the page can be moved.
        let _ = self.piece.set_attribute("style", &format!("translate: {x}px {y}px"));
        let document = browser::window().document();
        let under = document.and_then(|page| page.element_from_point(event.client_x() as f32, event.client_y() as f32));
        let over = under.and_then(|under| under.closest("[data-seat]").ok().flatten());
        if over != self.over {
            self.over.iter().for_each(|seat| mark(seat, OVER, false));
            over.iter().for_each(|seat| mark(seat, OVER, true));
            self.over = over;
        }
    }

    /// Puts the piece back, and returns the seat it was over.
    fn release(&self) -> Option<usize> {
        mark(&self.piece, DRAGGED, false);
        let _ = self.piece.remove_attribute("style");
        let over = self.over.as_ref()?;
        mark(over, OVER, false);
        seat_of(over)
    }
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

/// The seat that an element is, or is part of.
fn seat_of(element: &Element) -> Option<usize> {
    element.closest("[data-seat]").ok()??.get_attribute("data-seat")?.parse().ok()
}

fn mark(element: &Element, name: &str, on: bool) {
    // Both are plain names, so neither can fail.
    let _ = if on { element.set_attribute(name, "") } else { element.remove_attribute(name) };
}

/// Opens a list from a script. Browsers without it open the list when it is pressed, as before.
fn opener(list: &HtmlSelectElement) -> Option<Function> {
    Reflect::get(list, &JsValue::from("showPicker")).ok()?.dyn_into().ok()
}

/// The seats, and the bench from which new players are dragged to them.
#[component]
pub(super) fn SeatDrag(about: &'static About, order: RwSignal<TableOrder>, children: Children) -> impl IntoView {
    let held = StoredValue::new_local(None::<HeldPiece>);
    let ground = NodeRef::<html::Div>::new();
    let bot = Memo::new(move |_| order.with(|order| order.newcomer(about)));
    let person = Memo::new(move |_| order.with(|order| order.place == TableLocation::Here));
    let drop = move |piece: &Element, from: Option<usize>, to: usize| {
        let who = match piece.get_attribute("data-bench").as_deref() {
            Some("bot") => Occupant::Bot(bot.get_untracked()),
            Some(_) if person.get_untracked() => Occupant::Person(String::new()),
            _ => Occupant::Open,
        };
        order.update(|order| match from {
            Some(from) => order.seats.swap(from, to),
            None => order.seats[to] = who,
        });
    };
    let pressed = move |event: web_sys::MouseEvent| {
        // The list would open at once and swallow the drag.
        let list = element(event.target()).and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        if list.is_some_and(|list| opener(&list).is_some()) {
            event.prevent_default();
        }
    };
    let moved = move |event: PointerEvent| {
        held.update_value(|held| {
            // The button may have been let go elsewhere.
            if event.buttons() == 0 {
                *held = None;
            }
            let Some(held) = held else { return };
            let dragged = held.drags;
            held.follow(&event);
            if held.drags
                && !dragged
                && let Some(ground) = ground.get_untracked()
            {
                // Without it a fast mouse leaves the table, and the drag ends at its edge.
                let _ = ground.set_pointer_capture(event.pointer_id());
            }
        });
    };
    let up = move |event: PointerEvent| {
        let Some(held) = held.try_update_value(Option::take).flatten() else { return };
        if held.drags {
            if let Some(to) = held.release() {
                drop(&held.piece, held.seat, to);
            }
        } else if event.pointer_type() == "mouse"
            && let Some(list) = &held.list
            && let Some(open) = opener(list)
        {
            let _ = list.focus();
            // A browser that refuses still lets the keyboard choose.
            let _ = open.call0(list);
        }
    };
    let lost = move |_| {
        held.try_update_value(Option::take).flatten().map(|held| held.release());
    };
    view! {
        <div class="seat-ground" node_ref=ground
            on:pointerdown=move |event| held.set_value(HeldPiece::take(&event)) on:mousedown=pressed
            on:pointermove=moved on:pointerup=up on:pointercancel=lost>
            {children()}
            // Everything here can be chosen from the lists, too.
            <p class="seat-bench" aria-hidden="true">
                <span>{move || t!("make-bench")}</span>
                <span class="seat-bench-piece" data-bench="bot"><BotFace bot/>{move || bot_name(&bot.read())}</span>
                <span class="seat-bench-piece" data-bench="person">
                    {move || {
                        let (icon, words) = if person.get() {
                            ("person", t!("make-seat-person"))
                        } else {
                            ("invite", t!("make-bench-guest"))
                        };
                        view! { <Icon name=icon/>{words} }
                    }}
                </span>
            </p>
        </div>
    }
}

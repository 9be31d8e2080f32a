//! A player's plate: who they are, what the game says of them, what they are doing, and their clock.

use super::{bot_name, clock::SeatClock, icon::Icon, seats::SeatChoices};
use crate::{
    games::{self, At},
    session::Session,
    t,
    ui::{Dialog, SEAT_COLOURS, SeatMark},
};
use kee_game::{Manner, Seat};
use kee_wire::{Phase, PlayerView, TableView};
use leptos::prelude::*;

#[component]
pub(super) fn Plate(at: At, seat: Seat, session: Option<Session>, children: Children) -> impl IntoView {
    let to_move = move || at.asked.with(|asked| asked.iter().any(|window| window.seats.contains(seat)));
    let own = move || at.seat() == Some(seat);
    view! {
        <li class="plate" class:plate-own=own class:plate-to-move=to_move
            style=format!("--seat: var(--seat-{})", seat.index() % SEAT_COLOURS)>
            <SeatMark seat/>
            <span class="plate-name">{move || at.name(seat)}</span>
            <span class="plate-facts">{children()}</span>
            {session.map(|session| view! {
                <PlateNote session seat/>
                <SeatClock session seat/>
                <PlateMenu session seat/>
            })}
        </li>
    }
}

/// What a player is doing.
#[component]
fn PlateNote(session: Session, seat: Seat) -> impl IntoView {
    let note = Memo::new(move |_| {
        let game = session.info.with(|info| info.as_ref().map(|info| info.game.id.clone())).unwrap_or_default();
        let doing = session.view.with(|view| view.as_ref().map(|view| Doing::of(view, &game, seat)))?;
        let own = session.seat() == Some(seat);
        match doing {
            Doing::Nothing if own && !session.shared.get() => Some(t!("seat-you")),
            Doing::Nothing if session.is_partner(seat) => Some(t!("seat-partner")),
            Doing::Moving | Doing::Answering | Doing::Objecting if own => Some(t!("your-turn")),
            doing => doing.told(),
        }
    });
    // What matters to those who wait is in sight where there is little room, too.
    let matters = move || session.view.with(|view| view.as_ref().is_some_and(|view| is_away(view, seat)));
    view! { <span class="plate-note" class:plate-away=matters>{note}</span> }
}

/// What a player is doing, as far as the others can see.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Doing {
    Nothing,
    Moving,
    Answering,
    Objecting,
    Away,
    Left,
    /// A bot fills in for them.
    StoodIn(String),
    Ready,
    /// How many games they have won here.
    Winning(u32),
}

fn is_away(view: &TableView, seat: Seat) -> bool {
    view.seats.get(seat.index()).is_some_and(|seat| seat.left || seat.absence.is_some())
}

impl Doing {
    fn of(view: &TableView, game: &str, seat: Seat) -> Self {
        let Some(seat_view) = view.seats.get(seat.index()) else { return Self::Nothing };
        let asked =
            |manner: Manner| view.asked.iter().any(|window| window.manner == manner && window.seats.contains(seat));
        let answers = view.game.as_ref().is_some_and(|view| games::is_answering(game, view));
        if seat_view.left || seat_view.absence.as_ref().is_some_and(|absence| absence.for_good) {
            Self::Left
        } else if seat_view.absence.is_some() {
            Self::Away
        } else if view.phase == Phase::Playing && !view.paused && asked(Manner::Turn) && !answers {
            Self::Moving
        } else if view.phase == Phase::Playing && (asked(Manner::Turn) || asked(Manner::Sealed)) {
            Self::Answering
        } else if view.phase == Phase::Playing && asked(Manner::Open) {
            Self::Objecting
        } else if let PlayerView::StandIn { bot, .. } = &seat_view.player {
            Self::StoodIn(bot.clone())
        } else if view.phase == Phase::Over && seat_view.ready && matches!(seat_view.player, PlayerView::Person(_)) {
            Self::Ready
        } else if seat_view.wins > 0 {
            Self::Winning(seat_view.wins)
        } else {
            Self::Nothing
        }
    }

    fn told(self) -> Option<String> {
        Some(match self {
            Self::Nothing => return None,
            Self::Moving => t!("plate-moving"),
            Self::Answering => t!("plate-answering"),
            Self::Objecting => t!("plate-objecting"),
            Self::Away => t!("plate-away"),
            Self::Left => t!("seat-left"),
            Self::StoodIn(bot) => t!("plate-stood-in", bot = bot_name(&bot)),
            Self::Ready => t!("seat-ready"),
            Self::Winning(wins) => t!("seat-wins", count = wins),
        })
    }
}

/// Between two games: what the host, or somebody without a seat, can do with this one.
#[component]
fn PlateMenu(session: Session, seat: Seat) -> impl IntoView {
    let open = RwSignal::new(false);
    let offered = Memo::new(move |_| {
        let over = session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Over));
        over && !session.is_led() && (session.hosts() || session.seat().is_none()) && session.seat() != Some(seat)
    });
    let title = Signal::derive(move || session.names().of(seat));
    view! {
        <Show when=move || offered.get()>
            <button class="quiet plate-menu" aria-haspopup="dialog" aria-label=move || t!("plate-menu", name = title.get())
                on:click=move |_| open.set(true)>
                <Icon d=super::icon::MORE/>
            </button>
            <Dialog open title><SeatChoices session seat/></Dialog>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};
    use kee_game::{SeatSet, WindowId};
    use kee_wire::{AbsenceView, WindowView};

    #[test]
    fn a_plate_says_what_its_player_is_doing() {
        let (anna, bo) = (Seat::new(0), Seat::new(1));
        let mut view = playing([person("Anna"), person("Bo")]);
        let turn = WindowView { id: WindowId(0), manner: Manner::Turn, seats: SeatSet::only(bo), deadline: None };
        view.asked = vec![turn];
        assert_eq!(Doing::of(&view, "keesdrow", anna), Doing::Nothing);
        assert_eq!(Doing::of(&view, "keesdrow", bo), Doing::Moving);
        view.seats[1].absence = Some(AbsenceView { for_good: false, missed: false, until: None, votes: Vec::new() });
        assert_eq!(Doing::of(&view, "keesdrow", bo), Doing::Away, "nobody waits for a move of somebody who is away");
    }
}

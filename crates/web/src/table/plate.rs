//! A player's plate: name, game facts, current state and clock.

use super::{
    bot_name,
    clock::PlateClock,
    seats::{SeatChoices, seated_bot},
};
use crate::{
    games::{self, TableHandle},
    session::{Session, characters_of},
    t,
    ui::{BotFace, Dialog, Icon, SEAT_COLOURS, SeatMark, beside_mark},
};
use kee_game::{Manner, Seat};
use kee_wire::{Phase, PlayerView, TableView};
use leptos::prelude::*;

#[component]
pub(super) fn Plate(
    at: TableHandle,
    seat: Seat,
    session: Option<Session>,
    /// The class that says where around the table it is.
    side: Signal<&'static str>,
    children: Children,
) -> impl IntoView {
    let to_move = move || at.asked.with(|asked| asked.iter().any(|window| window.seats.contains(seat)));
    let own = move || at.seat() == Some(seat);
    let name = move || {
        let name = at.name(seat);
        let alone = beside_mark(&name, seat).to_owned();
        let letter = name[alone.len()..].to_owned();
        view! { {alone} <span class="unseen">{letter}</span> }
    };
    view! {
        <li class=move || format!("plate {}", side.get()) class:plate-own=own class:plate-to-move=to_move
            style=format!("--seat: var(--seat-{})", seat.index() % SEAT_COLOURS)>
            <SeatMark seat/>
            <span class="plate-name" title=move || at.name(seat)>
                {session.map(|session| {
                    let bot = seated_bot(session, seat);
                    move || bot.get().map(|bot| view! { <BotFace bot=Signal::stored(bot)/> })
                })}
                {name}
            </span>
            <span class="plate-facts">{children()}</span>
            {session.map(|session| view! {
                <PlateNote session seat/>
                <PlateClock session seat/>
                <PlateMenu session seat/>
            })}
        </li>
    }
}

/// A note about a player's state.
#[component]
fn PlateNote(session: Session, seat: Seat) -> impl IntoView {
    let note = Memo::new(move |_| {
        let game = session.game();
        let doing = session.view.with(|view| view.as_ref().map(|view| PlayerActivity::of(view, &game, seat)))?;
        let own = session.seat() == Some(seat);
        match doing {
            PlayerActivity::Nothing if own && !session.shared.get() => Some(t!("seat-you")),
            PlayerActivity::Nothing if session.is_partner(seat) => Some(t!("seat-partner")),
            PlayerActivity::Moving
            | PlayerActivity::Answering
            | PlayerActivity::Choosing
            | PlayerActivity::Objecting
                if own =>
            {
                Some(t!("your-turn"))
            }
            doing => doing.told(),
        }
    });
    // A partner is one whatever they are doing.
    let partner = move || session.is_partner(seat) && note.get() != Some(t!("seat-partner"));
    // The states that matter to waiting players stay visible on small screens.
    let matters = move || session.view.with(|view| view.as_ref().is_some_and(|view| is_away(view, seat)));
    view! {
        {move || partner().then(|| view! { <span class="unseen">{t!("seat-partner")}", "</span> })}
        <span class="plate-note" class:plate-away=matters>{note}</span>
    }
}

/// A player's state, as far as the others can see it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum PlayerActivity {
    Nothing,
    Moving,
    Answering,
    Choosing,
    Objecting,
    Away,
    Left,
    /// A bot fills in for them.
    StoodIn(String),
    Ready,
    /// The number of games they have won here.
    Winning(u32),
}

fn is_away(view: &TableView, seat: Seat) -> bool {
    view.seats.get(seat.index()).is_some_and(|seat| seat.left || seat.absence.is_some())
}

impl PlayerActivity {
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
        } else if view.phase == Phase::Playing && asked(Manner::Sealed) && !answers {
            Self::Choosing
        } else if view.phase == Phase::Playing && (asked(Manner::Turn) || asked(Manner::Sealed)) {
            Self::Answering
        } else if view.phase == Phase::Playing && asked(Manner::Open) {
            Self::Objecting
        } else if let PlayerView::StandIn { bot, .. } = &seat_view.player {
            Self::StoodIn(characters_of(game, view).swap_remove(seat.index()).unwrap_or_else(|| bot.clone()))
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
            Self::Choosing => t!("plate-choosing"),
            Self::Objecting => t!("plate-objecting"),
            Self::Away => t!("plate-away"),
            Self::Left => t!("seat-left"),
            Self::StoodIn(bot) => t!("plate-stood-in", bot = bot_name(&bot)),
            Self::Ready => t!("seat-ready"),
            Self::Winning(wins) => t!("seat-wins", count = wins),
        })
    }
}

/// Between two games: the host's choices for this seat, or those of a visitor without one.
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
                <Icon name="more"/>
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
        assert_eq!(PlayerActivity::of(&view, "keesdrow", anna), PlayerActivity::Nothing);
        assert_eq!(PlayerActivity::of(&view, "keesdrow", bo), PlayerActivity::Moving);
        view.seats[1].absence = Some(AbsenceView { for_good: false, missed: false, until: None, votes: Vec::new() });
        assert_eq!(
            PlayerActivity::of(&view, "keesdrow", bo),
            PlayerActivity::Away,
            "nobody waits for an absent player’s move"
        );
    }
}

//! The components around games: results, invitations, and pictures of games and tables.

use super::states::section;
use crate::{
    t,
    ui::{Art, RoundTable, SeatMark, Share, Standings, WordLanguage, count},
};
use kee_game::{Names, Outcome, Seat, Seating, Standing, Team};
use kee_games::known;
use leptos::prelude::*;

const PLAYERS: [&str; 4] = ["Anna", "Bo", "Cleo", "Daan de Vries"];

#[component]
pub(super) fn Results() -> impl IntoView {
    let names = Signal::derive(|| Names::new(PLAYERS));
    let outcome = |standings: [(u8, i64); 4]| Outcome {
        ending: String::new(),
        standings: standings.map(|(place, score)| Standing { place, score }).to_vec(),
    };
    let partners = Seating::of([0, 1, 0, 1].map(Team::new).to_vec());
    let score = RwSignal::new(870);
    let body = view! {
        <Standings outcome=outcome([(2, 310), (1, 420), (2, 310), (4, -15)]) names me=Some(Seat::new(0))/>
        <Standings outcome=outcome([(1, 12), (3, 7), (1, 12), (3, 7)]) names teams=partners me=None/>
        <div class="gallery-count">
            {move || count(score.get())}
            <button type="button" on:click=move |_| score.update(|score| *score += 35)>"+35"</button>
        </div>
    };
    section(id!("gallery-results"), body)
}

#[component]
pub(super) fn Invitations() -> impl IntoView {
    let body = view! {
        <Share path=Signal::stored("/t/653kx7p8a5ph9bqg".to_owned()) code=Signal::stored("653kx7p8a5ph9bqg".to_owned())
            sentence=Signal::derive(|| t!("gallery-invitation"))/>
    };
    section(id!("gallery-invitations"), body)
}

#[component]
pub(super) fn Pictures() -> impl IntoView {
    let pictures = known().iter().map(|game| view! { <div class="gallery-art"><Art game=game.id/></div> });
    let table = |seats: usize| {
        let seat = |seat: Seat| {
            let name = PLAYERS.get(seat.index()).copied().unwrap_or("Eva");
            view! { <div class="seat-chip" class:seat-me=seat.index() == 0><SeatMark seat/><span class="seat-who">{name}</span></div> }
        };
        view! { <div class="gallery-table"><RoundTable game="keezen" count=Signal::stored(seats) seat/></div> }
    };
    let body = view! {
        {pictures.collect_view()}
        {[1, 2, 4, 6, 8].map(table).collect_view()}
        <p><WordLanguage/></p>
    };
    section(id!("gallery-pictures"), body)
}

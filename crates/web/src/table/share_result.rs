//! Sending the result of a game to someone: a picture, a sentence and a link.

use crate::{
    api, browser, catalogue,
    download::{png_file, save_file},
    lang,
    replay::SvgPicture,
    session::Session,
    t,
    ui::toast,
};
use kee_game::{Outcome, Seat, number};
use kee_picture::{CardSeat, Position, ShareCard};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Blob;

/// The name of the picture's file.
const FILE: &str = "keeboard.png";

/// Sends the result to someone: a picture, a sentence, and a link to the game where there is one that others can open. Where the
/// device has no sheet to share things with, the link is copied and the picture saved.
#[component]
pub(super) fn ShareResult(session: Session, outcome: Outcome, replay: Signal<Option<String>>) -> impl IntoView {
    let share = move |_| {
        let told = told(session, &outcome);
        let path = replay.get_untracked().filter(|path| path.starts_with("/t/"));
        let text = format!("{told} {}{}", browser::origin(), path.clone().unwrap_or_default());
        let card = card(session, &outcome, told.clone());
        leptos::task::spawn_local(async move {
            let copied = !browser::can_share() && browser::copy(&text).await;
            match (picture(path, card).await, browser::can_share()) {
                (Ok(picture), true) => browser::share_picture(&text, FILE, &picture).await,
                (Err(_), true) => drop(browser::share(&text).await),
                (Ok(picture), false) if save_file(FILE, &picture).is_ok() => {
                    toast(if copied { t!("over-shared") } else { t!("over-saved") });
                }
                (_, false) if copied => toast(t!("copied")),
                (_, false) => toast(t!("over-not-shared")),
            }
        });
    };
    view! { <button on:click=share>{move || t!("over-share")}</button> }
}

/// The result for others to read, who are not the reader: `Keezen: Anna and Cleo 4, Bo and Dirk 2.`
fn told(session: Session, outcome: &Outcome) -> String {
    let Some(info) = session.info.get_untracked().map(|info| info.game) else { return String::new() };
    let (teams, names) = (&info.teams, session.names());
    let first = |seat: &Seat| teams.members(teams.team(*seat)).iter().next() == Some(*seat);
    let score = |seat: Seat| {
        let members: Vec<String> = teams.members(teams.team(seat)).iter().map(|seat| names.of(seat)).collect();
        Some(format!("{} {}", lang::list(&members), number(outcome.standings.get(seat.index())?.score)))
    };
    let scores: Vec<String> = teams.seats().filter(first).filter_map(score).collect();
    t!("over-share-text", game = catalogue::title(&info.id), scores = scores.join(", "))
}

/// The picture of a result: the link’s own picture, or one drawn here.
async fn picture(path: Option<String>, card: Option<ShareCard>) -> Result<Blob, JsValue> {
    if let Some(path) = path {
        let address = format!("/picture.png?of={path}&lang={}", lang::spoken());
        if let Some(png) = api::file(&address).await {
            return png_file(&png);
        }
    }
    let card = card.ok_or(JsValue::NULL)?;
    SvgPicture::of_card(&card).as_points().await
}

/// The content of the picture: the board as it was left, the players and the result.
fn card(session: Session, outcome: &Outcome, line: String) -> Option<ShareCard> {
    let (info, names) = (session.info.get_untracked()?.game, session.names());
    let view = session.view.with_untracked(|view| view.as_ref().and_then(|view| view.game.clone()))?;
    let (options, teams) = (&info.options, &info.teams);
    let position = Position { game: &info.id, options, teams, view: view.as_str(), towards: None };
    let seat = |seat: Seat| CardSeat {
        seat: seat.index(),
        name: names.of(seat),
        score: outcome.standings.get(seat.index()).map(|standing| standing.score),
        won: outcome.winners().any(|winner| winner == seat),
    };
    Some(ShareCard {
        board: position.drawing(),
        title: catalogue::title(&info.id),
        seats: teams.seats().map(seat).collect(),
        foot: browser::origin().split("//").last().unwrap_or_default().to_owned(),
        game: info.id,
        line,
    })
}

//! The lobby: the invitation, who sits where, what is about to be played, and one button for what comes next.

use super::{invitation::Invitation, option_name, preset_name, seats::Seats, value_name};
use crate::{
    catalogue,
    keep::{self, Guest},
    session::Session,
    t,
};
use kee_game::Seat;
use kee_games::{About, AboutPreset};
use kee_wire::{Clock, GameInfo, HostCommand, Phase, PlayerView, TableCommand, TableView};
use leptos::prelude::*;
use leptos_router::components::A;

#[component]
pub(super) fn Gathering(
    session: Session,
    #[prop(into)] table: Signal<Option<String>>,
    /// What the table waits for.
    sentence: Memo<Option<String>>,
) -> impl IntoView {
    view! {
        <section class="gathering">
            {move || table.get().filter(|_| !session.is_led()).map(|table| {
                let sentence =
                    Signal::derive(move || if has_room(session) { t!("share-sentence") } else { t!("share-full") });
                view! { <Invitation table sentence/> }
            })}
            <div class="lobby-table">
                <h2>{move || t!("players")}</h2>
                <Seats session/>
                <p class="pill pill-quiet">{sentence}</p>
                <NextStep session/>
            </div>
            <AboutGame session/>
        </section>
    }
}

/// The variant that a table plays, or comes nearest to, and the options in which it differs.
fn variant<'a>(about: &'a About, game: &GameInfo) -> Option<(&'a AboutPreset, Vec<(String, String)>)> {
    let differs = |preset: &AboutPreset| -> Vec<(String, String)> {
        let same = |key: &str, value: &str| preset.options.iter().any(|(known, usual)| *known == key && usual == value);
        game.options.iter().filter(|(key, value)| !same(key, value)).cloned().collect()
    };
    let offered = about.presets.iter().filter(|preset| !preset.for_tests);
    offered.map(|preset| (preset, differs(preset))).min_by_key(|(_, differs)| differs.len())
}

/// What is about to be played and at what pace: only what differs from the variant is listed.
#[component]
fn AboutGame(session: Session) -> impl IntoView {
    let info = move || session.info.get();
    move || {
        let info = info()?;
        let game = info.game;
        let about = catalogue::about(&game.id)?;
        let (preset, differs) = variant(about, &game)?;
        let changed = differs.into_iter().filter_map(|(key, value)| {
            let option = about.options.iter().find(|option| option.key == key && !option.for_tests)?;
            Some(view! { <li>{option_name(&game.id, option)} ": " <strong>{value_name(&game.id, option, &value)}</strong></li> })
        });
        let pace = match info.house.clock {
            Clock::None => t!("lobby-no-clock"),
            Clock::Turn { seconds } => t!("clock-turn", minutes = seconds / 60),
            Clock::Game { seconds, increment } => t!("clock-game", minutes = seconds / 60, seconds = increment),
            Clock::Days { hours, bank } => t!("clock-days", days = hours / 24, bank = bank / 24),
        };
        let learn = (!about.toy).then(|| {
            view! {
                <A href=format!("/learn/{}", game.id) attr:target="_blank" attr:class="button">{t!("lobby-learn")}</A>
            }
        });
        Some(view! {
            <div class="lobby-game">
                <h2>{about.title} ": " {preset_name(&game.id, preset.name)}</h2>
                <ul>{changed.collect_view()} <li>{pace}</li></ul>
                {learn}
            </div>
        })
    }
}

/// Whether a seat is open.
fn has_room(session: Session) -> bool {
    let open = |view: &TableView| view.seats.iter().any(|seat| seat.player == PlayerView::Open);
    session.view.with(|view| view.as_deref().is_some_and(open))
}

/// Whether everyone else who has to be ready is: a bot always is.
fn others_are_ready(view: &TableView, me: Seat) -> bool {
    let others = Seat::first(view.seats.len()).zip(&view.seats).filter(|(seat, _)| *seat != me);
    others.into_iter().all(|(_, seat)| match seat.player {
        PlayerView::Open => false,
        PlayerView::Bot(_) => true,
        PlayerView::Person(_) | PlayerView::StandIn { .. } => seat.ready,
    })
}

/// The one thing to do now: sit down, be ready, start.
#[component]
pub(super) fn NextStep(
    session: Session,
    /// Whether something else on the page is what comes next.
    #[prop(optional)]
    beside: bool,
) -> impl IntoView {
    let mine =
        Memo::new(move |_| session.view.with(|view| Some(view.as_ref()?.seats.get(session.seat()?.index())?.ready)));
    let open = Memo::new(move |_| has_room(session));
    let words = Memo::new(move |_| {
        session.view.with(|view| {
            let (view, me) = (view.as_ref()?, session.seat()?);
            Some(match view.phase {
                Phase::Over if view.seats.len() == 1 => t!("play-again"),
                Phase::Over => t!("over-rematch"),
                _ if others_are_ready(view, me) => t!("start"),
                _ => t!("be-ready"),
            })
        })
    });
    view! {
        <div class="next-step">
            {move || match mine.get() {
                // What to wait for is said above.
                _ if session.is_led() => ().into_any(),
                None if open.get() => view! { <SitDown session/> }.into_any(),
                None => view! { <p>{t!("all-taken")}</p> }.into_any(),
                Some(false) => view! {
                    <button class:primary=!beside on:click=move |_| session.ask(TableCommand::Ready { ready: true })>{words}</button>
                }.into_any(),
                Some(true) => view! {
                    <button on:click=move |_| session.ask(TableCommand::Ready { ready: false })>{t!("be-unready")}</button>
                }.into_any(),
            }}
            <Show when=move || session.hosts() && mine.get() == Some(true) && !open.get() && !session.is_led()>
                <button on:click=move |_| session.ask(TableCommand::Host(HostCommand::Start))>{move || t!("lobby-start-now")}</button>
            </Show>
        </div>
    }
}

/// Taking a seat. Guests who came by a link can give their name here.
#[component]
fn SitDown(session: Session) -> impl IntoView {
    let nameless = keep::guest().is_none_or(|guest| guest.name.trim().is_empty());
    let sit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // One's own colour, if it is free.
        let colour = usize::from(keep::guest().map_or(0, |guest| guest.colour));
        let wanted = session.view.with_untracked(|view| {
            let seats = &view.as_ref()?.seats;
            let place =
                (0..seats.len()).find(|place| place % 8 == colour && seats[*place].player == PlayerView::Open)?;
            Some(Seat::new(place))
        });
        session.ask(TableCommand::TakeSeat { seat: wanted, name: keep::name() });
    };
    // It is kept as it is typed: there is more than one button to sit down with.
    let name = move |event: web_sys::Event| {
        let colour = keep::guest().map_or(0, |guest| guest.colour);
        keep::set_guest(&Guest { name: event_target_value(&event), colour });
    };
    view! {
        <form class="sit" on:submit=sit>
            {nameless.then(|| view! {
                <label for="sit-name">{move || t!("your-name")}</label>
                <input id="sit-name" maxlength="30" autocomplete="nickname" placeholder=move || t!("guest") on:input=name/>
            })}
            <button class="primary">{move || t!("sit-down")}</button>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};

    #[test]
    fn bots_never_have_to_be_ready() {
        let mut view = playing([person("Anna"), PlayerView::Bot("easy".to_owned()), person("Bo")]);
        view.seats.iter_mut().for_each(|seat| seat.ready = false);
        assert!(!others_are_ready(&view, Seat::new(0)));
        view.seats[2].ready = true;
        assert!(others_are_ready(&view, Seat::new(0)));
        view.seats[1].player = PlayerView::Open;
        assert!(!others_are_ready(&view, Seat::new(0)), "somebody is still missing");
    }

    #[test]
    fn only_what_differs_from_the_variant_is_listed() {
        let about = catalogue::about("keesdrow").expect("the game");
        let deluxe = about.presets.iter().find(|preset| preset.name == "deluxe").expect("the variant");
        let mut options: Vec<(String, String)> =
            deluxe.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        let goal = options.iter_mut().find(|(key, _)| key == "goal").expect("the option");
        goal.1 = "60".to_owned();
        let teams = kee_game::Plan::alone(2).seating();
        let game = GameInfo { id: "keesdrow".to_owned(), rules: 2, options, teams, words: None };
        let (preset, differs) = variant(about, &game).expect("a variant");
        assert_eq!(preset.name, "deluxe");
        assert_eq!(differs, [("goal".to_owned(), "60".to_owned())]);
    }
}

//! The player's games, on this device and on the server, those that wait for them first.

use crate::{
    account, api, browser, catalogue,
    keep::{self, VisitedTable},
    lang::{self, Id},
    local::{KeptTable, LocalSeat, Shelf},
    miniature::{Miniature, MiniatureBoard},
    session::names_of,
    t,
    table::{player_names, time_left},
    ui::{Art, Icon, Twice, tick},
};
use futures::future::join_all;
use kee_game::{Seat, WallTime};
use kee_wire::{Phase, PlayerView, TableSnapshot, TableView};
use leptos::prelude::*;
use leptos_router::components::A;
use std::{cell::Cell, cmp::Reverse, time::Duration};

/// One of the player's games, as lists show it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct MyGame {
    address: String,
    game: String,
    title: String,
    others: Vec<String>,
    stage: GameStage,
    /// The next deadline of any player.
    deadline: Option<WallTime>,
    last: Option<WallTime>,
    /// The table on this device, which can be deleted here.
    kept: Option<String>,
    /// The position, where spectators may see it.
    picture: Option<Miniature>,
}

/// The stage of a game, for the reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum GameStage {
    YourMove,
    /// It waits for something else, which the sentence names.
    Waiting(Id),
    Over,
}

impl MyGame {
    /// A table on the server as the public sees it, and the player's seat there.
    fn of_server(table: &str, seat: Option<Seat>, TableSnapshot { game, view, .. }: &TableSnapshot) -> Self {
        Self {
            address: format!("/t/{table}"),
            title: catalogue::title(&game.id),
            game: game.id.clone(),
            others: others(&game.id, view, seat),
            stage: stage(view, seat),
            deadline: deadline(view),
            last: None,
            kept: None,
            picture: view.game.as_ref().and_then(|seen| Miniature::of(game, seen, seat)),
        }
    }

    /// A table on this device. An unfinished game there waits for someone at this screen.
    fn of_device(table: KeptTable) -> Self {
        let me = LocalSeat::people(&table.seats).first().map(|(seat, _)| *seat);
        let players: Vec<_> = table.seats.iter().map(LocalSeat::named).collect();
        let names = player_names(&table.game, &players);
        let others = Seat::first(players.len()).filter(|seat| Some(*seat) != me).map(|seat| names.of(seat));
        let over = matches!(table.phase, Phase::Over | Phase::Closed);
        Self {
            address: table.address(),
            title: table.challenge.as_ref().map_or_else(|| catalogue::title(&table.game), |of| of.name.clone()),
            others: others.collect(),
            stage: if over { GameStage::Over } else { GameStage::YourMove },
            deadline: None,
            last: Some(table.last),
            kept: Some(table.id),
            picture: table.picture.map(Miniature::from),
            game: table.game,
        }
    }

    /// Whether it waits for this player.
    pub(crate) fn is_my_move(&self) -> bool {
        self.stage == GameStage::YourMove
    }

    /// Whether it is on this device.
    pub(crate) fn is_kept(&self) -> bool {
        self.kept.is_some()
    }

    /// Whether it is finished.
    pub(crate) fn is_over(&self) -> bool {
        self.stage == GameStage::Over
    }

    /// The sort key: games that wait for the player first, then by deadline, those on the server before those on this
    /// device, where nobody else waits, then last played; finished ones last.
    fn urgency(&self) -> (bool, bool, WallTime, bool, Reverse<Option<WallTime>>) {
        (self.is_over(), !self.is_my_move(), self.deadline.unwrap_or(WallTime::MAX), self.is_kept(), Reverse(self.last))
    }
}

fn stage(view: &TableView, seat: Option<Seat>) -> GameStage {
    let asked = seat.is_some_and(|seat| view.asked.iter().any(|window| window.seats.contains(seat)));
    match view.phase {
        Phase::Gathering if view.seats.iter().any(|seat| seat.player == PlayerView::Open) => {
            GameStage::Waiting(id!("mine-seats-open"))
        }
        Phase::Gathering => GameStage::Waiting(id!("mine-not-begun")),
        Phase::Playing if asked => GameStage::YourMove,
        Phase::Playing => GameStage::Waiting(id!("mine-goes-on")),
        Phase::Over | Phase::Closed => GameStage::Over,
    }
}

fn others(game: &str, view: &TableView, me: Option<Seat>) -> Vec<String> {
    let names = names_of(game, view);
    let seats = Seat::first(view.seats.len()).zip(&view.seats);
    let taken = seats.filter(|(seat, view)| Some(*seat) != me && view.player != PlayerView::Open);
    taken.map(|(seat, _)| names.of(seat)).collect()
}

fn deadline(view: &TableView) -> Option<WallTime> {
    let clocks = view.seats.iter().filter_map(|seat| seat.clock.and_then(|clock| clock.until));
    clocks.chain(view.asked.iter().filter_map(|window| window.deadline)).min()
}

/// The number of server tables that a list fetches.
const LOOKED_AT: usize = 40;
/// The time a list stays fresh.
const FRESH: Duration = Duration::from_secs(10);

thread_local! {
    /// None until they are read.
    static ON_DEVICE: ArcRwSignal<Option<Vec<MyGame>>> = ArcRwSignal::new(None);
    static ON_SERVER: ArcRwSignal<Option<Vec<MyGame>>> = ArcRwSignal::new(None);
    static UNREACHABLE: ArcRwSignal<bool> = ArcRwSignal::new(false);
    static READ: Cell<WallTime> = const { Cell::new(WallTime::ZERO) };
}

/// All games, in order; none until they are known.
pub(crate) fn my_games() -> Option<Vec<MyGame>> {
    let of_device = ON_DEVICE.with(|games| games.get());
    let of_server = ON_SERVER.with(|games| games.get());
    if of_device.is_none() && of_server.is_none() {
        return None;
    }
    let mut all: Vec<MyGame> = of_device.into_iter().chain(of_server).flatten().collect();
    all.sort_by_key(MyGame::urgency);
    Some(all)
}

/// The games that wait for the player. Every page counts these.
pub(crate) fn waiting_games() -> Vec<MyGame> {
    my_games().unwrap_or_default().into_iter().filter(MyGame::is_my_move).collect()
}

/// Whether both sources have answered.
pub(crate) fn all_are_known() -> bool {
    ON_DEVICE.with(|games| games.with(Option::is_some)) && ON_SERVER.with(|games| games.with(Option::is_some))
}

/// Whether the server could not be reached.
pub(crate) fn server_is_unreachable() -> bool {
    UNREACHABLE.with(|unreachable| unreachable.get())
}

/// Reads them again, unless that happened a moment ago.
pub(crate) fn read_my_games() {
    let now = browser::now();
    if now > READ.get().plus(FRESH) {
        READ.set(now);
        read_device();
        leptos::task::spawn_local(read_server());
    }
}

/// Reads them again at once: this person has signed in or out.
pub(crate) fn reread_my_games() {
    READ.set(WallTime::ZERO);
    read_my_games();
}

/// The name of the game at this address, with those who play in it.
pub(crate) fn my_game_at(address: &str) -> Option<String> {
    let game = my_games()?.into_iter().find(|game| game.address == address)?;
    let others = (!game.others.is_empty()).then(|| t!("mine-with", names = lang::list(&game.others)));
    Some([game.title].into_iter().chain(others).collect::<Vec<_>>().join(" "))
}

fn read_device() {
    leptos::task::spawn_local(async {
        // Without storage there is nothing to show.
        let kept = async { Shelf::open().await?.tables().await }.await.unwrap_or_default();
        ON_DEVICE.with(|games| games.set(Some(kept.into_iter().map(MyGame::of_device).collect())));
    });
}

async fn read_server() {
    let (mut found, mut unreachable) = (Vec::new(), false);
    let mut tables = Vec::new();
    if untrack(account::is_signed_in) {
        match account::my_tables().await {
            Ok(mine) => tables.extend(mine.into_iter().map(|mine| VisitedTable {
                table: mine.listed.table.to_string(),
                seat: mine.you.iter().next().map(Seat::index),
            })),
            Err(no) => unreachable |= no.is_unreachable(),
        }
    }
    let of_account: Vec<String> = tables.iter().map(|known| known.table.clone()).collect();
    tables.extend(keep::visited().into_iter().filter(|visited| !of_account.contains(&visited.table)));
    let looks = tables.into_iter().take(LOOKED_AT).map(|visited| async move {
        let looked = api::look(&visited.table).await;
        (visited, looked)
    });
    for (visited, looked) in join_all(looks).await {
        match looked {
            Ok(seen) => found.push(MyGame::of_server(&visited.table, visited.seat.map(Seat::new), &seen)),
            // A table that is gone is not fetched again.
            Err(no) if no.code == "server/no_such_table" => keep::visit(&visited.table, None),
            // A table that cannot be reached now is left out; its link still works.
            Err(no) => unreachable |= no.is_unreachable(),
        }
    }
    UNREACHABLE.with(|signal| signal.set(unreachable));
    ON_SERVER.with(|games| games.set(Some(found)));
}

/// Deletes a game of this device.
fn forget(id: String) {
    leptos::task::spawn_local(async move {
        if let Ok(shelf) = Shelf::open().await {
            // A game that could not be deleted is back when the list is read again.
            let _ = shelf.forget(&id).await;
        }
        read_device();
    });
}

/// A list of games, each a card that leads to it.
#[component]
pub(crate) fn GameCards(
    #[prop(into)] games: Signal<Vec<MyGame>>,
    /// Whether games on this device can be deleted here.
    #[prop(optional)]
    deletable: bool,
) -> impl IntoView {
    view! {
        <ul class="my-games">
            <For each=move || games.get() key=|game| format!("{game:?}") let:game><GameCard game deletable/></For>
        </ul>
    }
}

/// The games of this device. Nothing if there are none.
#[component]
pub(crate) fn KeptTables() -> impl IntoView {
    read_my_games();
    let kept =
        Memo::new(move |_| my_games().unwrap_or_default().into_iter().filter(MyGame::is_kept).collect::<Vec<_>>());
    view! { <GameCards games=kept deletable=true/> }
}

#[component]
fn GameCard(game: MyGame, deletable: bool) -> impl IntoView {
    let (deadline, others, last, stage) = (game.deadline, game.others.clone(), game.last, game.stage);
    let my_move = game.is_my_move();
    let state = move || match stage {
        GameStage::YourMove => t!("your-turn"),
        GameStage::Waiting(words) => t!(words),
        GameStage::Over => t!("mine-over"),
    };
    let time = move || match (stage, deadline) {
        (GameStage::Over, _) | (_, None) => last.filter(|_| !my_move).map(|last| lang::date(last, None)),
        (_, Some(deadline)) => {
            tick();
            Some(time_left(deadline.since(browser::now())))
        }
    };
    let (title, named) = (game.title.clone(), game.title.clone());
    let delete = game.kept.clone().filter(|_| deletable).map(|id| {
        view! {
            <Twice
                class="quiet my-game-delete"
                words=Signal::derive(|| t!("local-forget"))
                sure=Signal::derive(|| t!("local-forget-sure"))
                label=Signal::derive(move || t!("local-forget-game", game = &named))
                done=move |()| forget(id.clone())
            />
        }
    });
    view! {
        <li class="my-game" class:my-move=my_move>
            <A href=game.address>
                {match game.picture {
                    Some(of) => view! { <MiniatureBoard of/> }.into_any(),
                    None => view! { <Art game=game.game.clone()/> }.into_any(),
                }}
                <span class="my-game-about">
                    <strong>{title}</strong>
                    {(!others.is_empty()).then(|| view! { <span class="muted">{move || t!("mine-with", names = lang::list(&others))}</span> })}
                    <span class="my-game-state"><b>{state}</b> " " <time>{time}</time></span>
                </span>
                {my_move.then(|| view! { <span class="button primary"><Icon name="play"/>{move || t!("mine-continue")}</span> })}
            </A>
            {delete}
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::{person, playing};
    use kee_wire::House;

    fn seen(phase: Phase, players: Vec<PlayerView>) -> TableView {
        TableView { phase, ..playing(players) }
    }

    #[test]
    fn a_game_with_a_person_comes_before_one_on_this_device() {
        let anna = Some(Seat::new(0));
        let game = kee_wire::GameInfo {
            id: "keezen".to_owned(),
            rules: 1,
            options: Vec::new(),
            teams: kee_game::Plan::alone(2).seating(),
            words: None,
        };
        let seen = TableSnapshot {
            game,
            house: House::default(),
            view: seen(Phase::Playing, vec![person("Anna"), person("Bo")]),
        };
        let mut with_bo = MyGame::of_server("653kx7p8a5ph9bqg", anna, &seen);
        with_bo.stage = GameStage::YourMove;
        let kept = MyGame { kept: Some("3".to_owned()), last: Some(WallTime::from_millis(9)), ..with_bo.clone() };
        assert!(with_bo.urgency() < kept.urgency());
        let over = MyGame { stage: GameStage::Over, ..with_bo.clone() };
        assert!(kept.urgency() < over.urgency());
    }

    #[test]
    fn an_open_seat_is_nobody_and_the_table_waits_for_players() {
        let me = Some(Seat::new(0));
        let open = seen(Phase::Gathering, vec![person("Anna"), person("Bo"), PlayerView::Open]);
        assert_eq!(others("keezen", &open, me), ["Bo"]);
        assert_eq!(stage(&open, me), GameStage::Waiting(id!("mine-seats-open")));
        let full = seen(Phase::Gathering, vec![person("Anna"), person("Bo")]);
        assert_eq!(stage(&full, me), GameStage::Waiting(id!("mine-not-begun")));
        let playing = seen(Phase::Playing, vec![person("Anna")]);
        assert_eq!(stage(&playing, me), GameStage::Waiting(id!("mine-goes-on")));
    }
}

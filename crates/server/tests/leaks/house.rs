use crate::world::HandWorld;
use kee_game::{Dice, Seat, SeatSet, Seed, Viewer};
use kee_games::find;
use kee_lexicon::Lexicon;
use kee_server::{
    App, Library, Settings,
    hub::Hub,
    serve,
    store::{MemoryStore, StoredSeat, Tables},
};
use serde_json::{Value, json};
use std::{net::TcpStream, sync::Arc, time::Duration};
use tokio::{net::TcpListener, runtime::Runtime};
use tokio_tungstenite::tungstenite::{ClientRequestBuilder, Message, WebSocket, client};

/// A game and its players. The bots have the last seats.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) game: &'static str,
    pub(crate) preset: &'static str,
    pub(crate) people: usize,
    pub(crate) bots: usize,
    /// The most moves that are played before the tables part.
    pub(crate) before: usize,
}

impl Plan {
    pub(crate) fn seats(self) -> usize {
        self.people + self.bots
    }

    /// Every viewer: the people, and a spectator.
    pub(crate) fn viewers(self) -> impl Iterator<Item = Viewer> {
        Viewer::all(self.seats()).filter(move |viewer| viewer.seat().is_none_or(|seat| seat.index() < self.people))
    }
}

pub(crate) const PEOPLE: [&str; 4] = ["Anna", "Bo", "Cas", "Dirk"];

type Socket = WebSocket<TcpStream>;

/// A server in this process, with a table where everyone has a seat and a game has begun.
pub(crate) struct House {
    runtime: Runtime,
    hub: Hub,
    store: Arc<MemoryStore>,
    plan: Plan,
    world: Arc<HandWorld>,
    host: String,
    table: String,
    tokens: Vec<String>,
    sockets: Vec<Socket>,
    viewer: Viewer,
    /// One socket listens as this viewer and says nothing.
    ear: Socket,
    requests: u32,
    dice: Dice,
}

/// Few words, so that listing all actions takes no time.
fn library() -> Library {
    Library::new("pets", |name| {
        let words =
            ["cat", "toad", "dog", "goat", "tern", "newt", "rat", "to", "on", "tenet", "otter", "eaten", "seats"];
        (name == "pets").then(|| Arc::new(Lexicon::from_words("pets", words)).resources())
    })
}

impl House {
    pub(crate) fn open(plan: Plan, viewer: Viewer) -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let world = Arc::new(HandWorld::new());
        let settings = Settings { limits: None, bot_interval: Duration::ZERO, ..Settings::default() };
        let store = Arc::new(MemoryStore::new());
        let hub = Hub::new(store.clone(), library(), world.clone(), settings, None);
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
        let host = listener.local_addr().expect("an address").to_string();
        runtime.spawn(serve(App::new(hub.clone()), listener, std::future::pending()));
        let setup = json!({"preset": plan.preset, "seats": plan.seats()});
        let made = post(&host, "/api/tables", &json!({"game": plan.game, "setup": setup, "name": PEOPLE[0]}));
        let table = made["table"].as_str().expect("a table").to_owned();
        let mut tokens = vec![made["token"].as_str().expect("a token").to_owned()];
        for name in &PEOPLE[1..plan.people] {
            let joined = post(&host, &format!("/api/tables/{table}/join"), &json!({"name": name}));
            tokens.push(joined["token"].as_str().expect("a token").to_owned());
        }
        let mut sockets: Vec<Socket> = tokens.iter().map(|token| socket(&host, &table, Some(token))).collect();
        sockets.iter_mut().for_each(|socket| drop(read(socket)));
        let token = viewer.seat().map(|seat| tokens[seat.index()].as_str());
        let mut ear = socket(&host, &table, token);
        drop(read(&mut ear));
        let dice = Seed::named("what people do").dice(0);
        let mut house =
            Self { runtime, hub, store, plan, world, host, table, tokens, sockets, viewer, ear, requests: 0, dice };
        let bot = find(plan.game)
            .expect("a game")
            .about()
            .bots
            .iter()
            .find(|bot| bot.name == "random")
            .expect("every game has it")
            .name;
        for seat in Seat::first(plan.seats()).skip(plan.people) {
            house.ask(Seat::new(0), &json!({"host": {"seat_bot": {"seat": seat, "bot": bot}}}));
        }
        for seat in Seat::first(plan.people) {
            house.ask(seat, &json!({"ready": {"ready": true}}));
        }
        house.asked();
        house
    }

    /// Sends a request, and waits for the answer.
    fn ask(&mut self, seat: Seat, command: &Value) {
        self.requests += 1;
        let id = format!("r-{}", self.requests);
        let ask = json!({"type": "ask", "id": id, "command": command}).to_string();
        let socket = &mut self.sockets[seat.index()];
        socket.send(Message::text(ask)).expect("sent");
        loop {
            let heard: Value = serde_json::from_str(&read(socket)).expect("JSON");
            if heard["type"] == "answer" && heard["id"] == id {
                assert!(heard["done"].is_object(), "{command}: {heard}");
                return;
            }
        }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &str) {
        self.world.pass(1_000);
        self.ask(seat, &json!({"act": {"action": action}}));
        // Bots move between two moves, in every house alike.
        self.asked();
    }

    /// The people whom the game is waiting for, as everyone can see. Nobody while a bot is thinking.
    pub(crate) fn asked(&self) -> Vec<Seat> {
        loop {
            let windows = self.look()["view"]["asked"].as_array().cloned().unwrap_or_default();
            let seats = windows.iter().filter_map(|window| window["seats"].as_str()?.parse::<SeatSet>().ok());
            let seats: Vec<Seat> = seats.flat_map(|seats| seats.iter().collect::<Vec<_>>()).collect();
            if seats.iter().all(|seat| seat.index() < self.plan.people) {
                return seats;
            }
        }
    }

    fn look(&self) -> Value {
        get(&self.host, &format!("/api/tables/{}", self.table), None)
    }

    /// An action that this seat can play.
    pub(crate) fn any_action(&mut self, seat: Seat) -> String {
        let actions = self.actions(seat);
        self.dice.pick(&actions).expect("a seat that is asked can act").clone()
    }

    /// The legal actions of this seat, even where finding them is the game.
    pub(crate) fn actions(&self, seat: Seat) -> Vec<String> {
        let table = self.table.parse().expect("an id");
        self.runtime.block_on(async {
            let listed = self.store.table(table).await.expect("an answer").expect("a table");
            let StoredSeat::Person { id, .. } = listed.summary.seats[seat.index()].clone() else { panic!("a person") };
            self.hub.all_actions(table, id).await.expect("an answer").actions
        })
    }

    /// Changes everything that is hidden from the viewer.
    pub(crate) fn imagine(&self, dice: Dice) {
        let table = self.table.parse().expect("an id");
        self.runtime.block_on(self.hub.imagine(table, self.viewer, dice));
    }

    /// Everything the viewer has heard since the last call, byte for byte.
    pub(crate) fn heard(&mut self) -> Vec<String> {
        // Everyone hears of these, after everything that came before.
        let signal = if self.look()["view"]["phase"] == "playing" {
            self.ask(Seat::new(0), &json!({"propose": {"what": "pause"}}));
            self.ask(Seat::new(0), &json!({"reply": {"agree": false}}));
            r#""kind":"declined""#
        } else {
            self.ask(Seat::new(0), &json!({"ready": {"ready": true}}));
            r#""kind":"ready""#
        };
        let mut heard = Vec::new();
        loop {
            heard.push(read(&mut self.ear));
            if heard.last().is_some_and(|last| last.contains(signal)) {
                return heard;
            }
        }
    }

    /// The preview of a shared link to the table, byte for byte: the page with its tags, and the picture. The
    /// names of the two houses differ.
    pub(crate) fn preview(&self) -> (String, Vec<u8>) {
        let get = |path: &str| ureq::get(format!("http://{}{path}", self.host)).call().expect("an answer");
        let mut page = get(&format!("/t/{}", self.table));
        let page = page.body_mut().read_to_string().expect("a page");
        let picture = get(&format!("/picture.png?of=/t/{}", self.table)).body_mut().read_to_vec().expect("a picture");
        assert!(page.contains("og:image") && picture.starts_with(b"\x89PNG"), "{page}");
        (page.replace(&self.host, "house").replace(&self.table, "table"), picture)
    }

    /// The welcome the viewer would get at the table now, byte for byte.
    pub(crate) fn fresh_look(&self) -> String {
        let token = self.viewer.seat().map(|seat| self.tokens[seat.index()].as_str());
        read(&mut socket(&self.host, &self.table, token))
    }
}

/// The view of a welcome.
pub(crate) fn view_of(welcome: &str) -> Value {
    let mut welcome: Value = serde_json::from_str(welcome).expect("JSON");
    welcome["view"].take()
}

fn socket(host: &str, table: &str, token: Option<&str>) -> Socket {
    let stream = TcpStream::connect(host).expect("a connection");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    let uri = format!("ws://{host}/api/tables/{table}/socket").parse().expect("an address");
    let (mut socket, _) = client(ClientRequestBuilder::new(uri), stream).expect("a socket");
    let hello = json!({"type": "hello", "protocol": 1, "token": token}).to_string();
    socket.send(Message::text(hello)).expect("sent");
    socket
}

fn read(socket: &mut Socket) -> String {
    loop {
        match socket.read().expect("a message") {
            Message::Text(text) => return text.to_string(),
            Message::Close(frame) => panic!("closed: {frame:?}"),
            _ => {}
        }
    }
}

fn post(host: &str, path: &str, body: &Value) -> Value {
    let mut response = ureq::post(format!("http://{host}{path}")).send_json(body).expect("an answer");
    response.body_mut().read_json().expect("JSON")
}

fn get(host: &str, path: &str, token: Option<&str>) -> Value {
    let mut request = ureq::get(format!("http://{host}{path}"));
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    request.call().expect("an answer").body_mut().read_json().expect("JSON")
}

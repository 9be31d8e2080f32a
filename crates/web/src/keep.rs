//! What this browser remembers: who the guest is, where they sit, what they like.

use gloo_storage::{LocalStorage, Storage};
use kee_game::Refusal;
use kee_wire::{IssuedKeys, TableId};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// How a guest is seen by others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Guest {
    pub(crate) name: String,
    /// One of the colours of the seats, by number.
    pub(crate) colour: u8,
}

/// A seat at a table of a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Pass {
    /// What proves that it is this person.
    pub(crate) token: String,
    /// What gets a new one, once.
    pub(crate) recovery: Option<String>,
}

/// A table this browser has been at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Visited {
    pub(crate) table: String,
    /// Where this person sits there, by number.
    pub(crate) seat: Option<usize>,
}

/// A browser that keeps nothing (a private window) still plays; it only forgets.
fn get<T: DeserializeOwned>(key: &str) -> Option<T> {
    LocalStorage::get(key).ok()
}

fn set(key: &str, value: impl Serialize) {
    let _ = LocalStorage::set(key, value);
}

pub(crate) fn guest() -> Option<Guest> {
    get("kee.guest")
}

/// What the others call this person.
pub(crate) fn name() -> String {
    guest().map(|guest| guest.name).filter(|name| !name.trim().is_empty()).unwrap_or_else(|| crate::t!("guest"))
}

pub(crate) fn set_guest(guest: &Guest) {
    set("kee.guest", guest);
}

pub(crate) fn language() -> Option<String> {
    get("kee.language")
}

pub(crate) fn set_language(tag: &str) {
    set("kee.language", tag);
}

pub(crate) fn pass(table: &str) -> Option<Pass> {
    get(&format!("kee.pass.{table}"))
}

/// Remembers who this person is at a table they have come to. Whom an account proves has nothing to keep.
pub(crate) fn keep_pass(table: TableId, IssuedKeys { token, recovery }: IssuedKeys) {
    if let Some(token) = token {
        set(&format!("kee.pass.{table}"), Pass { token, recovery });
    }
}

/// Remembers to which event a table belongs where this person sits.
pub(crate) fn set_event_of(table: &str, event: &str) {
    set(&format!("kee.event-of.{table}"), event);
}

/// The event that a table belongs to, if this person came to it from there.
pub(crate) fn event_of(table: &str) -> Option<String> {
    get(&format!("kee.event-of.{table}"))
}

/// Forgets who this person was at a table.
pub(crate) fn forget_pass(table: &str) {
    LocalStorage::delete(format!("kee.pass.{table}"));
}

/// What proves that somebody at an event, or in a challenge, is this person: one key for all of them.
pub(crate) fn guest_key() -> Option<Pass> {
    get("kee.guest-key")
}

/// Remembers the key that was given at the first event or challenge. Whom an account proves has nothing to keep.
pub(crate) fn keep_guest_key(IssuedKeys { token, recovery }: IssuedKeys) {
    if let Some(token) = token {
        set("kee.guest-key", Pass { token, recovery });
    }
}

/// What this browser has come to and finds again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finds {
    Events,
    /// Those that were made or played. The boards of the days are found by themselves.
    Challenges,
}

impl Finds {
    fn key(self) -> &'static str {
        match self {
            Self::Events => "kee.events",
            Self::Challenges => "kee.challenges",
        }
    }
}

/// One of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Found {
    /// Where it is on this site.
    pub(crate) path: String,
    pub(crate) name: String,
}

/// All of them, the last first.
pub(crate) fn found(what: Finds) -> Vec<Found> {
    get(what.key()).unwrap_or_default()
}

/// Remembers where one has come to.
pub(crate) fn find_again(what: Finds, path: String, name: String) {
    let mut all = found(what);
    all.retain(|found| found.path != path);
    all.insert(0, Found { path, name });
    all.truncate(VISITS);
    set(what.key(), all);
}

/// Forgets the key: the server does not know it any more, since it was got back on another device.
pub(crate) fn forget_guest_key() {
    LocalStorage::delete("kee.guest-key");
    set("kee.guest-elsewhere", true);
}

/// Whether who this person was at events is on another device now.
pub(crate) fn is_elsewhere() -> bool {
    get("kee.guest-elsewhere").unwrap_or_default()
}

/// Somebody has come to an event with this browser, or has got back here who they were.
pub(crate) fn is_here_again() {
    LocalStorage::delete("kee.guest-elsewhere");
}

/// What came of a game of a challenge that was handed in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HandedIn {
    pub(crate) place: Option<usize>,
    pub(crate) players: usize,
    /// Why it does not count.
    pub(crate) refused: Option<Refusal>,
    /// Which game of this person counts, if they have handed in others.
    #[serde(default)]
    pub(crate) counts: Option<Counts>,
}

/// The one of several games of a challenge that counts, and what it brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Counts {
    /// On the board of a day.
    First(i64),
    /// Everywhere else.
    Best(i64),
}

/// What came of a game of a table in this browser, if it was handed in.
pub(crate) fn handed_in(table: &str, number: u32) -> Option<HandedIn> {
    get(&format!("kee.handed-in.{table}.{number}"))
}

pub(crate) fn set_handed_in(table: &str, number: u32, handed_in: &HandedIn) {
    set(&format!("kee.handed-in.{table}.{number}"), handed_in);
}

/// The best score that somebody has made alone in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Best {
    pub(crate) score: i64,
    /// The one it beat.
    pub(crate) before: Option<i64>,
    /// Where its game can be looked at again.
    pub(crate) game: String,
}

/// The best score of a game with its options, which the key names.
pub(crate) fn best(key: &str) -> Option<Best> {
    get(&format!("kee.best.{key}"))
}

pub(crate) fn set_best(key: &str, best: &Best) {
    set(&format!("kee.best.{key}"), best);
}

/// The tables this browser has been at, the last first.
pub(crate) fn visited() -> Vec<Visited> {
    get("kee.visited").unwrap_or_default()
}

/// How many tables are remembered, how many events, and how many challenges.
const VISITS: usize = 100;

pub(crate) fn visit(table: &str, seat: Option<usize>) {
    let mut all = visited();
    all.retain(|visited| visited.table != table);
    // Spectators need not find it again.
    if seat.is_some() {
        all.insert(0, Visited { table: table.to_owned(), seat });
    }
    all.truncate(VISITS);
    set("kee.visited", all);
}

/// A real board that is being typed in, until its game begins.
pub(crate) fn referee() -> Option<crate::referee::Prepared> {
    get("kee.referee")
}

pub(crate) fn set_referee(prepared: &crate::referee::Prepared) {
    set("kee.referee", prepared);
}

/// Whether the page plays no sounds. It plays them unless it was told not to.
pub(crate) fn is_muted() -> bool {
    get("kee.muted").unwrap_or_default()
}

pub(crate) fn set_muted(muted: bool) {
    set("kee.muted", muted);
}

/// A switch of the settings, such as `notify`.
pub(crate) fn switch(name: &str) -> bool {
    get(&format!("kee.switch.{name}")).unwrap_or_default()
}

pub(crate) fn set_switch(name: &str, on: bool) {
    set(&format!("kee.switch.{name}"), on);
}

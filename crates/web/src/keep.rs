//! This browser's memory: the guest, their seats and their preferences.

use gloo_storage::{LocalStorage, Storage};
use kee_game::Refusal;
use kee_wire::{IssuedKeys, TableId};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A guest as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Guest {
    pub(crate) name: String,
}

/// A seat at a table on a server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SeatPass {
    /// The token that proves it.
    pub(crate) token: String,
    /// The one-time recovery code for a new token.
    pub(crate) recovery: Option<String>,
}

/// A table this browser has been at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct VisitedTable {
    pub(crate) table: String,
    /// The number of this person's seat there.
    pub(crate) seat: Option<usize>,
}

/// A browser that stores nothing (a private window) still plays; it only forgets.
fn get<T: DeserializeOwned>(key: &str) -> Option<T> {
    LocalStorage::get(key).ok()
}

fn set(key: &str, value: impl Serialize) {
    let _ = LocalStorage::set(key, value);
}

pub(crate) fn guest() -> Option<Guest> {
    get("kee.guest")
}

/// This person's name.
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

pub(crate) fn pass(table: &str) -> Option<SeatPass> {
    get(&format!("kee.pass.{table}"))
}

/// Remembers this person's pass for a table. Someone with an account needs none.
pub(crate) fn keep_pass(table: TableId, IssuedKeys { token, recovery }: IssuedKeys) {
    if let Some(token) = token {
        set(&format!("kee.pass.{table}"), SeatPass { token, recovery });
    }
}

/// Every seat that this browser has a key for, by table.
pub(crate) fn passes() -> Vec<(String, SeatPass)> {
    let storage = LocalStorage::raw();
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|number| storage.key(number).ok()?);
    let tables = keys.filter_map(|key| key.strip_prefix("kee.pass.").map(str::to_owned));
    tables.filter_map(|table| pass(&table).map(|pass| (table, pass))).collect()
}

/// The name of the account that this browser is signed in to.
pub(crate) fn account() -> Option<String> {
    get("kee.account")
}

pub(crate) fn set_account(name: &str) {
    set("kee.account", name);
}

/// Forgets the account, and the tables where only the account has a seat.
pub(crate) fn forget_account() {
    LocalStorage::delete("kee.account");
    let mut all = visited();
    all.retain(|visited| pass(&visited.table).is_some());
    set("kee.visited", all);
}

/// Remembers the event that a table belongs to.
pub(crate) fn set_event_of(table: &str, event: &str) {
    set(&format!("kee.event-of.{table}"), event);
}

/// The event that a table belongs to, if this person came to it from there.
pub(crate) fn event_of(table: &str) -> Option<String> {
    get(&format!("kee.event-of.{table}"))
}

/// Forgets this person's pass for a table.
pub(crate) fn forget_pass(table: &str) {
    LocalStorage::delete(format!("kee.pass.{table}"));
}

/// The key of this person's guest identity, which is the same for all events and challenges.
pub(crate) fn guest_key() -> Option<SeatPass> {
    get("kee.guest-key")
}

/// Remembers the key of a new guest identity. Someone with an account needs none.
pub(crate) fn keep_guest_key(IssuedKeys { token, recovery }: IssuedKeys) {
    if let Some(token) = token {
        set("kee.guest-key", SeatPass { token, recovery });
    }
}

/// The strength of the bots that this person last chose for a game.
pub(crate) fn strength(game: &str) -> Option<u8> {
    get(&format!("kee.strength.{game}"))
}

pub(crate) fn set_strength(game: &str, level: u8) {
    set(&format!("kee.strength.{game}"), level);
}

/// The games whose lesson was finished in this browser.
pub(crate) fn finished_lessons() -> Vec<String> {
    get("kee.lessons").unwrap_or_default()
}

pub(crate) fn finish_lesson(game: &str) {
    let mut all = finished_lessons();
    if !all.iter().any(|known| known == game) {
        all.push(game.to_owned());
        set("kee.lessons", all);
    }
}

/// Whether the lesson of a game is offered at a table, given by its path: the first one of this game in this browser.
pub(crate) fn offers_lesson(game: &str, path: &str) -> bool {
    let key = format!("kee.lesson-offer.{game}");
    let first: String = get(&key).unwrap_or_else(|| {
        set(&key, path);
        path.to_owned()
    });
    first == path && !finished_lessons().iter().any(|finished| finished == game)
}

/// Never offers the lesson of a game again.
pub(crate) fn dismiss_lesson(game: &str) {
    set(&format!("kee.lesson-offer.{game}"), "");
}

/// The switch of a player who wants no coach.
pub(crate) const NO_TIPS: &str = "no-tips";

/// Whether a game is coached at a table of bots, given by its path: the first such table of this game in this browser,
/// until its game is over.
pub(crate) fn is_coached(game: &str, path: &str) -> bool {
    let key = format!("kee.coach.{game}");
    let first: String = get(&key).unwrap_or_else(|| {
        set(&key, path);
        path.to_owned()
    });
    first == path && !switch(NO_TIPS)
}

/// Coaches a game no longer, once the game at the first table is over.
pub(crate) fn end_coaching(game: &str, path: &str) {
    if is_coached(game, path) {
        set(&format!("kee.coach.{game}"), "");
    }
}

/// The explanations that the coach has given in this browser.
fn told() -> Vec<String> {
    get("kee.told").unwrap_or_default()
}

/// Whether the coach has explained something in this browser.
pub(crate) fn is_told(what: &str) -> bool {
    told().iter().any(|known| known == what)
}

/// Remembers that the coach has explained something.
pub(crate) fn set_told(what: &str) {
    let mut all = told();
    all.push(what.to_owned());
    set("kee.told", all);
}

/// The games played with hints in this browser, by the address of the replay; the last first.
fn hinted() -> Vec<String> {
    get("kee.hinted").unwrap_or_default()
}

/// Whether a game was played with hints.
pub(crate) fn is_hinted(game: &str) -> bool {
    hinted().iter().any(|known| known == game)
}

/// Remembers that a game is played with hints.
pub(crate) fn set_hinted(game: &str) {
    let mut all = hinted();
    all.retain(|known| known != game);
    all.insert(0, game.to_owned());
    all.truncate(VISITS);
    set("kee.hinted", all);
}

/// A kind of bookmark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BookmarkKind {
    Events,
    /// Challenges that were created or played. The boards of the day need no bookmark.
    Challenges,
}

impl BookmarkKind {
    fn key(self) -> &'static str {
        match self {
            Self::Events => "kee.events",
            Self::Challenges => "kee.challenges",
        }
    }
}

/// A bookmark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Bookmark {
    /// Its path on this site.
    pub(crate) path: String,
    pub(crate) name: String,
}

/// All of a kind, latest first.
pub(crate) fn bookmarks(what: BookmarkKind) -> Vec<Bookmark> {
    get(what.key()).unwrap_or_default()
}

/// Adds a bookmark.
pub(crate) fn add_bookmark(what: BookmarkKind, path: String, name: String) {
    let mut all = bookmarks(what);
    all.retain(|bookmark| bookmark.path != path);
    all.insert(0, Bookmark { path, name });
    all.truncate(VISITS);
    set(what.key(), all);
}

/// Forgets the key.
pub(crate) fn forget_guest_key() {
    LocalStorage::delete("kee.guest-key");
}

/// Forgets the key, because it was recovered on another device and the server no longer accepts it.
pub(crate) fn lose_guest_key() {
    forget_guest_key();
    set("kee.guest-elsewhere", true);
}

/// Whether this person's guest identity is on another device now.
pub(crate) fn is_elsewhere() -> bool {
    get("kee.guest-elsewhere").unwrap_or_default()
}

/// Notes that this browser has a guest identity again.
pub(crate) fn is_here_again() {
    LocalStorage::delete("kee.guest-elsewhere");
}

/// The result of submitting a game of a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct SubmissionResult {
    pub(crate) place: Option<usize>,
    pub(crate) players: usize,
    /// The reason why it does not count.
    pub(crate) refused: Option<Refusal>,
    /// The game that counts, if this person has submitted others.
    #[serde(default)]
    pub(crate) counts: Option<CountingGame>,
}

/// The one of several games of a challenge that counts, with its score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum CountingGame {
    /// On the board of a day.
    First(i64),
    /// Everywhere else.
    Best(i64),
}

/// The submission of a local table's game, if there was one.
pub(crate) fn submission(table: &str, number: u32) -> Option<SubmissionResult> {
    get(&format!("kee.handed-in.{table}.{number}"))
}

pub(crate) fn set_submission(table: &str, number: u32, submission: &SubmissionResult) {
    set(&format!("kee.handed-in.{table}.{number}"), submission);
}

/// A player's best solo score in this browser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct BestScore {
    pub(crate) score: i64,
    /// The best score before it.
    pub(crate) before: Option<i64>,
    /// The address of its replay.
    pub(crate) game: String,
}

/// The best score of a game with its options, which the key contains.
pub(crate) fn best(key: &str) -> Option<BestScore> {
    get(&format!("kee.best.{key}"))
}

pub(crate) fn set_best(key: &str, best: &BestScore) {
    set(&format!("kee.best.{key}"), best);
}

/// The tables this browser has been at, latest first.
pub(crate) fn visited() -> Vec<VisitedTable> {
    get("kee.visited").unwrap_or_default()
}

/// The number of tables, events and challenges that are remembered.
const VISITS: usize = 100;

pub(crate) fn visit(table: &str, seat: Option<usize>) {
    let mut all = visited();
    all.retain(|visited| visited.table != table);
    // Spectators need no bookmark.
    if seat.is_some() {
        all.insert(0, VisitedTable { table: table.to_owned(), seat });
    }
    all.truncate(VISITS);
    set("kee.visited", all);
}

/// The moves at which this person left finished games, by the address of the replay; the last first.
fn replay_places() -> Vec<(String, usize)> {
    get("kee.replays").unwrap_or_default()
}

/// After how many entries this person stopped in a finished game.
pub(crate) fn replay_place(path: &str) -> Option<usize> {
    replay_places().into_iter().find(|(known, _)| known == path).map(|(_, entry)| entry)
}

pub(crate) fn set_replay_place(path: &str, entry: usize) {
    let mut all = replay_places();
    all.retain(|(known, _)| known != path);
    all.insert(0, (path.to_owned(), entry));
    all.truncate(VISITS);
    set("kee.replays", all);
}

/// The preparation of a real board, until its game begins.
pub(crate) fn referee() -> Option<crate::referee::Preparation> {
    get("kee.referee")
}

pub(crate) fn set_referee(prepared: &crate::referee::Preparation) {
    set("kee.referee", prepared);
}

/// Whether the page is muted. By default it is not.
pub(crate) fn is_muted() -> bool {
    get("kee.muted").unwrap_or_default()
}

pub(crate) fn set_muted(muted: bool) {
    set("kee.muted", muted);
}

/// A switch in the settings, such as `notify`.
pub(crate) fn switch(name: &str) -> bool {
    get(&format!("kee.switch.{name}")).unwrap_or_default()
}

pub(crate) fn set_switch(name: &str, on: bool) {
    set(&format!("kee.switch.{name}"), on);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_who_once_chose_a_colour_is_still_known() {
        let kept: Guest = serde_json::from_str(r#"{"name":"Anna","colour":3}"#).expect("a guest");
        assert_eq!(kept, Guest { name: "Anna".to_owned() });
    }
}

//! A room for each game: how its board looks, how one plays on it, how its log reads.
//!
//! A room gets an [`At`] and nothing else. It draws what the view of the game says, asks the game's own crate what can be
//! done and what it would bring, and plays by sending the text that could also be typed. A game without a room of its own is played
//! in the [`plain`] one.

mod at;
mod keebble;
pub(crate) mod keesdrow;
mod keezen;
pub(crate) mod keyword;
mod plain;

pub(crate) use at::{At, ListActions};

use crate::{catalogue, lang};
use kee_game::{Json, Message, Names, Seat};
use kee_games::known;
use leptos::prelude::*;

/// A part of the room of a game: a new room is one line here.
///
/// Every part is looked up by itself, so that each program of the page links only the parts it uses.
macro_rules! of_room {
    ($game:expr, $part:ident) => {
        match $game {
            "keesdrow" => keesdrow::KeesdrowRoom::$part,
            "keyword" => keyword::KeywordRoom::$part,
            "keezen" => keezen::KeezenRoom::$part,
            "keebble" => keebble::KeebbleRoom::$part,
            _ => plain::PlainRoom::$part,
        }
    };
}

/// What the page has for one game.
trait GameRoom {
    /// What the room says by itself, in English.
    const ENGLISH: &'static str = "";
    /// Another page for the game.
    const OTHER_PAGE: Option<OtherPage> = None;
    /// Whether its board is a drawing, which can be taken home.
    const DRAWN: bool = true;
    /// Whether its records can be written for other programs as GCG.
    const HAS_GCG: bool = false;

    /// The room, taken apart for the table around it.
    fn stage(at: At) -> Stage;

    /// The board by itself, for looking at.
    fn board(at: At) -> AnyView {
        Self::stage(at).board
    }

    /// A small picture of the game with this title.
    fn picture(title: &str) -> AnyView;

    fn is_answering(_: &Json) -> bool {
        false
    }

    fn in_short(_: &str, _: Seat, _: &Names) -> Option<String> {
        None
    }

    fn own_value(_: &str, _: &str) -> Option<String> {
        None
    }
}

/// A room in the parts that a table arranges: what lies in the middle, what a player holds, and what is known of each player.
pub(crate) struct Stage {
    pub(crate) board: AnyView,
    /// The hand or rack, what can be done with it, and the button that plays.
    pub(crate) dock: AnyView,
    /// What a player's plate says besides their name: score, cards or letters left.
    pub(crate) facts: Callback<Seat, AnyView>,
}

/// A page for a game beside its room.
#[derive(Clone, Copy)]
pub(crate) struct OtherPage {
    pub(crate) address: &'static str,
    /// What the link to it says.
    pub(crate) name: fn() -> String,
}

/// The room of the game that is played.
pub(crate) fn stage(at: At) -> Stage {
    of_room!(at.game().as_str(), stage)(at)
}

/// The board of a game by itself, for looking at.
#[component]
pub(crate) fn Board(at: At) -> impl IntoView {
    of_room!(at.game().as_str(), board)(at)
}

/// A small picture of a game.
#[component]
pub(crate) fn Picture(#[prop(into)] game: String) -> impl IntoView {
    of_room!(game.as_str(), picture)(&catalogue::title(&game))
}

/// What the rooms say by themselves, in English.
pub(crate) fn english() -> impl Iterator<Item = &'static str> {
    known().iter().map(|game| of_room!(game.id, ENGLISH))
}

/// Another page for a game.
pub(crate) fn other_page(game: &str) -> Option<OtherPage> {
    of_room!(game, OTHER_PAGE)
}

/// Whether the board of a game is a drawing, which can be taken home.
pub(crate) fn is_drawn(game: &str) -> bool {
    of_room!(game, DRAWN)
}

/// Whether the records of a game can be written for other programs as GCG.
pub(crate) fn has_gcg(game: &str) -> bool {
    of_room!(game, HAS_GCG)
}

/// Whether those whose turn the table has are to answer somebody else, whose turn it is to all around.
pub(crate) fn is_answering(game: &str, view: &Json) -> bool {
    of_room!(game, is_answering)(view)
}

/// An action of a record in a few words, for a game whose notation needs them.
pub(crate) fn in_short(game: &str, action: &str, seat: Seat, names: &Names) -> Option<String> {
    of_room!(game, in_short)(action, seat, names)
}

/// What an option's value defines if it came from a player's own file.
pub(crate) fn own_value(game: &str, key: &str, value: &str) -> Option<String> {
    of_room!(game, own_value)(key, value)
}

/// The notices of an entry as sentences, each with the seat whose doing it was.
pub(crate) fn tell(game: &str, notices: &Json, names: &Names) -> Vec<(Option<Seat>, String)> {
    let told = kee_games::tell(game, notices, names.count());
    let line = |told: &Vec<Message>| (told[0].seat(), lang::tell_all(told, names));
    told.iter().map(line).collect()
}

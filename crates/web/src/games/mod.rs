//! A room for each game: its board, its controls and its log.
//!
//! A room gets an [`TableHandle`] and nothing else. It draws the view of the game, asks the game's own crate for legal moves and
//! scores, and plays by sending the text that could also be typed. A game without a room of its own is played in the
//! [`plain`] one.

mod dictionary;
mod hint;
mod keebble;
pub(crate) mod keesdrow;
mod keezen;
pub(crate) mod keyword;
mod plain;
mod table_handle;
mod trail;

pub(crate) use hint::HintWords;
pub(crate) use table_handle::{AskHint, ListActions, TableHandle};
pub(crate) use trail::{Trace, TurnComparison};

use crate::{
    catalogue,
    lang::{self, Id},
};
use kee_game::{Json, Message, Names, Seat};
use kee_games::known;
use kee_wire::GameInfo;
use leptos::prelude::*;

/// A part of a game's room: a new room is one line here.
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

/// The page's parts for one game.
trait GameRoom {
    /// The room's own messages, in English.
    const ENGLISH: &'static str = "";
    /// Another page for the game.
    const OTHER_PAGE: Option<OtherPage> = None;
    /// Whether its board is a drawing, which can be saved as a picture.
    const DRAWN: bool = true;
    /// Whether its records can be exported as GCG.
    const HAS_GCG: bool = false;
    /// The use of a player's own file, for a game with an option that takes one.
    const OWN_FILE: Option<Id> = None;
    /// A coach's words for a newcomer who is asked for their first action.
    const FIRST_TURN: Option<Id> = None;

    /// The room, in parts for the table around it.
    fn stage(at: TableHandle) -> RoomParts;

    /// The board alone, to look at.
    fn board(at: TableHandle) -> AnyView {
        Self::stage(at).board
    }

    /// A small picture of the game with this title.
    fn picture(title: &str) -> AnyView;

    fn is_answering(_: &Json) -> bool {
        false
    }

    fn trace(_: &Json, _: Seat) -> Option<Trace> {
        None
    }

    fn hint(_: &str, _: &Names) -> Option<HintWords> {
        None
    }

    fn novelties(_: &GameInfo, _: &Json, _: &Json, _: Seat) -> Vec<Id> {
        Vec::new()
    }

    fn notation(_: &Json) -> Vec<(Seat, String)> {
        Vec::new()
    }

    fn in_short(_: &str, _: Seat, _: &Names) -> Option<String> {
        None
    }

    fn own_value(_: &str, _: &str) -> Option<String> {
        None
    }
}

/// The parts of a room that a table arranges: the middle, the player's hand, and facts about each player.
pub(crate) struct RoomParts {
    pub(crate) board: AnyView,
    /// The hand or rack with its controls, and the button that plays.
    pub(crate) dock: AnyView,
    /// The facts on a player's plate: score, cards or letters left.
    pub(crate) facts: Callback<Seat, AnyView>,
}

/// A board whose width is more than this many times its height is a `board-wide`: it leaves no room for players beside it.
const WIDE: f64 = 1.02;

/// Another page for a game, besides its room.
#[derive(Clone, Copy)]
pub(crate) struct OtherPage {
    pub(crate) address: &'static str,
    /// The label of its link.
    pub(crate) name: fn() -> String,
}

/// The room of a game.
pub(crate) fn stage(at: TableHandle) -> RoomParts {
    of_room!(at.game().as_str(), stage)(at)
}

/// The board of a game alone, to look at.
#[component]
pub(crate) fn GameBoard(at: TableHandle) -> impl IntoView {
    of_room!(at.game().as_str(), board)(at)
}

/// A small picture of a game.
#[component]
pub(crate) fn GamePicture(#[prop(into)] game: String) -> impl IntoView {
    of_room!(game.as_str(), picture)(&catalogue::title(&game))
}

/// The messages of all rooms, in English.
pub(crate) fn english() -> impl Iterator<Item = &'static str> {
    known().iter().map(|game| of_room!(game.id, ENGLISH))
}

/// Another page for a game.
pub(crate) fn other_page(game: &str) -> Option<OtherPage> {
    of_room!(game, OTHER_PAGE)
}

/// Whether the board of a game is a drawing, which can be saved as a picture.
pub(crate) fn is_drawn(game: &str) -> bool {
    of_room!(game, DRAWN)
}

/// Whether the records of a game can be exported as GCG.
pub(crate) fn has_gcg(game: &str) -> bool {
    of_room!(game, HAS_GCG)
}

/// Whether players to move are in fact answering another player, whose turn it is for everyone at the table.
pub(crate) fn is_answering(game: &str, view: &Json) -> bool {
    of_room!(game, is_answering)(view)
}

/// The meaning of a step's notices for the trail of a player; none for a game whose board has no trail.
pub(crate) fn trace(game: &str, notices: &Json, me: Seat) -> Option<Trace> {
    of_room!(game, trace)(notices, me)
}

/// An action as a hint for its player; none in a game without hints.
pub(crate) fn hint(game: &str, action: &str, names: &Names) -> Option<HintWords> {
    of_room!(game, hint)(action, names)
}

/// A coach's words for a newcomer who is asked for their first action.
pub(crate) fn first_turn(game: &str) -> Option<Id> {
    of_room!(game, FIRST_TURN)
}

/// A coach's explanations of a step's notices, for the player in a seat, who now has this view.
pub(crate) fn novelties(game: &str, info: &GameInfo, notices: &Json, view: &Json, me: Seat) -> Vec<Id> {
    of_room!(game, novelties)(info, notices, view, me)
}

/// The moves in a step's notices in the notation of records, each with its player; none in a game without notation.
pub(crate) fn notation(game: &str, notices: &Json) -> Vec<(Seat, String)> {
    of_room!(game, notation)(notices)
}

/// An action of a record in a few words, for a game whose notation needs them.
pub(crate) fn in_short(game: &str, action: &str, seat: Seat, names: &Names) -> Option<String> {
    of_room!(game, in_short)(action, seat, names)
}

/// The use of a player's own file in a game.
pub(crate) fn own_file(game: &str) -> Option<Id> {
    of_room!(game, OWN_FILE)
}

/// The meaning of an option's value that came from a player's own file.
pub(crate) fn own_value(game: &str, key: &str, value: &str) -> Option<String> {
    of_room!(game, own_value)(key, value)
}

/// The notices of an entry as sentences, each with the seat that caused it.
pub(crate) fn tell(game: &str, notices: &Json, names: &Names) -> Vec<(Option<Seat>, String)> {
    let told = kee_games::tell(game, notices, names.count(), None);
    let line = |told: &Vec<Message>| (told[0].seat(), lang::tell_all(told, names));
    told.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::keebble::KeebbleEvent;
    use ::keezen::{KeezenAction, KeezenNotice};
    use ::keyword::KeywordNotice;

    #[test]
    fn moves_in_notation_read_as_in_a_record_and_show_nothing_hidden() {
        let (one, other) = (Seat::new(0), Seat::new(1));
        let written = |game: &str, notices: Json| -> Vec<String> {
            notation(game, &notices).into_iter().map(|(seat, text)| format!("{seat} {text}")).collect()
        };
        let Ok(KeezenAction::Play(play)) = "5 3>8".parse() else { panic!("a play") };
        let walked = KeezenNotice::Played { seat: one, play, captured: Vec::new(), swapped: None };
        assert_eq!(written("keezen", Json::of(&[walked, KeezenNotice::Arrived(one, 1)])), ["A 5 3>8"]);
        assert_eq!(written("keezen", Json::of(&[KeezenNotice::Handed(one, other, None)])), [""; 0]);
        let (called, kept) = ("ER".parse().expect("letters"), "E".parse().expect("letters"));
        let asked =
            [KeebbleEvent::Asked(one, called, kept), KeebbleEvent::Walled(other, "c3|c4".parse().expect("a border"))];
        assert_eq!(written("keebble", Json::of(&asked)), ["A ask E R keep E", "B wall c3|c4"]);
        assert_eq!(written("keyword", Json::of(&[KeywordNotice::Exchanged(other, 3, None)])), ["B -3"]);
    }

    #[test]
    fn a_game_that_takes_a_file_says_what_for() {
        for about in known() {
            let takes_file = about.options.iter().any(|option| option.takes_file);
            assert_eq!(own_file(about.id).is_some(), takes_file, "{}", about.id);
        }
    }
}

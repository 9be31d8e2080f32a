use super::hall::Hall;
use crate::{
    catalogue, lang,
    make::Way,
    worker::{Pages, WantedPages},
};
use kee_event::tournament::Points;
use kee_game::Game;
use keebble::Keebble;
use keesdrow::Keesdrow;

/// What can be printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    KeesdrowPad,
    KeesdrowBoard,
    KeebbleSheet,
    KeywordCard,
    KeezenSheet,
}

impl Kind {
    pub(super) const ALL: [Self; 5] =
        [Self::KeesdrowPad, Self::KeesdrowBoard, Self::KeebbleSheet, Self::KeywordCard, Self::KeezenSheet];

    /// As `kee print` calls it, and in names of sentences.
    pub(super) fn id(self) -> &'static str {
        match self {
            Self::KeesdrowPad => "keesdrow-pad",
            Self::KeesdrowBoard => "keesdrow-board",
            Self::KeebbleSheet => "keebble-sheet",
            Self::KeywordCard => "keyword-card",
            Self::KeezenSheet => "keezen-sheet",
        }
    }

    /// The first page for a game, by the name of the game.
    pub(super) fn of_game(game: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id().split_once('-').is_some_and(|(of, _)| of == game))
    }
}

/// Everything that was filled in. Every kind takes what it needs of it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Order {
    pub(super) kind: Kind,
    /// Letter paper, and not A4.
    pub(super) letter: bool,
    /// What a board is made from.
    pub(super) seed: String,
    /// Which board of Keesdrow.
    pub(super) keesdrow: Way,
    /// Which sheet of Keebble.
    pub(super) keebble: Way,
    /// How many hands it has.
    pub(super) hands: usize,
    /// Black lines, and nothing filled.
    pub(super) light: bool,
    /// Players, guests or teams.
    pub(super) names: Vec<String>,
    pub(super) turns: usize,
    pub(super) rounds: usize,
    /// What the party or the tournament is called.
    pub(super) title: String,
    pub(super) round: String,
    pub(super) table: String,
    pub(super) points: Points,
    /// The event whose tables or guests they are for.
    pub(super) hall: Option<Hall>,
    /// Which of its rounds, from 1.
    pub(super) hall_round: usize,
}

/// The options that show on a board of Keesdrow.
pub(super) const ON_A_BOARD: &[&str] = &["edition"];
/// The options that show on a sheet of Keebble.
pub(super) const ON_A_SHEET: &[&str] =
    &["size", "board", "start_walls", "supercells", "celldance", "backpacks", "scrabble"];

impl Order {
    /// As `kee print` has it if nobody says otherwise.
    pub(super) fn default_for(kind: Kind) -> Self {
        let way = |game| Way::default_for(catalogue::about(game).expect("it is in the catalogue"));
        let mut keebble = way(Keebble::ID);
        keebble.choose_option("board", "generated".to_owned());
        Self {
            kind,
            letter: false,
            seed: String::new(),
            keesdrow: way(Keesdrow::ID),
            keebble,
            hands: 4,
            light: false,
            names: Vec::new(),
            turns: 20,
            rounds: 6,
            title: String::new(),
            round: String::new(),
            table: String::new(),
            points: Points::Sheet,
            hall: None,
            hall_round: 0,
        }
    }

    /// Pages for this event, for its last round unless another is chosen.
    pub(super) fn choose_hall(&mut self, hall: Hall) {
        self.hall_round = hall.rounds.len();
        self.hall = Some(hall);
    }

    /// The event, if it has what this kind is printed for.
    pub(super) fn fitting_hall(&self) -> Option<&Hall> {
        self.hall.as_ref().filter(|hall| match self.kind {
            Kind::KeywordCard => true,
            Kind::KeezenSheet => hall.points.is_some() && !hall.rounds.is_empty(),
            Kind::KeesdrowPad | Kind::KeesdrowBoard | Kind::KeebbleSheet => false,
        })
    }

    /// Whether an option of the sheet is asked for: walls only on a generated board (B1.6), more kinds of special cells only
    /// where there are special cells (B11).
    pub(super) fn asks(&self, key: &str) -> bool {
        match key {
            "start_walls" => self.keebble.option("board") == "generated",
            "celldance" => self.keebble.option("supercells") == "on",
            _ => true,
        }
    }

    /// Whether there is a board to be made from a seed.
    pub(super) fn has_seed(&self) -> bool {
        match self.kind {
            Kind::KeesdrowBoard => true,
            Kind::KeebbleSheet => self.keebble.option("board") == "generated",
            Kind::KeesdrowPad | Kind::KeywordCard | Kind::KeezenSheet => false,
        }
    }

    /// As it is asked for.
    pub(super) fn wanted(&self) -> WantedPages {
        let chosen = |way: &Way, keys: &[&str]| {
            let asked = keys.iter().filter(|key| self.asks(key));
            asked.map(|key| ((*key).to_owned(), way.option(key))).collect::<Vec<_>>()
        };
        let (names, seed) = (self.names.clone(), self.seed.clone());
        let pages = match (self.kind, self.fitting_hall()) {
            (Kind::KeesdrowPad, _) => Pages::KeesdrowPad { names, turns: self.turns },
            (Kind::KeesdrowBoard, _) => Pages::KeesdrowBoard { seed, set: chosen(&self.keesdrow, ON_A_BOARD) },
            (Kind::KeebbleSheet, _) => {
                let set = chosen(&self.keebble, ON_A_SHEET);
                Pages::KeebbleSheet { seed, set, hands: self.hands, light: self.light }
            }
            (Kind::KeywordCard, hall) => {
                let (party, guests) = match hall {
                    Some(hall) => (hall.title.clone(), hall.names.clone()),
                    None => (self.title.clone(), names),
                };
                Pages::KeywordCards { party, guests, rounds: self.rounds }
            }
            (Kind::KeezenSheet, Some(hall)) => Pages::KeezenSheets {
                title: hall.title.clone(),
                round: self.hall_round.to_string(),
                tables: hall.tables(self.hall_round),
                points: hall.points.unwrap_or(self.points),
            },
            (Kind::KeezenSheet, None) => {
                let team = |place: usize| names.get(place).cloned().unwrap_or_default();
                let tables = vec![(self.table.clone(), [team(0), team(1)])];
                let (title, round) = (self.title.clone(), self.round.clone());
                Pages::KeezenSheets { title, round, tables, points: self.points }
            }
        };
        WantedPages { letter: self.letter, language: lang::spoken(), pages }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::tournament;

    fn set(order: &Order) -> Vec<(String, String)> {
        match order.wanted().pages {
            Pages::KeebbleSheet { set, .. } => set,
            other => panic!("not a sheet of Keebble: {other:?}"),
        }
    }

    #[test]
    fn the_page_of_a_game_is_the_first_of_its_kinds() {
        assert_eq!(Kind::of_game("keesdrow"), Some(Kind::KeesdrowPad));
        assert_eq!(Kind::of_game("keebble"), Some(Kind::KeebbleSheet));
        assert_eq!(Kind::of_game("chess"), None);
    }

    #[test]
    fn b11_more_special_cells_are_asked_for_only_beside_special_cells() {
        let mut order = Order::default_for(Kind::KeebbleSheet);
        order.keebble.choose_option("celldance", "on".to_owned());
        assert!(set(&order).iter().all(|(key, _)| key != "celldance"));
        order.keebble.choose_option("supercells", "on".to_owned());
        assert!(set(&order).contains(&("celldance".to_owned(), "on".to_owned())));
    }

    #[test]
    fn b1_6_walls_are_asked_for_only_on_a_generated_board() {
        let mut order = Order::default_for(Kind::KeebbleSheet);
        order.keebble.choose_option("start_walls", "off".to_owned());
        assert!(set(&order).contains(&("start_walls".to_owned(), "off".to_owned())));
        order.keebble.choose_option("board", "empty".to_owned());
        assert!(set(&order).iter().all(|(key, _)| key != "start_walls"));
    }

    #[test]
    fn every_table_of_a_round_has_a_sheet() {
        let mut event = tournament(3);
        event.ask("team Lions: Anna, Bo");
        event.ask("team Tigers: Cem, Di");
        event.ask("draw");
        let mut order = Order::default_for(Kind::KeezenSheet);
        order.choose_hall(Hall::from(&event.seen()));
        let Pages::KeezenSheets { title, round, tables, .. } = order.wanted().pages else { panic!("not sheets") };
        assert_eq!((title.as_str(), round.as_str(), tables.len()), ("Keezen night", "1", 1));
        let (number, mut teams) = tables[0].clone();
        teams.sort();
        assert_eq!((number.as_str(), teams), ("1", ["Lions".to_owned(), "Tigers".to_owned()]));
    }
}

use super::printed_event::PrintedEvent;
use crate::{
    catalogue,
    lang::{self, Id},
    make::GameVariant,
    worker::{Pages, PagesRequest},
};
use kee_event::tournament::Points;
use kee_game::{Game, Options, configure};
use keebble::{Keebble, KeebbleOptions};
use keesdrow::{Keesdrow, KeesdrowOptions};

/// The kinds of pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PrintKind {
    KeesdrowPad,
    KeesdrowBoard,
    KeebbleSheet,
    KeywordCard,
    KeezenSheet,
}

impl PrintKind {
    pub(super) const ALL: [Self; 5] =
        [Self::KeesdrowPad, Self::KeesdrowBoard, Self::KeebbleSheet, Self::KeywordCard, Self::KeezenSheet];

    /// Its name in `kee print`.
    pub(super) fn id(self) -> &'static str {
        match self {
            Self::KeesdrowPad => "keesdrow-pad",
            Self::KeesdrowBoard => "keesdrow-board",
            Self::KeebbleSheet => "keebble-sheet",
            Self::KeywordCard => "keyword-card",
            Self::KeezenSheet => "keezen-sheet",
        }
    }

    pub(super) fn name(self) -> Id {
        match self {
            Self::KeesdrowPad => id!("print-keesdrow-pad"),
            Self::KeesdrowBoard => id!("print-keesdrow-board"),
            Self::KeebbleSheet => id!("print-keebble-sheet"),
            Self::KeywordCard => id!("print-keyword-card"),
            Self::KeezenSheet => id!("print-keezen-sheet"),
        }
    }

    pub(super) fn about(self) -> Id {
        match self {
            Self::KeesdrowPad => id!("print-keesdrow-pad-how"),
            Self::KeesdrowBoard => id!("print-keesdrow-board-how"),
            Self::KeebbleSheet => id!("print-keebble-sheet-how"),
            Self::KeywordCard => id!("print-keyword-card-how"),
            Self::KeezenSheet => id!("print-keezen-sheet-how"),
        }
    }

    /// The id of its game.
    pub(super) fn game(self) -> &'static str {
        self.id().split_once('-').map_or("", |(game, _)| game)
    }

    /// The first kind for a game, by the game's id.
    pub(super) fn of_game(game: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.game() == game)
    }
}

/// The filled-in form. Each kind takes what it needs.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct PrintOrder {
    pub(super) kind: PrintKind,
    /// Letter paper instead of A4.
    pub(super) letter: bool,
    /// The seed of a board.
    pub(super) seed: String,
    /// The board of Keesdrow.
    pub(super) keesdrow: GameVariant,
    /// The sheet of Keebble.
    pub(super) keebble: GameVariant,
    /// The number of hands of Keezen.
    pub(super) hands: usize,
    /// Outlines only, nothing filled.
    pub(super) light: bool,
    /// Players, guests or teams.
    pub(super) names: Vec<String>,
    pub(super) turns: usize,
    pub(super) rounds: usize,
    /// The title of the party or tournament.
    pub(super) title: String,
    pub(super) round: String,
    pub(super) table: String,
    pub(super) points: Points,
    /// The event whose tables or guests they are for.
    pub(super) hall: Option<PrintedEvent>,
    /// Its round, from 1.
    pub(super) hall_round: usize,
}

impl PrintOrder {
    /// The defaults, which are those of `kee print`.
    pub(super) fn default_for(kind: PrintKind) -> Self {
        let variant = |game| GameVariant::default_for(catalogue::about(game).expect("it is in the catalogue"));
        let mut keebble = variant(Keebble::ID);
        for (key, value) in KeebbleOptions::on_paper().pairs() {
            keebble.choose_option(key, value);
        }
        Self {
            kind,
            letter: false,
            seed: String::new(),
            keesdrow: variant(Keesdrow::ID),
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

    /// Switches to this event, and to its last round unless another is chosen.
    pub(super) fn choose_hall(&mut self, hall: PrintedEvent) {
        self.hall_round = hall.rounds.len();
        self.hall = Some(hall);
    }

    /// The event, if this kind can be printed for it.
    pub(super) fn fitting_hall(&self) -> Option<&PrintedEvent> {
        self.hall.as_ref().filter(|hall| match self.kind {
            PrintKind::KeywordCard => true,
            PrintKind::KeezenSheet => hall.points.is_some() && !hall.rounds.is_empty(),
            PrintKind::KeesdrowPad | PrintKind::KeesdrowBoard | PrintKind::KeebbleSheet => false,
        })
    }

    /// The options of the sheet.
    pub(super) fn sheet(&self) -> KeebbleOptions {
        configure(KeebbleOptions::default(), &self.keebble.setup().set).0
    }

    /// Whether the page is made from a seed.
    pub(super) fn has_seed(&self) -> bool {
        match self.kind {
            PrintKind::KeesdrowBoard => true,
            PrintKind::KeebbleSheet => self.sheet().is_generated(),
            PrintKind::KeesdrowPad | PrintKind::KeywordCard | PrintKind::KeezenSheet => false,
        }
    }

    /// The request to the worker.
    pub(super) fn request(&self) -> PagesRequest {
        let chosen = |variant: &GameVariant, key: &str| (key.to_owned(), variant.option(key));
        let (names, seed) = (self.names.clone(), self.seed.clone());
        let pages = match (self.kind, self.fitting_hall()) {
            (PrintKind::KeesdrowPad, _) => Pages::KeesdrowPad { names, turns: self.turns },
            (PrintKind::KeesdrowBoard, _) => {
                let set = KeesdrowOptions::ON_A_BOARD.iter().map(|key| chosen(&self.keesdrow, key));
                Pages::KeesdrowBoard { seed, set: set.collect() }
            }
            (PrintKind::KeebbleSheet, _) => {
                let set = self.sheet().on_a_sheet().map(|key| chosen(&self.keebble, key)).collect();
                Pages::KeebbleSheet { seed, set, hands: self.hands, light: self.light }
            }
            (PrintKind::KeywordCard, hall) => {
                let (party, guests) = match hall {
                    Some(hall) => (hall.title.clone(), hall.names.clone()),
                    None => (self.title.clone(), names),
                };
                Pages::KeywordCards { party, guests, rounds: self.rounds }
            }
            (PrintKind::KeezenSheet, Some(hall)) => Pages::KeezenSheets {
                title: hall.title.clone(),
                round: self.hall_round.to_string(),
                tables: hall.tables(self.hall_round),
                points: hall.points.unwrap_or(self.points),
            },
            (PrintKind::KeezenSheet, None) => {
                let team = |place: usize| names.get(place).cloned().unwrap_or_default();
                let tables = vec![(self.table.clone(), [team(0), team(1)])];
                let (title, round) = (self.title.clone(), self.round.clone());
                Pages::KeezenSheets { title, round, tables, points: self.points }
            }
        };
        PagesRequest { letter: self.letter, language: lang::spoken(), pages }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::tournament;

    fn set(order: &PrintOrder) -> Vec<(String, String)> {
        match order.request().pages {
            Pages::KeebbleSheet { set, .. } => set,
            other => panic!("not a sheet of Keebble: {other:?}"),
        }
    }

    #[test]
    fn the_page_of_a_game_is_the_first_of_its_kinds() {
        assert_eq!(PrintKind::of_game("keesdrow"), Some(PrintKind::KeesdrowPad));
        assert_eq!(PrintKind::of_game("keebble"), Some(PrintKind::KeebbleSheet));
        assert_eq!(PrintKind::of_game("chess"), None);
    }

    #[test]
    fn b11_more_special_cells_are_asked_for_only_beside_special_cells() {
        let mut order = PrintOrder::default_for(PrintKind::KeebbleSheet);
        order.keebble.choose_option("celldance", "on".to_owned());
        assert!(set(&order).iter().all(|(key, _)| key != "celldance"));
        order.keebble.choose_option("supercells", "on".to_owned());
        assert!(set(&order).contains(&("celldance".to_owned(), "on".to_owned())));
    }

    #[test]
    fn b1_6_walls_are_asked_for_only_on_a_generated_board() {
        let mut order = PrintOrder::default_for(PrintKind::KeebbleSheet);
        order.keebble.choose_option("start_walls", "off".to_owned());
        assert!(set(&order).contains(&("start_walls".to_owned(), "off".to_owned())));
        order.keebble.choose_option("board", "empty".to_owned());
        assert!(set(&order).iter().all(|(key, _)| key != "start_walls"));
    }

    #[test]
    fn every_table_of_a_round_has_a_sheet() {
        let mut event = tournament(3);
        event.ask_text("team Lions: Anna, Bo");
        event.ask_text("team Tigers: Cem, Di");
        event.ask_text("draw");
        let mut order = PrintOrder::default_for(PrintKind::KeezenSheet);
        order.choose_hall(PrintedEvent::from(&event.view()));
        let Pages::KeezenSheets { title, round, tables, .. } = order.request().pages else { panic!("not sheets") };
        assert_eq!((title.as_str(), round.as_str(), tables.len()), ("Keezen night", "1", 1));
        let (number, mut teams) = tables[0].clone();
        teams.sort();
        assert_eq!((number.as_str(), teams), ("1", ["Lions".to_owned(), "Tigers".to_owned()]));
    }
}

use super::letter_grid::LetterGrid;
use crate::{
    browser, catalogue, keep,
    make::{Occupant, TableLocation, TableOrder},
    worker::RefereeRequest,
};
use kee_game::{Game, configure};
use kee_games::{About, Setup};
use keesdrow::{Keesdrow, KeesdrowOptions};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A real table before its game begins, as it is stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Preparation {
    setup: Setup,
    words: Option<String>,
    names: Vec<String>,
    /// The letters, once typing has begun.
    grid: Option<LetterGrid>,
}

/// A table in preparation. It is a handle: copies are the same, and every change is stored at once.
#[derive(Clone, Copy)]
pub(crate) struct PreparationHandle {
    pub(crate) about: &'static About,
    pub(crate) order: RwSignal<TableOrder>,
    pub(crate) grid: RwSignal<Option<LetterGrid>>,
    /// Whether the letters are being typed rather than the names.
    pub(crate) at_board: RwSignal<bool>,
}

impl PreparationHandle {
    /// Resumes an interrupted preparation, or starts with the defaults.
    pub(crate) fn new() -> Self {
        let about = catalogue::about(Keesdrow::ID).expect("it is in the catalogue");
        let kept = keep::referee();
        let order =
            RwSignal::new(kept.as_ref().map_or_else(|| defaults(about, keep::name()), |kept| order(about, kept)));
        let grid = kept.and_then(|kept| kept.grid);
        let at_board = RwSignal::new(grid.is_some());
        let preparing = Self { about, order, grid: RwSignal::new(grid), at_board };
        Effect::new(move |before: Option<()>| {
            let now = preparing.preparation();
            if before.is_some() {
                keep::set_referee(&now);
            }
        });
        preparing
    }

    fn preparation(self) -> Preparation {
        self.order.with(|order| Preparation {
            setup: order.setup(),
            words: order.words.clone(),
            names: names(order),
            grid: self.grid.get(),
        })
    }

    /// The number of letters on a side of the chosen board.
    fn side(self) -> u8 {
        self.order.with_untracked(|order| {
            let edition = ("edition".to_owned(), order.variant.option("edition"));
            2 * configure(KeesdrowOptions::default(), &[edition]).0.edition.tiles_across()
        })
    }

    /// Moves on to the letters. Letters typed for a board of another size are discarded.
    pub(crate) fn show_board(self) {
        let side = self.side();
        self.grid.update(|grid| {
            if grid.as_ref().is_none_or(|grid| grid.side() != side) {
                *grid = Some(LetterGrid::new(side));
            }
        });
        self.at_board.set(true);
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// Ends the preparation: the record of the game has the letters now. Names and options stay for the next game.
    pub(super) fn finish(self) {
        self.grid.try_set(None);
        // The page may close before the effect that stores changes runs.
        if let Some(kept) = keep::referee() {
            keep::set_referee(&Preparation { grid: None, ..kept });
        }
    }

    /// Changes the letters.
    pub(super) fn change(self, change: impl FnOnce(&mut LetterGrid)) {
        self.grid.update(|grid| {
            if let Some(grid) = grid {
                change(grid);
            }
        });
    }

    /// The request to the worker.
    pub(crate) fn request(self) -> RefereeRequest {
        let board = self.grid.with_untracked(|grid| grid.as_ref().map(LetterGrid::text).unwrap_or_default());
        self.order.with_untracked(|order| RefereeRequest {
            setup: order.setup(),
            words: order.words.clone(),
            names: names(order),
            board,
        })
    }
}

/// The default game on a real board, with this name on the first seat.
fn defaults(about: &'static About, first: String) -> TableOrder {
    let mut order = TableOrder::default_for(about);
    order.choose_place(TableLocation::Board);
    order.seats[0] = Occupant::Person(first);
    order
}

/// The order that was stored.
fn order(about: &'static About, kept: &Preparation) -> TableOrder {
    let mut order = defaults(about, String::new());
    let preset = about.presets.iter().position(|preset| Some(preset.name) == kept.setup.preset.as_deref());
    order.choose_preset(preset.unwrap_or_default());
    let plans = &order.variant.preset().plans;
    let plan = plans.iter().find(|plan| {
        Some(usize::from(plan.seats)) == kept.setup.seats && Some(usize::from(plan.teams)) == kept.setup.teams
    });
    order.lay(*plan.unwrap_or(&plans[0]));
    order.variant.set = kept.setup.set.iter().cloned().collect();
    order.words.clone_from(&kept.words);
    for (seat, name) in order.seats.iter_mut().zip(&kept.names) {
        *seat = Occupant::Person(name.clone());
    }
    order
}

/// The players in order around the table.
fn names(order: &TableOrder) -> Vec<String> {
    let name = |who: &Occupant| match who {
        Occupant::Person(name) => name.trim().to_owned(),
        Occupant::You | Occupant::Open | Occupant::Bot(_) => String::new(),
    };
    order.seats.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stored_preparation_comes_back_unchanged() {
        let about = catalogue::about(Keesdrow::ID).expect("it is in the catalogue");
        let mut chosen = TableOrder::default_for(about);
        chosen.choose_place(TableLocation::Board);
        chosen.choose_preset(1);
        chosen.lay(about.presets[1].plans[1]);
        chosen.seats = ["Anna", "Bo"].map(|name| Occupant::Person(name.to_owned())).to_vec();
        chosen.variant.choose_option("goal", "80".to_owned());
        chosen.words = Some("common".to_owned());
        let kept =
            Preparation { setup: chosen.setup(), words: chosen.words.clone(), names: names(&chosen), grid: None };
        let again = order(about, &kept);
        assert_eq!((&again.variant, again.plan), (&chosen.variant, chosen.plan));
        assert_eq!((names(&again), again.words), (vec!["Anna".to_owned(), "Bo".to_owned()], chosen.words));
    }
}

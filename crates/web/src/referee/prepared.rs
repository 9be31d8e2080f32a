use super::typing::Typing;
use crate::{
    browser, catalogue, keep,
    make::{Order, Place, Who},
    worker::WantedReferee,
};
use kee_game::{Game, configure};
use kee_games::{About, Setup};
use keesdrow::{Keesdrow, KeesdrowOptions};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// What is known of a real table before its game begins, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Prepared {
    setup: Setup,
    words: Option<String>,
    names: Vec<String>,
    /// The letters, once somebody has begun to type them.
    typing: Option<Typing>,
}

/// What is being prepared. It is a handle: copies are the same, and whatever changes is kept at once.
#[derive(Clone, Copy)]
pub(crate) struct Preparing {
    pub(crate) about: &'static About,
    pub(crate) order: RwSignal<Order>,
    pub(crate) typing: RwSignal<Option<Typing>>,
    /// Whether the letters are being typed, and not still the names.
    pub(crate) at_board: RwSignal<bool>,
}

impl Preparing {
    /// Goes on where somebody stopped; else with the defaults.
    pub(crate) fn new() -> Self {
        let about = catalogue::about(Keesdrow::ID).expect("it is in the catalogue");
        let kept = keep::referee();
        let order =
            RwSignal::new(kept.as_ref().map_or_else(|| defaults(about, keep::name()), |kept| order(about, kept)));
        let typing = kept.and_then(|kept| kept.typing);
        let at_board = RwSignal::new(typing.is_some());
        let preparing = Self { about, order, typing: RwSignal::new(typing), at_board };
        Effect::new(move |before: Option<()>| {
            let now = preparing.prepared();
            if before.is_some() {
                keep::set_referee(&now);
            }
        });
        preparing
    }

    fn prepared(self) -> Prepared {
        self.order.with(|order| Prepared {
            setup: order.setup(),
            words: order.words.clone(),
            names: names(order),
            typing: self.typing.get(),
        })
    }

    /// How many letters are on a side of the board that was chosen.
    fn side(self) -> u8 {
        self.order.with_untracked(|order| {
            let edition = ("edition".to_owned(), order.way.option("edition"));
            2 * configure(KeesdrowOptions::default(), &[edition]).0.edition.tiles_across()
        })
    }

    /// Goes on to the letters. What was typed for a board of another size is not of this one.
    pub(crate) fn to_the_board(self) {
        let side = self.side();
        self.typing.update(|typing| {
            if typing.as_ref().is_none_or(|typing| typing.side() != side) {
                *typing = Some(Typing::new(side));
            }
        });
        self.at_board.set(true);
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// The game has begun, and its record has the letters. Names and options stay for the next one.
    pub(super) fn begun(self) {
        self.typing.try_set(None);
        // The page may be left before what watches it would keep that.
        if let Some(kept) = keep::referee() {
            keep::set_referee(&Prepared { typing: None, ..kept });
        }
    }

    /// Something is typed.
    pub(super) fn change(self, change: impl FnOnce(&mut Typing)) {
        self.typing.update(|typing| {
            if let Some(typing) = typing {
                change(typing);
            }
        });
    }

    /// As the worker is asked for it.
    pub(crate) fn wanted(self) -> WantedReferee {
        let board = self.typing.with_untracked(|typing| typing.as_ref().map(Typing::text).unwrap_or_default());
        self.order.with_untracked(|order| WantedReferee {
            setup: order.setup(),
            words: order.words.clone(),
            names: names(order),
            board,
        })
    }
}

/// The default game on a real board, with this name on the first seat.
fn defaults(about: &'static About, first: String) -> Order {
    let mut order = Order::default_for(about);
    order.choose_place(Place::Board);
    order.seats[0] = Who::Person(first);
    order
}

/// The order from which something was kept.
fn order(about: &'static About, kept: &Prepared) -> Order {
    let mut order = defaults(about, String::new());
    let preset = about.presets.iter().position(|preset| Some(preset.name) == kept.setup.preset.as_deref());
    order.choose_preset(preset.unwrap_or_default());
    let plans = &order.way.preset().plans;
    let plan = plans.iter().find(|plan| {
        Some(usize::from(plan.seats)) == kept.setup.seats && Some(usize::from(plan.teams)) == kept.setup.teams
    });
    order.lay(*plan.unwrap_or(&plans[0]));
    order.way.set = kept.setup.set.iter().cloned().collect();
    order.words.clone_from(&kept.words);
    for (seat, name) in order.seats.iter_mut().zip(&kept.names) {
        *seat = Who::Person(name.clone());
    }
    order
}

/// Who plays, in order around the table.
fn names(order: &Order) -> Vec<String> {
    let name = |who: &Who| match who {
        Who::Person(name) => name.trim().to_owned(),
        Who::You | Who::Open | Who::Bot(_) => String::new(),
    };
    order.seats.iter().map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_comes_back_as_it_was_chosen() {
        let about = catalogue::about(Keesdrow::ID).expect("it is in the catalogue");
        let mut chosen = Order::default_for(about);
        chosen.choose_place(Place::Board);
        chosen.choose_preset(1);
        chosen.lay(about.presets[1].plans[1]);
        chosen.seats = ["Anna", "Bo"].map(|name| Who::Person(name.to_owned())).to_vec();
        chosen.way.choose_option("goal", "80".to_owned());
        chosen.words = Some("common".to_owned());
        let kept = Prepared { setup: chosen.setup(), words: chosen.words.clone(), names: names(&chosen), typing: None };
        let again = order(about, &kept);
        assert_eq!((&again.way, again.plan), (&chosen.way, chosen.plan));
        assert_eq!((names(&again), again.words), (vec!["Anna".to_owned(), "Bo".to_owned()], chosen.words));
    }
}

use super::GameVariant;
use crate::{
    catalogue, keep,
    local::LocalSeat,
    table::{characters, player_names},
};
use kee_game::Names;
use kee_games::{About, AboutPlan, Setup};
use kee_wire::House;
use leptos::prelude::*;

/// The place of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TableLocation {
    /// On a server, with a link.
    Online,
    /// In this browser.
    Here,
    /// On a real board, with the score kept in this browser: every player has a name there.
    Board,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Occupant {
    /// The player who makes the table.
    You,
    /// Anyone with the link.
    Open,
    /// Another person at this screen.
    Person(String),
    /// A bot.
    Bot(String),
}

/// The choices for a new table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TableOrder {
    pub(crate) place: TableLocation,
    pub(crate) variant: GameVariant,
    pub(crate) plan: AboutPlan,
    pub(crate) seats: Vec<Occupant>,
    pub(crate) house: House,
    pub(crate) words: Option<String>,
}

impl TableOrder {
    /// The defaults, with a link for the others.
    pub(crate) fn default_for(about: &'static About) -> Self {
        let mut variant = GameVariant::default_for(about);
        variant.choose_preset(catalogue::position(about, about.favourite()));
        let plan = variant.preset().plans[0];
        let mut order = Self {
            place: TableLocation::Online,
            variant,
            plan,
            seats: Vec::new(),
            house: House::default(),
            words: None,
        };
        order.lay(plan);
        order
    }

    /// Chooses a preset, and its default seating unless it offers the chosen one.
    pub(crate) fn choose_preset(&mut self, preset: usize) {
        self.variant.choose_preset(preset);
        let plans = &self.variant.preset().plans;
        if !plans.contains(&self.plan) {
            self.lay(plans[0]);
        }
    }

    /// Changes the number of seats. Players keep their seats; new ones are open, or for another person at this screen.
    pub(crate) fn lay(&mut self, plan: AboutPlan) {
        self.plan = plan;
        let new = match self.place {
            TableLocation::Online => Occupant::Open,
            TableLocation::Here | TableLocation::Board => Occupant::Person(String::new()),
        };
        self.seats.resize(usize::from(plan.seats), new);
        if self.place != TableLocation::Board && !self.seats.contains(&Occupant::You) {
            self.seats[0] = Occupant::You;
        }
    }

    /// Moves the table: its open seats become seats for people at this screen.
    pub(crate) fn choose_place(&mut self, place: TableLocation) {
        self.place = place;
        for who in &mut self.seats {
            match (place, &*who) {
                (TableLocation::Online, Occupant::Person(_)) => *who = Occupant::Open,
                (TableLocation::Here | TableLocation::Board, Occupant::Open) => *who = Occupant::Person(String::new()),
                _ => {}
            }
        }
    }

    /// The setup for the game.
    pub(crate) fn setup(&self) -> Setup {
        let AboutPlan { seats, teams } = self.plan;
        Setup { seats: Some(usize::from(seats)), teams: Some(usize::from(teams)), ..self.variant.setup() }
    }

    /// An order's variant, with its setter.
    pub(crate) fn variant_in(order: RwSignal<Self>) -> (Signal<GameVariant>, SignalSetter<GameVariant>) {
        create_slice(order, |order| order.variant.clone(), |order, variant| order.variant = variant)
    }

    /// An order's words, with their setter.
    pub(crate) fn words_in(order: RwSignal<Self>) -> (Signal<Option<String>>, SignalSetter<Option<String>>) {
        create_slice(order, |order| order.words.clone(), |order, words| order.words = words)
    }

    /// The names of the players, where no two bots share one.
    pub(crate) fn names(&self, game: &str) -> Names {
        let seats = self.local_seats(&keep::name());
        player_names(game, &seats.iter().map(LocalSeat::named).collect::<Vec<_>>())
    }

    /// The characters of the bots by seat.
    pub(crate) fn characters(&self, game: &str) -> Vec<Option<String>> {
        let seats = self.local_seats(&keep::name());
        characters(game, &seats.iter().map(LocalSeat::named).collect::<Vec<_>>())
    }

    /// The bot that sits down next: a character who is not at the table yet, as strong as the player last chose.
    pub(crate) fn newcomer(&self, about: &About) -> String {
        let strength = keep::strength(about.id).unwrap_or(About::DEFAULT_LEVEL);
        let seated = self.characters(about.id);
        let seated: Vec<&str> = seated.iter().flatten().map(String::as_str).collect();
        about.newcomer(strength, &seated).unwrap_or_default().to_owned()
    }

    /// The seats of a local table. A player without a name is called by the letter of the seat.
    pub(crate) fn local_seats(&self, me: &str) -> Vec<LocalSeat> {
        let named = |(seat, who): (kee_game::Seat, &Occupant)| match who {
            Occupant::You => LocalSeat::Person(me.to_owned()),
            Occupant::Person(name) if !name.trim().is_empty() => LocalSeat::Person(name.trim().to_owned()),
            Occupant::Person(_) | Occupant::Open => LocalSeat::Person(seat.to_string()),
            Occupant::Bot(bot) => LocalSeat::Bot(bot.clone()),
        };
        kee_game::Seat::first(self.seats.len()).zip(&self.seats).map(named).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_link_an_open_seat_is_for_a_person_at_this_screen() {
        let mut order = TableOrder::default_for(catalogue::about("keezen").expect("it is in the catalogue"));
        assert_eq!(order.seats, [Occupant::You, Occupant::Open, Occupant::Open, Occupant::Open]);
        order.choose_place(TableLocation::Here);
        assert_eq!(
            order.local_seats("Anna")[..2],
            [LocalSeat::Person("Anna".to_owned()), LocalSeat::Person("B".to_owned())]
        );
    }
}

use super::Way;
use crate::{catalogue, local::LocalSeat};
use kee_games::{About, AboutPlan, Setup};
use kee_wire::House;
use leptos::prelude::*;

/// Where a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// On a server, with a link.
    Online,
    /// In this browser.
    Here,
    /// On a real board, of which count is kept in this browser: everybody has a name there.
    Board,
}

/// Who is to sit on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// Whoever makes the table.
    You,
    /// Whoever has the link.
    Open,
    /// Somebody else at this screen.
    Person(String),
    /// A bot.
    Bot(String),
}

/// Everything that was chosen.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Order {
    pub(crate) place: Place,
    pub(crate) way: Way,
    pub(crate) plan: AboutPlan,
    pub(crate) seats: Vec<Who>,
    pub(crate) house: House,
    pub(crate) words: Option<String>,
}

impl Order {
    /// The defaults, with a link for the others.
    pub(crate) fn default_for(about: &'static About) -> Self {
        let mut way = Way::default_for(about);
        way.choose_preset(catalogue::position(about, catalogue::favourite(about)));
        let plan = way.preset().plans[0];
        let mut order =
            Self { place: Place::Online, way, plan, seats: Vec::new(), house: House::default(), words: None };
        order.lay(plan);
        order
    }

    /// Chooses a preset, and the seating it is made for if the chosen one is none of its own.
    pub(crate) fn choose_preset(&mut self, preset: usize) {
        self.way.choose_preset(preset);
        let plans = &self.way.preset().plans;
        if !plans.contains(&self.plan) {
            self.lay(plans[0]);
        }
    }

    /// Puts down this many seats. Who sat keeps their seat; new ones are open, or for somebody at this screen.
    pub(crate) fn lay(&mut self, plan: AboutPlan) {
        self.plan = plan;
        let new = match self.place {
            Place::Online => Who::Open,
            Place::Here | Place::Board => Who::Person(String::new()),
        };
        self.seats.resize(usize::from(plan.seats), new);
        if self.place != Place::Board && !self.seats.contains(&Who::You) {
            self.seats[0] = Who::You;
        }
    }

    /// Moves the table: who may sit on a seat that is open there is somebody at this screen here.
    pub(crate) fn choose_place(&mut self, place: Place) {
        self.place = place;
        for who in &mut self.seats {
            match (place, &*who) {
                (Place::Online, Who::Person(_)) => *who = Who::Open,
                (Place::Here | Place::Board, Who::Open) => *who = Who::Person(String::new()),
                _ => {}
            }
        }
    }

    /// As games are asked for.
    pub(crate) fn setup(&self) -> Setup {
        let AboutPlan { seats, teams } = self.plan;
        Setup { seats: Some(usize::from(seats)), teams: Some(usize::from(teams)), ..self.way.setup() }
    }

    /// The way to play of an order, and what changes it.
    pub(crate) fn way_in(order: RwSignal<Self>) -> (Signal<Way>, SignalSetter<Way>) {
        create_slice(order, |order| order.way.clone(), |order, way| order.way = way)
    }

    /// The words of an order, and what changes them.
    pub(crate) fn words_in(order: RwSignal<Self>) -> (Signal<Option<String>>, SignalSetter<Option<String>>) {
        create_slice(order, |order| order.words.clone(), |order, words| order.words = words)
    }

    /// The seats of a table in this browser. A player without a name is called by the letter of the seat.
    pub(crate) fn local_seats(&self, me: &str) -> Vec<LocalSeat> {
        let named = |(seat, who): (kee_game::Seat, &Who)| match who {
            Who::You => LocalSeat::Person(me.to_owned()),
            Who::Person(name) if !name.trim().is_empty() => LocalSeat::Person(name.trim().to_owned()),
            Who::Person(_) | Who::Open => LocalSeat::Person(seat.to_string()),
            Who::Bot(bot) => LocalSeat::Bot(bot.clone()),
        };
        kee_game::Seat::first(self.seats.len()).zip(&self.seats).map(named).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_seat_is_somebody_at_this_screen_when_there_is_no_link() {
        let mut order = Order::default_for(catalogue::about("keezen").expect("it is in the catalogue"));
        assert_eq!(order.seats, [Who::You, Who::Open, Who::Open, Who::Open]);
        order.choose_place(Place::Here);
        assert_eq!(
            order.local_seats("Anna")[..2],
            [LocalSeat::Person("Anna".to_owned()), LocalSeat::Person("B".to_owned())]
        );
    }
}

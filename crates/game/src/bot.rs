use crate::{Dice, Game, Listing, Match, Seat, Viewer};
use std::ops::ControlFlow;

/// What a bot is shown when its seat is asked: the view of its seat and the actions it has, nothing else.
pub struct Seen<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    seat: Seat,
    view: G::View,
}

impl<'a, G: Game> Seen<'a, G> {
    /// Looks at a running game from a seat.
    pub fn new(game: &'a Match<G>, seat: Seat) -> Self {
        let (rules, state) = (game.rules(), game.state());
        Self { rules, state, seat, view: rules.view(state, Viewer::Seat(seat)) }
    }

    /// The rules of this table.
    pub fn rules(&self) -> &'a G {
        self.rules
    }

    /// Where the bot sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// Shows the seat's actions until the visitor has seen enough.
    pub fn visit(&self, visit: &mut dyn FnMut(G::Action) -> ControlFlow<()>) -> Listing {
        self.rules.actions(self.state, self.seat, visit)
    }

    /// All actions of the seat.
    pub fn actions(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.visit(&mut |action| {
            actions.push(action);
            ControlFlow::Continue(())
        });
        actions
    }
}

/// A player made of code. It decides from what its seat sees and its own dice, which are not the dice of the deal.
pub trait Bot<G: Game>: Send {
    /// What the bot does now. It is asked only when its seat is.
    fn choose(&mut self, seen: &Seen<'_, G>, dice: &mut Dice) -> G::Action;
}

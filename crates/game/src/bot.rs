use crate::{Dice, Game, GameTime, Listing, Match, Seat, Viewer, Wait};
use std::{ops::ControlFlow, time::Duration};

/// What a bot is shown when its seat is asked: the view of its seat and the actions it has, nothing else.
pub struct Seen<'a, G: Game> {
    rules: &'a G,
    state: &'a G::State,
    wait: &'a Wait,
    seat: Seat,
    now: GameTime,
    view: G::View,
}

impl<'a, G: Game> Seen<'a, G> {
    /// Looks at a running game from a seat.
    pub fn new(game: &'a Match<G>, seat: Seat) -> Self {
        let (rules, state) = (game.rules(), game.state());
        let view = rules.view(state, Viewer::Seat(seat));
        Self { rules, state, wait: game.wait(), seat, now: game.now(), view }
    }

    /// The same at another time than that of the last input.
    #[must_use]
    pub fn at(self, now: GameTime) -> Self {
        Self { now, ..self }
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

    /// How long it is until a timer ends the seat's turn, or the whole game; none if no timer runs.
    pub fn time_left(&self) -> Option<Duration> {
        let windows = self.wait.windows().iter();
        let mine = windows.filter(|window| window.ends_turn_of(self.seat));
        let deadline = mine.filter_map(|window| window.deadline).min()?;
        Some(deadline.since(self.now))
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

    /// What the bot does now, and how long that takes on the game's clock.
    ///
    /// A bot takes time where a timer decides how much can be done in one turn. It is never late: if its action would
    /// come after [`Seen::time_left`], it ends its turn instead.
    fn play(&mut self, seen: &Seen<'_, G>, dice: &mut Dice) -> BotMove<G::Action> {
        BotMove { action: self.choose(seen, dice), takes: None }
    }
}

/// What a bot does, and how long it thinks about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotMove<A> {
    /// What it does.
    pub action: A,
    /// How long it takes on the game's clock; none if that is up to whoever runs the game.
    pub takes: Option<Duration>,
}

impl<A: ToString> BotMove<A> {
    /// The same with the action in its text form.
    pub fn in_text(self) -> BotMove<String> {
        BotMove { action: self.action.to_string(), takes: self.takes }
    }
}

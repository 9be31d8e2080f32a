use kee_game::{
    Game, GameTime, InWords, Input, Match, Options, Plan, Refusal, Resources, Seat, Seed, Viewer, configure,
};
use keezen::{Keezen, KeezenAction, KeezenOptions, core::Card};
use std::ops::ControlFlow;

pub(crate) const PAIRS: Plan = Plan::in_teams(4, 2);

/// The rules of a table with these options changed from the sheet's.
pub(crate) fn rules(plan: Plan, set: &[(&str, &str)]) -> Keezen {
    let pairs: Vec<_> = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let (options, problems) = configure(KeezenOptions::default(), &pairs);
    assert_eq!(problems, [], "{:?}", KeezenOptions::docs());
    Keezen::new(options, plan.seating(), &Resources::none()).expect("a table")
}

/// A game that stands at a position.
pub(crate) struct At {
    pub(crate) game: Match<Keezen>,
}

/// The tournament's game at a position.
pub(crate) fn at(position: &str) -> At {
    at_table(PAIRS, &[], position)
}

/// The same with other options.
pub(crate) fn at_with(set: &[(&str, &str)], position: &str) -> At {
    at_table(PAIRS, set, position)
}

pub(crate) fn at_table(plan: Plan, set: &[(&str, &str)], position: &str) -> At {
    let rules = rules(plan, set);
    let state = rules.set_up(position).unwrap_or_else(|wrong| panic!("{position}: {wrong}"));
    At { game: Match::at_position(rules, state) }
}

/// The actions of a seat, as text.
pub(crate) fn listed(game: &Match<Keezen>, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.rules().actions(game.state(), seat, &mut |action| {
        actions.push(action.to_string());
        ControlFlow::Continue(())
    });
    actions
}

impl At {
    pub(crate) fn seat(&self) -> Seat {
        Seat::new(usize::from(self.game.state().table.turn))
    }

    /// The legal plays; none if nobody is asked.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.game.wait().asked().is_empty() { Vec::new() } else { listed(&self.game, self.seat()) }
    }

    pub(crate) fn play(&mut self, action: &str) -> Result<(), Refusal> {
        let action: KeezenAction = action.parse().expect(action);
        self.game.apply(GameTime::ZERO, Input::Act { seat: self.seat(), action }).map(drop)
    }

    /// The pawns after a legal play.
    pub(crate) fn after(mut self, action: &str) -> String {
        self.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}; legal are {:?}", self.legal()));
        self.pawns()
    }

    pub(crate) fn pawns(&self) -> String {
        self.game.state().table.board.to_string()
    }

    /// The code with which a play is refused.
    pub(crate) fn refused(mut self, action: &str) -> String {
        let refusal = self.play(action).expect_err(action);
        refusal.code.trim_start_matches("keezen/").to_owned()
    }

    /// The code of the reason why a card cannot be played.
    pub(crate) fn why_not(&self, card: char) -> Option<String> {
        let card = Card::of_letter(card).expect("a card");
        let reason = self.game.rules().why_not(&self.game.state().table.board, self.seat(), card);
        reason.map(|reason| kee_game::Reason::message(&reason).id.into_owned())
    }

    /// What somebody typed at the seat on turn, as it was understood.
    pub(crate) fn understood(&self, typed: &str) -> Result<String, Refusal> {
        let view = self.game.view(Viewer::Seat(self.seat()));
        self.game.rules().understand(&view, self.seat(), typed).map(|action| action.to_string())
    }
}

/// Lets seats play at random, always one of what they can do, under the eyes of a spectator; at most so many inputs.
pub(crate) fn play_at_random(
    rules: Keezen,
    name: &str,
    most: usize,
    watch: &mut dyn FnMut(&Match<Keezen>, &[keezen::KeezenEvent]),
) -> Match<Keezen> {
    let (mut game, seed, mut dice) = (Match::new(rules), Seed::named(name), Seed::named(name).dice(1 << 40));
    for _ in 0..most {
        if game.wait().outcome().is_some() {
            break;
        }
        let events = match game.deal(&seed) {
            Some(events) => events,
            None => {
                let seat = game.wait().asked().iter().next().expect("somebody is asked");
                let actions = listed(&game, seat);
                let action = dice.pick(&actions).expect("who is asked can act").parse().expect("an action");
                game.apply(game.now(), Input::Act { seat, action }).expect("what is listed is accepted")
            }
        };
        watch(&game, &events);
    }
    game
}

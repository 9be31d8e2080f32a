use super::{
    Fault, Pouch,
    state::{Notice, Phase, State, View},
};
use kee_game::{Decline, Game, InWords, Locales, Message, Names, Refusal, Seat, SeatSet, Sentence, Unreadable, Voice};

kee_game::messages! {
    /// The log sentences of the game.
    SENTENCES;
    dealt() = "pouch-log-dealt";
    has_bid(name) = "pouch-log-has-bid";
    wins(name) = "pouch-log-wins";
    nobody_wins() = "pouch-log-nobody-wins";
    draws(name) = "pouch-log-draws";
    keeps(name) = "pouch-log-keeps";
    gone(name) = "pouch-log-gone";
    ended() = "pouch-log-ended";
    forms() = "pouch-type";
}

impl<const FAULT: u8> Pouch<FAULT> {
    /// Whether a made-up state can be played.
    fn is_playable(&self, state: &State) -> bool {
        let seats = self.seating().len();
        let at_table = |seat: Seat| self.seating().has(seat) && !state.left.contains(seat);
        let phase = match state.phase {
            Phase::Dealing => state.pouch.len() == super::TILES.len(),
            Phase::Bidding => !state.bidders().is_empty(),
            Phase::Turn(seat) => at_table(seat),
            Phase::Drawing(seat) => at_table(seat) && !state.pouch.is_empty(),
            Phase::Over(_) => true,
        };
        let lists = [state.hands.len(), state.bids.len(), state.scores.len(), state.last.len()];
        let in_order = |tiles: &Vec<u8>| tiles.is_sorted();
        lists == [seats; 4]
            && phase
            && state.left.minus(SeatSet::first(seats)).is_empty()
            && state.round <= self.options.rounds.get() + 1
            && state.window < 1_000_000
            && state.scores.iter().all(|score| score.unsigned_abs() < 1 << 40)
            && [&state.pouch, &state.spent].into_iter().chain(&state.hands).all(in_order)
    }
}

impl<const FAULT: u8> InWords for Pouch<FAULT> {
    const TITLE: &'static str = "Pouch";
    const SUMMARY: &'static str = "Bid tiles unseen; the highest that nobody else bids wins them all.";
    const MINUTES: u16 = 5;

    const LOCALES: Locales = match FAULT {
        fault if fault == Fault::SentenceMissing as u8 => &[("en", include_str!("options.ftl"))],
        fault if fault == Fault::OptionUnnamed as u8 => &[("en", include_str!("en.ftl"))],
        _ => &[("en", concat!(include_str!("en.ftl"), include_str!("options.ftl")))],
    };
    const SENTENCES: &'static [&'static [Sentence]] = &[SENTENCES];
    const PROBLEMS: &'static [Sentence] = super::rules::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[super::text::PouchRefusal::SENTENCES];

    fn show(&self, view: &View, names: &Names, _: &dyn Voice) -> String {
        let scores =
            view.scores.iter().enumerate().map(|(seat, score)| format!("{} {score}", names.of(Seat::new(seat))));
        format!("Round {}\nHand {:?}\n{}", view.round, view.hand, scores.collect::<Vec<_>>().join(", "))
    }

    fn tell(notice: &Notice, _: usize) -> Vec<Message> {
        vec![match notice {
            Notice::Dealt => dealt(),
            Notice::HasBid(seat, _) => has_bid(*seat),
            Notice::Resolved(_, Some(seat)) => wins(*seat),
            Notice::Resolved(_, None) => nobody_wins(),
            Notice::Drew(seat, _) => draws(*seat),
            Notice::Kept(seat) => keeps(*seat),
            Notice::Gone(seat) => gone(*seat),
            Notice::Ended => ended(),
        }]
    }

    fn explain(&self, _: &View) -> Vec<Message> {
        vec![forms()]
    }

    fn understand(&self, _: &View, _: Seat, typed: &str) -> Result<Self::Action, Refusal> {
        if Self::has(Fault::PanicOnText)
            && let Some(tile) = typed.strip_prefix("bid ")
        {
            assert!(tile.parse::<u8>().is_ok(), "a planted panic");
        }
        typed.trim().parse().map_err(|unreadable| Decline::NotUnderstood(unreadable).refusal())
    }

    fn position(&self, state: &State) -> String {
        serde_json::to_string(state).expect("a state is plain data")
    }

    fn set_up(&self, position: &str) -> Result<State, Unreadable> {
        let wrong = || Unreadable::new("the state as JSON", position);
        let state: State = serde_json::from_str(position).map_err(|_| wrong())?;
        let playable = self.is_playable(&state) && self.invariant(&state).is_ok();
        if playable { Ok(state) } else { Err(wrong()) }
    }
}

use super::{Rally, RallyAction, RallyEvent, RallyState, RallyView};
use kee_game::{Decline, Game, InWords, Locales, Message, Names, Refusal, Seat, SeatSet, Sentence, Unreadable, Voice};

const POSITION: &str = "`HITS TURN SCORES`, as in `7 B 4/3`";

kee_game::messages! {
    /// The lines of the board, and the commands that can be typed.
    SHOWN;
    hits(count) = "rally-show-hits";
    type_hit() = "rally-type-hit";
}

impl InWords for Rally {
    const TITLE: &'static str = "Rally";
    const SUMMARY: &'static str = "Two players hit a ball back and forth.";
    const MINUTES: u16 = 5;

    const LOCALES: Locales = &[("en", include_str!("locales/en.ftl")), ("nl", include_str!("locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[RallyEvent::SENTENCES, SHOWN];
    const PROBLEMS: &'static [Sentence] = super::rules::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[super::RallyRefusal::SENTENCES];

    fn show(&self, view: &RallyView, names: &Names, voice: &dyn Voice) -> String {
        let [a, b] = [0, 1].map(|seat| format!("{} {}", names.of(Seat::new(seat)), view.scores[seat]));
        format!("{}\n{a}, {b}", voice.tell(&hits(view.hits), names))
    }

    fn tell(notice: &RallyEvent, _: usize) -> Vec<Message> {
        vec![notice.message()]
    }

    fn explain(&self, _: &RallyView) -> Vec<Message> {
        vec![type_hit()]
    }

    fn understand(&self, _: &RallyView, _: Seat, typed: &str) -> Result<RallyAction, Refusal> {
        let typed = typed.trim().to_ascii_lowercase();
        typed.parse().map_err(|unreadable| Decline::NotUnderstood(unreadable).refusal())
    }

    fn position(&self, state: &RallyState) -> String {
        let [a, b] = [state.scores[0], state.scores[1]];
        format!("{} {} {a}/{b}", state.hits, state.turn)
    }

    fn set_up(&self, position: &str) -> Result<RallyState, Unreadable> {
        let read = || {
            let [hits, turn, scores] = position.split(' ').collect::<Vec<_>>()[..] else { return None };
            let (a, b) = scores.split_once('/')?;
            let turn = turn.parse::<Seat>().ok().filter(|seat| self.seating().has(*seat))?;
            let most = self.options().hits.get();
            let hits = hits.parse().ok().filter(|hits| *hits <= most)?;
            let scores = vec![a.parse().ok()?, b.parse().ok()?];
            let ending = (hits == most).then(|| "played_out".to_owned());
            Some(RallyState { hits, turn, scores, left: SeatSet::NONE, ending })
        };
        let state = read().filter(|state| self.position(state) == position);
        state.ok_or_else(|| Unreadable::new(POSITION, position))
    }
}

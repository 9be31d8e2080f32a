use crate::{NewGame, NewGameAction, NewGameEvent, NewGameRefusal, NewGameState, NewGameView};
use kee_game::{Decline, Game, InWords, Locales, Message, Names, Refusal, Seat, Sentence, Unreadable, Voice};
use std::fmt::Write;

const POSITION: &str = "`COUNTERS TURN SCORES`, as in `7 B 0/0`";

impl InWords for NewGame {
    const TITLE: &'static str = "Newgame";
    const SUMMARY: &'static str = "Take a few counters from the heap; the last one decides.";

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[NewGameEvent::SENTENCES];
    const PROBLEMS: &'static [Sentence] = crate::rules::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[NewGameRefusal::SENTENCES];

    fn show(&self, view: &NewGameView, names: &Names) -> String {
        let rows: Vec<String> = (0..view.counters).step_by(10).map(|done| row(view.counters - done)).collect();
        let mut text = format!("Counters: {}\n{}\n", view.counters, rows.join("\n"));
        for seat in self.seating().seats() {
            let mark = if view.turn == Some(seat) { ">" } else { " " };
            let _ = write!(text, "\n{mark} {:<12} {:>3}", names.of(seat), view.scores[seat.index()]);
        }
        text
    }

    fn tell(notice: &NewGameEvent, _: usize) -> Vec<Message> {
        vec![notice.message()]
    }

    fn explain(&self, view: &NewGameView, _: &dyn Voice) -> String {
        format!("take COUNT   take from 1 to {} counters", view.most)
    }

    /// Reads a number alone, too.
    fn understand(&self, _: &NewGameView, _: Seat, typed: &str) -> Result<NewGameAction, Refusal> {
        let typed = typed.trim().to_ascii_lowercase();
        let count = typed.strip_prefix("take").unwrap_or(&typed).trim();
        let action = format!("take {count}").parse();
        action.map_err(|unreadable| Decline::NotUnderstood(unreadable).refusal())
    }

    fn position(&self, state: &NewGameState) -> String {
        format!("{} {} {}/{}", state.counters, state.turn, state.scores[0], state.scores[1])
    }

    fn set_up(&self, position: &str) -> Result<NewGameState, Unreadable> {
        let read = || {
            let [counters, turn, scores] = position.split(' ').collect::<Vec<_>>()[..] else { return None };
            let (a, b) = scores.split_once('/')?;
            let counters = counters.parse().ok()?;
            let turn = turn.parse::<Seat>().ok().filter(|seat| self.seating().has(*seat))?;
            let scores = vec![a.parse().ok()?, b.parse().ok()?];
            let ending = (counters == 0).then(|| "played_out".to_owned());
            Some(NewGameState { counters, turn, scores, ending, ..self.start() })
        };
        let state = read().filter(|state| self.invariant(state).is_ok() && self.position(state) == position);
        state.ok_or_else(|| Unreadable::new(POSITION, position))
    }
}

/// Up to ten counters in a row.
fn row(counters: u32) -> String {
    vec!["o"; counters.min(10) as usize].join(" ")
}

use crate::{NewGame, NewGameAction, NewGameEvent, NewGameRefusal, NewGameState, NewGameView};
use kee_game::{Decline, Game, InWords, Locales, Message, Names, Question, Refusal, Seat, Sentence, Unreadable, Voice};
use std::fmt::Write;

const POSITION: &str = "`COUNTERS TURN SCORES`, as in `7 B 0/0`";

kee_game::messages! {
    /// The lines of the board, and the commands that can be typed.
    SHOWN;
    counters(count) = "newgame-show-counters";
    type_take(most) = "newgame-type-take";
}

impl InWords for NewGame {
    const TITLE: &'static str = "Newgame";
    const SUMMARY: &'static str = "Take a few counters from the heap; the last one decides.";
    const MINUTES: u16 = 5;

    const LOCALES: Locales = &[("en", include_str!("../locales/en.ftl")), ("nl", include_str!("../locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[NewGameEvent::SENTENCES, SHOWN];
    const PROBLEMS: &'static [Sentence] = crate::rules::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[NewGameRefusal::SENTENCES];

    const QUESTIONS: &'static [Question<'static>] = &[Question::Score, Question::Board];

    fn show(&self, view: &NewGameView, names: &Names, voice: &dyn Voice) -> String {
        let rows: Vec<String> = (0..view.counters).step_by(10).map(|done| row(view.counters - done)).collect();
        let mut text = format!("{}\n{}\n", voice.tell(&counters(view.counters), names), rows.join("\n"));
        for seat in self.seating().seats() {
            let mark = if view.turn == Some(seat) { ">" } else { " " };
            let _ = write!(text, "\n{mark} {:<12} {:>3}", names.of(seat), view.scores[seat.index()]);
        }
        text
    }

    fn tell(notice: &NewGameEvent, _: usize) -> Vec<Message> {
        vec![notice.message()]
    }

    fn explain(&self, view: &NewGameView) -> Vec<Message> {
        vec![type_take(view.most)]
    }

    fn answer(&self, view: &NewGameView, question: Question<'_>) -> Vec<Message> {
        match question {
            Question::Score => Message::scores(self, view),
            Question::Board => vec![counters(view.counters)],
            _ => Vec::new(),
        }
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

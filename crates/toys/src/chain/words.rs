use super::{Chain, ChainAction, ChainEvent, ChainState, ChainView, ChainWord, FirstLetter, Said, Turn};
use kee_game::{
    Decline, Game, InWords, Locales, Message, Names, Refusal, Seat, Sentence, TurnScore, Unreadable, Voice,
};
use std::fmt::Write;

const POSITION: &str = "`LETTER LAST WORDS`, as in `t A cat,tent` or `c B -`";

kee_game::messages! {
    /// The lines of the board, and the commands that can be typed.
    SHOWN;
    next_letter(letter) = "chain-show-letter";
    no_letter() = "chain-show-no-letter";
    words_said(words) = "chain-show-said";
    turn_of(turn, turns) = "chain-show-turn";
    type_say(shortest, letter) = "chain-type-say";
    type_pass() = "chain-type-pass";
    type_done() = "chain-type-done";
}

impl InWords for Chain {
    const TITLE: &'static str = "Chain";
    const SUMMARY: &'static str = "Say a word that begins with the letter the last one ended with.";
    const MINUTES: u16 = 10;
    const FINDING: bool = true;

    const LOCALES: Locales = &[("en", include_str!("locales/en.ftl")), ("nl", include_str!("locales/nl.ftl"))];
    const SENTENCES: &'static [&'static [Sentence]] = &[ChainEvent::SENTENCES, SHOWN];
    const PROBLEMS: &'static [Sentence] = super::rules::PROBLEMS;
    const REFUSALS: &'static [&'static [Sentence]] = &[super::ChainRefusal::SENTENCES];

    fn show(&self, view: &ChainView, names: &Names, voice: &dyn Voice) -> String {
        let say = |message: Message| voice.tell(&message, names);
        let words: Vec<String> = view.said.iter().map(shown).collect();
        let words = if words.is_empty() { "-".to_owned() } else { words.join(" ") };
        let letter = view.letter.map_or_else(no_letter, next_letter);
        let mut text = format!("{}\n{}", say(letter), say(words_said(words)));
        for seat in self.seating().seats() {
            let mark = Message::standing(seat, view.left, view.turn).map_or_else(String::new, say);
            let mine = if view.seat == Some(seat) { "*" } else { " " };
            let (name, score) = (names.of(seat), view.scores[seat.index()]);
            let turns = say(turn_of(view.turns[seat.index()], self.options().rounds.get()));
            let _ = write!(text, "\n{mine}{name:<12} {score:>4}  {turns} {mark}");
            text.truncate(text.trim_end().len());
        }
        text
    }

    fn tell(notice: &ChainEvent, _: usize) -> Vec<Message> {
        vec![notice.message()]
    }

    fn turn_score(&self, notice: &ChainEvent) -> Option<TurnScore> {
        match notice {
            ChainEvent::Said(seat, word) => {
                let words = vec![word.as_str().to_ascii_uppercase()];
                Some(TurnScore { seat: *seat, points: i64::from(word.points()), words })
            }
            _ => None,
        }
    }

    fn explain(&self, view: &ChainView) -> Vec<Message> {
        let letter = view.letter.map_or(String::new(), String::from);
        let pass = match self.options().turn {
            Turn::Single => type_pass(),
            Turn::Spree => type_done(),
        };
        vec![type_say(self.options().shortest.get(), letter), pass]
    }

    /// Reads a word alone, and `-` as a pass.
    fn understand(&self, _: &ChainView, _: Seat, typed: &str) -> Result<ChainAction, Refusal> {
        let typed = typed.trim().to_ascii_lowercase();
        let word = match typed.split_whitespace().collect::<Vec<_>>()[..] {
            ["pass" | "-"] => return Ok(ChainAction::Pass),
            ["say", word] | [word] => word.parse(),
            _ => Err(Unreadable::new("a word, or `pass`", &typed)),
        };
        word.map(ChainAction::Say).map_err(|unreadable| Decline::NotUnderstood(unreadable).refusal())
    }

    fn look_up(&self, _: &ChainView, word: &str) -> Result<bool, Message> {
        Ok(self.lexicon().contains(word))
    }

    fn position(&self, state: &ChainState) -> String {
        let words: Vec<&str> = state.said.iter().map(|said| said.word.as_str()).collect();
        let words = if words.is_empty() { "-".to_owned() } else { words.join(",") };
        format!("{} {} {words}", state.letter.unwrap_or('-'), state.last)
    }

    /// Sets up a position with scores and turns as at the start of a game.
    fn set_up(&self, position: &str) -> Result<ChainState, Unreadable> {
        let wrong = || Unreadable::new(POSITION, position);
        let [letter, last, words] = position.split(' ').collect::<Vec<_>>()[..] else {
            return Err(wrong());
        };
        let mut state = self.start();
        state.letter = if letter == "-" { None } else { Some(letter.parse::<FirstLetter>()?.0) };
        state.last = last.parse::<Seat>().ok().filter(|seat| self.seating().has(*seat)).ok_or_else(wrong)?;
        let words: Vec<ChainWord> =
            if words == "-" { Vec::new() } else { words.split(',').map(str::parse).collect::<Result<_, _>>()? };
        if let Some(word) = words.last()
            && state.letter != Some(word.last())
        {
            return Err(Unreadable::new(format!("the letter that {word} ends with"), letter));
        }
        // It doesn't matter who said the words, so all of them go to the last player.
        state.said = words.into_iter().map(|word| Said { seat: state.last, word, struck: false }).collect();
        self.invariant(&state).map_err(|why| Unreadable::new(format!("a chain ({why})"), position))?;
        Ok(state)
    }
}

fn shown(said: &Said) -> String {
    if said.struck { format!("({})", said.word) } else { said.word.to_string() }
}

//! The pace of the live region: what waits to be said, and in which order.

/// A screen reader speaks about fifteen characters a second.
const MILLIS_A_CHARACTER: f64 = 60.0;
/// No utterance is shorter or longer than this, in milliseconds.
const SHORTEST: f64 = 1_200.0;
const LONGEST: f64 = 10_000.0;

/// Sentences that wait until the last one has been heard. What comes meanwhile is said together: first what concerns the
/// reader, then other news, then what the table waits for now and what the reader is to do, of which only the newest count.
#[derive(Default, Debug)]
pub(crate) struct SpeechQueue {
    concerning: Vec<String>,
    others: Vec<String>,
    state: Option<String>,
    prompt: Option<String>,
    /// The time when the last utterance has been heard, in milliseconds.
    heard_at: f64,
}

impl SpeechQueue {
    /// Adds news, once.
    pub(crate) fn add(&mut self, sentence: String, concerns_reader: bool) {
        if !self.concerning.contains(&sentence) && !self.others.contains(&sentence) {
            let news = if concerns_reader { &mut self.concerning } else { &mut self.others };
            news.push(sentence);
        }
    }

    /// Replaces what the table waits for.
    pub(crate) fn set_state(&mut self, sentence: String) {
        self.state = Some(sentence);
    }

    /// Replaces what the reader is to do.
    pub(crate) fn set_prompt(&mut self, sentence: String) {
        self.prompt = Some(sentence);
    }

    /// The time to wait before [`SpeechQueue::take`], in milliseconds; none if there is nothing to say.
    pub(crate) fn wait(&self, now: f64) -> Option<u32> {
        let news = !self.concerning.is_empty() || !self.others.is_empty();
        (news || self.state.is_some() || self.prompt.is_some())
            .then(|| (self.heard_at - now).clamp(0.0, LONGEST) as u32)
    }

    /// Everything that waits, as one utterance that begins now.
    pub(crate) fn take(&mut self, now: f64) -> String {
        let news = self.concerning.drain(..).chain(self.others.drain(..));
        let all = news.chain(self.state.take()).chain(self.prompt.take());
        let utterance = all.map(stopped).collect::<Vec<_>>().join(" ");
        self.speaks(&utterance, now);
        utterance
    }

    /// Takes note of an utterance that begins now, such as the answer to a question.
    pub(crate) fn speaks(&mut self, utterance: &str, now: f64) {
        let lasts = (MILLIS_A_CHARACTER * utterance.chars().count() as f64).clamp(SHORTEST, LONGEST);
        self.heard_at = now + lasts;
    }
}

/// A sentence with a full stop, so that a voice pauses before the next one.
fn stopped(mut sentence: String) -> String {
    if sentence.ends_with(char::is_alphanumeric) {
        sentence.push('.');
    }
    sentence
}

/// A text as it is said: words in capitals would be spelt letter by letter.
pub(crate) fn pronounced(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    for word in text.split_inclusive(|letter: char| !letter.is_alphabetic()) {
        if word.chars().filter(|letter| letter.is_uppercase()).nth(1).is_some() {
            said += &word.to_lowercase();
        } else {
            said += word;
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_while_something_is_said_is_said_together_afterwards() {
        let mut queue = SpeechQueue::default();
        assert_eq!(queue.wait(0.0), None);
        queue.add("Bo passes.".to_owned(), false);
        queue.set_state("Cleo to move".to_owned());
        assert_eq!(queue.wait(0.0), Some(0));
        assert_eq!(queue.take(0.0), "Bo passes. Cleo to move.");
        assert_eq!(queue.wait(0.0), None);
        queue.add("Cleo passes.".to_owned(), false);
        queue.set_state("Dee to move.".to_owned());
        queue.add("Dee captures your pawn on 12.".to_owned(), true);
        queue.set_state("Your turn.".to_owned());
        assert_eq!(queue.wait(440.0), Some(1_000), "24 characters last 1440 ms");
        assert_eq!(queue.take(1_440.0), "Dee captures your pawn on 12. Cleo passes. Your turn.");
    }

    #[test]
    fn a_prompt_comes_last() {
        let mut queue = SpeechQueue::default();
        queue.set_prompt("Ask for two letters.".to_owned());
        queue.set_state("Your turn".to_owned());
        queue.add("Bo passes.".to_owned(), false);
        assert_eq!(queue.take(0.0), "Bo passes. Your turn. Ask for two letters.");
    }

    #[test]
    fn the_same_news_is_said_once() {
        let mut queue = SpeechQueue::default();
        queue.add("The game is over.".to_owned(), false);
        queue.add("The game is over.".to_owned(), true);
        assert_eq!(queue.take(0.0), "The game is over.");
    }

    #[test]
    fn nothing_is_waited_for_longer_than_ten_seconds() {
        let mut queue = SpeechQueue::default();
        queue.speaks(&"x".repeat(1_000), 0.0);
        queue.add("Bo passes.".to_owned(), false);
        assert_eq!(queue.wait(0.0), Some(10_000));
        assert_eq!(queue.wait(20_000.0), Some(0));
    }

    #[test]
    fn words_are_spoken_and_letters_and_squares_are_spelt() {
        assert_eq!(pronounced("Bo plays HEARTS for 12 (ART, A)."), "Bo plays hearts for 12 (art, A).");
        assert_eq!(pronounced("Your letters: A E. C4, 8H."), "Your letters: A E. C4, 8H.");
    }
}

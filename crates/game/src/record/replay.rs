use super::{Ending, Header, Record, RecordEntry};
use crate::{Game, Input, Match, Problem, Resources, Seed, configure, excerpt};
use std::fmt;

/// The first thing wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The entry, from 1; none if the problem is before or after the entries.
    pub entry: Option<usize>,
    /// A sentence that says what is wrong.
    pub why: String,
}

impl Mismatch {
    fn outside(why: impl Into<String>) -> Self {
        Self { entry: None, why: why.into() }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "entry {entry}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

impl std::error::Error for Mismatch {}

/// The rules a record was played by, if we still have them.
pub fn rules_of<G: Game>(header: &Header, resources: &Resources) -> Result<G, Mismatch> {
    rules_of_said(header, resources, Problem::to_string)
}

/// The same, with problems of the options put into words by the caller.
pub fn rules_of_said<G: Game>(
    header: &Header,
    resources: &Resources,
    say: impl Fn(&Problem) -> String,
) -> Result<G, Mismatch> {
    if header.game != G::ID {
        return Err(Mismatch::outside(format!("expected a record of {}, got {}", G::ID, excerpt(&header.game))));
    }
    if header.rules != G::RULES {
        let why = format!("expected rules {} of {}, got rules {}", G::RULES, G::ID, header.rules);
        return Err(Mismatch::outside(why));
    }
    let mine = resources.word_list().filter(|_| G::WORDS).map(|words| (words.hash.as_str(), words.name.as_str()));
    let theirs = header.words.as_ref().map(|words| (words.hash.as_str(), words.name.as_str()));
    if mine.map(|(hash, _)| hash) != theirs.map(|(hash, _)| hash) {
        let show = |words: Option<(&str, &str)>| {
            words.map_or("none".to_owned(), |(hash, name)| format!("`{}` ({})", excerpt(name), excerpt(hash)))
        };
        return Err(Mismatch::outside(format!(
            "played with word list {}, but this program has {}",
            show(theirs),
            show(mine)
        )));
    }
    let (options, mut problems) = configure(G::Options::default(), &header.options);
    let rules = G::new(options, header.seating(), resources);
    problems.extend(rules.as_ref().err().into_iter().flatten().cloned());
    match rules {
        Ok(rules) if problems.is_empty() => Ok(rules),
        _ => {
            let sentences: Vec<String> = problems.iter().map(say).collect();
            Err(Mismatch::outside(sentences.join(" ")))
        }
    }
}

/// Replays the first `most` entries of a record. Ignores its outcome and seed.
pub fn replay<G: Game>(record: &Record, resources: &Resources, most: usize) -> Result<Match<G>, Mismatch> {
    let mut game = Match::new(rules_of(&record.header, resources)?);
    for (number, entry) in (1..).zip(record.entries.iter().take(most)) {
        step(&mut game, entry, None).map_err(|why| Mismatch { entry: Some(number), why })?;
    }
    Ok(game)
}

/// Replays a record and checks everything: every entry is legal and in time, every chance comes from the seed, the seed
/// is the promised one, and the outcome follows from the rules.
///
/// The chance of an unfinished game can't be checked yet, since its seed is still secret; that of a game dealt by hand
/// never can, since it has no seed.
pub fn verify<G: Game>(record: &Record, resources: &Resources) -> Result<Match<G>, Mismatch> {
    let mut game = Match::new(rules_of(&record.header, resources)?);
    let seed = record.ending.as_ref().and_then(|ending| ending.seed.as_ref());
    for (number, entry) in (1..).zip(&record.entries) {
        step(&mut game, entry, seed).map_err(|why| Mismatch { entry: Some(number), why })?;
    }
    match (&record.ending, game.wait().outcome()) {
        (None, None) => Ok(game),
        (None, Some(_)) => Err(Mismatch::outside("the game is over, but its record has no ending")),
        (Some(_), None) => Err(Mismatch::outside("the record has an ending, but the game is not over")),
        (Some(Ending { outcome, seed }), Some(real)) => {
            if seed.as_ref().map(Seed::commitment) != record.header.commitment {
                Err(Mismatch::outside("the seed is not the one whose fingerprint was shown before the first deal"))
            } else if outcome != real {
                Err(Mismatch::outside(format!("the outcome should be {real:?}, got {outcome:?}")))
            } else {
                Ok(game)
            }
        }
    }
}

fn step<G: Game>(game: &mut Match<G>, entry: &RecordEntry, seed: Option<&Seed>) -> Result<(), String> {
    let input: Input<G::Action, G::Chance> = entry.input.from_text().map_err(|what| what.to_string())?;
    if let (Input::Chance(chance), Some(seed)) = (&input, seed)
        && game.wait() == &crate::Wait::Chance
    {
        let drawn = game.drawn(seed);
        if *chance != drawn {
            return Err(format!("the seed gives `{drawn}`, got `{chance}`"));
        }
    }
    game.apply(entry.at, input).map(drop).map_err(|refusal| refusal.to_string())
}

impl<G: Game> Match<G> {
    /// The game so far as a record, with its ending and seed only once it is over.
    pub fn record(&self, header: &Header, seed: &Seed) -> Record {
        self.written(header, Some(seed))
    }

    /// The same for a game that was dealt by hand.
    pub fn record_by_hand(&self, header: &Header) -> Record {
        self.written(header, None)
    }

    fn written(&self, header: &Header, seed: Option<&Seed>) -> Record {
        let entries = self.log().iter().map(|entry| RecordEntry { at: entry.at, input: entry.input.in_text() });
        let ending = self.wait().outcome().map(|outcome| Ending { outcome: outcome.clone(), seed: seed.cloned() });
        Record { header: header.clone(), entries: entries.collect(), undone: Vec::new(), ending }
    }
}

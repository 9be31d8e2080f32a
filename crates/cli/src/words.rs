use crate::{output, stop::Stop, word_source};
use clap::{Args, Subcommand};
use kee_game::Seed;
use kee_lexicon::{Anagram, Lexicon, List};
use serde_json::{Value, json};
use std::io::{self, Write};

#[derive(Args)]
pub(crate) struct WordsArgs {
    #[command(subcommand)]
    question: Question,
    /// In which English list to look
    #[arg(long, global = true, value_name = "LIST", default_value = "full", value_parser = list_parser())]
    list: String,
    /// In a list of your own: a file with one word a line
    #[arg(long, global = true, value_name = "FILE", conflicts_with = "list")]
    words: Option<String>,
    /// Only words of at least so many letters
    #[arg(long, global = true, value_name = "N")]
    min: Option<usize>,
    /// Only words of at most so many letters
    #[arg(long, global = true, value_name = "N")]
    max: Option<usize>,
    /// The longest first
    #[arg(long, global = true)]
    longest: bool,
    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Question {
    /// Whether these are words
    Look {
        #[arg(required = true, value_name = "WORD")]
        asked: Vec<String>,
    },
    /// Words that begin so
    Prefix { prefix: String },
    /// Words that fit: `?` is one letter, `*` any run of letters
    Pattern { pattern: String },
    /// Words of exactly these letters; `?` is a blank
    Anagram {
        letters: String,
        /// Of any of the letters, not of all
        #[arg(long)]
        any: bool,
    },
    /// How rare these words are: the SCOWL level, and the smallest list they are in
    Level {
        #[arg(required = true, value_name = "WORD")]
        asked: Vec<String>,
    },
    /// Words at random; the same seed gives the same words
    Random {
        /// How many
        #[arg(default_value_t = 10, value_name = "N")]
        count: usize,
        /// Which words these are
        #[arg(long, value_name = "TEXT", default_value = "words")]
        seed: String,
        /// Only words that no smaller list has
        #[arg(long)]
        rarest: bool,
    },
    /// How many words there are, and the hash that records name the list by
    Count,
}

fn list_parser() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(List::ALL.map(List::name))
}

pub(crate) fn run(args: &WordsArgs) -> Result<(), Stop> {
    let lexicon = word_source::lexicon(args.words.as_deref().unwrap_or(&args.list))?;
    let bad = |what: kee_lexicon::BadPattern| Stop::usage(what.to_string());
    match &args.question {
        Question::Look { asked } => look(args, &lexicon, asked),
        Question::Level { asked } => level(args, &lexicon, asked),
        Question::Count => count(args, &lexicon),
        Question::Prefix { prefix } => list(args, lexicon.with_prefix(prefix)),
        Question::Pattern { pattern } => list(args, lexicon.matching(pattern).map_err(bad)?),
        Question::Anagram { letters, any } => {
            let anagram = if *any { Anagram::Subset } else { Anagram::Exact };
            list(args, lexicon.anagrams(letters, anagram).map_err(bad)?)
        }
        Question::Random { count, seed, rarest } => {
            let floor = if *rarest { smaller_than(&lexicon).map(List::highest_level) } else { None };
            let mut words: Vec<String> = lexicon.words().filter(|word| fits(args, word)).collect();
            words.retain(|word| !*rarest || lexicon.level(word) > floor);
            Seed::named(seed).dice(0).shuffle(&mut words);
            words.truncate(*count);
            words.sort_unstable();
            list(args, words)
        }
    }
}

/// The next smaller English list, if this one has any.
fn smaller_than(lexicon: &Lexicon) -> Option<List> {
    let list: List = lexicon.name().parse().ok()?;
    List::ALL.into_iter().take_while(|smaller| *smaller < list).last()
}

fn fits(args: &WordsArgs, word: &str) -> bool {
    args.min.is_none_or(|min| min <= word.len()) && args.max.is_none_or(|max| word.len() <= max)
}

/// Prints what was found; nothing at all is a no.
fn list(args: &WordsArgs, words: impl IntoIterator<Item = String>) -> Result<(), Stop> {
    let mut words: Vec<String> = words.into_iter().filter(|word| fits(args, word)).collect();
    if args.longest {
        // Stable, so words of one length stay in alphabetical order.
        words.sort_by_key(|word| std::cmp::Reverse(word.len()));
    }
    if args.json {
        output::print_json(&words)?;
    } else {
        let mut out = output::buffered();
        words.iter().try_for_each(|word| writeln!(out, "{word}"))?;
        out.flush()?;
    }
    if words.is_empty() {
        eprintln!("No word of the list fits.");
        return Err(Stop::No);
    }
    Ok(())
}

fn look(args: &WordsArgs, lexicon: &Lexicon, words: &[String]) -> Result<(), Stop> {
    let found: Vec<bool> = words.iter().map(|word| lexicon.contains(word)).collect();
    if args.json {
        let answers = words.iter().zip(&found).map(|(word, found)| json!({ "word": word, "found": found }));
        output::print_json(&answers.collect::<Vec<Value>>())?;
    } else {
        for (word, found) in words.iter().zip(&found) {
            let answer = if *found { "yes" } else { "no" };
            writeln!(io::stdout(), "{}: {answer}, by the list {}", kee_game::excerpt(word), lexicon.name())?;
        }
    }
    if found.iter().all(|found| *found) { Ok(()) } else { Err(Stop::No) }
}

fn level(args: &WordsArgs, lexicon: &Lexicon, words: &[String]) -> Result<(), Stop> {
    let levels: Vec<Option<u8>> = words.iter().map(|word| lexicon.level(word)).collect();
    let smallest = |level: u8| List::ALL.into_iter().find(|list| level <= list.highest_level()).map(List::name);
    if args.json {
        let answers = words
            .iter()
            .zip(&levels)
            .map(|(word, level)| json!({ "word": word, "level": level, "list": level.and_then(smallest) }));
        output::print_json(&answers.collect::<Vec<Value>>())?;
    } else {
        for (word, level) in words.iter().zip(&levels) {
            let word = kee_game::excerpt(word);
            match level {
                Some(level) => {
                    writeln!(io::stdout(), "{word}: level {level}, {}", smallest(*level).unwrap_or("in no list"))?;
                }
                None => writeln!(io::stdout(), "{word}: no level in the list {}", lexicon.name())?,
            }
        }
    }
    if levels.iter().all(Option::is_some) { Ok(()) } else { Err(Stop::No) }
}

fn count(args: &WordsArgs, lexicon: &Lexicon) -> Result<(), Stop> {
    let (name, words, hash) = (lexicon.name(), lexicon.len(), lexicon.hash());
    if args.json {
        return output::print_json(&json!({ "list": name, "words": words, "hash": hash }));
    }
    writeln!(io::stdout(), "{name}: {words} words, hash {hash}")?;
    Ok(())
}

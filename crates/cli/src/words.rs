use crate::{args::word_source, output, stop::Stop};
use clap::{Args, Subcommand, ValueHint};
use kee_game::{Seed, excerpt};
use kee_lexicon::{Anagram, Lexicon, List};
use serde_json::{Value, json};
use std::io::{self, Write};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

#[derive(Args)]
#[command(after_help = "Examples:
  kee words look zax
  kee words pattern 'q*z'
  kee words anagram 'stain?' --min 5 --longest")]
pub(crate) struct WordsArgs {
    #[command(subcommand)]
    question: WordQuery,
    /// Built-in English word list to use
    #[arg(long, global = true, value_name = "LIST", default_value = "full", value_parser = list_parser())]
    list: String,
    /// Word list of your own instead: a file with one word per line
    #[arg(long, global = true, value_name = "FILE", conflicts_with = "list", value_hint = ValueHint::FilePath)]
    words: Option<String>,
    /// Only words with at least N letters
    #[arg(long, global = true, value_name = "N")]
    min: Option<usize>,
    /// Only words with at most N letters
    #[arg(long, global = true, value_name = "N")]
    max: Option<usize>,
    /// List the longest words first
    #[arg(long, global = true)]
    longest: bool,
    /// Print JSON for programs
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum WordQuery {
    /// Check whether words are in the list
    Look {
        /// Word to look up, in any case; accents are ignored
        #[arg(required = true, value_name = "WORD")]
        asked: Vec<String>,
    },
    /// List words with this prefix
    Prefix {
        /// Letters the words start with
        prefix: String,
    },
    /// List words that match a pattern
    Pattern {
        /// Pattern: `?` is any letter, `*` any number of letters
        pattern: String,
    },
    /// List words made from letters
    Anagram {
        /// Letters to use; `?` is a blank
        letters: String,
        /// Use some of the letters instead of all of them
        #[arg(long)]
        any: bool,
    },
    /// Show how rare words are: their SCOWL level and the smallest list that has them
    Level {
        /// Word to look up, in any case; accents are ignored
        #[arg(required = true, value_name = "WORD")]
        asked: Vec<String>,
    },
    /// Pick random words; the same seed picks the same words
    Random {
        /// Number of words to pick
        #[arg(default_value_t = 10, value_name = "N")]
        count: usize,
        /// Name of the seed
        #[arg(long, value_name = "TEXT", default_value = "words")]
        seed: String,
        /// Only words that no smaller list has
        #[arg(long)]
        rarest: bool,
    },
    /// Count the words, and print the hash that identifies the list in records
    Count,
}

fn list_parser() -> clap::builder::PossibleValuesParser {
    clap::builder::PossibleValuesParser::new(List::ALL.map(List::name))
}

pub(crate) fn run(args: &WordsArgs) -> Result<(), Stop> {
    let lexicon = word_source::lexicon(args.words.as_deref().unwrap_or(&args.list))?;
    let bad = |what: kee_lexicon::BadPattern| Stop::usage(what.to_string());
    match &args.question {
        WordQuery::Look { asked } => look(args, &lexicon, asked),
        WordQuery::Level { asked } => level(args, &lexicon, asked),
        WordQuery::Count => count(args, &lexicon),
        WordQuery::Prefix { prefix } => list(args, lexicon.with_prefix(&folded(prefix))),
        WordQuery::Pattern { pattern } => list(args, lexicon.matching(&folded(pattern)).map_err(bad)?),
        WordQuery::Anagram { letters, any } => {
            let anagram = if *any { Anagram::Subset } else { Anagram::Exact };
            list(args, lexicon.anagrams(&folded(letters), anagram).map_err(bad)?)
        }
        WordQuery::Random { count, seed, rarest } => {
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

/// A word without its accents, as the lists have it: `cafe` for `café`.
fn folded(word: &str) -> String {
    word.nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// A word as it was typed, and as it was looked up where that differs: `café (CAFE)`.
fn shown(word: &str) -> String {
    let (typed, folded) = (excerpt(word), folded(word));
    if folded == *word { typed } else { format!("{typed} ({})", excerpt(&folded).to_uppercase()) }
}

/// The next smaller built-in list, if there is one.
fn smaller_than(lexicon: &Lexicon) -> Option<List> {
    let list: List = lexicon.name().parse().ok()?;
    List::ALL.into_iter().take_while(|smaller| *smaller < list).last()
}

fn fits(args: &WordsArgs, word: &str) -> bool {
    args.min.is_none_or(|min| min <= word.len()) && args.max.is_none_or(|max| word.len() <= max)
}

/// Prints the words found; none at all is a no.
fn list(args: &WordsArgs, words: impl IntoIterator<Item = String>) -> Result<(), Stop> {
    let mut words: Vec<String> = words.into_iter().filter(|word| fits(args, word)).collect();
    if args.longest {
        // A stable sort keeps words of one length in alphabetical order.
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
        eprintln!("No words found.");
        return Err(Stop::No);
    }
    Ok(())
}

fn look(args: &WordsArgs, lexicon: &Lexicon, words: &[String]) -> Result<(), Stop> {
    let found: Vec<bool> = words.iter().map(|word| lexicon.contains(&folded(word))).collect();
    if args.json {
        let answers = words.iter().zip(&found).map(|(word, found)| json!({ "word": word, "found": found }));
        output::print_json(&answers.collect::<Vec<Value>>())?;
    } else {
        for (word, found) in words.iter().zip(&found) {
            let answer = match found {
                true => "yes, it is in",
                false if folded(word).chars().all(|letter| letter.is_ascii_alphabetic()) => "no, it is not in",
                false => "no, it has characters other than A to Z and cannot be in",
            };
            writeln!(io::stdout(), "{}: {answer} the {} list", shown(word), lexicon.name())?;
        }
    }
    if found.iter().all(|found| *found) { Ok(()) } else { Err(Stop::No) }
}

fn level(args: &WordsArgs, lexicon: &Lexicon, words: &[String]) -> Result<(), Stop> {
    let levels: Vec<Option<u8>> = words.iter().map(|word| lexicon.level(&folded(word))).collect();
    let smallest = |level: u8| List::ALL.into_iter().find(|list| level <= list.highest_level()).map(List::name);
    if args.json {
        let answers = words
            .iter()
            .zip(&levels)
            .map(|(word, level)| json!({ "word": word, "level": level, "list": level.and_then(smallest) }));
        output::print_json(&answers.collect::<Vec<Value>>())?;
    } else {
        for (word, level) in words.iter().zip(&levels) {
            let word = shown(word);
            match level {
                Some(level) => {
                    writeln!(
                        io::stdout(),
                        "{word}: level {level}, in the {} list",
                        smallest(*level).unwrap_or("full")
                    )?;
                }
                None => writeln!(io::stdout(), "{word}: no level in the {} list", lexicon.name())?,
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

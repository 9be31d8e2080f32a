use super::nearest::mistyped;
use crate::{files::read_text, stop::Stop};
use kee_game::{Record, Resources};
use kee_games::AnyGame;
use kee_lexicon::{Lexicon, List};
use std::{path::Path, sync::Arc};

/// Help for every `--words`.
pub(crate) const HELP: &str = "Word list: everyday, common, standard, full, or a file with one word per line";

/// The number of bad lines of a word list that are reported before the rest is counted.
const NAMED_LINES: usize = 20;

/// Finds a word list by name, or reads it from a file.
pub(crate) fn lexicon(name: &str) -> Result<Arc<Lexicon>, Stop> {
    if let Ok(list) = name.parse::<List>() {
        return Ok(Lexicon::list(list));
    }
    let path = Path::new(name);
    if !path.exists() && name != "-" {
        let lists = List::ALL.map(List::name);
        let (mistyped, known) = (mistyped(name, lists), lists.join(", "));
        return Err(Stop::usage(format!("words: expected {known} or a file, got {mistyped}")));
    }
    let text = read_text(path).map_err(Stop::usage)?;
    let read = Lexicon::read(&one_line(path), &text).map_err(|bad| {
        let named = bad.iter().take(NAMED_LINES).map(|line| format!("{name}: {line}"));
        let more = bad.len().saturating_sub(NAMED_LINES);
        let rest = (more > 0).then(|| format!("{name}: {more} more bad lines"));
        Stop::Usage(named.chain(rest).collect())
    })?;
    Ok(Arc::new(read))
}

/// The name of a list in a record: the file's name, in one line.
fn one_line(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let words: Vec<&str> = name.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let name = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if name.is_empty() { "own".to_owned() } else { name }
}

/// The words of a game: none if it uses none, else the given list, or the full one.
pub(crate) fn resources(game: &dyn AnyGame, words: Option<&str>) -> Result<Resources, Stop> {
    match (game.about().words, words) {
        (false, None) => Ok(Resources::none()),
        (false, Some(_)) => {
            Err(Stop::usage(format!("words: {} does not use a word list; leave out --words", game.id())))
        }
        (true, words) => Ok(lexicon(words.unwrap_or(List::Full.name()))?.resources()),
    }
}

/// The words a record was played with: the list it names, unless another is given.
pub(crate) fn resources_of(record: &Record, given: Option<&Arc<Lexicon>>) -> Result<Resources, Stop> {
    let Some(used) = &record.header.words else { return Ok(Resources::none()) };
    match (given, used.name.parse::<List>()) {
        (Some(given), _) => Ok(given.resources()),
        (None, Ok(list)) => Ok(Lexicon::list(list).resources()),
        (None, Err(_)) => Err(Stop::usage(format!(
            "played with the word list `{}`, which is not built in; pass its file with --words",
            kee_game::excerpt(&used.name)
        ))),
    }
}

/// The words to suggest at a table: at most those of this list.
pub(crate) fn suggested(resources: &Resources, most: List) -> Resources {
    resources.words::<Lexicon>().map_or_else(Resources::none, |judge| judge.to_suggest(most).resources())
}

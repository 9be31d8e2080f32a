use crate::{keyboard::Keyboard, stop::Stop};
use keesdrow::{Cell, Score, Walk, Word};
use std::io::{self, Write};

/// The number of walks that are listed.
const SHOWN: usize = 9;

/// A walk and its score.
type ScoredWalk = (Score, Walk);

/// Asks which walk a word was played along. `None` means that the word is taken back.
pub(super) fn choose(word: &Word, mut ways: Vec<ScoredWalk>, keyboard: &mut Keyboard) -> Result<Option<Walk>, Stop> {
    let mut out = io::stdout();
    if ways.len() > 1 {
        show(word, &ways)?;
    }
    while ways.len() > 1 {
        let question = "Which walk? A number, cells it uses such as c4 d5, Enter for 1, or no to cancel";
        let Some(answer) = keyboard.ask(question)? else { return Ok(None) };
        let answer = answer.to_ascii_lowercase();
        let number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if ["no", "n", "undo", "quit"].contains(&answer.as_str()) {
            return Ok(None);
        } else if answer.is_empty() {
            ways.truncate(1);
        } else if let Some(way) = number.and_then(|number| ways.get(number)) {
            ways = vec![way.clone()];
        } else if let Some(cells) = cells(&answer) {
            let using: Vec<ScoredWalk> = ways.iter().filter(|(_, walk)| uses(walk, &cells)).cloned().collect();
            if using.is_empty() {
                writeln!(out, "None of these walks uses {answer}.")?;
            } else if using.len() > 1 {
                show(word, &using)?;
            }
            ways = if using.is_empty() { ways } else { using };
        } else {
            writeln!(out, "Type a number from 1 to {}, cells such as c4 d5, or no.", ways.len())?;
        }
    }
    Ok(ways.pop().map(|(_, walk)| walk))
}

fn show(word: &Word, ways: &[ScoredWalk]) -> Result<(), Stop> {
    let mut out = io::stdout();
    writeln!(out, "{word} has {} walks:", ways.len())?;
    for (number, (score, walk)) in (1..).zip(ways.iter().take(SHOWN)) {
        writeln!(out, "{number:>3}  {:>3}  {walk}", score.0)?;
    }
    if ways.len() > SHOWN {
        writeln!(out, "     and {} more", ways.len() - SHOWN)?;
    }
    Ok(())
}

/// Reads cells separated by spaces, or a whole walk.
fn cells(answer: &str) -> Option<Vec<Cell>> {
    answer.split([' ', '-']).filter(|cell| !cell.is_empty()).map(|cell| cell.parse().ok()).collect()
}

/// Whether a walk uses each of these cells, as often as it is listed.
fn uses(walk: &Walk, cells: &[Cell]) -> bool {
    let times = |all: &[Cell], cell: &Cell| all.iter().filter(|other| *other == cell).count();
    cells.iter().all(|cell| times(walk.cells(), cell) >= times(cells, cell))
}

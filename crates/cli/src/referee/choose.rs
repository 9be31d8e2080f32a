use crate::{keyboard::Keyboard, stop::Stop};
use keesdrow::{Cell, Score, Walk, Word};
use std::io::{self, Write};

/// How many walks are shown at once.
const SHOWN: usize = 9;

/// Which of its walks a word was played by; none if it was not meant after all.
pub(super) fn choose(
    word: &Word,
    mut walks: Vec<(Score, Walk)>,
    keyboard: &mut Keyboard,
) -> Result<Option<Walk>, Stop> {
    let mut out = io::stdout();
    while walks.len() > 1 {
        writeln!(out, "{word} can be walked in {} ways:", walks.len())?;
        for (number, (score, walk)) in (1..).zip(walks.iter().take(SHOWN)) {
            writeln!(out, "{number:>3}  {:>3}  {walk}", score.0)?;
        }
        if walks.len() > SHOWN {
            writeln!(out, "     and {} more", walks.len() - SHOWN)?;
        }
        let question = "Which one? Enter takes 1; a cell it uses, as in c4; no takes none";
        let Some(answer) = keyboard.ask(question)? else { return Ok(None) };
        let answer = answer.to_ascii_lowercase();
        let number = answer.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if ["no", "n", "undo", "quit"].contains(&answer.as_str()) {
            return Ok(None);
        } else if answer.is_empty() {
            walks.truncate(1);
        } else if let Some(chosen) = number.and_then(|number| walks.get(number)) {
            walks = vec![chosen.clone()];
        } else if let Ok(cell) = answer.parse::<Cell>() {
            let using: Vec<_> = walks.iter().filter(|(_, walk)| walk.cells().contains(&cell)).cloned().collect();
            match using.is_empty() {
                true => writeln!(out, "None of these walks uses {cell}.")?,
                false => walks = using,
            }
        } else {
            writeln!(out, "Type a number from 1 to {}, a cell such as c4, or no.", walks.len())?;
        }
    }
    Ok(walks.pop().map(|(_, walk)| walk))
}

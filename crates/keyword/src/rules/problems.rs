use super::{Judge, KeywordOptions, PrizeOf};
use crate::{Letters, Word};
use kee_game::{Problem, Seating};
use kee_lexicon::Lexicon;

/// The fewest letters of the first word (W3.1).
pub(super) const FIRST_WORD: usize = 3;

/// Everything that is wrong with a table, at once.
pub(super) fn problems(options: &KeywordOptions, seating: &Seating, lexicon: Option<&Lexicon>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let (seats, printed) = (seating.len(), options.board.printed());
    if !(1..=4).contains(&seats) {
        problems.push(Problem::new("seats", format!("two to four play, or one alone (W2.2), got {seats}")));
    }
    if !seating.each_alone() {
        problems.push(Problem::new("teams", "everyone plays for himself (W2.2)"));
    }
    if options.judge == Judge::Table && seats == 1 {
        let sentence = "a player alone has nobody to point at words; let the word list judge: judge=referee (W5.3)";
        problems.push(Problem::new("judge", sentence));
    }
    let (rack, letters) = (options.rack.get() as usize, printed.letters().len());
    if letters < rack * seats {
        let sentence = format!("the board has {letters} letters, too few for {seats} racks of {rack}");
        problems.push(Problem::new("board", sentence));
    }
    match lexicon {
        None => problems.push(Problem::new("words", "keyword needs a word list")),
        Some(lexicon) if !lexicon.words().any(|word| word.len() >= FIRST_WORD) => {
            let sentence = format!("the list has no word of {FIRST_WORD} letters or more");
            problems.push(Problem::new("words", sentence));
        }
        Some(lexicon) => {
            let longest = printed.width().max(printed.height());
            for of in PrizeOf::BOTH {
                let (about, prize) = match of {
                    PrizeOf::Table => ("table_prize", &options.table_prize),
                    PrizeOf::Party => ("party_prize", &options.party_prize),
                };
                let shortest = options.shortest.get() as usize;
                let flaw = prize.word().and_then(|word| {
                    let missing = missing(word, printed.letters());
                    match word.letters() {
                        _ if !lexicon.contains(&word.to_lowercase()) => Some(format!("the word list has no {word}")),
                        count if count < shortest => {
                            Some(format!("words have at least {shortest} letters, got {word}"))
                        }
                        count if count > longest => Some(format!("{word} is longer than the board")),
                        _ if !missing.is_empty() => Some(format!("there are too few letters for {word}: {missing}")),
                        _ => None,
                    }
                });
                problems.extend(flaw.map(|flaw| Problem::new(about, flaw)));
            }
        }
    }
    problems
}

/// The letters of a word that the box does not have.
fn missing(word: &Word, letters: &Letters) -> Letters {
    letters.lacking(&Letters::gather(&word.to_string()).unwrap_or_default())
}

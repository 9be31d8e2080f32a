use crate::{Judge, KeywordOptions, Letters, PrizeOf, Word};
use kee_game::{PARTY_PRIZE, Problem, Seating, TABLE_PRIZE};
use kee_lexicon::Lexicon;

/// The fewest letters of the first word (W3.1).
pub(crate) const FIRST_WORD: usize = 3;

kee_game::messages! {
    /// Problems of a table.
    pub(crate) PROBLEMS;
    challenge_alone() = "problem-keyword-challenge_alone";
    too_few_letters(letters, seats, rack) = "problem-keyword-too_few_letters";
    unknown_prize(word) = "problem-keyword-unknown_prize";
    short_prize(word, shortest) = "problem-keyword-short_prize";
    long_prize(word) = "problem-keyword-long_prize";
    prize_lacks(word, letters) = "problem-keyword-prize_lacks";
    pub(crate) file_square() = "problem-keyword-file_square";
    pub(crate) file_row_length(width, length) = "problem-keyword-file_row_length";
    pub(crate) file_rows(least, most, rows) = "problem-keyword-file_rows";
    pub(crate) file_columns(least, most, columns) = "problem-keyword-file_columns";
    pub(crate) file_no_grey() = "problem-keyword-file_no_grey";
    pub(crate) file_no_colour(colour, letter) = "problem-keyword-file_no_colour";
    pub(crate) file_no_letters() = "problem-keyword-file_no_letters";
}

/// Everything that is wrong with a table, at once.
pub(crate) fn problems(options: &KeywordOptions, seating: &Seating, lexicon: Option<&Lexicon>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let (seats, printed) = (seating.len(), options.board.printed());
    if !(1..=4).contains(&seats) {
        problems.push(Problem::players(1, 4));
    }
    if !seating.each_alone() {
        problems.push(Problem::no_teams());
    }
    if options.judge == Judge::Table && seats == 1 {
        problems.push(Problem::new("judge", challenge_alone()));
    }
    let (rack, letters) = (options.rack.get() as usize, printed.letters().len());
    if letters < rack * seats {
        problems.push(Problem::new("board", too_few_letters(letters, seats, rack)));
    }
    match lexicon {
        None => problems.push(Problem::no_word_list()),
        Some(lexicon) if !lexicon.words().any(|word| word.len() >= FIRST_WORD) => {
            problems.push(Problem::no_long_words(FIRST_WORD));
        }
        Some(lexicon) => {
            let longest = printed.width().max(printed.height());
            for of in PrizeOf::BOTH {
                let (about, prize) = match of {
                    PrizeOf::Table => (TABLE_PRIZE, &options.table_prize),
                    PrizeOf::Party => (PARTY_PRIZE, &options.party_prize),
                };
                let shortest = options.shortest.get() as usize;
                let flaw = prize.word().and_then(|word| {
                    let (missing, text) = (missing(word, printed.letters()), word.to_string());
                    match word.letters() {
                        _ if !lexicon.contains(&word.to_lowercase()) => Some(unknown_prize(text)),
                        count if count < shortest => Some(short_prize(text, shortest)),
                        count if count > longest => Some(long_prize(text)),
                        _ if !missing.is_empty() => Some(prize_lacks(text, missing.to_string())),
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

use super::{BoardChoice, Expansion, KeebbleOptions, LetterCells, StartWalls};
use crate::sheet::HANDS;
use kee_game::{Problem, Seating};
use kee_lexicon::Lexicon;

/// Everything that is wrong with a table, at once.
pub(super) fn problems(options: &KeebbleOptions, seating: &Seating, lexicon: Option<&Lexicon>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut wrong = |about: &str, sentence: String| problems.push(Problem::new(about, sentence));
    let seats = seating.len();
    if !(2..=HANDS).contains(&seats) {
        wrong("seats", format!("keebble is for 2 to {HANDS}, got {seats} (B1.1)"));
    }
    if !seating.each_alone() {
        wrong("teams", "everyone plays alone".to_owned());
    }
    if options.celldance == Expansion::On && options.supercells == Expansion::Off {
        wrong("celldance", "Celldance is played with Supercells; set supercells on (B11)".to_owned());
    }
    if options.letter_cells == LetterCells::Lasting && options.supercells == Expansion::Off {
        wrong("letter_cells", "there are no letter cells without Supercells; set supercells on (B10)".to_owned());
    }
    if options.board_seed != BoardChoice::Drawn && !options.is_generated() {
        wrong("board_seed", "only a generated board has a seed; set board generated (B1.6)".to_owned());
    }
    if options.start_walls == StartWalls::Off && !options.is_generated() {
        wrong("start_walls", "an empty sheet has no walls to leave out; set board generated (B1.6)".to_owned());
    }
    let (width, height) = options.size.cells();
    let edge = 2 * (width + height) - 4;
    let (endgame, free) = (options.endgame.get() as usize, edge.saturating_sub(seats));
    if endgame > free {
        let sentence = format!("{seats} hands leave {free} edge cells, so {endgame} can never have a letter (B5.1)");
        wrong("endgame", sentence);
    }
    match lexicon {
        None => wrong("words", "keebble needs a word list".to_owned()),
        Some(lexicon) if !lexicon.words().any(|word| word.len() > 1) => {
            wrong("words", "the list has no word of two letters or more".to_owned());
        }
        Some(_) => {}
    }
    problems
}

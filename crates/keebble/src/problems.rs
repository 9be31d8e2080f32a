use crate::{Expansion, KeebbleOptions, LetterCells, SeedChoice, StartWalls, sheet::HANDS};
use kee_game::{Problem, Seating};
use kee_lexicon::Lexicon;

kee_game::messages! {
    /// Problems of a table.
    pub(crate) PROBLEMS;
    celldance_alone() = "problem-keebble-celldance_alone";
    no_letter_cells() = "problem-keebble-no_letter_cells";
    no_generated_sheet() = "problem-keebble-no_generated_sheet";
    no_walls() = "problem-keebble-no_walls";
    endless(seats, free) = "problem-keebble-endless";
}

/// Everything that is wrong with a table, at once.
pub(crate) fn problems(options: &KeebbleOptions, seating: &Seating, lexicon: Option<&Lexicon>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let seats = seating.len();
    let seats_fit = (2..=HANDS).contains(&seats);
    if !seats_fit {
        problems.push(Problem::players(2, HANDS));
    }
    if !seating.each_alone() {
        problems.push(Problem::no_teams());
    }
    if options.celldance == Expansion::On && options.supercells == Expansion::Off {
        problems.push(Problem::new("celldance", celldance_alone()));
    }
    if options.letter_cells == LetterCells::Lasting && options.supercells == Expansion::Off {
        problems.push(Problem::new("letter_cells", no_letter_cells()));
    }
    if options.board_seed != SeedChoice::Drawn && !options.is_generated() {
        problems.push(Problem::new("board_seed", no_generated_sheet()));
    }
    if options.start_walls == StartWalls::Off && !options.is_generated() {
        problems.push(Problem::new("start_walls", no_walls()));
    }
    let (width, height) = options.size.cells();
    let edge = 2 * (width + height) - 4;
    let (endgame, free) = (options.endgame.get() as usize, edge.saturating_sub(seats));
    // The number of cells left doesn't help someone who has to change the number of hands first.
    if seats_fit && endgame > free {
        problems.push(Problem::new("endgame", endless(seats, free)));
    }
    match lexicon {
        None => problems.push(Problem::no_word_list()),
        Some(lexicon) if !lexicon.words().any(|word| word.len() > 1) => {
            problems.push(Problem::no_long_words(2));
        }
        Some(_) => {}
    }
    problems
}

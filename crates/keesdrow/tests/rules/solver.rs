//! The solver against a slow, obvious twin: every way to lay a word on the board, each judged by the board itself.

use kee_game::{Dice, Seed};
use kee_lexicon::Lexicon;
use keesdrow::{
    BoardQuery, Cell, FoundWord, PegBoard, Pegs, Score, Series, Shorter, Solver, Walk, best_walk, best_walks,
};
use std::sync::Arc;

/// Few letters make many words, many walks and many repeats.
const LETTERS: &[u8] = b"AESTNOR";

fn words() -> Vec<String> {
    let fits = |word: &String| word.len() <= 6 && word.bytes().all(|byte| LETTERS.contains(&byte.to_ascii_uppercase()));
    Lexicon::list(kee_lexicon::List::Common).words().filter(fits).collect()
}

/// Every walk whose cells spell the word, legal or not.
fn spellings(board: &PegBoard, word: &str) -> Vec<Walk> {
    let mut walks: Vec<Vec<Cell>> = vec![Vec::new()];
    for letter in word.chars() {
        let here = |cell: &Cell| board.face(*cell).is_some_and(|face| face.letter.to_char() == letter);
        let cells: Vec<Cell> = board.cells().map(|(cell, _)| cell).filter(here).collect();
        let longer = |walk: &Vec<Cell>| {
            let last = walk.last().copied();
            let next = cells.iter().filter(move |cell| last.is_none_or(|last| last.touches(**cell)));
            next.map(|cell| [walk.as_slice(), &[*cell]].concat()).collect::<Vec<_>>()
        };
        walks = walks.iter().flat_map(longer).collect();
    }
    walks.into_iter().map(Walk::new).collect()
}

/// K3.5 and K3.8 by hand: an earlier word contained this one, and had every letter that is used now.
fn barred(board: &PegBoard, walk: &Walk, question: &BoardQuery<'_>) -> bool {
    let word: Vec<char> = board.spelled(walk).expect("letters").chars().collect();
    question.series.iter().any(|earlier| {
        let before: Vec<char> = earlier.word.chars().collect();
        let version = match question.shorter {
            Shorter::PrefixOnly => before.starts_with(&word),
            Shorter::AnyRun => before.windows(word.len()).any(|run| run == word),
        };
        let mut pile = earlier.prints.clone();
        let mut take = |print| match pile.iter().position(|other| *other == print) {
            Some(place) => pile.remove(place) == print,
            None => false,
        };
        version && board.prints(walk).into_iter().all(&mut take)
    })
}

fn legal(board: &PegBoard, walk: &Walk, question: &BoardQuery<'_>) -> Option<Score> {
    let score = board.score(walk).ok()?;
    let barred = barred(board, walk, question);
    let pegs = question.pegs.is_none_or(|mut pegs| pegs.take_for(board, walk).is_ok());
    let begins = question.start.is_none_or(|cell| walk.cells()[0] == cell);
    let through = question.through.is_none_or(|cell| walk.cells().contains(&cell));
    (!barred && pegs && begins && through).then_some(score)
}

/// Word, best score and number of walks, found the slow way.
fn slowly(board: &PegBoard, words: &[String], question: &BoardQuery<'_>) -> Vec<(String, Score, u64)> {
    let answer = |word: &String| {
        let scores: Vec<Score> =
            spellings(board, word).iter().filter_map(|walk| legal(board, walk, question)).collect();
        let best = scores.iter().max().copied()?;
        (word.len() >= question.shortest).then(|| (word.clone(), best, scores.len() as u64))
    };
    words.iter().filter_map(answer).collect()
}

fn random_board(dice: &mut Dice) -> PegBoard {
    let (width, height) = (1 + dice.below(4), 2 + dice.below(3));
    let mut cell = || {
        let letter = char::from(*dice.pick(LETTERS).expect("letters"));
        match dice.below(10) {
            0 => ".".to_owned(),
            uses @ 1..=3 => format!("{letter}{uses}"),
            _ => letter.to_string(),
        }
    };
    let rows: Vec<String> = (0..height).map(|_| (0..width).map(|_| cell()).collect()).collect();
    rows.join("/").parse().expect("a board of letters, uses and gaps")
}

/// Remembers some possible walks as if they had been played.
fn random_series(board: &PegBoard, found: &[FoundWord], dice: &mut Dice) -> Series {
    let mut series = Series::default();
    for found in found {
        if dice.one_in(4) {
            let mut walks = spellings(board, &found.word);
            walks.retain(|walk| board.score(walk).is_ok());
            let walk = dice.pick(&walks).expect("it was found");
            series.remember(found.word.clone(), board.prints(walk));
        }
    }
    series
}

fn sorted(found: &[FoundWord]) -> Vec<(String, Score, u64)> {
    let mut answer: Vec<_> = found.iter().map(|found| (found.word.clone(), found.score, found.walks)).collect();
    answer.sort();
    answer
}

#[test]
fn every_word_best_score_and_number_of_walks_equals_the_slow_search() {
    let words = words();
    let mut solver = Solver::new(Arc::new(Lexicon::from_words("few letters", &words)));
    let mut dice = Seed::named("solver against its twin").dice(0);
    let mut met = 0;
    for round in 0..500 {
        let board = random_board(&mut dice);
        let none = Series::default();
        let fresh = solver.solve(&board, &BoardQuery::new(2, &none));
        let series = random_series(&board, &fresh, &mut dice);
        let question = BoardQuery {
            shortest: 1 + dice.below(4),
            shorter: if dice.one_in(2) { Shorter::AnyRun } else { Shorter::PrefixOnly },
            pegs: dice.one_in(2).then(|| Pegs { left: [0; 3].map(|_| dice.below(8) as u16) }),
            start: dice.one_in(4).then_some(Cell::new(0, 0)),
            through: dice.one_in(4).then_some(Cell::new(0, 0)),
            series: &series,
        };
        let found = solver.solve(&board, &question);
        met += found.len();
        assert_eq!(sorted(&found), slowly(&board, &words, &question), "round {round}: {board} {question:?}");
        for found in &found {
            assert_eq!(board.spelled(&found.walk).as_deref(), Some(found.word.as_str()));
            assert_eq!(legal(&board, &found.walk, &question), Some(found.score), "the walk pays what is said");
        }
    }
    assert!(met > 3_000, "the boards offer enough to compare: {met}");
}

#[test]
fn the_best_walk_of_a_word_is_the_one_the_solver_finds() {
    let mut solver = Solver::new(Arc::new(Lexicon::from_words("few letters", words())));
    let mut dice = Seed::named("best walks").dice(0);
    for _ in 0..60 {
        let board = random_board(&mut dice);
        let none = Series::default();
        let series = random_series(&board, &solver.solve(&board, &BoardQuery::new(2, &none)), &mut dice);
        let pegs = dice.one_in(2).then_some(Pegs { left: [2, 2, 1] });
        let question = BoardQuery { pegs, ..BoardQuery::new(2, &series) };
        for found in solver.solve(&board, &question) {
            assert_eq!(best_walk(&board, &found.word, &question), Some((found.score, found.walk)), "{board}");
        }
        assert_eq!(best_walk(&board, "zebra", &question), None);
    }
}

#[test]
fn the_best_scoring_word_comes_first_and_equals_in_alphabetical_order() {
    let mut solver = Solver::new(Arc::new(Lexicon::from_words("pets", ["cat", "act", "cats", "at"])));
    let (board, none) = ("CAT/S..".parse().expect("a board"), Series::default());
    let found = solver.solve(&board, &BoardQuery::new(2, &none));
    let order: Vec<(&str, u32)> = found.iter().map(|found| (found.word.as_str(), found.score.0)).collect();
    assert_eq!(order, [("cat", 6), ("at", 3)], "neither act nor cats can be walked here");
}

#[test]
fn k4_1_stress_scores_16_with_a_single_s() {
    let mut solver = Solver::new(Arc::new(Lexicon::from_words("one", ["stress"])));
    let none = Series::default();
    let board: PegBoard = "TR/SE".parse().expect("a board");
    let found = solver.solve(&board, &BoardQuery::new(2, &none));
    assert_eq!((found[0].score, found[0].walk.to_string()), (Score(16), "a2-a1-b1-b2-a2-a2".to_owned()));
}

#[test]
fn k3_1_words_with_doubled_letters_need_only_one_of_each() {
    let mut solver = Solver::new(Arc::new(Lexicon::from_words("doubles", ["sees", "noon", "level"])));
    let none = Series::default();
    for (board, word) in [("SE", "sees"), ("NO", "noon"), ("LE/V.", "level")] {
        let found = solver.solve(&board.parse().expect("a board"), &BoardQuery::new(2, &none));
        assert_eq!(found.iter().map(|found| found.word.as_str()).collect::<Vec<_>>(), [word]);
    }
}

#[test]
fn a_question_leaves_no_trace_for_the_next() {
    let mut solver = Solver::new(Arc::new(Lexicon::from_words("few letters", words())));
    let mut dice = Seed::named("no trace").dice(0);
    let (board, other) = (random_board(&mut dice), random_board(&mut dice));
    let none = Series::default();
    let first = solver.solve(&board, &BoardQuery::new(2, &none));
    let series = random_series(&board, &first, &mut dice);
    solver.solve(&board, &BoardQuery::new(2, &series));
    solver.solve(&other, &BoardQuery::new(2, &none));
    assert_eq!(solver.solve(&board, &BoardQuery::new(2, &none)), first);
}

#[test]
fn the_best_walks_of_a_word_are_all_its_legal_walks_in_order() {
    let mut solver = Solver::new(Arc::new(Lexicon::from_words("few letters", words())));
    let mut dice = Seed::named("all walks").dice(0);
    for _ in 0..40 {
        let board = random_board(&mut dice);
        let none = Series::default();
        let series = random_series(&board, &solver.solve(&board, &BoardQuery::new(2, &none)), &mut dice);
        let question = BoardQuery::new(2, &series);
        for found in solver.solve(&board, &question) {
            let walks = best_walks(&board, &found.word, &question, usize::MAX);
            assert_eq!(walks.len() as u64, found.walks, "{} on {board}", found.word);
            assert!(walks.is_sorted_by_key(|(score, _)| std::cmp::Reverse(score.0)));
            assert!(walks.iter().all(|(score, walk)| legal(&board, walk, &question) == Some(*score)));
            let few = best_walks(&board, &found.word, &question, 2);
            assert_eq!(few, walks[..walks.len().min(2)], "fewer are the best of all");
        }
    }
}

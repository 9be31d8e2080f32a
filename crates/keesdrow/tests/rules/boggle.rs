//! The words of boards under Boggle's rules, against a slow, obvious twin.

use std::sync::LazyLock;

use kee_lexicon::{Letter, Lexicon};
use keesdrow::boggle::{BoggleBoard, BoggleSolver, BoggleWord, Dictionary, WordTotals};
use proptest::prelude::*;

static ENGLISH: LazyLock<Dictionary> = LazyLock::new(|| Dictionary::new(Lexicon::english()));

/// The twin: it lays every word letter by letter on every cell that fits.
struct Twin<'a> {
    board: &'a BoggleBoard,
    faces: Vec<String>,
}

impl<'a> Twin<'a> {
    fn new(board: &'a BoggleBoard) -> Self {
        let face = |letter: &Letter| if letter.to_char() == 'q' { "qu".to_owned() } else { letter.to_string() };
        Self { board, faces: board.letters().iter().map(face).collect() }
    }

    fn words<'w>(&self, words: impl IntoIterator<Item = &'w str>) -> Vec<String> {
        let words = words.into_iter().filter(|word| word.len() >= 3 && self.lays(word, &mut Vec::new()));
        words.map(str::to_owned).collect()
    }

    fn lays(&self, rest: &str, path: &mut Vec<usize>) -> bool {
        if rest.is_empty() {
            return true;
        }
        for (cell, face) in self.faces.iter().enumerate() {
            let Some(rest) = rest.strip_prefix(face) else { continue };
            if path.contains(&cell) || path.last().is_some_and(|&last| !beside(self.board, last, cell)) {
                continue;
            }
            path.push(cell);
            if self.lays(rest, path) {
                return true;
            }
            path.pop();
        }
        false
    }
}

fn beside(board: &BoggleBoard, one: usize, other: usize) -> bool {
    let place = |cell: usize| (cell / board.columns(), cell % board.columns());
    let ((row, column), (other_row, other_column)) = (place(one), place(other));
    one != other && row.abs_diff(other_row) <= 1 && column.abs_diff(other_column) <= 1
}

/// Checks everything that must hold for any board.
fn check(solver: &mut BoggleSolver, board: &BoggleBoard) -> Vec<String> {
    let found = solver.words(board);
    for BoggleWord { word, path } in &found {
        assert_eq!(&board.spell(path), word, "{board}");
        assert!(path.windows(2).all(|pair| beside(board, pair[0], pair[1])), "{word} on {board}: {path:?}");
        let mut cells = path.clone();
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), path.len(), "{word} uses a cell twice on {board}: {path:?}");
    }
    assert!(found.is_sorted_by(|one, other| one.word < other.word), "{board}: {found:?}");
    let points = found.iter().map(|found| WordTotals::points(found.word.len())).sum();
    // Small boards are counted by a different search than the one that lists words.
    assert_eq!(solver.count(board), WordTotals { words: found.len() as u32, points }, "{board}");
    found.into_iter().map(|found| found.word).collect()
}

/// SplitMix64: the same boards in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }

    fn board(&mut self, rows: usize, columns: usize, letters: &str) -> BoggleBoard {
        let mut row = || (0..columns).map(|_| char::from(letters.as_bytes()[self.below(letters.len())])).collect();
        let rows: Vec<String> = (0..rows).map(|_| row()).collect();
        BoggleBoard::read(&rows.join("/")).unwrap()
    }
}

const OFTEN: &str = "eeeeeettttaaaaooooiiinnnsssrrrhhlldducmfpgwybvkqxjz";
/// A board of few letters, on which ways keep coming back.
const FEW: &str = "essetar";

#[test]
fn the_twin_agrees_on_english_boards_of_all_shapes() {
    let english: Vec<String> = Lexicon::english().words().collect();
    let mut solver = BoggleSolver::new(&ENGLISH);
    let mut chance = Chance(1);
    for rows in 1..=6 {
        for columns in 1..=6 {
            for letters in [OFTEN, FEW, OFTEN] {
                let board = chance.board(rows, columns, letters);
                let slow = Twin::new(&board).words(english.iter().map(String::as_str));
                assert_eq!(check(&mut solver, &board), slow, "{board}");
            }
        }
    }
}

#[test]
fn the_twin_agrees_on_large_boards() {
    let english: Vec<String> = Lexicon::english().words().collect();
    let mut solver = BoggleSolver::new(&ENGLISH);
    let mut chance = Chance(2);
    for (rows, columns) in [(8, 8), (1, 63), (1, 64), (64, 1), (1, 65), (5, 13), (16, 16)] {
        let board = chance.board(rows, columns, OFTEN);
        let slow = Twin::new(&board).words(english.iter().map(String::as_str));
        assert_eq!(check(&mut solver, &board), slow, "{board}");
    }
}

#[test]
fn counting_and_listing_agree_on_many_boards() {
    let mut solver = BoggleSolver::new(&ENGLISH);
    let mut chance = Chance(3);
    for _ in 0..300 {
        let (rows, columns) = (1 + chance.below(8), 1 + chance.below(8));
        let letters = [OFTEN, FEW][chance.below(2)];
        check(&mut solver, &chance.board(rows, columns, letters));
    }
}

#[test]
fn the_largest_board_is_searched() {
    let mut solver = BoggleSolver::new(&ENGLISH);
    let found = check(&mut solver, &Chance(4).board(BoggleBoard::LONGEST, BoggleBoard::LONGEST, OFTEN));
    assert!(found.len() > 20_000, "{}", found.len());
}

fn solve(list: &[&str], board: &str) -> Vec<String> {
    let dictionary = Dictionary::new(&Lexicon::from_words("few", list));
    check(&mut BoggleSolver::new(&dictionary), &BoggleBoard::read(board).unwrap())
}

#[test]
fn the_face_q_reads_qu() {
    assert_eq!(solve(&["quit", "qit"], "qi/tx"), ["quit"]);
    assert_eq!(solve(&["qua", "qu", "aqu"], "qa"), ["aqu", "qua"], "Qu is two letters of the three");
    assert_eq!(solve(&["quit"], "qu/it"), ["quit"], "a plain u beside it is not needed");
    assert_eq!(solve(&["quue", "que"], "que"), ["quue"], "nor is it used up, and it stays a cell like any other");
    assert_eq!(solve(&["qat", "tranq", "qiqu"], "qat/ran/iqu"), [""; 0], "a bare q is on no face");
    assert_eq!(solve(&["quiquat"], "qiq/xta"), ["quiquat"], "twice");
    assert_eq!(solve(&["quiquit"], "qit"), [""; 0], "not twice over the same");
}

#[test]
fn a_word_scores_by_its_letters() {
    let pays = |word: &str, board: &str| {
        let dictionary = Dictionary::new(&Lexicon::from_words("one", [word]));
        BoggleSolver::new(&dictionary).count(&BoggleBoard::read(board).unwrap()).points
    };
    let word = "abcdefghijkl";
    for (letters, points) in [(2, 0), (3, 1), (4, 1), (5, 2), (6, 3), (7, 5), (8, 11), (9, 11), (12, 11)] {
        assert_eq!(pays(&word[..letters], word), points, "{letters} letters");
    }
    assert_eq!(pays("quit", "qit"), 1);
    assert_eq!(pays("quite", "qite"), 2, "Qu is two letters");
    assert_eq!(pays("abequ", "abeq"), 2, "also at the end");
    assert_eq!(pays("squabequ", "sqabeq"), 11, "each time");
    // The same on a board that is too long to be small.
    assert_eq!(pays("squabequ", &format!("sqabeq{}", "x".repeat(60))), 11);
}

#[test]
fn no_cell_is_used_twice() {
    assert_eq!(solve(&["tit", "titi"], "ti"), [""; 0]);
    assert_eq!(solve(&["tit", "titi"], "tit"), ["tit"]);
    assert_eq!(solve(&["noon", "non", "noo"], "no/xo"), ["noo"]);
    assert_eq!(solve(&["sees", "ese", "sess"], "se/es"), ["ese", "sees"]);
    // There are two ways to the same cell, and only one of them has not used the next one.
    assert_eq!(solve(&["abcab"], "abx/xcx/xba"), ["abcab"]);
    assert_eq!(solve(&["aaaa", "aaaaa"], "aa/aa"), ["aaaa"]);
}

#[test]
fn opposite_edges_are_not_neighbours() {
    assert_eq!(solve(&["abc", "cde"], "xab/cde"), ["cde"]);
    assert_eq!(solve(&["abc", "cba"], "abx/xxc"), ["abc", "cba"]);
    assert_eq!(solve(&["abc"], "xxa/bxx/xcx"), [""; 0]);
}

#[test]
fn a_board_without_words_has_none() {
    assert_eq!(solve(&[], "abc"), [""; 0]);
    assert_eq!(solve(&["a", "ab", "qat"], "qab/atx"), [""; 0]);
    assert_eq!(solve(&["abc"], "a"), [""; 0]);
}

#[test]
fn a_board_is_read_and_shown() {
    let board: BoggleBoard = "AbC/dQf".parse().unwrap();
    assert_eq!((board.rows(), board.columns()), (2, 3));
    assert_eq!(board.to_string(), "abc/dqf");
    assert_eq!(board.spell(&[0, 4, 5]), "aquf");
    let largest = vec!["e".repeat(100); 100].join("/");
    assert_eq!(BoggleBoard::read(&largest).unwrap().to_string(), largest);
}

#[test]
fn a_bad_board_is_refused_with_the_place() {
    let refusal = |text: &str| BoggleBoard::read(text).unwrap_err().to_string();
    assert_eq!(refusal(""), "expected 1 to 100 letters in row 1, got nothing");
    assert_eq!(refusal("/abc"), "expected 1 to 100 letters in row 1, got nothing");
    assert_eq!(refusal("abc/ab"), "expected 3 letters in row 2, as in row 1, got `ab`");
    assert_eq!(refusal("abc/abcd/abc"), "expected 3 letters in row 2, as in row 1, got `abcd`");
    assert_eq!(refusal("abc/def/"), "expected 3 letters in row 3, as in row 1, got nothing");
    assert_eq!(refusal("abc/d3f"), "expected a letter a-z in row 2, column 2, got `3`");
    assert_eq!(refusal("ab c"), "expected a letter a-z in row 1, column 3, got ` `");
    assert_eq!(refusal("abc/dé"), "expected a letter a-z in row 2, column 2, got `é`");
    assert_eq!(refusal("abc\n"), "expected a letter a-z in row 1, column 4, got `\\n`");
    assert_eq!(refusal(&["a"; 101].join("/")), "expected the board to end after row 100, got `a`");
    let long = "a".repeat(101);
    assert_eq!(refusal(&long), format!("expected 1 to 100 letters in row 1, got `{}…`", &long[..60]));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn the_twin_agrees_on_lists_of_any_words(
        list in proptest::collection::btree_set("[abcqu]{1,7}", 0..60),
        letters in "[abcqu]{25}",
        rows in 1..=5_usize,
        columns in 1..=5_usize,
        far in any::<bool>(),
    ) {
        let mut rows: Vec<String> = (0..rows).map(|row| letters[row * 5..][..columns].to_owned()).collect();
        if far {
            // The same letters on a board that is too large to be small.
            rows.resize(70, "z".repeat(columns));
        }
        let board = BoggleBoard::read(&rows.join("/")).unwrap();
        let dictionary = Dictionary::new(&Lexicon::from_words("any", &list));
        let slow = Twin::new(&board).words(list.iter().map(String::as_str));
        prop_assert_eq!(check(&mut BoggleSolver::new(&dictionary), &board), slow);
    }

    #[test]
    fn reading_never_panics_and_round_trips(text in "[a-zA-Z/ é]{0,30}") {
        if let Ok(board) = BoggleBoard::read(&text) {
            prop_assert_eq!(board.to_string(), text.to_ascii_lowercase());
        }
    }
}

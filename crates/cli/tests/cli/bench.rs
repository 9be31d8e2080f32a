use crate::kee::Home;

/// Two positions of the standard game: an opening, and a word to extend with a blank.
const POSITIONS: &str = "\
15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEGINST/ 0/0 0
15/15/15/15/15/15/15/6CAT6/15/15/15/15/15/15/15 S?/ 0/0 0
";

/// Writes the positions and a short word list to files.
fn written(home: &Home) -> [String; 2] {
    [home.file("some.cgp", POSITIONS), home.file("few.words", "eat\ncat\ncats\nas\nat\n")]
}

#[test]
fn every_position_gets_a_line_with_its_number_of_placements() {
    let home = Home::new();
    let [positions, words] = written(&home);
    let out = home.kee(&["bench", "crossword", &positions, "--words", &words]).good();
    let lines: Vec<&str> = out.lines().collect();
    // EAT, AS and AT over the middle square: 3 + 2 + 2 across, and as many down.
    assert_eq!(lines[0], "position 1: 14");
    // CATS with the S or the blank (2), with AS down to that S (1); AS below the A (2), AT below it (1), AT above the T (1),
    // the same with AS across (1).
    assert_eq!(lines[1], "position 2: 8");
    assert!(lines[2].starts_with("2 positions, 22 placements: ") && lines[2].ends_with(" placements/s"), "{out}");
    assert_eq!(lines.len(), 3);
}

#[test]
fn the_best_placement_comes_with_its_score() {
    let home = Home::new();
    let [positions, words] = written(&home);
    let out = home.kee(&["bench", "crossword", &positions, "--words", &words, "--best"]).good();
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].ends_with(" EAT 6"), "three ones on the double word: {out}");
    assert!(lines[1].ends_with(" 7"), "CATS and AS: {out}");
    assert!(lines[2].starts_with("2 positions: ") && lines[2].ends_with(" positions/s"), "{out}");
}

#[test]
fn every_bad_line_is_reported_with_its_column() {
    let home = Home::new();
    let bad = home.file("bad.cgp", "15/15 A/\n\n16/15 B/\n");
    home.kee(&["bench", "crossword", &bad]).usage(&[
        &format!("{bad}: line 1, column 6: expected 15 rows, got `2`"),
        &format!("{bad}: line 3, column 1: expected 15 squares in row 1, got `16`"),
    ]);
    let empty = home.file("empty.cgp", "\n");
    home.kee(&["bench", "crossword", &empty]).usage(&[&format!("{empty}: expected one position per line, got none")]);
}

use crate::kee::{Home, json};

#[test]
fn every_word_comes_with_its_best_walk_best_first() {
    let home = Home::new();
    let run = home.kee(&["solve", "keesdrow", "TR/SE", "--words", "common", "--shortest", "6"]);
    assert!(run.err.contains(" words."), "{run:?}");
    let out = run.good();
    assert!(out.contains("  16  STRESS a2-a1-b1-b2-a2-a2  (1 walk)\n"), "{out}");
    let scores: Vec<u32> = out
        .lines()
        .map(|line| line.split_whitespace().next().and_then(|score| score.parse().ok()).expect(line))
        .collect();
    assert!(scores.is_sorted_by(|one, next| one >= next), "{scores:?}");
}

#[test]
fn played_words_are_not_listed_again() {
    let home = Home::new();
    let fresh = home.kee(&["solve", "keesdrow", "CATS", "--words", "common"]).good();
    let played = home.kee(&["solve", "keesdrow", "CATS a1-b1-c1-d1", "--words", "common"]).good();
    for word in ["CATS a1-b1-c1-d1", "CAT a1-b1-c1"] {
        assert!(fresh.contains(word) && !played.contains(word), "{word} in {played}");
    }
}

#[test]
fn words_are_filtered_by_cell_length_and_number() {
    let home = Home::new();
    let lines = |more: &[&str]| {
        let all = [&["solve", "keesdrow", "CATS/DOGE", "--words", "common"], more].concat();
        home.kee(&all).good().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines(&["--top", "3"]).len(), 3);
    assert!(lines(&["--through", "d2"]).iter().all(|line| line.contains("d2")));
    assert!(lines(&["--start", "a1"]).iter().all(|line| line.contains(" C") && line.contains(" a1")));
    let spelled = |line: &String| line.split_whitespace().nth(1).map(str::len);
    assert!(lines(&["--length", "4"]).iter().all(|line| spelled(line) == Some(4)));
}

#[test]
fn starts_counts_the_words_at_each_cell() {
    let out = Home::new().kee(&["solve", "keesdrow", "CAT/X..", "--words", "common", "--starts"]).good();
    assert_eq!(out.lines().count(), 2);
    assert!(out.starts_with('C') && out.contains("\nX0"), "{out}");
}

#[test]
fn json_has_the_words_and_their_number() {
    let home = Home::new();
    let out = home.kee(&["solve", "keesdrow", "TR/SE", "--words", "common", "--json", "--top", "1"]).good();
    let answer = json(&out);
    assert_eq!(answer["words"].as_array().map(Vec::len), Some(1));
    assert!(answer["found"].as_u64() > Some(1));
}

#[test]
fn a_bad_board_is_refused_with_row_and_column() {
    let home = Home::new();
    home.kee(&["solve", "keesdrow", "CAT/DO"]).usage(&["board: expected 3 letters in row 2 as in row 1, got `DO`"]);
    home.kee(&["solve", "keesdrow", "CAT/D#G"]).usage(&["in row 2, column 2, got `#`"]);
    home.kee(&["solve", "keesdrow", "CAT a1-b9"]).usage(&["played: the walk a1-b9 leaves the board"]);
    home.kee(&["solve", "keesdrow", "CAT", "--through", "d1"]).usage(&["d1: no letter there"]);
    home.kee(&["solve", "keesdrow", "CAT", "--shorter", "some"]).usage(&["prefix_only, any_run"]);
}

#[test]
fn no_words_on_the_board_is_a_no() {
    Home::new().kee(&["solve", "keesdrow", "XQJ"]).no("No words found.");
}

#[test]
fn a_boggle_board_uses_no_cell_twice_and_q_reads_qu() {
    let home = Home::new();
    let run = home.kee(&["solve", "boggle", "qi/ts", "--words", "common"]);
    assert!(run.err.contains(" words, "), "{run:?}");
    let out = run.good();
    assert!(out.contains("   2  QUITS a1-b1-a2-b2\n") && out.contains("   1  SIT b2-b1-a2\n"), "{out}");
    assert!(!out.contains("SITS"), "there is one S only");
    let answer = json(&home.kee(&["solve", "boggle", "qi/ts", "--words", "common", "--json", "--top", "1"]).good());
    assert_eq!(answer["words"].as_array().map(Vec::len), Some(1));
}

#[test]
fn many_boggle_boards_are_read_one_per_line() {
    let home = Home::new();
    let run = home.typing(&["solve", "boggle", "-", "--words", "common"], "qi/ts\nxx/xx\n");
    assert!(run.err.contains("2 boards"), "{run:?}");
    let out = run.good();
    assert_eq!(out.lines().count(), 2);
    assert!(out.ends_with("\n0 0\n"), "{out}");
    home.typing(&["solve", "boggle", "-"], "ab/cd\nab/c\n#\n").usage(&[
        "line 2: expected 2 letters in row 2, as in row 1, got `c`",
        "line 3: expected a letter a-z in row 1, column 1, got `#`",
    ]);
}

use crate::kee::{Home, json};

#[test]
fn looking_up_a_word_answers_yes_or_no() {
    let home = Home::new();
    assert_eq!(home.kee(&["words", "look", "Cat"]).good(), "Cat: yes, it is in the full list\n");
    home.kee(&["words", "look", "cat", "catt"]).no("catt: no, it is not in the full list");
    home.kee(&["words", "look", "quixotic", "--list", "everyday"]).no("no, it is not in the everyday list");
    home.kee(&["words", "look", "c4t", "\u{1b}[31m"]).no("c4t: no, it has characters other than A to Z");
}

#[test]
fn accents_are_ignored() {
    let home = Home::new();
    assert_eq!(home.kee(&["words", "look", "café"]).good(), "café (CAFE): yes, it is in the full list\n");
    home.kee(&["words", "look", "cafét"]).no("cafét (CAFET): no, it is not in the full list");
    assert!(home.kee(&["words", "level", "Café"]).good().starts_with("Café (CAFE): level "));
    assert!(home.kee(&["words", "anagram", "éfac"]).good().contains("cafe\n"));
    home.kee(&["words", "look", "Ω"]).no("Ω: no, it has characters other than A to Z");
}

#[test]
fn words_are_found_by_prefix_pattern_and_letters() {
    let home = Home::new();
    let prefix = home.kee(&["words", "prefix", "quixo"]).good();
    assert!(prefix.lines().any(|word| word == "quixotic"), "{prefix}");
    assert!(home.kee(&["words", "pattern", "c?t"]).good().contains("cat\n"));
    assert!(home.kee(&["words", "anagram", "listen"]).good().contains("silent\n"));
    let any = home.kee(&["words", "anagram", "listen", "--any", "--min", "5", "--longest"]).good();
    let lengths: Vec<usize> = any.lines().map(str::len).collect();
    assert!(lengths.is_sorted_by(|longer, shorter| longer >= shorter) && lengths.last() == Some(&5), "{any}");
    let short = home.kee(&["words", "prefix", "ca", "--max", "3"]).good();
    assert!(short.lines().all(|word| word.len() <= 3) && short.contains("cat\n"), "{short}");
}

#[test]
fn no_words_found_is_a_no() {
    Home::new().kee(&["words", "prefix", "qqq"]).no("No words found.");
}

#[test]
fn a_bad_pattern_is_refused_with_the_position() {
    Home::new().kee(&["words", "pattern", "c4t"]).usage(&["character 2"]);
    Home::new().kee(&["words", "anagram", "c4t"]).usage(&["character 2"]);
}

#[test]
fn the_level_of_a_word_comes_with_its_list() {
    let home = Home::new();
    assert_eq!(home.kee(&["words", "level", "quixotic"]).good(), "quixotic: level 40, in the common list\n");
    home.kee(&["words", "level", "catt"]).no("catt: no level");
}

#[test]
fn random_words_are_the_same_for_the_same_seed() {
    let home = Home::new();
    let sample =
        |seed: &str| home.kee(&["words", "random", "20", "--seed", seed, "--list", "common", "--rarest"]).good();
    let words = sample("docs");
    assert_eq!(words.lines().count(), 20);
    assert_eq!(words, sample("docs"));
    assert_ne!(words, sample("other"));
    let question: Vec<&str> = ["words", "level"].into_iter().chain(words.lines()).collect();
    let levels = home.kee(&question).good();
    assert!(levels.lines().all(|line| line.ends_with(", in the common list")), "{levels}");
}

#[test]
fn words_can_be_printed_as_json() {
    let home = Home::new();
    assert_eq!(json(&home.kee(&["words", "look", "cat", "--json"]).good())[0]["found"], true);
    assert!(
        json(&home.kee(&["words", "pattern", "c?t", "--json"]).good()).as_array().is_some_and(|all| all.len() >= 3)
    );
    assert_eq!(json(&home.kee(&["words", "level", "quixotic", "--json"]).good())[0]["list"], "common");
    assert_eq!(json(&home.kee(&["words", "count", "--list", "common", "--json"]).good())["list"], "common");
}

#[test]
fn your_own_list_is_read_and_all_its_bad_lines_are_reported() {
    let home = Home::new();
    let pets = home.file("pets.txt", "Cat\ndog\n\ncat\n");
    assert!(home.kee(&["words", "count", "--words", &pets]).good().starts_with("pets.txt: 2 words, hash "));
    let bad = home.file("bad.txt", "cat\nd0g\nguinea pig\n");
    home.kee(&["words", "count", "--words", &bad]).usage(&["line 2", "line 3"]);
    let binary = home.file("binary.txt", b"cat\n\xff\xfe\n");
    home.kee(&["words", "count", "--words", &binary]).usage(&["line 2 is not UTF-8 text"]);
    home.kee(&["words", "count", "--words", "nowhere.txt"]).usage(&["or a file, got `nowhere.txt`"]);
    home.kee(&["words", "count", "--words", "evryday"]).usage(&["got `evryday`\n  tip: did you mean `everyday`?"]);
    home.kee(&["words", "count", "--list", "huge"]).usage(&["everyday"]);
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut running = Home::new().start(&["words", "prefix", ""]);
    drop(running.stdout);
    let status = running.child.wait().expect("it ends");
    assert_eq!(status.code(), Some(0));
}

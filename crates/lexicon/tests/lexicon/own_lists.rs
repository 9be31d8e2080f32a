//! Custom lists: what is accepted, and the reports about bad lines.

use kee_lexicon::Lexicon;
use proptest::prelude::*;

fn complaints(text: &str) -> Vec<String> {
    let bad = Lexicon::read("own", text).expect_err("refused");
    bad.iter().map(ToString::to_string).collect()
}

#[test]
fn case_white_space_blank_lines_and_line_ends_do_not_matter() {
    let text = "\u{feff}Cat\r\n\r\n  DOG\t\n\n   \ncat\r\nemu";
    let own = Lexicon::read("pets", text).expect("reads");
    assert_eq!(own.name(), "pets");
    assert!(own.words().eq(["cat", "dog", "emu"]));
    assert_eq!(own.level("cat"), None);
}

#[test]
fn every_bad_line_is_reported() {
    let long = "a".repeat(65);
    let text = format!("cat\ncan't\n\ntwo words\nna\u{ef}ve\n{long}\ndog\na\u{202e}b");
    assert_eq!(
        complaints(&text),
        [
            "line 2: expected one word of the letters a to z, got “can't” with “'” in it".to_owned(),
            "line 4: expected one word of the letters a to z, got “two words” with a space in it".to_owned(),
            "line 5: expected one word of the letters a to z, got “naïve” with “ï” in it".to_owned(),
            format!("line 6: expected a word of at most 64 letters, got “{}…” of 65 letters", "a".repeat(40)),
            "line 8: expected one word of the letters a to z, got “a\\u{202e}b” with “\\u{202e}” in it".to_owned(),
        ]
    );
}

#[test]
fn a_list_without_words_is_refused() {
    for text in ["", "\n", " \r\n\t\n", "\u{feff}"] {
        assert_eq!(complaints(text), ["line 1: expected a list of at least one word, got no words"]);
    }
}

#[test]
fn programs_get_the_line_numbers_too() {
    let bad = Lexicon::read("own", "ok\n\nno no").expect_err("refused");
    assert_eq!(bad.len(), 1);
    assert_eq!(bad[0].number, 3);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_by_its_bad_lines(text in "([a-zA-Z]{0,3}|.{0,6}|\r?\n){0,12}") {
        let is_bad = |line: &str| !line.trim().chars().all(|letter| letter.is_ascii_alphabetic());
        let text = text.trim_start_matches('\u{feff}');
        let bad: Vec<usize> = (1..).zip(text.lines()).filter(|(_, line)| is_bad(line)).map(|(n, _)| n).collect();
        match Lexicon::read("own", text) {
            Ok(own) => {
                prop_assert_eq!(bad, Vec::<usize>::new());
                for word in text.split_whitespace() {
                    prop_assert!(own.contains(word));
                }
            }
            Err(lines) if text.trim().is_empty() => prop_assert_eq!(lines.len(), 1),
            Err(lines) => prop_assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), bad),
        }
    }
}

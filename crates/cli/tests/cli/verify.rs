use crate::kee::{Home, json};
use kee_game::{Input, Record, Seed};

#[test]
fn a_valid_record_verifies_as_text_as_json_and_from_standard_input() {
    let home = Home::new();
    let (text, form) = (home.record().to_text(), home.record().to_json());
    let (text_file, json_file) = (home.file("game.kee", &text), home.file("game.json", &form));
    let out = home.kee(&["verify", &text_file, &json_file]).good();
    assert_eq!(out.lines().filter(|line| line.contains("valid: auction, 28 entries, finished")).count(), 2, "{out}");
    assert!(home.typing(&["verify", "-"], text).good().starts_with("-: valid"));
    let dutch = home.kee(&["verify", &text_file, "--language", "nl"]).good();
    assert!(dutch.contains("geldig: auction, 28 stappen, uitgespeeld"), "{dutch}");
}

#[test]
fn an_edited_entry_is_reported_even_with_a_matching_digest() {
    let home = Home::new();
    let mut record = home.record();
    let Input::Act { action, .. } = &mut record.entries[5].input else { panic!("entry 6 is a bid") };
    let Input::Act { action: earlier, .. } = home.record().entries[1].input.clone() else { panic!("entry 2 is a bid") };
    *action = earlier;
    let resealed = home.file("resealed.kee", record.to_text());
    home.kee(&["verify", &resealed]).no("entry 6 differs: You don’t have");
    let digest = format!("digest {}", home.record().digest());
    let broken = record.to_text().lines().filter(|line| !line.starts_with("digest")).collect::<Vec<_>>().join("\n");
    let edited = home.file("edited.kee", format!("{broken}\n{digest}\n"));
    let run = home.kee(&["verify", &edited]);
    assert!(run.out.contains("the digest does not match"), "{run:?}");
    run.no("entry 6 differs: You don’t have");
}

#[test]
fn another_deal_is_reported_by_the_entry_that_differs() {
    let home = Home::new();
    let mut record = home.record();
    record.ending.as_mut().expect("it is over").seed = Some(Seed::named("another"));
    let swapped = home.file("swapped.kee", record.to_text());
    home.kee(&["verify", &swapped]).no("differs: the seed gives");
    let mut promised = home.record();
    promised.header.commitment = Some(Seed::named("another").commitment());
    let promised = home.file("promised.kee", promised.to_text());
    home.kee(&["verify", &promised]).no("the seed is not the one whose fingerprint was shown");
}

#[test]
fn a_changed_outcome_is_not_valid() {
    let home = Home::new();
    let mut record = home.record();
    record.ending.as_mut().expect("it is over").outcome.standings[0].score += 1;
    let file = home.file("richer.kee", record.to_text());
    home.kee(&["verify", &file]).no("the outcome should be");
}

#[test]
fn a_truncated_record_is_never_valid() {
    let home = Home::new();
    let text = home.record().to_text();
    for cut in (0..text.len()).step_by(97) {
        let file = home.file("cut.kee", &text[..cut]);
        home.kee(&["verify", &file]).no("not valid: line ");
    }
}

#[test]
fn other_files_are_not_valid_and_the_rest_is_still_checked() {
    let home = Home::new();
    let good = home.file("good.kee", home.record().to_text());
    let nonsense = home.file("nonsense.kee", b"\x00\xff\xfe{}");
    let almost = home.file("almost.json", "{}");
    let run = home.kee(&["verify", &nonsense, &almost, "nowhere.kee", &good]);
    assert!(
        run.out.contains("good.kee: valid") && run.err.contains("error: could not read nowhere.kee: no such file"),
        "{run:?}"
    );
    run.no("is not UTF-8 text");
    home.kee(&["verify"]).usage(&["FILE"]);
}

#[test]
fn json_findings_have_the_entry() {
    let home = Home::new();
    let mut record = home.record();
    record.entries[2].at = kee_game::GameTime::ZERO;
    let file = home.file("backwards.kee", record.to_text());
    let run = home.kee(&["verify", &file, "--json"]);
    assert_eq!(run.code, 1);
    let findings = json(&run.out);
    assert_eq!((&findings[0]["good"], &findings[0]["entry"]), (&false.into(), &3.into()), "{findings}");
}

#[test]
fn the_word_list_is_the_one_in_the_record_or_the_one_given() {
    let home = Home::new();
    let common = home.path("common.kee").display().to_string();
    home.kee(&["play", "chain", "--bots", "random,random", "--words", "common", "--record", &common]).good();
    home.kee(&["verify", &common]).good();
    home.kee(&["verify", &common, "--words", "full"]).no("played with word list `common`");
    let (own, pets) = (home.path("own.kee").display().to_string(), home.file("pets.txt", "cat\ntoad\ndog\ngoat\n"));
    home.kee(&["play", "chain", "--bots", "random,random", "--words", &pets, "--record", &own]).good();
    home.kee(&["verify", &own]).no("pass its file with --words");
    home.kee(&["verify", &own, "--words", &pets]).good();
    home.kee(&["verify", &own, "--words", "nowhere"])
        .usage(&["expected everyday, common, standard, full or a file, got `nowhere`"]);
}

/// Changes a few characters, as a bad disk or a curious person would; the same ones every time.
fn damaged(text: &str, number: u64) -> String {
    let mut dice = Seed::named("damage").dice(number);
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let place = dice.below(letters.len());
        letters[place] = *dice.pick(&['0', '9', ' ', '\n', 'A', 'z', '-', 'é']).expect("some");
    }
    letters.into_iter().collect()
}

#[test]
fn a_damaged_record_is_never_valid_and_never_crashes_the_program() {
    let home = Home::new();
    for game in ["auction", "bluff", "chain"] {
        let file = home.path(&format!("{game}.kee")).display().to_string();
        let line = ["play", game, "--seats", "2", "--bots", "random,random", "--seed", "d", "--record", &file];
        home.kee(&line).good();
        let text = std::fs::read_to_string(&file).expect("the record");
        let mut files = Vec::new();
        for (number, broken) in (0..150).map(|number| (number, damaged(&text, number))).filter(|(_, it)| *it != text) {
            // With a matching digest, the rules have to find the damage.
            if let Ok((record, Err(_))) = Record::read_broken(&broken) {
                files.push(home.file(&format!("{game}-{number}-resealed.kee"), record.to_text()));
            }
            files.push(home.file(&format!("{game}-{number}.kee"), broken));
        }
        let line: Vec<&str> = ["verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
        let run = home.kee(&line);
        assert_eq!((run.code, run.err.as_str()), (1, ""), "{run:?}");
        for (file, line) in run.out.lines().filter_map(|line| line.split_once(": valid")) {
            // With a matching digest, another player's name or another time can make a valid game.
            assert!(file.ends_with("-resealed.kee"), "{file}: valid{line}");
        }
    }
}

use crate::kee::Home;

#[test]
fn the_rules_of_every_game_are_printed_by_number() {
    for (game, paragraph) in [("Keesdrow", "K1.1"), ("keyword", "W1.1"), ("keezen", "Z1.1"), ("keebble", "B1.1")] {
        let rules = Home::new().kee(&["rules", game, "--numbered"]).good();
        assert!(rules.contains(&format!("- {paragraph} [")), "{rules}");
    }
    Home::new().kee(&["rules", "auction"]).no("auction is a practice game without a rules page");
    Home::new().kee(&["rules", "keezn"]).usage(&["a similar value exists: 'keezen'"]);
}

#[test]
fn the_rule_sheet_of_a_game_is_printed_with_its_boards_in_both_languages() {
    for game in ["keesdrow", "keyword", "keezen", "keebble"] {
        for (language, goal) in [("en", "## The goal"), ("nl", "## Het doel")] {
            let sheet = Home::new().kee(&["rules", game, "--language", language]).good();
            assert!(sheet.contains(goal), "{sheet}");
            assert!(sheet.contains("    ") && sheet.contains("Anna") && !sheet.contains("```"), "{sheet}");
        }
    }
}

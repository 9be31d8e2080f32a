use crate::table::{at, listed, play_all, refusal, refused, scores};

const CATS: &[&str] = &["cat", "cats", "scat", "at", "acts"];

#[test]
fn k3_1_letters_are_joined_in_all_directions_or_by_staying() {
    let mut game = at("STR/.E.", &[], &["stress", "rest"]);
    play_all(&mut game, &["A STRESS a1-b1-c1-b2-a1-a1"]);
    let mut game = at("CXT/XAX", &[], &["cat"]);
    assert_eq!(refused(&mut game, "A CAT a1-c1-c1"), "jump");
    play_all(&mut game, &["A CAT a1-b2-c1"]);
}

#[test]
fn k3_1_sees_noon_and_level_need_one_of_each_letter() {
    let mut game = at("SE/NO", &[], &["sees", "noon"]);
    play_all(&mut game, &["A SEES a1-b1-b1-a1", "B NOON a2-b2-b2-a2"]);
    let mut game = at("LEV", &[], &["level"]);
    play_all(&mut game, &["A LEVEL a1-b1-c1-b1-a1"]);
}

#[test]
fn k3_2_a_letter_is_used_up_after_three_uses_in_any_words() {
    let mut game = at("C2A2T2S/OXXX", &[], &["cat", "cats", "ox"]);
    play_all(&mut game, &["A CATS a1-b1-c1-d1"]);
    let refusal = refusal(&mut game, "B CAT a1-b1-c1");
    assert_eq!(refusal.code, "keesdrow/letter_expired", "a red letter is barred");
    assert_eq!(refusal.sentence, "The C at a1 is used up after three uses. Pick a walk without it, or another word.");
    let mut game = at("S1O", &[], &["soss", "so"]);
    assert_eq!(refused(&mut game, "A SOSS a1-b1-a1-a1"), "letter_expired", "also within one word");
}

#[test]
fn k3_3_the_agreed_list_decides() {
    let mut game = at("CATS", &[], &["cat"]);
    assert_eq!(refused(&mut game, "A CATS a1-b1-c1-d1"), "not_a_word");
    play_all(&mut game, &["A CAT a1-b1-c1"]);
}

#[test]
fn k3_4_words_have_at_least_the_shortest_length() {
    let mut game = at("CATS", &[("shortest", "4")], CATS);
    assert_eq!(refused(&mut game, "A CAT a1-b1-c1"), "too_short");
    assert_eq!(listed(&game, 0), ["CATS a1-b1-c1-d1", "pass"]);
    for shortest in ["2", "8"] {
        at("CATS", &[("shortest", shortest)], &["at", "scatters"]);
    }
}

#[test]
fn k3_5_the_same_series_may_not_spell_the_same_word_again() {
    let mut game = at("CATS", &[], CATS);
    play_all(&mut game, &["A CAT a1-b1-c1"]);
    let refusal = refusal(&mut game, "B CAT a1-b1-c1");
    assert_eq!(refusal.code, "keesdrow/played_before");
    assert_eq!(
        refusal.sentence,
        "CAT has already been played on these letters. Spell it with other letters, or play another word."
    );
}

#[test]
fn k3_5_another_order_of_the_letters_is_the_same_series() {
    let mut game = at("TE/E.", &[], &["tee", "tees"]);
    play_all(&mut game, &["A TEE a1-b1-a2"]);
    assert_eq!(refused(&mut game, "B TEE a1-a2-b1"), "played_before");
    play_all(&mut game, &["B TEE a1-b1-b1"]);
    let mut game = at("NO/NO", &[], &["noon", "no"]);
    play_all(&mut game, &["A NOON a1-b1-b2-a2"]);
    assert_eq!(refused(&mut game, "B NOON a2-b2-b1-a1"), "played_before", "read backwards");
    play_all(&mut game, &["B NOON a1-b1-b1-a2"]);
}

#[test]
fn k3_6_letters_may_be_added_behind_and_in_front() {
    let mut game = at("CATS/S...", &[], CATS);
    play_all(&mut game, &["A CAT a1-b1-c1", "B CATS a1-b1-c1-d1", "A SCAT a2-a1-b1-c1"]);
}

#[test]
fn k3_7_the_same_word_may_be_spelled_elsewhere() {
    let mut game = at("CATS/C...", &[], CATS);
    play_all(&mut game, &["A CAT a1-b1-c1", "B CAT a2-b1-c1"]);
}

#[test]
fn k3_8_a_shorter_version_is_barred() {
    let mut game = at("CATS/C...", &[], CATS);
    play_all(&mut game, &["A CATS a1-b1-c1-d1"]);
    let refusal = refusal(&mut game, "B CAT a1-b1-c1");
    assert_eq!(refusal.code, "keesdrow/shorter_version");
    assert_eq!(
        refusal.sentence,
        "CAT is a shorter version of CATS, which was played on these letters. Spell it with other letters, or play another word."
    );
    play_all(&mut game, &["B CAT a2-b1-c1"]);
}

#[test]
fn k3_8_after_hearts_heart_is_barred_and_ear_and_art_are_not() {
    let mut game = at("HEARTS", &[], &["hearts", "heart", "ear", "art"]);
    play_all(&mut game, &["A HEARTS a1-b1-c1-d1-e1-f1"]);
    assert_eq!(refused(&mut game, "B HEART a1-b1-c1-d1-e1"), "shorter_version");
    play_all(&mut game, &["B EAR b1-c1-d1", "A ART c1-d1-e1"]);
}

#[test]
fn k3_8_tee_after_tees_is_barred_whatever_the_order() {
    let mut game = at("TE/ES", &[], &["tees", "tee"]);
    play_all(&mut game, &["A TEES a1-b1-a2-b2"]);
    assert_eq!(refused(&mut game, "B TEE a1-a2-b1"), "shorter_version");
    play_all(&mut game, &["B TEE a1-b1-b1"]);
}

#[test]
fn k3_8_any_run_is_barred_if_the_table_says_so() {
    let any_run = [("shorter", "any_run")];
    let mut game = at("CATS/C...", &any_run, CATS);
    play_all(&mut game, &["A CATS a1-b1-c1-d1"]);
    assert_eq!(refused(&mut game, "B CAT a1-b1-c1"), "shorter_version");
    assert_eq!(refused(&mut game, "B AT b1-c1"), "shorter_version");
    let mut game = at("CATS", &[], CATS);
    play_all(&mut game, &["A CATS a1-b1-c1-d1", "B AT b1-c1"]);
    assert_eq!(scores(&game), [8, 2 + 4]);
}

#[test]
fn k3_8_a_longer_word_whose_tile_is_gone_still_bars_a_shorter_one() {
    let four_score = [("variant", "four_score"), ("tiles", "5")];
    let mut game = at("CATS1/XXX1X1/XXXX/XXXX", &four_score, &["cat", "cats", "ts", "xxx"]);
    play_all(&mut game, &["A CATS a1-b1-c1-d1", "B XXX c2-d2-c2"]);
    assert_eq!(listed(&game, 0).iter().filter(|action| action.starts_with("CAT ")).count(), 0);
}

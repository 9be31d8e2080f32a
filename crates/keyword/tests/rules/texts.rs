use crate::table::{Table, dealt, play_all, watched};
use kee_game::{Game, InWords, Names, Plan, Question, Seat, Viewer};

fn english() -> kee_speech::Language {
    kee_speech::english_of::<keyword::Keyword>()
}

#[test]
fn the_board_is_shown_as_a_picture_and_in_words() {
    let sets: &[(&str, &str)] = &[("judge", "table"), ("table_prize", "secret:DOG")];
    let mut game = Table { sets, laid: &["8H CAT", "H3 HECTIC"], racks: "SABLE/DOGS", ..Table::default() }.begin();
    play_all(&mut game, &["A 8H (CAT)S"]);
    let names = Names::new(["Anna", "Bo"]);
    let shown = game.rules().show(&game.view(Viewer::Seat(Seat::new(1))), &names, &english());
    let expected = "    a b c d e f g h i j k l m n o p q r s
 1  b b b b b b b b b b r r r r r r r r r
 2  b b b b b b b b b b r r r r r r r r r
 3  b b+b b b b b+H b b r+r r r r r+r r r
 4  b b b b b b b E b b r r r r r r r r r
 5  b b b b b b b C b b r r r r r r r r r
 6  b b b b b+b b T b b r r r+r r r r r r
 7  b b b b b b b I b b r r r r r r r r r
 8  b b+b b b b b C A T S . r r r r+r r r
 9  b b b b b b b . . . . . r r r r r r r
10  g g g g g g g . . . . . r r r r r r r
11  g g g g g g g . . . . . y y y y y y y
12  g g+g g g g g . . . . . y y y y+y y y
13  g g g g g g g g g y y y y y y y y y y
14  g g g g g+g g g g y y y y+y y y y y y
15  g g g g g g g g g y y y y y y y y y y
16  g g g g g g g g g y y y y y y y y y y
17  g g+g g g g g+g g y y+y y y y y+y y y
18  g g g g g g g g g y y y y y y y y y y
19  g g g g g g g g g y y y y y y y y y y
Words: 8H CATS, H3 HECTIC
Free key squares: blue c3 f6 c8, red l3 q3 n6 q8, yellow q12 n14 l17 q17, green c12 f14 c17 h17
Last turn: Anna played 8H (CAT)S for 5
Bo can challenge Anna’s play
Table prize: a secret word
 Anna             0  blue    letters 4
*Bo               0  yellow  letters 4  to play
Left to draw: 83
Your letters: D G O S";
    assert_eq!(shown, expected);
}

#[test]
fn help_lists_commands_and_says_that_the_board_is_a_reconstruction() {
    let sets: &[(&str, &str)] = &[("judge", "table")];
    let text = |game: &kee_game::Match<keyword::Keyword>, seat| {
        let view = game.view(Viewer::Seat(Seat::new(seat)));
        english().help(&game.rules().explain(&view), &Names::letters(game.rules().seating()))
    };
    let help = |game: &_, seat| {
        let typed = |line: &str| line.split_once("  ").map(|(typed, _)| typed.to_owned());
        text(game, seat).lines().filter_map(typed).collect::<Vec<_>>()
    };
    let dealt = dealt("regular", sets, Plan::alone(2), "help");
    let first = watched(&dealt).turn.expect("someone begins").index();
    assert!(text(&dealt, 1 - first).contains("reconstruction"));
    let mut game = Table { sets, ..Table::default() }.begin();
    assert_eq!(help(&game, 0), ["8D WORD", "D8 WORD", "WORD", "-ABC", "pass"]);
    play_all(&mut game, &["A 10J CAT"]);
    assert_eq!(help(&game, 1)[..2], ["challenge", "let"]);
    assert_eq!(help(&game, 0), ["withdraw"]);
    play_all(&mut game, &["A withdraw"]);
    assert_eq!(help(&game, 0), ["8D WORD", "D8 WORD", "WORD", "-ABC"], "no pass");
}

#[test]
fn hints_go_from_vague_to_exact() {
    let game = Table { laid: &["8H CAT"], racks: "HECTISATSE/DOGS", ..Table::default() }.begin();
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let say = |message| english().tell(&message, &Names::letters(game.rules().seating()));
    let hint = |asked: &str| game.rules().hint(&view, asked).map(say).map_err(say);
    let vague = hint("").expect("there are words");
    assert!(vague.ends_with("The best one has 6 letters, starts at H3 and scores 90."), "{vague}");
    assert_eq!(hint("best").as_deref(), Ok("H3 HECTI(C) for 90."));
    assert!(hint("3").is_ok_and(|hint| hint.contains(" for ")));
    assert_eq!(hint("17").unwrap_err(), "You can’t play such a word now.");
    assert!(hint("please").unwrap_err().starts_with("Type “hint”"));
    assert!(game.rules().hint(&game.view(Viewer::Spectator), "").is_err());
}

#[test]
fn the_last_turn_is_shown_with_its_score_whatever_was_called() {
    let sets: &[(&str, &str)] = &[("call", "on")];
    let list: &[&str] = &["cat", "hectic", "abacuh"];
    let laid: &[&str] = &["8H CAT", "H3 HECTIC"];
    let mut game = Table { laid, racks: "ABACUETSNO/DOGS", sets, list, ..Table::default() }.begin();
    play_all(&mut game, &["A 3C ABACU(H) 90"]);
    let shown = game.rules().show(&game.view(Viewer::Spectator), &Names::new(["Anna", "Bo"]), &english());
    assert!(shown.contains("Last turn: Anna played 3C ABACU(H) for 140\n"), "{shown}");
}

#[test]
fn questions_are_answered_from_the_view() {
    let game = Table { laid: &["8H CAT", "H3 HECTIC"], racks: "SABLE/DOGS", ..Table::default() }.begin();
    let view = game.view(Viewer::Seat(Seat::new(1)));
    let ask = |question| english().tell_all(&game.rules().answer(&view, question), &Names::new(["Anna", "Bo"]));
    assert_eq!(ask(Question::Hand), "Your letters: D G O S. Your rack is yellow.");
    assert_eq!(ask(Question::Square("h8")), "h8: C, on a grey square.");
    assert_eq!(ask(Question::Square("c3")), "c3 is free: a blue key square.");
    assert_eq!(ask(Question::Row("8")), "Row 8: CAT from h8.");
    assert_eq!(ask(Question::Row("1")), "Row 1 is empty.");
    assert!(ask(Question::Board).starts_with("On the board: CAT at 8H and HECTIC at H3. Free key squares: blue c3"));
}

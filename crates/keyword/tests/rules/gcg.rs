use crate::table::{dealt, everyday, play_all, rules, scores};
use kee_game::{Game, Input, Match, Names, Plan, Seed};
use keyword::{
    Keyword,
    gcg::{GcgDeed, read, write},
};
use proptest::prelude::*;

fn flaws(text: &str) -> Vec<String> {
    read(text).expect_err(text).iter().map(ToString::to_string).collect()
}

/// A game as another program would write it.
const OTHER: &str = "\
#character-encoding UTF-8
#player1 Jamie James Chew
#player2 Jane Jane Doe
#title A game
>Jamie: AEINQRS 8H QI +22 22
#note a short one
>Jane: AESTTU? H8 .UAkES +13 13
>Jane: AESTTU? -- -13 0
>Jamie: AENRSTZ -ZA +0 22
>Jane: LEARNT? I8 .T +4 4
>Jamie: AENRST - +0 22
>Jane: LEARN? 10I a +3 7
>Jamie: (LEARN) +12 34
>Jane: LEARN (time) -10 -3
>Jane: LEARN (LEARN) -5 -8
";

#[test]
fn a_game_of_another_program_is_read_with_moves_and_board() {
    let game = read(OTHER).expect("a good file");
    assert_eq!(game.players[0].name, "James Chew");
    let deeds: Vec<String> = game.turns.iter().map(|turn| turn.deed.to_string()).collect();
    assert_eq!(
        deeds,
        ["8H QI", "H8 (Q)UAkES", "--", "-ZA", "I8 (I)T", "-", "I8 (IT)a", "(LEARN)", "(time)", "(LEARN)"]
    );
    assert_eq!(game.totals, [34, -8]);
    assert_eq!((game.board.width(), game.board.tiles().count()), (15, 4));
    assert_eq!((game.turns[1].line, game.turns[1].rack.as_str()), (7, "AESTTU?"));
}

#[test]
fn every_problem_has_its_line_and_column() {
    let file = OTHER
        .replace("+22 22", "+22 21")
        .replace("AESTTU? H8", "LEARNT? H8")
        .replace("(time) -10 -3", "what -10 -3")
        .replace(">Jane: LEARN?", ">Joan: LEARN?");
    assert_eq!(
        flaws(&file),
        [
            "line 5, column 27: expected a total of 22, got `21`",
            "line 7, column 8: expected a rack with enough of `U`, got `LEARNT?`",
            "line 9, column 24: expected a total of 21, got `22`",
            "line 12, column 2: expected `Jamie` or `Jane`, got `Joan`",
            "line 14, column 14: expected a place and a word as in `8D W..D`, `-`, `-ABC`, `--` or something in brackets, got `what`",
            "line 15, column 25: expected a total of -1, got `-8`",
        ]
    );
}

#[test]
fn lines_that_are_not_turns_are_refused_with_what_was_expected() {
    let after = |line: &str| flaws(&format!("#player1 A Anna\n#player2 B Bo\n{line}\n"));
    for (line, flaw) in [
        ("hello", "line 3, column 1: expected a line that begins with `#` or `>`, got `hello`"),
        (">A", "line 3, column 2: expected a player and a colon, as in `>Anna:`, got `A`"),
        (">A:", "line 3, column 4: expected a score and a total, as in `+12 34`, got ``"),
        (">A: +1 1", "line 3, column 9: expected a turn such as `8D WORD` or `-`, got ``"),
        (">A: ABC 8X? WORD +1 1", "line 3, column 9: expected a place such as `8D` or `D8`, got `8X?`"),
        (">A: ABC 8D WORD x +1 1", "line 3, column 17: expected a score and a total and no more, got `x`"),
        (">A: ABC 8D C +x 1", "line 3, column 14: expected a score such as `+12`, got `+x`"),
        (">A: ABC 8D C.B +1 1", "line 3, column 13: expected a letter on e8 for `.`, got `.`"),
        (">A: ABC 8D C!B +1 1", "line 3, column 13: expected a letter or `.`, got `!`"),
        (">A: ABC 8Y CAB +1 1", "line 3, column 12: expected a word on a board of at most 25 squares, got `CAB`"),
        (">A: ABC -- -1 -1", "line 3, column 9: expected a word of the same player before it, got `--`"),
        ("#player2 B Bo", "line 3, column 1: expected `#player3`, got `#player2 B Bo`"),
        ("#player3", "line 3, column 9: expected a nick and a name, got ``"),
        ("#player3 A Again", "line 3, column 1: expected a nick for each player, got `A`"),
    ] {
        assert_eq!(after(line), [flaw], "{line}");
    }
    assert_eq!(flaws(""), ["line 1, column 1: expected `#player1 NICK NAME`, got ``"]);
    let over = after(">A: ABC 8D CAB +1 1\n>B: ABC 8D BAC +1 1");
    assert_eq!(over, ["line 4, column 9: d8 already holds C"]);
}

#[test]
fn a_game_of_ours_is_written_as_others_read_it() {
    let sets: &[(&str, &str)] = &[("judge", "table")];
    let mut game =
        Match::new(rules("two", sets, Plan::alone(2), &crate::table::words(crate::table::LIST)).expect("a table"));
    play_all(&mut game, &["chance draw AB", "chance racks red green"]);
    let front = "CATSTERABEDOGSINGLEO";
    let all = game.rules().printed().letters().to_string();
    let mut order = front.to_owned();
    for letter in 'A'..='Z' {
        let missing = all.matches(letter).count() - front.matches(letter).count();
        order.extend(std::iter::repeat_n(letter, missing));
    }
    play_all(&mut game, &[&format!("chance letters {order}")]);
    play_all(&mut game, &["A 10J CAT", "B K10 (A)G", "A point", "B 10J (CAT)S", "A -E"]);
    game.deal(&Seed::named("back"));
    play_all(&mut game, &["B -", "ruling award A 3", "ruling end"]);
    let text = write(&game, &Names::new(["Anna B.", "Bo"]), "test");
    let expected = "\
#character-encoding UTF-8
#player1 Anna_B. Anna B.
#player2 Bo Bo
#title Keyword
#lexicon test
>Anna_B.: AABCEERSTT 10J CAT +15 15
>Bo: DEGGILNOOS K10 .G +5 5
>Bo: DEGGILNOOS -- -5 0
>Bo: DEGGILNOOS 10J ...S +5 5
>Anna_B.: AAAABEERST -E +0 15
>Bo: ADEGGILNOO - +0 5
>Anna_B.: AAAAABERST (award) +3 18
";
    assert_eq!(text, expected);
    assert_eq!(read(&text).expect("what we wrote").totals, scores(&game));
}

#[test]
fn whole_games_of_ours_read_back_with_their_boards_and_totals() {
    let mut placed = 0;
    for (number, preset) in (0..12).zip(["two", "table", "solitaire", "regular"].into_iter().cycle()) {
        let plan = match preset {
            "solitaire" => Plan::alone(1),
            "regular" => Plan::alone(4),
            _ => Plan::alone(2),
        };
        let mut game = dealt(preset, &[], plan, &format!("gcg {number}"));
        let seed = Seed::named(&format!("gcg {number}"));
        let mut dice = Seed::named("gcg").dice(number);
        while game.wait().outcome().is_none() {
            if game.deal(&seed).is_none() {
                let seat = kee_game::next_to_ask(game.wait()).expect("someone is asked");
                let actions = crate::table::listed(&game, seat.index());
                let action = dice.pick(&actions).expect("an action").parse().expect("its own text");
                game.apply(game.now(), Input::Act { seat, action }).expect("what is listed is legal");
            }
        }
        let text = write(&game, &Names::letters(game.rules().seating()), "everyday");
        let read = read(&text).unwrap_or_else(|flaws| panic!("{text}\n{flaws:?}"));
        assert_eq!(read.totals, scores(&game), "{text}");
        let lies = |board: &kee_grid::Board| board.tiles().collect::<Vec<_>>();
        assert_eq!(lies(&read.board), lies(&game.state().board));
        placed += read.turns.iter().filter(|turn| matches!(turn.deed, GcgDeed::Placed(_))).count();
    }
    assert!(placed > 100, "{placed} words were written and read");
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_of_gcg_panic(text in any::<String>(), from in 0..OTHER.len(), with in "[ -~\n]{0,9}") {
        let _ = read(&text);
        let _ = read(&format!("#player1 A A\n>A: {text}"));
        let (before, after) = OTHER.split_at(from);
        let _ = read(&format!("{before}{with}{after}"));
    }
}

#[test]
fn an_unfinished_game_is_written_so_far() {
    let game: Match<Keyword> = Match::new(rules("two", &[], Plan::alone(2), &everyday()).expect("a table"));
    let text = write(&game, &Names::new(["x", "x"]), "everyday");
    assert!(text.contains("#player1 x x\n#player2 x_ x\n") && !text.contains('>'), "{text}");
}

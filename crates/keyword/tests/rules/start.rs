use crate::table::{TWO, asked, dealt, everyday, play, play_all, rack, refused, rules, watched};
use kee_game::{Match, Plan, Seat, Seed, Viewer, Wait};
use keyword::{Keyword, RackColour};

fn beginning(plan: Plan) -> Match<Keyword> {
    Match::new(rules("regular", &[], plan, &everyday()).expect("a good table"))
}

#[test]
fn w2_1_the_highest_letter_goes_first_and_a_is_high() {
    let mut game = beginning(Plan::alone(3));
    play_all(&mut game, &["chance draw QCE", "chance racks green blue red"]);
    let letters = game.drawn(&Seed::named("order"));
    play_all(&mut game, &[&format!("chance {letters}")]);
    assert_eq!((asked(&game), watched(&game).turn), ("B".to_owned(), Some(Seat::new(1))));
    assert_eq!(watched(&game).colours, [RackColour::Green, RackColour::Blue, RackColour::Red]);
}

#[test]
fn w2_1_players_who_tie_draw_again() {
    let mut game = beginning(Plan::alone(4));
    play_all(&mut game, &["chance draw BZBE"]);
    assert_eq!(refused(&mut game, "chance racks red blue green yellow"), "wrong_draw");
    assert_eq!(refused(&mut game, "chance draw AEI"), "wrong_draw", "only two have tied");
    play_all(&mut game, &["chance draw TS"]);
    assert_eq!(watched(&game).draws.len(), 6);
    play_all(&mut game, &["chance racks red blue green yellow"]);
    let letters = game.drawn(&Seed::named("order"));
    play_all(&mut game, &[&format!("chance {letters}")]);
    assert_eq!(asked(&game), "C");
}

#[test]
fn w2_1_the_letters_for_the_first_turn_come_from_the_box() {
    let mut game = beginning(TWO);
    for wrong in ["chance draw QQ", "chance draw A", "chance draw ABC", "chance letters AB", "chance back 0"] {
        assert_eq!(refused(&mut game, wrong), "wrong_draw", "{wrong}");
    }
    play_all(&mut game, &["chance draw AA"]);
    assert_eq!(refused(&mut game, "chance racks red green"), "wrong_draw", "the two have tied");
}

#[test]
fn w2_1_two_players_have_red_and_green() {
    let mut red_first = 0;
    for seed in 0..20 {
        let colours = watched(&dealt("regular", &[], TWO, &format!("colours {seed}"))).colours;
        assert!(
            colours == [RackColour::Red, RackColour::Green] || colours == [RackColour::Green, RackColour::Red],
            "{colours:?}"
        );
        red_first += usize::from(colours[0] == RackColour::Red);
    }
    assert!((1..20).contains(&red_first), "by lot");
    let mut game = beginning(TWO);
    play_all(&mut game, &["chance draw AB"]);
    for wrong in ["chance racks blue yellow", "chance racks red red", "chance racks red", "chance racks red green blue"]
    {
        assert_eq!(refused(&mut game, wrong), "wrong_draw", "{wrong}");
    }
    play_all(&mut game, &["chance racks green red"]);
}

#[test]
fn w2_2_ten_letters_each_from_the_front_of_one_order_the_first_player_first() {
    let mut game = beginning(Plan::alone(3));
    play_all(&mut game, &["chance draw QCE", "chance racks green blue red"]);
    let mut order = String::from("BBCCCDDDDEEEEEEEEEEEFFGGGHHHAAAAAAAAA");
    let all = keyword::BoardChoice::Reconstruction.printed().letters().to_string();
    for letter in all.chars() {
        let missing = all.matches(letter).count() - order.matches(letter).count();
        order.extend(std::iter::repeat_n(letter, missing));
    }
    play_all(&mut game, &[&format!("chance letters {order}")]);
    assert_eq!(rack(&game, 1), "BBCCCDDDDE");
    assert_eq!(rack(&game, 2), "EEEEEEEEEE");
    assert_eq!(rack(&game, 0), "AAFFGGGHHH");
    assert_eq!(watched(&game).left_to_draw, 70);
}

#[test]
fn w2_2_racks_are_hidden() {
    let game = dealt("regular", &[], Plan::alone(4), "hidden");
    let view = game.view(Viewer::Seat(Seat::new(2)));
    assert_eq!((view.rack.len(), view.racks), (10, None));
    assert_eq!(view.held, [10; 4]);
    assert!(watched(&game).rack.is_empty());
}

#[test]
fn w2_2_two_to_four_play_individually_or_one_alone() {
    for seats in 1..=4 {
        assert!(rules("regular", &[], Plan::alone(seats), &everyday()).is_ok(), "{seats}");
    }
    let about = |plan: Plan| {
        let problems = rules("regular", &[], plan, &everyday()).expect_err("too many, or teams");
        problems.iter().map(|problem| problem.about.clone()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(about(Plan::alone(5)), "seats");
    assert_eq!(about(Plan::in_teams(4, 2)), "teams");
    assert_eq!(about(Plan::in_teams(6, 2)), "seats teams");
}

#[test]
fn w2_3_the_letters_left_keep_their_order_when_others_go_back() {
    let mut game = dealt("solitaire", &[], Plan::alone(1), "order");
    let before = game.state().bag.to_string();
    let first: String = rack(&game, 0).chars().take(3).collect();
    play_all(&mut game, &[&format!("A -{first}")]);
    assert_eq!(*game.wait(), Wait::Chance);
    assert_eq!(refused(&mut game, "chance back 0 89 0"), "wrong_draw", "with one back there are 88");
    assert_eq!(refused(&mut game, "chance back 0 0"), "wrong_draw");
    play_all(&mut game, &["chance back 2 0 89"]);
    let letters: Vec<String> = first.chars().map(String::from).collect();
    let (rest, bag) = (&before[3..], game.state().bag.to_string());
    assert_eq!(bag, [&letters[1], &rest[..2], &letters[0], &rest[2..], &letters[2]].concat());
}

#[test]
fn w2_3_nobody_draws_letters_they_have_just_put_back() {
    let mut game = dealt("solitaire", &[], Plan::alone(1), "exchange");
    let (before, bag) = (rack(&game, 0), game.state().bag.to_string());
    play(&mut game, 5, &format!("A -{before}")).expect("an exchange of all");
    let mut drawn: Vec<char> = bag[..10].chars().collect();
    drawn.sort_unstable();
    assert_eq!(rack(&game, 0), drawn.into_iter().collect::<String>());
}

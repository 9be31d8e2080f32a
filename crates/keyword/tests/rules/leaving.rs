use crate::common::{Table, asked, ending, play_all, rack, scores, watched};

fn three() -> Table {
    Table { racks: "CATSTERABE/DOGSINGLEO/PPVKHHHUUM", ..Table::default() }
}

#[test]
fn w6_6_points_and_letters_of_who_leaves_stay() {
    let mut game = three().begin();
    play_all(&mut game, &["A 10J CAT", "leave A"]);
    assert_eq!((asked(&game), scores(&game), watched(&game).held), ("B".to_owned(), vec![15, 0, 0], vec![10, 10, 10]));
    play_all(&mut game, &["B -", "C -", "B -", "C -"]);
    assert_eq!((ending(&game), scores(&game)), (Some("passes"), vec![15 - 50, -50, -50]));
}

#[test]
fn w6_6_the_turn_of_who_leaves_goes_on() {
    let mut game = three().begin();
    play_all(&mut game, &["leave A"]);
    assert_eq!(asked(&game), "B");
    play_all(&mut game, &["leave C"]);
    assert_eq!((ending(&game), scores(&game)), (Some("left"), vec![0, 0, 0]), "nobody to play against");
}

#[test]
fn w6_6_fewer_players_need_fewer_passes() {
    let mut game = three().begin();
    play_all(&mut game, &["A -", "B -", "C -", "A -", "leave C"]);
    assert_eq!(ending(&game), Some("passes"), "two are left, and four turns were passed");
}

#[test]
fn w6_6_a_play_of_who_leaves_stands_and_nobody_draws_for_it() {
    let sets: &[(&str, &str)] = &[("judge", "table")];
    let mut game = Table { sets, ..three() }.begin();
    play_all(&mut game, &["A 10J CAT", "leave A"]);
    assert_eq!((scores(&game), rack(&game, 0).len(), asked(&game)), (vec![15, 0, 0], 7, "B".to_owned()));
}

#[test]
fn w6_6_a_play_stands_when_the_last_who_could_point_leaves() {
    let sets: &[(&str, &str)] = &[("judge", "table")];
    let mut game = Table { sets, ..three() }.begin();
    play_all(&mut game, &["A 10J CAT", "B let"]);
    assert_eq!(asked(&game), "BC");
    play_all(&mut game, &["leave C"]);
    assert_eq!((scores(&game), asked(&game)), (vec![15, 0, 0], "B".to_owned()));
    let mut next = Table { sets, ..three() }.begin();
    play_all(&mut next, &["A 10J CAT", "leave B"]);
    assert_eq!(asked(&next), "C", "C may point, and is next");
    play_all(&mut next, &["C -"]);
    assert_eq!(scores(&next), [15, 0, 0]);
}

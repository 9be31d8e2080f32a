use crate::table::{Table, asked, ending, play_all, rack, scores, watched};

fn three() -> Table {
    Table { racks: "CATSTERABE/DOGSINGLEO/PPVKHHHUUM", ..Table::default() }
}

#[test]
fn w6_6_a_player_who_leaves_keeps_points_and_letters() {
    let mut game = three().begin();
    play_all(&mut game, &["A 10J CAT", "leave A"]);
    assert_eq!((asked(&game), scores(&game), watched(&game).held), ("B".to_owned(), vec![15, 0, 0], vec![10, 10, 10]));
    play_all(&mut game, &["B -", "C -", "B -", "C -"]);
    assert_eq!((ending(&game), scores(&game)), (Some("passes"), vec![15 - 50, -50, -50]));
}

#[test]
fn w6_6_the_turn_of_a_player_who_leaves_moves_on() {
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
fn w6_6_a_play_of_a_player_who_leaves_stands_without_a_draw() {
    let sets: &[(&str, &str)] = &[("judge", "table")];
    let mut game = Table { sets, ..three() }.begin();
    play_all(&mut game, &["A 10J CAT", "leave A"]);
    assert_eq!((scores(&game), rack(&game, 0).len(), asked(&game)), (vec![15, 0, 0], 7, "B".to_owned()));
}

#[test]
fn w6_6_a_play_stands_when_the_last_possible_challenger_leaves() {
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

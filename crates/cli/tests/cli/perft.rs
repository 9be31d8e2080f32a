use crate::kee::Home;

#[test]
fn perft_prints_one_line_per_depth() {
    let run = Home::new().kee(&["perft", "auction", "--preset", "tiny", "--depth", "4"]);
    assert!(run.err.contains("positions per second"), "{run:?}");
    assert_eq!(run.good(), "1 3\n2 9\n3 18\n4 36\n");
}

#[test]
fn perft_reads_the_number_of_seats_from_the_position() {
    let home = Home::new();
    let out = home.kee(&["perft", "auction", "5 0 A2 A25/A35 7/3", "--depth", "2"]).good();
    assert_eq!(out, "1 3\n2 9\n");
}

#[test]
fn a_depth_of_zero_is_refused() {
    let home = Home::new();
    home.kee(&["perft", "auction"]).usage(&["--depth"]);
    home.kee(&["perft", "auction", "--depth", "0"]).usage(&["0", "1..=64"]);
    home.kee(&["perft", "auction", "nonsense", "--depth", "1"]).usage(&["position: expected"]);
}

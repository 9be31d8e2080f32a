use crate::kee::Home;
use kee_game::Record;
use std::fs;

/// A board of twelve by twelve letters.
const ROWS: [&str; 3] = ["TENSITCHSEAR", "GOLDTENSITCH", "SEARGOLDTENS"];

fn board() -> String {
    (0..12).map(|row| ROWS[row % 3].to_owned() + "\n").collect()
}

struct Table {
    home: Home,
    file: String,
}

impl Table {
    fn new() -> Self {
        let home = Home::new();
        home.file("board.txt", board());
        let file = home.path("club.kee").display().to_string();
        Self { home, file }
    }

    /// Starts a game of Anna and Bo with this input.
    fn begin(&self, more: &[&str], typed: &str) -> String {
        let line = ["referee", "keesdrow", "--names", "Anna,Bo", "--board", "board.txt", "--record", &self.file];
        self.home.typing(&[&line[..], more].concat(), format!("\n{typed}")).good()
    }

    fn go_on(&self, typed: &str) -> String {
        self.home.typing(&["referee", "keesdrow", "--resume", &self.file], typed).good()
    }

    fn record(&self) -> Record {
        Record::read(&fs::read_to_string(&self.file).expect("the record")).expect("a good record")
    }
}

fn has(out: &str, told: &[&str]) {
    for told in told {
        assert!(out.contains(told), "expected `{told}` in: {out}");
    }
}

#[test]
fn a_board_is_typed_row_by_row_and_can_be_corrected() {
    let table = Table::new();
    let slip = board().replacen("GOLDTENSITCH", "GOLDTENSITC\nGOLDTENSITCX", 1);
    let line = ["referee", "keesdrow", "--names", "Anna,Bo", "--record", &table.file];
    let typed =
        format!("{slip}3 SEARGOLDTENX\n2 goldtensitch\n3 sear gold tens\nLETTERS\n\nBo\ngold a2-b2-c2-d2\nquit\n");
    let out = table.home.typing(&line, typed).good();
    has(
        &out,
        &[
            "Row 2: expected 12 letters, got 11: “GOLDTENSITC”.",
            "Start with the number of the row",
            "Not in our tile set: a1 TE/GO",
            "Bo goes first.",
            "Bo plays GOLD for 10.",
            "Pegs: G a2 green, O b2 green, L c2 green, D d2 green.",
            "Continue with: kee referee keesdrow --resume ",
        ],
    );
    assert!(
        table.record().entries[0].input.to_string().starts_with("chance set TENSITCHSEAR/GOLDTENSITCH/SEARGOLDTENS/")
    );
}

#[test]
fn a_walk_is_chosen_by_number_by_cell_or_by_enter() {
    let table = Table::new();
    let out = table.begin(&[], "Anna\ntens\nz9\n99\na1 b1 c1 d1\ntens\nno\ntens\n2\nquit\n");
    has(
        &out,
        &[
            "TENS has ",
            "None of these walks uses z9.",
            "Type a number from 1 to ",
            "Anna plays TENS for 7.",
            "Pegs: T a1 green, E b1 green, N c1 green, S d1 green.",
        ],
    );
    assert_eq!(table.record().entries.len(), 4, "the one that was not meant was not played");
}

#[test]
fn mistakes_are_undone_and_logged() {
    let table = Table::new();
    let out =
        table.begin(&[], "Anna\ngold a2-b2-c2-d2\nundo\ntens a1-b1-c1-d1\nlog\nscores\nundo\nundo\nundo\nBo\nquit\n");
    has(&out, &["Anna 7, Bo 0", "(undone)", "There’s nothing to undo yet.", "Who goes first>"]);
    let record = table.record();
    assert_eq!((record.entries.len(), record.undone.len()), (2, 3));
    has(&table.home.kee(&["verify", &table.file]).good(), &["not finished; dealt by hand at a real table"]);
}

#[test]
fn a_letter_of_the_board_can_be_corrected_during_the_game() {
    let table = Table::new();
    let out =
        table.begin(&[], "Anna\ngold a2-b2-c2-d2\nletter e2 Y\ngoldy a2-b2-c2-d2-e2\nletter a2 X\nletter e2\nquit\n");
    has(&out, &["Bo plays GOLDY for 24.", "“A GOLD a2-b2-c2-d2” wouldn’t be possible with that letter"]);
    has(&table.home.kee(&["show", &table.file]).good(), &["keesdrow after entry 4 of 4", " 2  G2 O2 L2 D2 Y1"]);
}

#[test]
fn k6_challenges_are_made_by_name() {
    let table = Table::new();
    let typed = "Anna\ngold a2-b2-c2-d2\nchallenge\ndlog d2-c2-b2-a2\nc anna\nscores\nquit\n";
    let out = table.begin(&["--preset", "challenge", "--seats", "2"], typed);
    has(
        &out,
        &[
            "Bo challenges GOLD, but it’s valid: Anna scores double.",
            "Anna challenges Bo’s DLOG, and it’s not in the dictionary.",
            "Bo scores nothing for the turn.",
            "Pegs: G a2 green, O b2 green, L c2 green, D d2 green.",
            "Anna 20, Bo 0",
        ],
    );
}

#[test]
fn bad_input_gets_one_sentence_and_changes_nothing() {
    let table = Table::new();
    let typed = "Zoe\nAnna\nxyzzy\ncat dog fish\nGOLD a1-b1\nGOLD a2-z9\n42\naward Anna many\nleave Zoe\nstands\ntime game\nstruck\nletter 4c X\nlook gold\nsave\n\n";
    let out = table.begin(&[], typed);
    has(
        &out,
        &[
            "Nobody here is called “Zoe”. Name one of Anna and Bo.",
            "XYZZY can’t be spelled on this board.",
            "“cat dog fish” isn’t a word, or a word and its walk",
            "That walk spells TE, not GOLD.",
            "“42” isn’t a walk. Type its cells as in a1-b1-c1.",
            "“many” isn’t a number of points.",
            "There’s no turn to challenge.",
            "This game has no overall time limit.",
            "You can’t use the dictionary during play at this table.",
            "Already saved in ",
            "Type ? for help.",
        ],
    );
    assert_eq!(table.record().entries.len(), 2, "only the board and who begins");
}

#[test]
fn nothing_is_lost_when_the_program_is_killed() {
    let table = Table::new();
    let line = ["referee", "keesdrow", "--names", "Anna,Bo", "--board", "board.txt", "--record", &table.file];
    let mut running = table.home.start(&line);
    for typed in ["", "Anna", "gold a2-b2-c2-d2"] {
        running.until_prompt();
        running.type_line(typed);
    }
    running.until_prompt();
    running.kill();
    assert_eq!(table.record().entries.len(), 3);
    has(&table.go_on("tens a1-b1-c1-d1\nquit\n"), &["Anna           10", "Bo plays TENS for 7."]);
}

#[test]
fn a_finished_game_can_be_verified_shown_reviewed_and_reopened_by_undo() {
    let table = Table::new();
    let out = table.begin(&["--set", "end=turns", "--set", "turns=1"], "Anna\ngold a2-b2-c2-d2\npass\n\n");
    has(&out, &["The game is over: all turns have been played.", "1. Anna with 10", "kee review "]);
    has(
        &table.home.kee(&["verify", &table.file]).good(),
        &["finished; dealt by hand at a real table, so there is no seed"],
    );
    has(&table.home.kee(&["show", &table.file]).good(), &["keesdrow after entry 4 of 4", "The game is over."]);
    has(&table.home.kee(&["review", &table.file]).good(), &["GOLD a2-b2-c2-d2", "Anna         10 points in 1 turns"]);
    let out = table.go_on("undo\ntens a1-b1-c1-d1\n\n");
    has(&out, &["The game is over; press Enter to finish, or type undo> undo", "2. Bo with 7"]);
}

#[test]
fn two_players_with_the_same_name_are_refused() {
    let table = Table::new();
    table
        .home
        .kee(&["referee", "keesdrow", "--names", "Anna,anna", "--record", &table.file])
        .usage(&["anna is named twice"]);
}

#[test]
fn an_existing_or_changed_file_is_never_overwritten() {
    let table = Table::new();
    table.begin(&[], "Anna\nquit\n");
    let line = ["referee", "keesdrow", "--names", "A,B", "--board", "board.txt", "--record", &table.file];
    table.home.kee(&["play", "--resume", &table.file]).usage(&["continue it with: kee referee keesdrow --resume"]);
    table.home.typing(&line, "\n").usage(&["already exists\n  tip: continue it with --resume"]);
    let mut running = table.home.start(&["referee", "keesdrow", "--resume", &table.file]);
    running.until_prompt();
    table.go_on("gold a2-b2-c2-d2\n");
    running.type_line("tens a1-b1-c1-d1");
    let mut rest = String::new();
    std::io::Read::read_to_string(&mut running.stdout, &mut rest).expect("its output");
    assert_eq!(running.child.wait().expect("it ends").code(), Some(1));
    assert_eq!(table.record().entries.len(), 3, "what the other wrote is still there");
}

#[test]
fn the_board_of_a_seed_needs_no_typing() {
    let table = Table::new();
    let line = [
        "referee",
        "keesdrow",
        "--names",
        "Anna",
        "--preset",
        "solitaire-rounds",
        "--seed",
        "club",
        "--record",
        &table.file,
    ];
    let out = table.home.typing(&line, "board\nquit\n").good();
    has(&out, &["Anna>"]);
    let sealed = table.home.path("sealed.kee").display().to_string();
    table.home.kee(&["play", "keesdrow", "--seed", "club", "--bots", "random,random", "--record", &sealed]).good();
    table.home.kee(&["referee", "keesdrow", "--resume", &sealed]).no("dealt from a seed, not by hand");
}

#[test]
fn typed_rows_survive_a_kill() {
    let table = Table::new();
    let line = ["referee", "keesdrow", "--names", "Anna,Bo", "--record", &table.file];
    let mut running = table.home.start(&line);
    for row in ROWS {
        running.until_prompt();
        running.type_line(row);
    }
    running.until_prompt();
    running.kill();
    let rest: String = board().lines().skip(3).map(|row| row.to_owned() + "\n").collect();
    let out = table.home.typing(&line, format!("{rest}\nAnna\nquit\n")).good();
    has(&out, &["Row 3, typed before: SEARGOLDTENS", "Row 4> TENSITCHSEAR", "Anna goes first."]);
    assert!(!table.home.path("club.kee.board").exists(), "the record has the board now");
}

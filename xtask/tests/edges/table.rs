//! The table: every package of the workspace, what it may use, and what only its tests may use.

/// The packages that one package may depend on.
pub(crate) struct Row {
    pub(crate) package: &'static str,
    pub(crate) kind: Kind,
    /// Packages of this workspace, for the crate itself.
    pub(crate) uses: &'static [&'static str],
    /// Packages of this workspace, for its tests and benches only. A package that lists itself has a feature for its tests.
    pub(crate) tests_with: &'static [&'static str],
}

/// The kind of a package, which limits its dependencies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A game: pure, and never naming another game.
    Game,
    /// Pure as well: no external crates but those in [`PURE`].
    Pure,
    /// Anything else: free to use external crates.
    Open,
}

/// The external crates that pure packages may use: data (people's own boards are TOML), hashing and seeded chance. None of them touches a file, a socket or a clock.
pub(crate) const PURE: &[&str] = &["rand_chacha", "serde", "serde_json", "sha2", "toml"];

/// The packages that a pure package may use behind a feature: the description of wire types, which only the server turns on, and
/// the writer of PDFs, which only the program turns on, and the painter of pictures, which only the server turns on. None of them touches a file, a socket or a clock either.
pub(crate) const BEHIND_A_FEATURE: &[(&str, &str)] = &[
    ("kee-event", "utoipa"),
    ("kee-game", "utoipa"),
    ("kee-wire", "utoipa"),
    ("kee-picture", "resvg"),
    ("kee-print", "krilla"),
    ("kee-print", "kurbo"),
    ("kee-print", "rustybuzz"),
];

/// Stands for every game, with one row for all, which says what any of them may use and be used by: a package without a row of its own that the list of games uses.
pub(crate) const GAME: &str = "a game";
/// The package with the list of games.
pub(crate) const LIST_OF_GAMES: &str = "kee-games";

/// The packages that one game uses, and those that use it: the row for all games says no more than what any of them may.
pub(crate) struct GameRow {
    pub(crate) game: &'static str,
    pub(crate) uses: &'static [&'static str],
    /// Packages that name it other than in their tests. A game without a row is named only by the list of games.
    pub(crate) used_by: &'static [&'static str],
}

#[rustfmt::skip] // One row a line reads as a table.
pub(crate) const GAMES: &[GameRow] = &[
    GameRow { game: "keesdrow", uses: &["kee-game", "kee-lexicon"],
              used_by: &["kee-bots", LIST_OF_GAMES, "kee-print", "kee-picture", "kee-web", "kee", "xtask"] },
    GameRow { game: "keyword",  uses: &["kee-game", "kee-lexicon", "kee-grid"],
              used_by: &["kee-bots", LIST_OF_GAMES, "kee-picture", "kee-web", "kee"] },
    GameRow { game: "keezen",   uses: &["kee-game"],
              used_by: &["kee-bots", LIST_OF_GAMES, "kee-picture", "kee-web"] },
    GameRow { game: "keebble",  uses: &["kee-game", "kee-lexicon", "kee-grid"],
              used_by: &["kee-bots", LIST_OF_GAMES, "kee-print", "kee-picture", "kee-web", "kee"] },
];

#[rustfmt::skip] // One row a line reads as a table.
pub(crate) const TABLE: &[Row] = &[
    row("kee-game",        Kind::Pure, &[],                                                        &[]),
    row("kee-speech",      Kind::Open, &["kee-game"],                                              &[]),
    row("kee-lexicon",     Kind::Open, &["kee-game"],                                              &[]),
    row("kee-grid",        Kind::Pure, &["kee-game", "kee-lexicon"],                               &[]),

    row("kee-toys",        Kind::Game, &["kee-game", "kee-lexicon"],                               &["kee-conformance"]),
    row(GAME,             Kind::Game, &["kee-game", "kee-lexicon", "kee-grid"],                   &["kee-conformance", "kee-speech"]),

    row("kee-bots",        Kind::Open, &["kee-game", "kee-lexicon", "kee-grid", "kee-toys", GAME],  &["kee-conformance"]),
    row("kee-games",       Kind::Open, &["kee-game", "kee-speech", "kee-lexicon", "kee-bots", "kee-toys", GAME],
                                                                                                   &["kee-games"]),
    row("kee-conformance", Kind::Open, &["kee-game", "kee-speech"],                                             &[]),

    row("kee-event",       Kind::Pure, &["kee-game", "kee-speech"],                                &[]),
    row("kee-print",       Kind::Pure, &["kee-game", "kee-speech", "kee-event", "kee-lexicon", "kee-grid", GAME], &[]),
    row("kee-picture",     Kind::Pure, &["kee-game", "kee-lexicon", "kee-grid", GAME, "kee-print"], &["kee-games", "kee-lexicon", "kee-picture"]),
    row("kee-table",       Kind::Pure, &["kee-game", "kee-games", "kee-speech", "kee-wire"],       &["kee-lexicon", "kee-table"]),
    row("kee-wire",        Kind::Pure, &["kee-game", "kee-event"],                                 &[]),
    row("kee-server",      Kind::Open, &["kee-game", "kee-games", "kee-speech", "kee-table", "kee-event", "kee-wire", "kee-picture"],
                                                                                                   &["kee-lexicon", "kee-server"]),
    row("kee-web",         Kind::Open, &["kee-game", "kee-speech", "kee-games", "kee-event", "kee-wire", "kee-table", "kee-lexicon", "kee-grid",
                                         GAME, "kee-print", "kee-picture"],                        &[]),

    row("kee",             Kind::Open, &["kee-game", "kee-lexicon", "kee-grid", GAME, "kee-games", "kee-event", "kee-table", "kee-wire",
                                         "kee-server", "kee-print"],                               &[]),
    row("xtask",           Kind::Open, &["kee-game", "kee-lexicon", GAME],                         &[]),
];

const fn row(
    package: &'static str,
    kind: Kind,
    uses: &'static [&'static str],
    tests_with: &'static [&'static str],
) -> Row {
    Row { package, kind, uses, tests_with }
}

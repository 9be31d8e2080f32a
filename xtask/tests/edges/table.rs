//! The table: every package of the workspace, what it may use, and what its tests may use beside.

/// What one package may depend on.
pub(crate) struct Row {
    pub(crate) package: &'static str,
    pub(crate) kind: Kind,
    /// Packages of this workspace, for the crate itself.
    pub(crate) uses: &'static [&'static str],
    /// Packages of this workspace, for its tests and benches only.
    pub(crate) tests_with: &'static [&'static str],
}

/// What a package is, as far as its dependencies go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A game: pure, and never naming another game.
    Game,
    /// Pure as well: nothing from outside but what is listed in [`PURE`].
    Pure,
    /// Anything else: free to use crates from outside.
    Open,
}

/// The crates from outside that pure packages may use: data (boards that people type in are TOML), hashing and seeded chance. None of them touches a file, a socket or a clock.
pub(crate) const PURE: &[&str] = &["rand_chacha", "serde", "serde_json", "sha2", "toml"];

/// What a pure package may use beside, behind a feature: the description of what travels over the wire, which only the server turns on, and
/// the writer of PDFs, which only the program turns on. None of them touches a file, a socket or a clock either.
pub(crate) const BEHIND_A_FEATURE: &[(&str, &str)] = &[
    ("kee-event", "utoipa"),
    ("kee-game", "utoipa"),
    ("kee-wire", "utoipa"),
    ("kee-print", "krilla"),
    ("kee-print", "kurbo"),
    ("kee-print", "rustybuzz"),
];

/// Packages that are not there yet have their row already: it is the plan.
#[rustfmt::skip] // One row a line reads as a table.
pub(crate) const TABLE: &[Row] = &[
    row("kee-game",        Kind::Pure, &[],                                                        &["kee-conformance"]),
    row("kee-speech",      Kind::Open, &["kee-game"],                                              &[]),
    row("kee-lexicon",     Kind::Open, &[],                                                        &[]),
    row("kee-grid",        Kind::Pure, &["kee-game", "kee-lexicon"],                               &[]),

    row("kee-toys",        Kind::Game, &["kee-game", "kee-lexicon"],                               &["kee-conformance"]),
    row("keesdrow",       Kind::Game, &["kee-game", "kee-lexicon"],                               &["kee-conformance", "kee-speech"]),
    row("keyword",        Kind::Game, &["kee-game", "kee-lexicon", "kee-grid"],                   &["kee-conformance", "kee-speech"]),
    row("keezen",         Kind::Game, &["kee-game"],                                              &["kee-conformance", "kee-speech"]),
    row("keebble",        Kind::Game, &["kee-game", "kee-lexicon", "kee-grid"],                   &["kee-conformance", "kee-speech"]),

    row("kee-bots",        Kind::Open, &["kee-game", "kee-lexicon", "kee-grid", "kee-toys",
                                         "keesdrow", "keyword", "keezen", "keebble"],
                                                                                                   &["kee-conformance"]),
    row("kee-games",       Kind::Open, &["kee-game", "kee-speech", "kee-lexicon", "kee-bots", "kee-toys",
                                         "keesdrow", "keyword", "keezen", "keebble"],
                                                                                                   &["kee-conformance"]),
    row("kee-conformance", Kind::Open, &["kee-game", "kee-speech"],                                             &[]),

    row("kee-event",       Kind::Pure, &["kee-game"],                                              &[]),
    row("kee-print",       Kind::Pure, &["kee-game", "kee-event", "kee-lexicon", "kee-grid", "keesdrow", "keebble"], &[]),
    row("kee-table",       Kind::Pure, &["kee-game", "kee-games", "kee-wire"],                     &["kee-lexicon"]),
    row("kee-wire",        Kind::Pure, &["kee-game", "kee-event"],                                 &[]),
    row("kee-server",      Kind::Open, &["kee-game", "kee-games", "kee-table", "kee-event", "kee-wire"],
                                                                                                   &["kee-lexicon"]),
    row("kee-web",         Kind::Open, &["kee-game", "kee-speech", "kee-games", "kee-event", "kee-wire", "kee-table", "kee-lexicon", "kee-grid",
                                         "keesdrow", "keyword", "keezen", "keebble", "kee-print"], &[]),

    row("kee",             Kind::Open, &["kee-game", "kee-lexicon", "kee-grid", "kee-toys",
                                         "keesdrow", "keyword", "keezen", "keebble",
                                         "kee-bots", "kee-games", "kee-event", "kee-table", "kee-wire",
                                         "kee-server", "kee-web", "kee-print"],                                 &["kee-conformance"]),
    row("xtask",           Kind::Open, &["kee-game", "kee-lexicon", "keesdrow"],                   &[]),
];

const fn row(
    package: &'static str,
    kind: Kind,
    uses: &'static [&'static str],
    tests_with: &'static [&'static str],
) -> Row {
    Row { package, kind, uses, tests_with }
}

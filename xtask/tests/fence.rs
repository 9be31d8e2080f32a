//! The fence of the root's `clippy.toml`: clippy reports what must not be in a game, and no game is outside.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folders with their own `clippy.toml`, which exempts them from the root's. No game is among them.
const OUTSIDE: &[&str] = &["crates/cli", "crates/conformance", "crates/lexicon", "crates/server", "xtask"];

/// The offences that clippy must report, and a function that commits each.
const OFFENCES: &[(&str, &str)] = &[
    ("std::time::Instant::now", "pub fn f() -> impl Sized { std::time::Instant::now() }"),
    ("std::time::SystemTime::now", "pub fn f() -> impl Sized { std::time::SystemTime::now() }"),
    ("std::time::SystemTime::elapsed", "pub fn f() -> impl Sized { std::time::UNIX_EPOCH.elapsed() }"),
    ("std::collections::HashMap", "pub fn f() -> usize { std::collections::HashMap::<u8, u8>::new().len() }"),
    ("std::collections::HashSet", "use std::collections::HashSet as Set; pub fn f(s: &Set<u8>) -> usize { s.len() }"),
    ("std::hash::RandomState", "pub fn f() -> impl Sized { std::hash::RandomState::default() }"),
    ("rand::rng", "pub fn f() -> u8 { rand::rng() }"),
    ("getrandom::fill", "pub fn f(bytes: &mut [u8]) { getrandom::fill(bytes) }"),
    ("std::env::var", "pub fn f() -> bool { std::env::var(\"HOME\").is_ok() }"),
    ("std::fs::read_to_string", "pub fn f() -> bool { std::fs::read_to_string(\"x\").is_ok() }"),
    ("std::fs::File", "pub fn f() -> bool { std::fs::File::open(\"x\").is_ok() }"),
    ("std::net::TcpStream", "pub fn f() -> bool { std::net::TcpStream::connect(\"x:1\").is_ok() }"),
    ("std::process::Command", "pub fn f() -> bool { std::process::Command::new(\"x\").spawn().is_ok() }"),
    ("std::thread::sleep", "pub fn f() { std::thread::sleep(core::time::Duration::ZERO) }"),
    ("std::thread::spawn", "pub fn f() { drop(std::thread::spawn(|| ())) }"),
];

#[test]
fn clippy_reports_every_offence() {
    let report = clippy(&repository().join("clippy.toml"));
    for (index, (path, source)) in OFFENCES.iter().enumerate() {
        let file = format!("o{index}.rs:");
        let reported = report.lines().any(|line| line.contains(&file) && line.contains(&format!("`{path}`")));
        assert!(reported, "{path} passes in: {source}\n{report}");
    }
}

#[test]
fn clippy_allows_all_of_it_outside() {
    let report = clippy(&repository().join("crates/cli/clippy.toml"));
    assert!(!report.contains("disallowed"), "{report}");
}

/// `cargo xtask test` has no step that only lints or only documents.
#[test]
fn what_the_tests_compile_is_linted_and_documented() {
    assert_eq!(compiled("//! Fine.\n"), "");
    let lint = compiled("//! Fine.\n\n/// Yes.\npub fn yes() -> bool {\n    return true;\n}\n");
    assert!(lint.contains("needless_return"), "{lint}");
    let link = compiled("//! See [`Nowhere`].\n");
    assert!(link.contains("unresolved link to `Nowhere`"), "{link}");
}

/// The warnings of the tests' compiler about a crate; nothing if it has no objection.
fn compiled(source: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    fs::create_dir(path("src")).expect("a folder");
    fs::write(path("src/lib.rs"), source).expect("writes");
    fs::write(path("Cargo.toml"), "[package]\nname = \"sample\"\nedition = \"2024\"\n[workspace]\n").expect("writes");
    fs::copy(env!("CARGO_BIN_EXE_xtask"), path("kee-compiler")).expect("copies");
    let output = Command::new(env!("CARGO"))
        .args(["build", "--offline", "--quiet"])
        .current_dir(folder.path())
        .env("CARGO_TARGET_DIR", path("target"))
        .env("RUSTC_WORKSPACE_WRAPPER", path("kee-compiler"))
        .env("CLIPPY_ARGS", "-Dwarnings")
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.success(), report.is_empty(), "{report}");
    report
}

#[test]
fn only_the_listed_crates_are_outside() {
    let root = repository();
    let mut folders: Vec<PathBuf> =
        fs::read_dir(root.join("crates")).expect("the crates").map(|entry| entry.expect("a crate").path()).collect();
    folders.push(root.join("xtask"));
    folders.retain(|folder| has_own_configuration(folder));
    folders.sort();
    let expected: Vec<PathBuf> = OUTSIDE.iter().map(|folder| root.join(folder)).collect();
    assert_eq!(folders, expected);
    assert!(!has_own_configuration(&root.join("crates")), "a file here would hide the root's from every crate");
}

/// Clippy checks what is compiled for this machine, so that must be everything.
#[test]
fn nothing_is_compiled_only_for_the_browser() {
    for (path, source) in sources(&repository().join("crates/web/src")) {
        let depends = ["target_arch", "target_family", "target_os"].iter().any(|word| source.contains(word));
        assert!(!depends, "{} depends on the target", path.display());
    }
}

/// A library with all its tests in `tests/` has `test = false`, and is not compiled a second time for them.
#[test]
fn no_test_is_where_it_would_not_run() {
    for entry in fs::read_dir(repository().join("crates")).expect("the crates") {
        let folder = entry.expect("a crate").path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        if manifest.contains("[lib]\ntest = false") {
            let hidden = sources(&folder.join("src")).into_iter().find(|(_, source)| source.contains("#[test]"));
            assert!(hidden.is_none(), "the test in {hidden:?} is never run: remove `test = false` from the manifest");
        }
    }
}

/// All files below a folder, with their contents.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let paths = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => sources(&path),
            false => vec![(path.clone(), fs::read_to_string(path).expect("text"))],
        })
        .collect()
}

fn has_own_configuration(folder: &Path) -> bool {
    ["clippy.toml", ".clippy.toml"].iter().any(|name| folder.join(name).exists())
}

/// Clippy's report, one line per finding, on a made-up crate that commits every offence, under this configuration.
fn clippy(configuration: &Path) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        fs::write(path, text).expect("writes");
    };
    let package = |name| format!("[package]\nname = \"{name}\"\nedition = \"2024\"\n");
    let rest = "[workspace]\n[dependencies]\nrand.path = \"rand\"\ngetrandom.path = \"getrandom\"\n";
    write("Cargo.toml", &(package("offender") + rest));
    // Stand-ins, because the test must not need the network: clippy knows a function by its path.
    write("rand/Cargo.toml", &package("rand"));
    write("rand/src/lib.rs", "pub fn rng() -> u8 { 4 }");
    write("getrandom/Cargo.toml", &package("getrandom"));
    write("getrandom/src/lib.rs", "pub fn fill(bytes: &mut [u8]) { bytes.fill(4) }");
    let mut modules = String::new();
    for (index, (_, source)) in OFFENCES.iter().enumerate() {
        modules += &format!("pub mod o{index};\n");
        write(&format!("src/o{index}.rs"), source);
    }
    write("src/lib.rs", &modules);
    fs::copy(configuration, folder.path().join("clippy.toml")).expect("copies");

    let output = Command::new(env!("CARGO"))
        .args(["clippy", "--offline", "--quiet", "--message-format", "short"])
        .current_dir(folder.path())
        .env("CARGO_TARGET_DIR", folder.path().join("target"))
        .env_remove("CLIPPY_CONF_DIR")
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    let report = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "the crate must compile: {report}");
    report
}

fn repository() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask is in the repository").to_owned()
}

//! The configuration of the server.

use crate::server::Server;
use std::process::Command;

fn config(args: &[&str], environment: &[(&str, &str)]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kee"))
        .arg("config")
        .args(args)
        .env_clear()
        .envs(environment.iter().copied())
        .output()
        .expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn the_defaults_let_only_this_machine_connect() {
    let (code, out, _) = config(&[], &[]);
    assert_eq!(code, 0);
    assert!(out.contains("listen = \"127.0.0.1:8017\""), "{out}");
    assert!(out.contains("limits = true"), "{out}");
    assert!(!out.contains("metrics"), "{out}");
}

#[test]
fn flags_come_before_the_environment_before_the_file() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let file = home.path().join("kee.toml");
    std::fs::write(&file, "listen = \"0.0.0.0:1\"\nbot-beat = 11\nblink = 12\nsleep-after = 13\n").expect("a file");
    let file = file.display().to_string();
    let environment = [("KEE_CONFIG", file.as_str()), ("KEE_BOT_BEAT", "21"), ("KEE_BLINK", "22")];
    let (code, out, err) = config(&["--disconnect-grace", "31"], &environment);
    assert_eq!(code, 0, "{err}");
    for line in ["listen = \"0.0.0.0:1\"", "bot-interval = 21", "disconnect-grace = 31", "unload-after = 13"] {
        assert!(out.contains(line), "expected {line} in {out}");
    }
    let (_, out, _) = config(&["--blink", "32"], &[("KEE_DISCONNECT_GRACE", "22"), ("KEE_IDLE_TIMEOUT", "23")]);
    assert!(
        out.contains("disconnect-grace = 32") && out.contains("idle-timeout = 23"),
        "the old name of a flag: {out}"
    );
    let (_, out, _) = config(&["--disconnect-grace", "31"], &environment);
    // The output is a valid configuration file.
    let printed = home.path().join("printed.toml");
    std::fs::write(&printed, &out).expect("a file");
    let (_, again, _) = config(&["--config", &printed.display().to_string()], &[]);
    assert_eq!(again, out);
}

#[test]
fn an_error_in_the_file_is_reported_with_its_line() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let file = home.path().join("kee.toml");
    std::fs::write(&file, "blink = 1\nblunk = 2\n").expect("a file");
    let (code, _, err) = config(&["--config", &file.display().to_string()], &[]);
    assert_eq!(code, 2);
    assert!(err.contains("line 2") && err.contains("blunk"), "{err}");
}

#[test]
fn every_page_says_how_to_reach_the_operator() {
    let contact = "mailto:host@club.example?subject=Keeboard&body=Hi";
    let tag = "<meta name=\"operator-contact\" content=\"mailto:host@club.example?subject=Keeboard&amp;body=Hi\">";
    let server = Server::with(&["--contact", contact]);
    let anna = server.make("keezen", serde_json::json!({"preset": "two"}), serde_json::json!({}));
    let (table, silent) = (format!("/t/{}", anna.table), Server::start());
    for path in ["/", "/learn", &table, "/t/nothing"] {
        let page = |server: &Server| server.get(path, None).good().as_str().expect("a page").to_owned();
        assert_eq!(page(&server).matches(tag).count(), 1, "{path}: {}", page(&server));
        assert!(!page(&silent).contains("operator-contact"), "{path}");
    }
}

#[test]
fn every_page_says_where_the_source_is_published() {
    let server = Server::with(&["--source", "https://git.example/keeboard"]);
    let page = server.get("/", None).good().as_str().expect("a page").to_owned();
    assert!(page.contains("<meta name=\"source-code\" content=\"https://git.example/keeboard\">"), "{page}");
    let (code, _, err) = config(&["--source", "git.example/keeboard"], &[]);
    assert_eq!(code, 2, "{err}");
}

#[test]
fn a_contact_that_is_no_address_is_refused() {
    let (code, _, err) = config(&["--contact", "host@club.example"], &[]);
    assert_eq!(code, 2);
    assert!(err.contains("expected `mailto:host@club.example` or `https://club.example/contact`"), "{err}");
    let home = tempfile::tempdir().expect("a temporary folder");
    let file = home.path().join("kee.toml");
    std::fs::write(&file, "blink = 1\ncontact = \"javascript:alert(1)\"\n").expect("a file");
    let (code, _, err) = config(&["--config", &file.display().to_string()], &[]);
    assert_eq!(code, 2);
    assert!(err.contains("line 2: expected `mailto:"), "{err}");
    let (code, out, _) = config(&[], &[("KEE_CONTACT", "https://club.example")]);
    assert_eq!((code, out.contains("contact = \"https://club.example\"")), (0, true), "{out}");
}

#[test]
fn the_unit_runs_this_program() {
    let output = Command::new(env!("CARGO_BIN_EXE_kee")).arg("systemd").output().expect("the program runs");
    let unit = String::from_utf8(output.stdout).expect("text");
    assert!(unit.contains("/kee serve --config /etc/kee.toml"), "{unit}");
}

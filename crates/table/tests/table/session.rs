//! The session of `docs/protocol.md`, played for real.

use crate::desk::{Desk, person, setup};
use kee_game::{Viewer, WallTime};
use kee_table::Teller;
use kee_wire::{FromClient, House, PROTOCOL, Resume, TableCommand, ToClient};
use serde::Serialize;
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// Bo's connection, as a server would keep it.
struct Connection {
    desk: Desk,
    teller: Teller,
    lines: String,
}

impl Connection {
    fn write(&mut self, mark: char, message: &impl Serialize) {
        let json = serde_json::to_string(message).expect("plain data");
        self.lines.push_str(&format!("{mark} {json}\n"));
    }

    fn says(&mut self, message: &FromClient) {
        self.write('>', message);
    }

    fn welcome(&mut self, resume: Option<Resume>) {
        let you = self.desk.table.you(&person("bo"));
        let resume = resume.unwrap_or_else(|| self.desk.table.earliest(you.viewer));
        let welcome = self.desk.table.welcome(WallTime::from_millis(self.desk.now), you, Some(resume));
        self.write('<', &ToClient::Welcome(Box::new(welcome)));
        self.teller = Teller::new(&self.desk.table, you.viewer);
    }

    fn hears(&mut self) {
        if let Some(step) = self.teller.step(&self.desk.table) {
            self.write('<', &ToClient::Step(step));
        }
    }

    fn asks(&mut self, id: &str, command: TableCommand) {
        self.desk.pass(1_000);
        self.says(&FromClient::Ask { id: id.parse().expect("an id"), command: command.clone() });
        let answer = self.desk.ask_as("bo", id, command);
        self.write('<', &ToClient::Answer { id: id.parse().expect("an id"), answer });
    }
}

fn hello(resume: Option<Resume>) -> FromClient {
    FromClient::Hello { protocol: PROTOCOL, agent: "kee-web 0.1".to_owned(), token: Some("s3cr3t".to_owned()), resume }
}

fn played() -> String {
    let mut desk = Desk::new("auction", setup("tiny", 2, &[]), House::default());
    desk.done("anna", TableCommand::TakeSeat { seat: None, name: "Anna".to_owned() });
    desk.done("anna", TableCommand::Ready { ready: true });
    let teller = Teller::new(&desk.table, Viewer::Spectator);
    let mut bo = Connection { desk, teller, lines: String::new() };
    bo.says(&hello(None));
    bo.welcome(None);
    bo.asks("k3v9-1", TableCommand::TakeSeat { seat: None, name: "Bo".to_owned() });
    bo.welcome(None);
    bo.asks("k3v9-2", TableCommand::Ready { ready: true });
    bo.hears();
    bo.desk.give_seed();
    bo.hears();
    bo.asks("k3v9-3", TableCommand::Act { action: "bid 9".to_owned(), on: Some(bo.teller.number()) });
    bo.asks("k3v9-4", TableCommand::Act { action: "bid 3".to_owned(), on: Some(bo.teller.number()) });
    bo.hears();
    let number = bo.teller.number();
    bo.desk.pass(1_000);
    bo.desk.act("anna", "bid 2");
    bo.says(&hello(Some(Resume { viewer: Viewer::Seat(crate::desk::seat("B")), number })));
    bo.welcome(Some(Resume { viewer: Viewer::Seat(crate::desk::seat("B")), number }));
    bo.asks("k3v9-4", TableCommand::Act { action: "bid 3".to_owned(), on: Some(number) });
    bo.lines
}

/// The speaker and the message, whatever the order of the fields.
fn messages(lines: &str) -> Vec<(&str, Value)> {
    let message = |line: &'_ str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    lines.lines().map(|line| line.split_at(2)).map(|(mark, json)| (mark, message(json))).collect()
}

#[test]
fn the_page_shows_a_session_as_it_is_played() {
    let shown = PAGE.split("```session\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a session");
    let played = played();
    assert!(messages(shown) == messages(&played), "docs/protocol.md should have this session:\n{played}");
}

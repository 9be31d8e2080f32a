//! `kill -9` at any moment: everything acknowledged is there, and nothing is there twice.

use crate::{block_on, made_up::*};
use kee_server::store::{SqliteStore, TableId, Tables};
use std::{
    collections::BTreeMap,
    env,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
};

/// Set in the environment of the process that is going to be killed.
const FILE: &str = "KEE_TEST_STORE";
const TABLES: u8 = 40;

/// Appends to all tables at once until it is killed, and prints every number once it is acknowledged.
async fn append_forever(path: &Path) {
    let store = SqliteStore::open(path).await.expect("a store");
    let endless = (0..TABLES).map(|number| {
        let store = &store;
        async move {
            let mut first = store.log(table(number), 0).await.expect("a log").len() as u64 + 1;
            loop {
                let mut next = append(table(number), first, summary(1));
                next.entries.push(entry(1, format!("move {}", first + 1)));
                store.append(next).await.expect("nobody else writes");
                writeln!(std::io::stdout().lock(), "stored {number} {}", first + 1).expect("the parent reads");
                first += 2;
            }
        }
    });
    let _: Vec<()> = futures_util::future::join_all(endless).await;
}

#[test]
fn kill_minus_nine_loses_nothing_and_doubles_nothing() {
    if let Some(path) = env::var_os(FILE) {
        block_on(append_forever(Path::new(&path)));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kee.db");
    let mut stored: BTreeMap<TableId, u64> = BTreeMap::new();
    for round in 0..12 {
        let test = "crash::kill_minus_nine_loses_nothing_and_doubles_nothing";
        let mut command = Command::new(env::current_exe().expect("this program"));
        command.args([test, "--exact", "--nocapture"]).env(FILE, &path).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut victim = command.spawn().expect("a process");
        let lines = BufReader::new(victim.stdout.take().expect("its output")).lines();
        // It dies at another moment every time; what it said before is still in the pipe.
        for (line, place) in lines.map(|line| line.expect("text")).zip(0..) {
            if place == 50 + round * 137 {
                victim.kill().expect("it can be killed");
            }
            if let Some((number, length)) = line.strip_prefix("stored ").and_then(|rest| rest.split_once(' ')) {
                // The last line may have been cut off.
                let (Ok(number), Ok(length)) = (number.parse(), length.parse()) else { continue };
                stored.insert(table(number), length);
            }
        }
        victim.wait().expect("it is dead");
        block_on(async {
            let store = SqliteStore::open(&path).await.expect("it opens again");
            for (id, length) in &mut stored {
                let log = store.log(*id, 0).await.expect("a log");
                assert!(log.len() as u64 >= *length, "{} of {length} entries are left", log.len());
                assert_eq!(log.len() % 2, 0, "both entries of an append are there, or none");
                for (entry, number) in log.iter().zip(1..) {
                    assert_eq!(text(entry), format!("move {number}"));
                }
                let listed = store.table(*id).await.expect("an answer").expect("a table");
                assert_eq!(listed.entries, log.len() as u64);
                *length = listed.entries;
            }
        });
    }
    assert_eq!(stored.len(), usize::from(TABLES));
}

//! The OpenAPI document is generated from the code, committed, and true.

use crate::{browser::Browser, server::Server};
use serde_json::{Value, json};
use std::{collections::BTreeSet, path::Path};

const RENEW: &str =
    "Run `KEE_RECORD=1 cargo test -p kee --test serve openapi`, look at what has changed, and commit it.";

fn document(server: &Server) -> Value {
    server.get("/api/openapi.json", None).good()
}

/// Every method and path with its description.
fn operations(document: &Value) -> Vec<(String, String, &Value)> {
    let paths = document["paths"].as_object().expect("paths").iter();
    paths
        .flat_map(|(path, item)| {
            let item = item.as_object().expect("methods").iter();
            item.map(|(method, operation)| (method.clone(), path.clone(), operation))
        })
        .collect()
}

#[test]
fn the_committed_document_is_the_one_the_server_sends() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let server = Server::start();
    let made = server.get_from(&format!("{}/api/openapi.json", server.url()));
    if std::env::var_os("KEE_RECORD").is_some_and(|value| value == "1") {
        std::fs::write(&file, &made).expect("it can be written");
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(made == committed, "docs/openapi.json is not what the server says. {RENEW}");
}

#[test]
fn every_referenced_schema_exists() {
    let text = document(&Server::start()).to_string();
    let referred = text.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next());
    let missing: BTreeSet<&str> = referred.filter(|name| !text.contains(&format!("\"{name}\":{{"))).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_described_route_exists() {
    let server = Server::start();
    let document = document(&server);
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.1.")), "{}", document["openapi"]);
    let mut ids = BTreeSet::new();
    for (method, path, operation) in operations(&document) {
        let real = path
            .replace("{table}", "0000000000000000")
            .replace("{event}", "0000000000000000")
            .replace("{code}", "000000")
            .replace("{number}", "1")
            .replace("{name}", "nobody");
        let reply = match method.as_str() {
            "get" => server.get(&real, None),
            "post" => server.post(&real, None, &json!({})),
            "delete" => server.delete_with(&real, None, &[]),
            other => panic!("{other} {path}"),
        };
        let nothing_here = reply.body["code"] == "server/nothing_here" && !path.contains("{number}");
        assert!(reply.status != 405 && !nothing_here, "{method} {path}: {reply:?}");
        let status = reply.status.to_string();
        assert!(operation["responses"][&status].is_object(), "{method} {path} answers {status}: {reply:?}");
        assert!(operation["responses"]["429"]["headers"]["retry-after"].is_object(), "{method} {path}");
        let id = operation["operationId"].as_str().expect("an id").to_owned();
        assert!(ids.insert(id), "{method} {path} has an id of its own");
        let words = [&operation["summary"], &operation["description"]];
        assert!(words.iter().any(|words| words.is_string()), "{method} {path} says what it does");
    }
}

#[test]
fn every_route_is_described() {
    let document: Value = document(&Server::start());
    let described: BTreeSet<String> = operations(&document)
        .into_iter()
        .map(|(method, path, _)| format!("{} {path}", method.to_uppercase()))
        .collect();
    // The routes in the docs exist.
    let page = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md"));
    let page = page.expect("the page");
    let (_, rows) = page.split_once("| address | |").expect("the table of addresses");
    let rows = rows.lines().skip(2).take_while(|line| line.starts_with('|'));
    let named: BTreeSet<String> = rows
        .flat_map(|row| row.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2))
        .filter(|text| text.contains(" /"))
        .map(str::to_owned)
        .collect();
    assert_eq!(described, named, "docs/server.md names what the document describes");
    // A route added by hand would be in neither.
    let routes = include_str!("../../../server/src/http/mod.rs");
    assert!(!routes.contains(".route("), "routes are added with their description");
}

#[test]
fn answers_have_the_described_fields() {
    let server = Server::start();
    let document = document(&server);
    let mut anna = Browser::registered(&server, "Anna");
    let made = anna.post("/api/tables", &json!({"game": "auction", "setup": {"seats": 2}, "seat": "A"})).good();
    let table = made["table"].as_str().expect("a table").to_owned();
    let refused = server.post("/api/tables", None, &json!({"game": "chess"})).body;
    let looked = server.get(&format!("/api/tables/{table}"), None).good();
    let checks = [
        ("JoinedTable", made),
        ("RefusedRequest", refused),
        ("MyIdentity", anna.get("/api/me").good()),
        ("MyTable", anna.get("/api/me/tables").good()[0].clone()),
        ("About", server.get("/api/games", None).good()[0].clone()),
        ("TableView", looked["view"].clone()),
        ("TableSnapshot", looked),
    ];
    for (name, value) in checks {
        let known = fields(&document, &document["components"]["schemas"][name]);
        assert!(!known.is_empty(), "{name} is described");
        let has: BTreeSet<String> = value.as_object().expect("an object").keys().cloned().collect();
        assert!(has.is_subset(&known), "{name} has {has:?}, described are {known:?}");
    }
}

/// The fields of an object, including those of its parts.
fn fields(document: &Value, schema: &Value) -> BTreeSet<String> {
    if let Some(name) = schema["$ref"].as_str().and_then(|at| at.rsplit('/').next()) {
        return fields(document, &document["components"]["schemas"][name]);
    }
    let own = schema["properties"].as_object().into_iter().flat_map(|fields| fields.keys().cloned());
    let parts = schema["allOf"].as_array().into_iter().flatten();
    own.chain(parts.flat_map(|part| fields(document, part))).collect()
}

//! The previews of shared links, shown before they are opened.

use crate::{
    gathering::Gathering,
    server::{Joined, Server},
};
use serde_json::json;

/// The content of a tag of the page with this path.
fn tag(page: &str, name: &str) -> String {
    let start = format!("<meta property=\"{name}\" content=\"");
    let from = page.find(&start).unwrap_or_else(|| panic!("{name} in {page}")) + start.len();
    let rest = &page[from..];
    rest[..rest.find("\">").expect("the end of a tag")].to_owned()
}

fn page(server: &Server, path: &str, language: &str) -> String {
    let page = server.get_with(path, None, &[("accept-language", language)]);
    assert_eq!(page.status, 200);
    page.body.as_str().expect("a page").to_owned()
}

/// The title and the description of a link. Its picture can be fetched.
fn preview(server: &Server, path: &str) -> (String, String) {
    let page = page(server, path, "en");
    let picture = tag(&page, "og:image").replace("&amp;", "&");
    assert!(picture.starts_with(server.url()), "{picture}");
    assert_eq!(tag(&page, "og:url"), format!("{}{path}", server.url()));
    assert!(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"), "{page}");
    let png = server.bytes(picture.trim_start_matches(server.url()));
    assert!(png.starts_with(b"\x89PNG"), "{path}");
    // Width and height stand at the beginning of the file.
    assert_eq!((&png[16..20], &png[20..24]), (&1200_u32.to_be_bytes()[..], &630_u32.to_be_bytes()[..]));
    (tag(&page, "og:title"), tag(&page, "og:description"))
}

fn ready(server: &Server, players: &[&Joined]) {
    players.iter().for_each(|player| drop(server.ask(player, json!({"ready": {"ready": true}})).good()));
}

#[test]
fn an_invitation_names_the_host_and_the_game() {
    let server = Server::start();
    let anna = server.make("keezen", json!({"preset": "two"}), json!({}));
    let link = format!("/t/{}", anna.table);
    assert_eq!(preview(&server, &link).0, "Anna invites you to Keezen");
    let dutch = page(&server, &link, "nl-NL, en;q=0.5");
    assert_eq!(tag(&dutch, "og:title"), "Anna nodigt je uit voor Keezen");
    assert!(tag(&dutch, "og:image").ends_with("lang=nl"));
    let bo = server.join(&anna.table, "Bo");
    ready(&server, &[&anna, &bo]);
    assert_eq!(preview(&server, &link).0, "Keezen: Anna and Bo");
}

#[test]
fn a_finished_game_says_how_it_ended_and_so_does_its_replay() {
    let server = Server::start();
    let anna = server.make("keyword", json!({"preset": "two"}), json!({}));
    let bo = server.join(&anna.table, "Bo");
    ready(&server, &[&anna, &bo]);
    server.ask(&anna, json!({"propose": {"what": "end"}})).good();
    server.ask(&bo, json!({"reply": {"agree": true}})).good();
    let link = format!("/t/{}", anna.table);
    assert_eq!(preview(&server, &link).0, "Keyword: It’s a tie at 0");
    let replay = preview(&server, &format!("{link}/games/1"));
    assert_eq!(replay, ("Keyword: It’s a tie at 0".to_owned(), "Replay the game move by move.".to_owned()));
}

#[test]
fn of_a_table_that_nobody_may_watch_only_the_game_is_told() {
    let server = Server::start();
    let anna = server.make("keezen", json!({"preset": "two"}), json!({"watching": "nobody"}));
    let other = server.make("keezen", json!({"preset": "solo"}), json!({"watching": "nobody"}));
    let link = format!("/t/{}", anna.table);
    assert_eq!(preview(&server, &link).0, "Keezen on Keeboard");
    assert!(!page(&server, &link, "en").contains("Anna"));
    let picture = |table: &str| server.bytes(&format!("/picture.png?of=/t/{table}"));
    assert!(picture(&anna.table) == picture(&other.table), "the pictures of closed tables are the same");
}

#[test]
fn a_board_of_the_day_shows_its_date_and_not_its_letters() {
    let server = Server::start();
    let boards = server.get("/api/daily", None).good();
    let links: Vec<&str> =
        boards["boards"].as_array().expect("boards").iter().filter_map(|board| board["link"].as_str()).collect();
    let (title, _) = preview(&server, links[0]);
    assert!(title.starts_with("Keesdrow: the board for "), "{title}");
    assert_eq!(preview(&server, "/daily").0, "Daily boards");
    let made = json!({"game": "keesdrow", "preset": "solitaire-rounds", "name": "Sunday"});
    let made = server.post("/api/challenges", None, &made).good();
    assert_eq!(preview(&server, made["link"].as_str().expect("a link")).0, "Sunday: a Keesdrow challenge");
}

#[test]
fn an_event_shows_its_title_and_how_many_have_joined() {
    let server = Server::start();
    let wanted = json!({"title": "Game night", "played": "boards", "kind": {"party": {}}});
    let party = Gathering::open(&server, &wanted);
    party.join(&server, &json!({"name": "Anna"}));
    let (title, description) = preview(&server, &format!("/e/{}", party.event));
    assert_eq!(title, "Game night");
    assert!(description.contains("with one guest so far"), "{description}");
}

#[test]
fn a_hostile_name_stays_a_name() {
    let server = Server::start();
    let name = "\"><script>x</script>";
    let wanted = json!({"game": "keezen", "setup": {"preset": "two"}, "name": name});
    let made = server.post("/api/tables", None, &wanted).good();
    let page = page(&server, made["link"].as_str().expect("a link"), "en");
    assert!(!page.contains("<script>x"), "{page}");
    assert!(tag(&page, "og:title").contains("&quot;&gt;&lt;script&gt;x"), "{page}");
}

#[test]
fn a_link_that_leads_nowhere_has_a_page_and_no_picture() {
    let server = Server::start();
    for path in
        ["/t/0123456789abcdef", "/t/0123456789abcdef/games/1", "/e/0123456789abcdef", "/c/0123456789abcdef", "/learn"]
    {
        assert!(!page(&server, path, "en").contains("og:"), "{path}");
        server.get(&format!("/picture.png?of={path}"), None).no(404, "server/nothing_here");
    }
}

//! Every page, on both papers: all of it inside the margins, with everything on it that belongs there.

use kee_event::{PairingLine, PairingSheet, StandingsRow, StandingsSheet, tournament::Points};
use kee_print::{
    Ink, KeebbleSheet, KeesdrowBoard, KeesdrowPad, KeezenSheet, KeywordCards, Language, MARGIN, Mark, Page, PaperSize,
    language, pairings, standings, svg, svg_of_all,
};
use keebble::{BoardSeed, Sheet, SheetPlan, Special};

const LONG: &str = "Wilhelmina Maximiliane van der Nederlanden-Oberhuber";

fn words(page: &Page) -> Vec<&str> {
    page.marks
        .iter()
        .filter_map(|mark| if let Mark::Words { words, .. } = mark { Some(&words[..]) } else { None })
        .collect()
}

fn said(pages: &[Page], what: &str) -> bool {
    pages.iter().any(|page| words(page).contains(&what))
}

fn keebble(size: (usize, usize), slots: Option<u32>) -> KeebbleSheet {
    let plan = SheetPlan { width: size.0, height: size.1, seats: 6, walls: true, supercells: true, celldance: true };
    let seed: BoardSeed = "game-night".parse().expect("a seed");
    let sheet = Sheet::generate(&seed, &plan);
    KeebbleSheet { sheet, seed: Some(seed), slots, scrabble: true, kinds: Special::all().collect() }
}

fn keesdrow(size: usize) -> KeesdrowBoard {
    let row = "ABCDEFGHIJKLMNOP"[..size].to_owned();
    let board = vec![row; size].join("/").parse().expect("a board");
    KeesdrowBoard { board, seed: "an event".to_owned(), own_tiles: false }
}

fn english() -> Language {
    language("en")
}

fn pairings_of(tables: usize, paper: PaperSize, language: &Language) -> Vec<Page> {
    let table = |table: usize| PairingLine {
        table,
        names: vec![format!("Team {}", 2 * table), format!("{LONG} {table}")],
        points: if table == 1 { vec![Some(560), None] } else { Vec::new() },
    };
    let sheet = PairingSheet {
        title: "Keezen at the club".to_owned(),
        round: 2,
        minutes: 45,
        heading: "round 2, 45 minutes".to_owned(),
        ends: None,
        tables: (1..=tables).map(table).collect(),
        notes: vec!["Team 9 has a bye.".to_owned(), format!("The hash is {}.", "9f".repeat(32))],
    };
    pairings(&sheet, paper, language)
}

fn standings_of(people: usize, paper: PaperSize, language: &Language) -> Vec<Page> {
    let row = |place: usize| StandingsRow {
        place,
        name: format!("Guest {place} Ðorđe Ελένη"),
        points: vec![Some(560), Some(1120), None],
        total: 1680,
        remark: if place == 2 { "by lot".to_owned() } else { String::new() },
    };
    let rows = (1..=people).map(row).collect();
    let (title, heading) = ("Spring tournament".to_owned(), "after round 3".to_owned());
    standings(&StandingsSheet { title, heading, rounds: 3, rows, notes: Vec::new() }, paper, language)
}

fn sheet(points: Points) -> KeezenSheet {
    KeezenSheet {
        title: "Open".to_owned(),
        round: "2".to_owned(),
        table: "14".to_owned(),
        teams: ["Anna and Bo".to_owned(), LONG.to_owned()],
        points,
    }
}

fn cards(guests: &[&str]) -> KeywordCards {
    let guests = guests.iter().map(|guest| (*guest).to_owned()).collect();
    KeywordCards { party: "Spring party".to_owned(), guests, rounds: 8 }
}

fn pad(names: &[&str]) -> KeesdrowPad {
    KeesdrowPad { names: names.iter().map(|name| (*name).to_owned()).collect(), turns: 20 }
}

/// Every page there is, in every language.
fn all(paper: PaperSize) -> Vec<Page> {
    ["en", "nl"].into_iter().flat_map(|tag| all_in(paper, &language(tag))).collect()
}

fn all_in(paper: PaperSize, language: &Language) -> Vec<Page> {
    let mut pages = vec![
        pad(&[]).page(paper, language),
        pad(&["Anna", LONG, "Bo", "Cas", "", "Zoë"]).page(paper, language),
        keesdrow(12).page(paper, language),
        keesdrow(16).page(paper, language),
        sheet(Points::Sheet).page(paper, language),
        sheet(Points::Nk).page(paper, language),
    ];
    for (size, slots) in [((8, 8), None), ((8, 4), Some(8)), ((16, 8), Some(16))] {
        pages.extend([Ink::Full, Ink::Light].map(|ink| keebble(size, slots).page(paper, ink, language)));
    }
    pages.extend(cards(&[]).pages(paper, language));
    pages.extend(cards(&["Anna", LONG, "Bo", "Cas", "Dirk"]).pages(paper, language));
    pages.extend(pairings_of(128, paper, language));
    pages.extend(standings_of(256, paper, language));
    pages.extend(standings_of(0, paper, language));
    pages
}

#[test]
fn nothing_is_drawn_outside_the_margins() {
    for page in PaperSize::ALL.into_iter().flat_map(all) {
        let (width, height) = page.size;
        // The line around a table is as thick outside its corners as inside.
        let edge = MARGIN - 0.5;
        for mark in &page.marks {
            let [left, top, right, bottom] = mark.bounds();
            let inside = left >= edge && top >= edge && right <= width - edge && bottom <= height - edge;
            assert!(inside, "{} {width} x {height}: {:?} of {mark:?}", page.title, mark.bounds());
        }
    }
}

#[test]
fn a_page_is_as_large_as_its_paper() {
    for paper in PaperSize::ALL {
        for page in all(paper) {
            assert!(page.size == paper.upright() || page.size == paper.on_its_side(), "{}", page.title);
            assert!(svg(&page).contains(&format!("width=\"{}mm\" height=\"{}mm\"", page.size.0, page.size.1)));
        }
    }
}

#[test]
fn a_score_pad_has_every_name_turn_and_letter_value() {
    let page = pad(&["Anna", "Bo"]).page(PaperSize::A4, &english());
    let pages = std::slice::from_ref(&page);
    for what in ["Anna", "Bo", "1", "20", "Total"] {
        assert!(said(pages, what), "{what}");
    }
    let values = words(&page).into_iter().find(|words| words.starts_with("Values")).expect("the values of letters");
    for line in ["1: A E I O R", "2: L N S T", "3: C D H M U", "4: B G P Y", "5: F J K Q V W X Z"] {
        assert!(values.contains(line), "K1.3: {line} in {values}");
    }
}

#[test]
fn a_board_has_every_letter_with_its_value_and_three_boxes() {
    for size in [12, 16] {
        let page = keesdrow(size).page(PaperSize::A4, &english());
        let letters =
            words(&page).into_iter().filter(|words| words.len() == 1 && words.chars().all(char::is_uppercase));
        assert_eq!(letters.count(), size * size);
        let boxes = page.marks.iter().filter(|mark| matches!(mark, Mark::Rect { size: (side, _), .. } if *side < 5.0));
        assert_eq!(boxes.count(), 3 * size * size);
        assert!(words(&page).iter().any(|words| words.ends_with(" --seed 'an event'")));
    }
}

#[test]
fn z7_1_the_sheet_has_the_points_in_order_of_coming_in() {
    let page = sheet(Points::Sheet).page(PaperSize::A4, &english());
    let pages = std::slice::from_ref(&page);
    for points in (10..=150).step_by(10) {
        assert!(said(pages, &points.to_string()), "{points}");
    }
    assert!(said(pages, "200") && said(pages, "Anna and Bo") && said(pages, "14"));
    let ticks = page.marks.iter().filter(|mark| matches!(mark, Mark::Rect { size: (w, h), .. } if w == h));
    assert_eq!(ticks.count(), 30, "a box for both teams at every pawn");
}

#[test]
fn z7_4_the_sheet_of_the_championship_counts_two_and_ten() {
    let pages = [sheet(Points::Nk).page(PaperSize::A4, &english())];
    assert_eq!(words(&pages[0]).iter().filter(|words| **words == "2").count(), 15 + 2, "and the round, and the pawn");
    assert!(said(&pages, "10") && words(&pages[0]).iter().any(|words| words.starts_with("Time limit: 50 minutes")));
}

#[test]
fn w9_cards_come_four_a_page_and_carry_their_guest() {
    let pages = cards(&["Anna", "Bo", "Cas", "Dirk", "Eva"]).pages(PaperSize::A4, &english());
    assert_eq!(pages.len(), 2);
    for guest in ["Anna", "Bo", "Cas", "Dirk", "Eva", "Spring party"] {
        assert!(said(&pages, guest), "{guest}");
    }
    assert_eq!(words(&pages[0]).iter().filter(|words| **words == "8").count(), 4, "eight rounds on each");
    assert_eq!(cards(&[]).pages(PaperSize::A4, &english()).len(), 1);
}

#[test]
fn lists_go_on_over_pages_and_leave_nobody_out() {
    for paper in PaperSize::ALL {
        let pages = standings_of(256, paper, &english());
        assert!((9..=13).contains(&pages.len()), "{}", pages.len());
        for place in 1..=256 {
            let remark = if place == 2 { " (by lot)" } else { "" };
            assert!(said(&pages, &format!("Guest {place} Ðorđe Ελένη{remark}")), "{place}");
        }
        assert!(said(&pages, &format!("1 of {}", pages.len())));
        let pages = pairings_of(128, paper, &english());
        assert!((2..=128).all(|table| said(&pages, &format!("Team {}", 2 * table))) && said(&pages, "Team 2 (560)"));
        assert!(words(pages.last().expect("a page")).contains(&"Team 9 has a bye."));
        assert_eq!(pages.iter().filter(|page| words(page).contains(&"Team 9 has a bye.")).count(), 1);
    }
    assert_eq!(standings_of(0, PaperSize::A4, &english()).len(), 1, "an empty list is a page too");
    for tables in 1..60 {
        let pages = pairings_of(tables, PaperSize::A4, &english());
        assert!(words(pages.last().expect("a page")).contains(&"Team 9 has a bye."), "{tables}");
        assert!((2..=tables).all(|table| said(&pages, &format!("Team {}", 2 * table))), "{tables}");
        assert!(pages.iter().all(|page| page.marks.iter().all(|mark| mark.bounds()[3] < 297.0 - MARGIN)), "{tables}");
    }
}

#[test]
fn what_people_type_cannot_become_a_part_of_the_picture() {
    let evil = "<script>\"&\u{0}\u{8}";
    let page = pad(&[evil]).page(PaperSize::A4, &english());
    let text = svg(&page);
    assert!(text.contains("&lt;script&gt;&quot;&amp;") && !text.contains("<script"), "{text}");
    assert!(!text.contains(['\u{0}', '\u{8}']));
}

#[test]
fn several_pages_in_one_picture_lie_under_each_other() {
    let pages = standings_of(60, PaperSize::A4, &english());
    let text = svg_of_all(&pages);
    assert!(text.contains(&format!("height=\"{}mm\"", 297.0 * pages.len() as f64)), "{}", &text[..200]);
    assert!(text.contains("<g transform=\"translate(0 297.00)\">"));
    assert_eq!(text.matches("<svg").count(), 1);
}

#[test]
fn a_dutch_score_pad_has_dutch_words_only() {
    let page = pad(&["Anna"]).page(PaperSize::A4, &language("nl"));
    let text = words(&page).join("\n");
    for dutch in ["Datum", "Tafel", "Doel of beurten", "woord", "punten", "Totaal", "Waarden", "aangevochten", "Pinnen"]
    {
        assert!(text.contains(dutch), "{dutch} in {text}");
    }
    for english in ["Date", "Table", "Target", "word", "points", "Total", "Values", "challenged", "Pegs", "the "] {
        assert!(!text.split_whitespace().any(|word| word == english), "{english} in {text}");
    }
    assert!(svg(&page).contains("xml:lang=\"nl\""));
}

#[test]
fn no_page_has_a_sentence_that_is_missing_or_cut_off() {
    for page in PaperSize::ALL.into_iter().flat_map(all) {
        for line in words(&page) {
            let missing = ["page-", "keebble-", "sheet-"].iter().any(|name| line.contains(name));
            assert!(!missing, "{}: {line}", page.title);
            assert!(!line.ends_with('…') || line.starts_with("Wil"), "{} ({}): {line}", page.title, page.language);
        }
    }
}

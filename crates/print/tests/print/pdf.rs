//! The PDFs we write, read back by another program.

use kee_event::{StandingsRow, StandingsSheet};
use kee_print::{KeesdrowPad, Page, PaperSize, language, pdf, standings};
use lopdf::Document;

/// A name in each script of Europe.
const NAMES: [&str; 6] =
    ["Zoë Łukasz Þóra", "Ελένη Παπαδοπούλου", "Ђорђе Щербакова", "Հայկ Գրիգորյան", "ნინო ბერიძე", "Ağrı Şule İnci"];

fn list(people: usize) -> Vec<Page> {
    let row = |place: usize| StandingsRow {
        place,
        name: format!("{} {place}", NAMES[place % NAMES.len()]),
        points: vec![Some(120)],
        total: 120,
        remark: String::new(),
    };
    let rows = (1..=people).map(row).collect();
    let (title, heading) = ("Спортсмены & Ευρώπη".to_owned(), "final standings".to_owned());
    standings(
        &StandingsSheet { title, heading, rounds: 1, rows, notes: Vec::new() },
        PaperSize::Letter,
        &language("nl"),
    )
}

#[test]
fn a_pdf_has_every_page_at_its_size() {
    let pages = list(100);
    let document = Document::load_mem(&pdf(&pages)).expect("a PDF");
    assert_eq!(document.get_pages().len(), pages.len());
    for page in document.get_pages().values() {
        let media = document.get_dictionary(*page).and_then(|page| page.get(b"MediaBox")).expect("a size");
        let sides: Vec<f32> =
            media.as_array().expect("four numbers").iter().map(|side| side.as_float().expect("one")).collect();
        assert!((sides[2] - 612.0).abs() < 0.1 && (sides[3] - 792.0).abs() < 0.1, "8.5 x 11 inches: {sides:?}");
    }
}

#[test]
fn names_in_every_script_of_europe_can_be_selected() {
    let pages = list(12);
    let document = Document::load_mem(&pdf(&pages)).expect("a PDF");
    let text = document.extract_text(&[1]).expect("text");
    for name in NAMES {
        assert!(text.contains(name), "{name} in {text}");
    }
    assert!(text.contains("Спортсмены & Ευρώπη") && text.contains("120"), "{text}");
}

#[test]
fn the_font_is_inside_and_cut_down_to_what_is_used() {
    let bytes = pdf(&[KeesdrowPad { names: vec!["Anna".to_owned()], turns: 10 }.page(PaperSize::A4, &language("en"))]);
    assert!(bytes.len() < 60_000, "{} bytes", bytes.len());
    let document = Document::load_mem(&bytes).expect("a PDF");
    let fonts =
        document.objects.values().filter_map(|object| object.as_dict().ok()).filter(|fields| fields.has(b"FontFile2"));
    assert_eq!(fonts.count(), 2, "regular and bold");
}

#[test]
fn a_pdf_names_its_language() {
    let document = Document::load_mem(&pdf(&list(1))).expect("a PDF");
    let tag = document.catalog().and_then(|catalog| catalog.get(b"Lang")).and_then(|tag| tag.as_str());
    assert_eq!(tag.expect("a language"), b"nl");
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    assert_eq!(pdf(&list(3)), pdf(&list(3)));
}

use crate::{Column, Page, PaperSize, WallList, words};
use kee_event::{PairingSheet, StandingsRow, StandingsSheet};
use kee_speech::Language;

/// The pairings of a round: pages to hang up before it, or after it with the points.
pub fn pairings(sheet: &PairingSheet, paper: PaperSize, language: &Language) -> Vec<Page> {
    let sides = sheet.tables.iter().map(|table| table.names.len()).max().unwrap_or(0);
    let mut columns = vec![Column::names(language.tell_plain(&words::table()), 1.0)];
    columns.extend((0..sides).map(|_| Column::names("", 8.0 / sides as f64)));
    let rows = sheet.tables.iter().map(|line| {
        let side = |(place, name): (usize, &String)| match line.points.get(place).copied().flatten() {
            Some(points) => format!("{name} ({points})"),
            None => name.clone(),
        };
        let names = line.names.iter().enumerate().map(side);
        std::iter::once(line.table.to_string()).chain(names).collect()
    });
    WallList {
        title: sheet.title.clone(),
        under: capitalised(&sheet.heading),
        columns,
        rows: rows.collect(),
        notes: sheet.notes.clone(),
    }
    .pages(paper, language)
}

/// The standings of an event: pages to hang up after a round.
pub fn standings(sheet: &StandingsSheet, paper: PaperSize, language: &Language) -> Vec<Page> {
    let mut columns = vec![Column::numbers("", 0.8), Column::names("", 5.0)];
    let share = (5.2 / sheet.rounds.max(1) as f64).min(1.3);
    columns.extend((1..=sheet.rounds).map(|round| Column::numbers(round.to_string(), share)));
    columns.push(Column::numbers(language.tell_plain(&words::total()), 1.5));
    let row = |row: &StandingsRow| {
        let name = if row.remark.is_empty() { row.name.clone() } else { format!("{} ({})", row.name, row.remark) };
        let points = |round: usize| {
            row.points.get(round).copied().flatten().map_or("–".to_owned(), |points| points.to_string())
        };
        let mut cells = vec![row.place.to_string(), name];
        cells.extend((0..sheet.rounds).map(points));
        cells.push(row.total.to_string());
        cells
    };
    WallList {
        title: sheet.title.clone(),
        under: capitalised(&sheet.heading),
        columns,
        rows: sheet.rows.iter().map(row).collect(),
        notes: sheet.notes.clone(),
    }
    .pages(paper, language)
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

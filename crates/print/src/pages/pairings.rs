use crate::{Column, Listing, Page, Paper};
use kee_event::PairingSheet;

/// Who plays whom, and where: pages to hang up before a round, or after it with the points.
pub fn pairings(sheet: &PairingSheet, paper: Paper) -> Vec<Page> {
    let sides = sheet.tables.iter().map(|table| table.names.len()).max().unwrap_or(0);
    let mut columns = vec![Column::names("Table", 1.0)];
    columns.extend((0..sides).map(|_| Column::names("", 8.0 / sides as f64)));
    let rows = sheet.tables.iter().map(|line| {
        let side = |(place, name): (usize, &String)| match line.points.get(place).copied().flatten() {
            Some(points) => format!("{name} ({points})"),
            None => name.clone(),
        };
        let names = line.names.iter().enumerate().map(side);
        std::iter::once(line.table.to_string()).chain(names).collect()
    });
    Listing {
        title: sheet.title.clone(),
        under: format!("Round {}, {} minutes", sheet.round, sheet.minutes),
        columns,
        rows: rows.collect(),
        notes: sheet.notes.clone(),
    }
    .pages(paper)
}

//! `cargo xtask tiles`: chooses the tile sets of Keesdrow (K1.2), always the same ones, and measures what they offer.

use std::fs;

use kee_game::{OptionValue, Seed};
use keesdrow::{Edition, TwoSidedTile};

use choice::ChosenSet;
use quota::Quota;
use set_offer::SetOffer;

mod boards;
mod choice;
mod corners;
mod quota;
mod set_offer;
mod spread;
mod tile_draft;

use crate::step::root;

/// Measures the committed sets, or chooses new ones, writes them into the game's crate and measures those.
pub(crate) fn run(measure: bool) -> Result<(), String> {
    for edition in [Edition::Classic, Edition::Deluxe] {
        println!("## {}\n", edition.write());
        if measure {
            print(edition.tiles());
            continue;
        }
        let ChosenSet { dealt, mut chosen } = choice::choose(edition);
        println!("As first dealt:\n\n{}\nAs chosen:\n", SetOffer::measure(&dealt.tiles()));
        corners::spread(&mut chosen, &mut Seed::named("keesdrow tiles, corners").dice(0));
        let tiles = chosen.tiles();
        write(edition, &tiles)?;
        print(&tiles);
    }
    Ok(())
}

fn write(edition: Edition, tiles: &[TwoSidedTile]) -> Result<(), String> {
    let path = root().join(format!("crates/keesdrow/data/{}.tiles", edition.write()));
    let lines: String = tiles.iter().map(|tile| format!("{tile}\n")).collect();
    fs::write(&path, lines).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

fn print(tiles: &[TwoSidedTile]) {
    let letters = Quota::of(tiles.iter().flat_map(|tile| tile.sides.concat()));
    let counts: Vec<String> =
        letters.iter().map(|(letter, count)| format!("{} {count}", letter.to_capital())).collect();
    println!(
        "{}\n\n{}\nTwo players tie for the first turn in {:.1} games of 100.\n",
        counts.join(", "),
        SetOffer::measure(tiles),
        corners::ties(tiles)
    );
}

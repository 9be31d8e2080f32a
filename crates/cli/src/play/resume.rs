use super::{clock::Clock, saved_game::SavedGame, table::Table};
use crate::{display_names::display_names, game_name, input_file::read_text, stop::Stop, word_source};
use kee_game::{PlayerKind, Record, Seat};
use std::{
    io::{self, Write},
    path::Path,
};

/// The table of a game that was stopped; none if the game is over.
pub(super) fn resume(file: &Path, words: Option<&str>) -> Result<Option<Table>, Stop> {
    let name = file.display();
    let text = read_text(file).map_err(Stop::usage)?;
    let record = Record::read(&text).map_err(|error| Stop::Failed(format!("{name}: refused: {error}")))?;
    if record.ending.is_some() {
        writeln!(io::stdout(), "That game is over. Look at it with: kee show {name}")?;
        return Ok(None);
    }
    let Some(commitment) = record.header.commitment else {
        return Err(Stop::usage(format!(
            "that game is on a real table, not dealt here; go on with: kee referee {} --resume {name}",
            record.header.game
        )));
    };
    let game = game_name::game_of(&record).map_err(|why| Stop::Failed(format!("{name}: {why}")))?;
    let (saved, secret) = SavedGame::open(file)?;
    if secret.seed.commitment() != commitment {
        return Err(Stop::Failed(format!("{name}: refused: the seed beside it is not the one that was promised")));
    }
    let own_list = secret.words.as_ref().map(|path| path.to_string_lossy());
    let words = words.or(own_list.as_deref()).map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, words.as_ref())?;
    let replayed = game.replay(&record, &resources, record.entries.len());
    let mut table = replayed.map_err(|why| Stop::Failed(format!("{name}: refused: {why}")))?;
    for (seat, player) in Seat::first(record.header.players.len()).zip(&record.header.players) {
        if player.kind == PlayerKind::Bot {
            table.seat_bot(seat, &player.name).map_err(|problem| vec![problem])?;
        }
    }
    Ok(Some(Table {
        names: display_names(&record.header),
        header: record.header,
        about: game.about(),
        clock: Clock::from(table.now()),
        game: table,
        saved,
        seed: secret.seed,
        waived: false,
    }))
}

use super::{RefereeArgs, board, kept_game::KeptGame, refereed_game::RefereedGame};
use crate::{
    args::{game_name, word_source},
    files::{beside, read_text},
    keyboard::Keyboard,
    play::games_folder,
    stop::Stop,
};
use kee_game::{Game, Header, PlayerKind, Record, Seed, rules_of};
use kee_games::english;
use keesdrow::{Keesdrow, Referee};
use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Sets up a game. `None` means that the input ended at a question.
pub(super) fn begin(args: &RefereeArgs, keyboard: &mut Keyboard) -> Result<Option<RefereedGame>, Stop> {
    let game = game_name::game(Keesdrow::ID);
    let resources = word_source::resources(game, args.words.as_deref())?;
    let Some(names) = names(args, keyboard)? else { return Ok(None) };
    let table = args.table.for_seats(names.len()).begin(game, &resources, &[])?;
    let seats = table.seating().len();
    if names.len() != seats {
        return Err(Stop::usage(format!("names: expected {seats}, one for each player, got {}", names.len())));
    }
    let players: Vec<_> = names.into_iter().map(|name| (PlayerKind::Person, name)).collect();
    // Any seed will do: nothing is dealt from it, so its hash is left out.
    let header = Header { commitment: None, ..table.header(&resources, &players, &Seed::new([0; 32])) };
    let rules = rules_of::<Keesdrow>(&header, &resources).map_err(|mismatch| Stop::Failed(mismatch.to_string()))?;
    let maze = &rules.options().edition;
    let board = match (&args.board, &args.seed) {
        (Some(file), _) => board::checked(board::from_file(maze, file)?, keyboard)?,
        (None, Some(seed)) => Some(rules.board_of(&Seed::named(seed))),
        (None, None) => match board::typed(maze, &draft(args)?, keyboard)? {
            Some(board) => board::checked(board, keyboard)?,
            None => None,
        },
    };
    let Some(board) = board else { return Ok(None) };
    let mut kept = KeptGame::create(args.record.as_deref())?;
    let referee =
        Referee::begin(header, resources, board).map_err(|why| Stop::Failed(english().refused(why).sentence))?;
    kept.save(referee.record().to_text())?;
    if args.board.is_none() && args.seed.is_none() {
        // The record has the board now. A draft that stays is offered to the next game, which does no harm.
        let _ = fs::remove_file(draft(args)?);
    }
    Ok(Some(RefereedGame::new(referee, kept)))
}

/// Opens a saved game.
pub(super) fn resume(file: &Path, words: Option<&str>) -> Result<RefereedGame, Stop> {
    let text = read_text(file).map_err(Stop::usage)?;
    let record = Record::read(&text).map_err(|error| Stop::invalid(file, error))?;
    let words = words.map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, words.as_ref())?;
    let referee =
        Referee::resume(record, resources).map_err(|why| Stop::invalid(file, english().refused(why).sentence))?;
    Ok(RefereedGame::new(referee, KeptGame::opened(file, text)))
}

/// The file that keeps the rows of a board while they are typed.
fn draft(args: &RefereeArgs) -> Result<PathBuf, Stop> {
    match &args.record {
        Some(file) => Ok(beside(file, ".board")),
        None => Ok(games_folder()?.join("keesdrow-table.board")),
    }
}

fn names(args: &RefereeArgs, keyboard: &mut Keyboard) -> Result<Option<Vec<String>>, Stop> {
    if let Some(twice) = twice(&args.names) {
        return Err(Stop::usage(format!("names: {twice} is named twice; give one of them another name")));
    }
    if !args.names.is_empty() {
        return Ok(Some(args.names.clone()));
    }
    while let Some(typed) = keyboard.ask("Who is playing? Names in order around the table, separated by commas")? {
        let names: Vec<String> =
            typed.split(',').map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect();
        match (twice(&names), names.is_empty()) {
            (Some(name), _) => writeln!(io::stdout(), "{name} is there twice. Give one of them another name.")?,
            (None, true) => writeln!(io::stdout(), "Type at least one name; Ctrl-D quits.")?,
            (None, false) => return Ok(Some(names)),
        }
    }
    Ok(None)
}

/// A name that two players share, which would make it unclear who is meant.
fn twice(names: &[String]) -> Option<&String> {
    let alike = |place: usize| names[..place].iter().any(|other| other.to_lowercase() == names[place].to_lowercase());
    (1..names.len()).find(|place| alike(*place)).map(|place| &names[place])
}

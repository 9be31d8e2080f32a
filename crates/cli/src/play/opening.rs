use super::{
    PlayArgs, data_folder,
    game_choice::{self, GameChoice},
    local_table::LocalTable,
    saved_game::{GameSecret, SavedGame},
};
use crate::{
    args::{game_name, word_source},
    keyboard::Keyboard,
    records::read_record,
    stop::Stop,
};
use kee_game::{PlayerKind, Seed};
use kee_games::{About, Language};
use kee_lexicon::List;
use std::{
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Sets up the table. `None` means that the input ended at a question.
pub(super) fn start(args: &PlayArgs, language: Language, keyboard: &mut Keyboard) -> Result<Option<LocalTable>, Stop> {
    let (game, named) = match &args.game {
        Some(name) => (game_name::game(name), true),
        None => match game_choice::what_to_play(&language, keyboard)? {
            Some(GameChoice::New(game)) => (game, false),
            Some(GameChoice::Unfinished(file)) => return resume(&file, args.words.as_deref(), language),
            None => return Ok(None),
        },
    };
    let resources = word_source::resources(game, args.words.as_deref())?;
    let begun = args.table.begin(game, &resources, &args.bots)?;
    let seats = begun.seating().len();
    let mut bots = args.bots.clone();
    if !named && bots.is_empty() {
        let Some(people) = game_choice::how_many_people(&language, keyboard, seats)? else { return Ok(None) };
        let opponents = game.about().opponents(About::DEFAULT_LEVEL, seats - people);
        bots = opponents.into_iter().map(str::to_owned).collect();
    }
    let people = seats - bots.len();
    if args.names.len() > people {
        return Err(Stop::usage(format!(
            "names: expected at most {people}, one for each person, got {}",
            args.names.len()
        )));
    }
    let seed = args.seed.as_deref().map_or_else(random_seed, |name| Ok(Seed::named(name)))?;
    let person = |place: usize| (PlayerKind::Person, args.names.get(place).cloned().unwrap_or_default());
    let bots = bots.into_iter().map(|bot| (PlayerKind::Bot, bot));
    let players: Vec<_> = (0..people).map(person).chain(bots).collect();
    let record = begun.record(&begun.header(&resources, &players, &seed), &seed);
    let secret = GameSecret { seed, words: own_list(args.words.as_deref()) };
    let saved = SavedGame::create(args.record.as_deref(), data_folder::games, game.id(), &secret)?;
    let opened = LocalTable::open(&record, &secret.seed, &resources, game.about(), language, saved);
    let table = opened.map_err(|why| Stop::Failed(why.to_string()))?;
    table.save()?;
    Ok(Some(table))
}

/// Opens the table of a saved game; `None` if the game is over.
pub(super) fn resume(file: &Path, words: Option<&str>, language: Language) -> Result<Option<LocalTable>, Stop> {
    let name = file.display();
    let record = read_record(file)?;
    if record.ending.is_some() {
        writeln!(io::stdout(), "That game is over. See how it ended: kee show {name}")?;
        return Ok(None);
    }
    let Some(commitment) = record.header.commitment else {
        return Err(Stop::usage(format!(
            "this game is on a real board; continue it with: kee referee {} --resume {name}",
            record.header.game
        )));
    };
    let game = game_name::game_of(&record).map_err(|why| Stop::Failed(format!("{name}: {why}")))?;
    let (saved, secret) = SavedGame::open(file)?;
    if secret.seed.commitment() != commitment {
        return Err(Stop::invalid(file, "the seed beside it does not match the fingerprint in the record"));
    }
    let players = record.header.players.iter();
    let bots = players.filter(|player| player.kind == PlayerKind::Bot).map(|bot| bot.name.clone());
    let problems = game.check_bots(&bots.collect::<Vec<_>>());
    if !problems.is_empty() {
        return Err(problems.into());
    }
    let own_list = secret.words.as_ref().map(|path| path.to_string_lossy());
    let words = words.or(own_list.as_deref()).map(word_source::lexicon).transpose()?;
    let resources = word_source::resources_of(&record, words.as_ref())?;
    LocalTable::open(&record, &secret.seed, &resources, game.about(), language, saved)
        .map(Some)
        .map_err(|why| Stop::invalid(file, why))
}

/// A random seed.
pub(crate) fn random_seed() -> Result<Seed, Stop> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Stop::Failed(format!("could not get random numbers from the system: {error}")))?;
    Ok(Seed::new(bytes))
}

/// The full path of a word list that is not built in, since the game may continue from another folder.
fn own_list(words: Option<&str>) -> Option<PathBuf> {
    let file = words.filter(|words| words.parse::<List>().is_err())?;
    std::path::absolute(file).ok()
}

use super::{
    PlayArgs,
    ask::{self, Wish},
    clock::Clock,
    data_folder,
    resume::resume,
    saved_game::{SavedGame, Secret},
    table::Table,
};
use crate::{display_names::display_names, game_name, keyboard::Keyboard, stop::Stop, word_source};
use kee_game::{GameTime, PlayerKind, Seat, Seed};
use kee_games::AnyGame;
use kee_lexicon::List;
use std::path::Path;

/// The table that was asked for; none if somebody was asked and did not answer.
pub(super) fn start(args: &PlayArgs, keyboard: &mut Keyboard) -> Result<Option<Table>, Stop> {
    let (game, named) = match &args.game {
        Some(name) => (game_name::game(name), true),
        None => match ask::what_to_play(keyboard)? {
            Some(Wish::New(game)) => (game, false),
            Some(Wish::GoOn(file)) => return resume(&file, args.words.as_deref()),
            None => return Ok(None),
        },
    };
    let resources = word_source::resources(game, args.words.as_deref())?;
    let mut table = args.table.begin(game, &resources, &args.bots)?;
    let seats = table.seating().len();
    let mut bots = args.bots.clone();
    if !named && bots.is_empty() {
        let Some(people) = ask::how_many_people(keyboard, seats)? else { return Ok(None) };
        bots = vec![mildest_bot(game); seats - people];
    }
    let people = seats - bots.len();
    if args.names.len() > people {
        return Err(Stop::usage(format!("names: {people} people play, got {} names", args.names.len())));
    }
    for (seat, bot) in Seat::first(seats).skip(people).zip(&bots) {
        table.seat_bot(seat, bot).map_err(|problem| vec![problem])?;
    }
    let seed = args.seed.as_deref().map_or_else(random_seed, |name| Ok(Seed::named(name)))?;
    let person = |place: usize| (PlayerKind::Person, args.names.get(place).cloned().unwrap_or_default());
    let bots = bots.into_iter().map(|bot| (PlayerKind::Bot, bot));
    let players: Vec<_> = (0..people).map(person).chain(bots).collect();
    let header = table.header(&resources, &players, &seed);
    let secret = Secret { seed, words: own_list(args.words.as_deref()) };
    let saved = SavedGame::create(args.record.as_deref(), data_folder::games, game.id(), &secret)?;
    let table = Table {
        names: display_names(&header),
        header,
        about: game.about(),
        game: table,
        clock: Clock::from(GameTime::ZERO),
        saved,
        seed: secret.seed,
        waived: false,
    };
    table.save()?;
    Ok(Some(table))
}

/// Who sits down when nobody was named: the mildest bot that thinks, which is the second of every list.
fn mildest_bot(game: &dyn AnyGame) -> String {
    let bots = game.about().bots;
    bots.get(1).or(bots.first()).map_or("random", |bot| bot.name).to_owned()
}

/// A seed that nobody knows.
pub(crate) fn random_seed() -> Result<Seed, Stop> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| Stop::Failed(format!("the system has no random numbers: {error}")))?;
    Ok(Seed::new(bytes))
}

/// The file of a word list that is not one of ours, by its full path, since the game may go on from another folder.
fn own_list(words: Option<&str>) -> Option<std::path::PathBuf> {
    let file = words.filter(|words| words.parse::<List>().is_err())?;
    std::path::absolute(Path::new(file)).ok()
}

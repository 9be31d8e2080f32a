use crate::stop::Stop;
use clap::Args;
use kee_game::{Problem, Resources, excerpt};
use kee_games::{AnyGame, AnyMatch, Setup};

/// Which table is wanted: shared by every command that begins a game.
#[derive(Args, Default)]
pub(crate) struct TableArgs {
    /// Named options to start from; `kee games GAME` lists them
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Set one option; may be given many times
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    /// How many seats
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// How many teams
    #[arg(long, value_name = "N")]
    teams: Option<usize>,
}

impl TableArgs {
    /// The request, and what could not even be read of it.
    pub(crate) fn setup(&self) -> (Setup, Vec<Problem>) {
        let mut problems = Vec::new();
        let mut set = Vec::new();
        for pair in &self.set {
            match pair.split_once('=') {
                Some((key, value)) => set.push((key.trim().to_owned(), value.trim().to_owned())),
                None => problems.push(Problem::new("set", format!("expected `KEY=VALUE`, got `{}`", excerpt(pair)))),
            }
        }
        (Setup { preset: self.preset.clone(), set, seats: self.seats, teams: self.teams }, problems)
    }

    /// Begins the game that so many bots are to join, or says everything that is wrong.
    pub(crate) fn begin(
        &self,
        game: &dyn AnyGame,
        resources: &Resources,
        bots: &[String],
    ) -> Result<Box<dyn AnyMatch>, Stop> {
        let (setup, mut problems) = self.setup();
        problems.extend(game.check_bots(bots));
        match game.begin(&setup, resources) {
            Err(more) => problems.extend(more),
            Ok(table) => {
                let seats = table.seating().len();
                if bots.len() > seats {
                    problems.push(Problem::new("bots", format!("there are {seats} seats, got {} bots", bots.len())));
                }
                if problems.is_empty() {
                    return Ok(table);
                }
            }
        }
        Err(problems.into())
    }

    /// Begins the game in the middle, from a position text.
    pub(crate) fn begin_at(
        &self,
        game: &dyn AnyGame,
        resources: &Resources,
        position: &str,
    ) -> Result<Box<dyn AnyMatch>, Stop> {
        let (setup, mut problems) = self.setup();
        match game.begin_at(&setup, resources, position) {
            Ok(table) if problems.is_empty() => Ok(table),
            Ok(_) => Err(problems.into()),
            Err(more) => {
                problems.extend(more);
                Err(problems.into())
            }
        }
    }
}

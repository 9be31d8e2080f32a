use crate::{
    args::{TableArgs, game_name, word_source},
    stop::Stop,
};
use clap::Args;
use kee_game::{Game, Seed, rules_of};
use kee_print::KeesdrowBoard;
use keesdrow::{Keesdrow, Maze};

#[derive(Args)]
pub(super) struct BoardArgs {
    /// Name of the seed that deals the board, as in `kee play keesdrow --seed`
    #[arg(long, value_name = "TEXT")]
    seed: String,
    #[command(flatten)]
    table: TableArgs,
}

impl BoardArgs {
    /// The board that the seed deals at this table.
    pub(super) fn board(&self) -> Result<KeesdrowBoard, Stop> {
        let game = game_name::game(Keesdrow::ID);
        let resources = word_source::resources(game, None)?;
        let seed = Seed::named(&self.seed);
        let header = self.table.begin(game, &resources, &[])?.header(&resources, &[], &seed);
        let rules = rules_of::<Keesdrow>(&header, &resources).map_err(|mismatch| Stop::Failed(mismatch.to_string()))?;
        let own_tiles = matches!(rules.options().edition, Maze::Own(_));
        Ok(KeesdrowBoard { board: rules.board_of(&seed), seed: self.seed.clone(), own_tiles })
    }
}

//! The tasks that a page gives its worker, each with its answer.

use super::{LocalTableRequest, MissedTurn, OddTile, PagesRequest, RefereeRequest, RefereeView, ReplayMoment};
use kee_game::{Json, Seat, Viewer};
use kee_table::{Exercise, ExerciseView};
use kee_wire::LegalActions;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A task of the worker.
pub(crate) trait TypedTask: Into<WorkerTask> {
    /// The worker's answer.
    type Answer: Serialize + DeserializeOwned;
}

macro_rules! tasks {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* } -> $answer:ty;)*) => {
        $(
            $(#[$doc])*
            #[derive(Serialize, Deserialize)]
            pub(crate) struct $name {
                $(pub(crate) $field: $type),*
            }

            impl TypedTask for $name {
                type Answer = $answer;
            }

            impl From<$name> for WorkerTask {
                fn from(task: $name) -> Self {
                    Self::$name(Box::new(task))
                }
            }
        )*

        /// Any task, as it is sent.
        #[expect(clippy::enum_variant_names, reason = "a variant has the name of its task")]
        #[derive(Serialize, Deserialize)]
        pub(crate) enum WorkerTask {
            $($name(Box<$name>)),*
        }
    };
}

tasks! {
    /// Makes a table; answers its id.
    MakeTask { wanted: LocalTableRequest } -> String;
    /// Lists the legal actions of a seat at a local table.
    ActionsTask { table: String, seat: Seat } -> LegalActions;
    /// Finds a good action for a seat at a local table, in text form; none if it has nothing to decide.
    HintTask { table: String, seat: Seat } -> Option<String>;
    /// Reads a player's own file for an option of a game; answers the option's value.
    FileTask { game: String, key: String, contents: String } -> String;
    /// Finds which of these words, in lower case, are on a list.
    WordsTask { list: String, words: Vec<String> } -> Vec<bool>;
    /// Opens the record of a game; answers its moments for this viewer.
    StudyTask { record: String, viewer: Viewer } -> Vec<ReplayMoment>;
    /// The viewer's view after this many entries.
    ViewTask { entry: usize, viewer: Viewer } -> Json;
    /// Finds turns that could have scored more, with the words of this list.
    ReviewTask { record: String, words: String } -> Vec<MissedTurn>;
    /// Verifies everything that can be verified of a record.
    VerifyTask { record: String } -> ();
    /// Writes a record of Keyword as GCG, the notation of word game programs, with these names.
    GcgTask { record: String, names: Vec<String> } -> String;
    /// Plays a position of a lesson.
    ExerciseTask { exercise: Exercise } -> ExerciseView;
    /// Draws pages to print.
    PrintTask { wanted: PagesRequest } -> Vec<String>;
    /// Finds the tiles of a real board that are not from our box.
    TilesTask { wanted: RefereeRequest } -> Vec<OddTile>;
    /// The letters of the board of a seed, as it can be printed.
    SeedBoardTask { wanted: RefereeRequest, seed: String } -> String;
    /// Begins to keep score on a real board; answers the id of the game.
    RefereeTask { wanted: RefereeRequest } -> String;
    /// The state of a game on a real board.
    RefereeViewTask { id: String } -> RefereeView;
    /// Takes a report from a page that has seen this many entries of a game on a real board.
    ReportTask { id: String, told: usize, line: String } -> RefereeView;
}

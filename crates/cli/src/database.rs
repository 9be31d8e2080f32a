use crate::stop::Stop;
use clap::Args;
use kee_server::store::StoreError;
use std::{future::Future, path::PathBuf};

/// Which store a command is about.
#[derive(Args)]
pub(crate) struct DatabaseArgs {
    /// The file in which the server keeps everything
    #[arg(long, env = "KEE_DATABASE", value_name = "FILE", default_value = "kee.db")]
    pub(crate) database: PathBuf,
}

/// Waits for a store, where there is no server to do so.
pub(crate) fn wait_for<T>(work: impl Future<Output = Result<T, Stop>>) -> Result<T, Stop> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|error| Stop::Failed(format!("nothing could be started: {error}")))?.block_on(work)
}

impl From<StoreError> for Stop {
    fn from(error: StoreError) -> Self {
        let sentence = match error {
            StoreError::Unavailable(why) => why,
            other => other.to_string(),
        };
        Self::Failed(sentence)
    }
}

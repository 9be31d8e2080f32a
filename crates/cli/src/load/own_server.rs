use super::process::Process;
use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

/// A server started for the test, with a temporary database.
pub(super) struct OwnServer {
    child: Child,
    url: String,
    folder: PathBuf,
}

impl OwnServer {
    /// Starts this program as a server, configured as for people except for what load tests need.
    pub(super) fn start() -> Result<Self, String> {
        let program = env::current_exe().map_err(|error| format!("could not find the kee program: {error}"))?;
        let folder = env::temp_dir().join(format!("kee-load-{}", std::process::id()));
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let child = Command::new(program)
            .args(["serve", "--load-tests", "--listen", "127.0.0.1:0", "--log", "error", "--database"])
            .arg(folder.join("kee.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        let child = child.map_err(|error| format!("could not start the server: {error}"))?;
        let mut server = Self { child, url: String::new(), folder };
        let out = server.child.stdout.take().ok_or("the server has no output")?;
        BufReader::new(out).read_line(&mut server.url).map_err(|error| error.to_string())?;
        server.url = server.url.trim().to_owned();
        if server.url.is_empty() {
            Err("the server for the test did not start; run `kee serve --load-tests` to see why".to_owned())
        } else {
            Ok(server)
        }
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }

    pub(super) fn process(&self) -> Process {
        Process::new(self.child.id())
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // Nothing in it is needed; the system cleans up what fails here.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

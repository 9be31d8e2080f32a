/// Lets this program have as many connections as the system allows at all: every one counts as an open file, and the usual
/// limit is meant for programs that have few.
#[cfg(unix)]
pub(crate) fn allow_many() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // With fewer it runs as well, for fewer people.
    let _ = setrlimit(Resource::Nofile, limit);
}

/// Other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn allow_many() {}

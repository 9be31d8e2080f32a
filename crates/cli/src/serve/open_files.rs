/// Raises the limit of open files as far as the system allows: every connection counts as one, and the default limit is
/// meant for programs with few.
#[cfg(unix)]
pub(crate) fn allow_many() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    // With a lower limit the server still runs, for fewer people.
    let _ = setrlimit(Resource::Nofile, limit);
}

/// Does nothing: other systems have no such limit.
#[cfg(not(unix))]
pub(crate) fn allow_many() {}

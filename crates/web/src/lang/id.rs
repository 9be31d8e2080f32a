/// The name of a message. `id!("log-sat")` accepts only names that exist in the Fluent files.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Id(&'static str);

impl Id {
    pub(crate) const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name itself, to mark an element of the page with.
    pub(crate) const fn as_str(self) -> &'static str {
        self.0
    }
}

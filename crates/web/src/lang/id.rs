/// The name of a sentence. `id!("log-sat")` makes one of a name that is written in the Fluent files, and of no other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Id(&'static str);

impl Id {
    pub(crate) const fn new(name: &'static str) -> Self {
        Self(name)
    }

    /// The name itself, for whoever marks an element of the page with it.
    pub(crate) const fn as_str(self) -> &'static str {
        self.0
    }
}

/// What names a sentence. A plain text does not, so that no name goes unchecked.
pub(crate) trait Named {
    fn name(&self) -> &str;
}

impl Named for Id {
    fn name(&self) -> &str {
        self.0
    }
}

/// A name that is put together. `tests/locales.rs` knows with what, and that each has its sentence.
impl Named for String {
    fn name(&self) -> &str {
        self
    }
}

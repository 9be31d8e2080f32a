use kee_game::{InWords, Json, Message, Names, Resources, Seating, Voice, configure};

/// A table as text, for programs that show it but do not run it. A view of another game has no text.
pub trait TableText: Send + Sync {
    /// The board, hand and scores as lines of text.
    fn show(&self, view: &Json, names: &Names) -> Option<String>;

    /// Help on what the viewer can type now, one line each.
    fn explain(&self, view: &Json, voice: &dyn Voice) -> Option<String>;
}

impl<G: InWords> TableText for G {
    fn show(&self, view: &Json, names: &Names) -> Option<String> {
        Some(InWords::show(self, &serde_json::from_str(view.as_str()).ok()?, names))
    }

    fn explain(&self, view: &Json, voice: &dyn Voice) -> Option<String> {
        Some(InWords::explain(self, &serde_json::from_str(view.as_str()).ok()?, voice))
    }
}

/// See [`crate::table_text`].
pub(crate) fn table_text<G: InWords>(
    options: &[(String, String)],
    seating: &Seating,
    resources: &Resources,
) -> Option<Box<dyn TableText>> {
    let (options, _) = configure(G::Options::default(), options);
    Some(Box::new(G::new(options, seating.clone(), resources).ok()?))
}

/// See [`crate::tell`].
pub(crate) fn tell<G: InWords>(notices: &Json, seats: usize) -> Vec<Vec<Message>> {
    let notices: Vec<G::Notice> = serde_json::from_str(notices.as_str()).unwrap_or_default();
    notices.iter().map(|notice| G::tell(notice, seats)).filter(|told| !told.is_empty()).collect()
}

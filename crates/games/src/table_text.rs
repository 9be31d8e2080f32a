use kee_game::{InWords, Json, Message, Names, Question, Resources, Seat, Seating, Voice, configure};

/// A table as text, for programs that show it but do not run it. A view of another game has no text.
pub trait TableText: Send + Sync {
    /// The board, hand and scores as lines of text.
    fn show(&self, view: &Json, names: &Names, voice: &dyn Voice) -> Option<String>;

    /// Help on what the viewer can type now ([`InWords::explain`]).
    fn explain(&self, view: &Json) -> Option<Vec<Message>>;

    /// The questions the game has an answer to.
    fn questions(&self) -> &'static [Question<'static>];

    /// The answer to a question; none if the game has none.
    fn answer(&self, view: &Json, question: Question<'_>) -> Option<Vec<Message>>;
}

impl<G: InWords> TableText for G {
    fn show(&self, view: &Json, names: &Names, voice: &dyn Voice) -> Option<String> {
        Some(InWords::show(self, &serde_json::from_str(view.as_str()).ok()?, names, voice))
    }

    fn explain(&self, view: &Json) -> Option<Vec<Message>> {
        Some(InWords::explain(self, &serde_json::from_str(view.as_str()).ok()?))
    }

    fn questions(&self) -> &'static [Question<'static>] {
        G::QUESTIONS
    }

    fn answer(&self, view: &Json, question: Question<'_>) -> Option<Vec<Message>> {
        Some(InWords::answer(self, &serde_json::from_str(view.as_str()).ok()?, question))
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
pub(crate) fn tell<G: InWords>(notices: &Json, seats: usize, reader: Option<Seat>) -> Vec<Vec<Message>> {
    let notices: Vec<G::Notice> = serde_json::from_str(notices.as_str()).unwrap_or_default();
    notices.iter().map(|notice| told_to::<G>(reader, notice, seats)).filter(|told| !told.is_empty()).collect()
}

/// See [`crate::scores`].
pub(crate) fn scores<G: InWords>(view: &Json) -> Option<Vec<i64>> {
    Some(G::scores(&serde_json::from_str(view.as_str()).ok()?))
}

/// A notice as messages for a reader, or for nobody in particular.
pub(crate) fn told_to<G: InWords>(reader: Option<Seat>, notice: &G::Notice, seats: usize) -> Vec<Message> {
    reader.map_or_else(|| G::tell(notice, seats), |reader| G::tell_to(reader, notice, seats))
}

use crate::{keep, t, ui::Icon};
use leptos::prelude::*;

/// A tick on the way to a lesson that was finished in this browser.
#[component]
pub(crate) fn LessonTick(game: &'static str) -> impl IntoView {
    is_finished(game).then(|| view! { <span class="lesson-tick"><Icon name="check"/></span> })
}

/// The name of a link to a lesson, which says whether the lesson was finished.
pub(crate) fn lesson_link_words(game: &str, words: String) -> String {
    if is_finished(game) { format!("{words}, {}", t!("lesson-finished")) } else { words }
}

fn is_finished(game: &str) -> bool {
    keep::finished_lessons().iter().any(|finished| finished == game)
}

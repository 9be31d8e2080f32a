use crate::{api::RequestRefusal, browser, lang};
use leptos::prelude::*;

/// The problems with a form: a sentence for each field that is wrong, and one for all of it under the button.
#[derive(Clone, Copy)]
pub(super) struct Troubles {
    at_fields: RwSignal<Vec<(&'static str, String)>>,
    of_form: RwSignal<Option<String>>,
    /// Whether it was sent and is not answered yet.
    busy: RwSignal<bool>,
}

impl Troubles {
    pub(super) fn new() -> Self {
        Self { at_fields: RwSignal::default(), of_form: RwSignal::new(None), busy: RwSignal::new(false) }
    }

    /// The problem with this field.
    pub(super) fn at(self, field: &'static str) -> Signal<Option<String>> {
        Signal::derive(move || {
            self.at_fields.with(|all| all.iter().find(|(at, _)| *at == field).map(|(_, sentence)| sentence.clone()))
        })
    }

    /// Notes that the form is sent, with nothing wrong so far. False if it was sent already.
    pub(super) fn begin(self) -> bool {
        self.at_fields.set(Vec::new());
        self.of_form.set(None);
        !self.busy.try_update(|busy| std::mem::replace(busy, true)).unwrap_or(true)
    }

    /// Notes that the form was answered. It may be gone by then.
    pub(super) fn end(self) {
        self.busy.try_set(false);
    }

    /// Says what is wrong with a field, and focuses it.
    pub(super) fn set(self, field: &'static str, sentence: String) {
        self.end();
        self.at_fields.try_set(vec![(field, sentence)]);
        browser::focus(field);
    }

    /// Says why the request was refused, each reason at its field. `fields` names them by what a problem is about, or by the code
    /// of the refusal.
    pub(super) fn refused(self, no: &RequestRefusal, fields: &[(&str, &'static str)]) {
        self.end();
        let field = |about: &str| fields.iter().find(|(known, _)| *known == about).map(|(_, field)| *field);
        let problems = no.problems.iter().filter_map(|problem| Some((field(&problem.about)?, lang::problem(problem))));
        let all: Vec<_> = problems.chain(field(&no.code).map(|field| (field, no.told()))).collect();
        match all.first() {
            Some((first, _)) => browser::focus(first),
            None => drop(self.of_form.try_set(Some(no.told()))),
        }
        self.at_fields.try_set(all);
    }
}

/// The button that sends a form, and what is wrong with the form as a whole.
#[component]
pub(super) fn Submit(
    #[prop(into)] words: Signal<String>,
    troubles: Troubles,
    #[prop(default = "primary")] class: &'static str,
) -> impl IntoView {
    let busy = troubles.busy;
    view! {
        <p class="refused" role="alert">{troubles.of_form}</p>
        <button class=class class:busy=busy aria-busy=move || busy.get().to_string()>{words}</button>
    }
}

use super::sheets::Sheets;
use crate::{
    browser,
    local::Helper,
    t,
    worker::{PageKind, Task, WantedPages},
};
use leptos::{prelude::*, task::spawn_local};
use leptos_router::components::A;
use web_sys::SubmitEvent;

/// The kinds with their names in sentences, and the game each is for.
const KINDS: [(PageKind, &str, &str); 5] = [
    (PageKind::KeesdrowPad, "keesdrow-pad", "keesdrow"),
    (PageKind::KeesdrowBoard, "keesdrow-board", "keesdrow"),
    (PageKind::KeebbleSheet, "keebble-sheet", "keebble"),
    (PageKind::KeywordCards, "keyword-card", "keyword"),
    (PageKind::KeezenSheet, "keezen-sheet", "keezen"),
];

/// What is printed, and then the pages themselves.
#[component]
pub(crate) fn Printing() -> impl IntoView {
    let wanted = RwSignal::new(usual());
    let shown = RwSignal::new(None::<(Vec<String>, bool)>);
    let trouble = RwSignal::new(None::<String>);
    let kind = Memo::new(move |_| wanted.with(|wanted| wanted.kind));
    // What was drawn for something else is not what would be printed now.
    Effect::new(move |_| {
        wanted.track();
        shown.set(None);
    });
    let draw = move |event: SubmitEvent| {
        event.prevent_default();
        let asked = wanted.get_untracked();
        spawn_local(async move {
            let letter = asked.letter;
            match Helper::ask::<Vec<String>>(Task::Print(Box::new(asked))).await {
                Ok(pages) => drop((trouble.try_set(None), shown.try_set(Some((pages, letter))))),
                Err(no) => drop(trouble.try_set(Some(no.told()))),
            }
        });
    };
    let kinds = KINDS.map(|(each, name, _)| {
        view! {
            <label class="choice">
                <input type="radio" name="kind" value=name prop:checked=move || kind.get() == each
                    on:change=move |_| wanted.update(|wanted| wanted.kind = each)/>
                {move || t!(&format!("print-{name}"))}
            </label>
        }
    });
    view! {
        <main class="page make print">
            <p><A href="/">{move || t!("go-home")}</A></p>
            <h1>{move || t!("print-title")}</h1>
            <form on:submit=draw>
                <fieldset><legend>{move || t!("print-what")}</legend>{kinds.collect_view()}</fieldset>
                <Fields wanted kind/>
                <p class="refused" role="alert">{trouble}</p>
                <button class="big" class:primary=move || shown.with(Option::is_none)>{move || t!("print-show")}</button>
            </form>
            {move || shown.get().map(|(pages, letter)| view! { <Sheets pages letter/> })}
        </main>
    }
}

/// What is usual for the game that the link was about.
fn usual() -> WantedPages {
    let game = browser::window().location().hash().unwrap_or_default();
    let game = game.trim_start_matches('#');
    let kind = KINDS.iter().find(|(.., about)| *about == game).map_or(PageKind::KeesdrowPad, |(kind, ..)| *kind);
    WantedPages {
        kind,
        letter: false,
        seed: String::new(),
        more: false,
        names: Vec::new(),
        title: String::new(),
        nk: false,
    }
}

/// What is to be filled in for a kind.
#[component]
fn Fields(wanted: RwSignal<WantedPages>, kind: Memo<PageKind>) -> impl IntoView {
    let switch = move |words: &'static str, get: fn(&WantedPages) -> bool, set: fn(&mut WantedPages, bool)| {
        view! {
            <label class="choice">
                <input type="checkbox" prop:checked=move || wanted.with(get)
                    on:change:target=move |event| { let on = event.target().checked(); wanted.update(|wanted| set(wanted, on)); }/>
                {move || t!(words)}
            </label>
        }
    };
    let fields = move || {
        let kind = kind.get();
        let seed = matches!(kind, PageKind::KeesdrowBoard | PageKind::KeebbleSheet).then(|| view! {
            <label>{move || t!("print-seed")}
                <input id="print-seed" autocomplete="off" autocapitalize="off" spellcheck="false" required=kind == PageKind::KeesdrowBoard
                    prop:value=move || wanted.with(|wanted| wanted.seed.clone())
                    on:input:target=move |event| { let seed = event.target().value().trim().to_owned(); wanted.update(|wanted| wanted.seed = seed); }/>
            </label>
        });
        let more = match kind {
            PageKind::KeesdrowBoard => {
                Some(switch("print-deluxe", |wanted| wanted.more, |wanted, on| wanted.more = on))
            }
            PageKind::KeebbleSheet => {
                Some(switch("print-supercells", |wanted| wanted.more, |wanted, on| wanted.more = on))
            }
            PageKind::KeezenSheet => Some(switch("print-nk", |wanted| wanted.nk, |wanted, on| wanted.nk = on)),
            PageKind::KeesdrowPad | PageKind::KeywordCards => None,
        };
        let title = matches!(kind, PageKind::KeywordCards | PageKind::KeezenSheet).then(|| view! {
            <label>{move || t!("print-name")}
                <input id="print-name" autocomplete="off" maxlength="60" prop:value=move || wanted.with(|wanted| wanted.title.clone())
                    on:input:target=move |event| { let title = event.target().value(); wanted.update(|wanted| wanted.title = title); }/>
            </label>
        });
        let names = matches!(kind, PageKind::KeesdrowPad | PageKind::KeywordCards | PageKind::KeezenSheet).then(|| view! {
            <label>{move || t!("print-names")}
                <textarea id="print-names" rows="4" prop:value=move || wanted.with_untracked(|wanted| wanted.names.join("\n"))
                    on:input:target=move |event| { let names = lines(&event.target().value()); wanted.update(|wanted| wanted.names = names); }></textarea>
            </label>
        });
        view! { {title} {names} {seed} {more} }
    };
    view! {
        <div class="print-fields">
            {fields}
            {switch("print-letter", |wanted| wanted.letter, |wanted, on| wanted.letter = on)}
        </div>
    }
}

/// The names that were typed, one a line or with commas between them.
fn lines(typed: &str) -> Vec<String> {
    typed.split(['\n', ',']).map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_on_lines_or_between_commas() {
        assert_eq!(lines("Anna, Bo\n\n  Cas van Dam \n"), ["Anna", "Bo", "Cas van Dam"]);
    }
}

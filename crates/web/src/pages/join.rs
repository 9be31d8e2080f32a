use crate::{api, t, ui::LineForm};
use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};

/// Joining by a link or a code.
#[component]
pub(crate) fn Join() -> impl IntoView {
    let navigate = use_navigate();
    let typed = RwSignal::new(String::new());
    let trouble = RwSignal::new(None::<String>);
    let join = move |text: String| {
        let navigate = navigate.clone();
        leptos::task::spawn_local(async move {
            let to = |path: String| navigate(&path, NavigateOptions::default());
            match JoinTarget::read(&text) {
                Some(JoinTarget::Table(table)) => to(format!("/t/{table}")),
                Some(JoinTarget::Event(event)) => to(format!("/e/{event}")),
                Some(JoinTarget::Code(code)) => match api::by_code(&code).await {
                    Ok(link) => to(link),
                    Err(no) => trouble.set(Some(no.told())),
                },
                None => trouble.set(Some(t!("home-code-wrong"))),
            }
        });
    };
    let (label, button) = (Signal::derive(|| t!("home-join")), Signal::derive(|| t!("home-join-button")));
    view! {
        <div class="join-box">
            <LineForm id="join" class="join" label button typed capitals=true done=join/>
            <p class="refused" role="alert">{trouble}</p>
        </div>
    }
}

/// The target of a typed link or code.
#[derive(Clone, PartialEq, Eq, Debug)]
enum JoinTarget {
    /// A table, as in its link.
    Table(String),
    /// An event, as in its link.
    Event(String),
    /// The six letters of a join code.
    Code(String),
}

impl JoinTarget {
    fn read(text: &str) -> Option<Self> {
        let last = text.trim().trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let letters: String = last.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
        let letters = letters.to_lowercase();
        let plain = letters.chars().all(|letter| letter.is_ascii_alphanumeric());
        match letters.len() {
            16 if plain && text.contains("/e/") => Some(Self::Event(letters)),
            16 if plain => Some(Self::Table(letters)),
            6 if plain => Some(Self::Code(letters)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_and_a_code_are_understood_however_they_are_typed() {
        let table = Some(JoinTarget::Table("653kx7p8a5ph9bqg".to_owned()));
        assert_eq!(JoinTarget::read("https://games.example/t/653kx7p8a5ph9bqg"), table);
        assert_eq!(JoinTarget::read(" 653kx7p8a5ph9bqg/ "), table);
        let event = Some(JoinTarget::Event("653kx7p8a5ph9bqg".to_owned()));
        assert_eq!(JoinTarget::read("https://games.example/e/653kx7p8a5ph9bqg"), event);
        assert_eq!(JoinTarget::read("653 KX7"), Some(JoinTarget::Code("653kx7".to_owned())));
        assert_eq!(JoinTarget::read("653-kx7"), Some(JoinTarget::Code("653kx7".to_owned())));
        assert_eq!(JoinTarget::read("hello there"), None);
        assert_eq!(JoinTarget::read(""), None);
    }
}

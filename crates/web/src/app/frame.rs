use crate::{
    my_games::{my_games, read_my_games},
    t,
    ui::{Avatar, Icon, Live, Toasts},
    you::{self, Settings},
};
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_location};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The places of the site: where each is, its icon, and the name of its sentence.
const PLACES: [(&str, &str, crate::lang::Id); 5] = [
    ("/", "games", id!("place-play")),
    ("/daily", "calendar", id!("place-daily")),
    ("/mine", "crown", id!("place-mine")),
    ("/events", "trophy", id!("place-events")),
    ("/learn", "learn", id!("place-learn")),
];

/// Which place an address belongs to.
fn place_of(path: &str) -> &'static str {
    let first = path.trim_start_matches('/').split('/').next().unwrap_or_default();
    match first {
        "" | "new" => "/",
        "daily" | "c" => "/daily",
        "mine" | "local" => "/mine",
        "events" | "e" => "/events",
        "learn" => "/learn",
        _ => "",
    }
}

/// Whether a page has all of the screen to itself: a table has a bar of its own, and a screen in the room needs none.
fn is_bare(path: &str) -> bool {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    matches!(parts[..], ["t" | "local" | "referee", _, ..] | ["e", _, "screen"])
}

/// What is around every page: the header, the bar of a phone, and the footer.
#[component]
pub(crate) fn Frame(children: Children) -> impl IntoView {
    let path = use_location().pathname;
    let bare = Memo::new(move |_| is_bare(&path.read()));
    let settings = RwSignal::new(false);
    Effect::new(move |before: Option<String>| {
        let now = path.get();
        if !bare.get_untracked() {
            read_my_games();
            if before.is_some_and(|before| before != now) {
                request_animation_frame(|| request_animation_frame(focus_heading));
            }
        }
        now
    });
    view! {
        <Show when=move || !bare.get()><Header path settings/></Show>
        {children()}
        <Show when=move || !bare.get()>
            <Footer/>
            <nav class="places" aria-label=move || t!("places-phone")><Places path/></nav>
            <Settings open=settings/>
        </Show>
        <Toasts/>
        <Live/>
    }
}

/// Whoever turns to another page begins at its top, and a screen reader at its heading.
fn focus_heading() {
    crate::browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    let heading = crate::browser::window().document().and_then(|page| page.query_selector("h1").ok().flatten());
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        heading.set_tab_index(-1);
        // A heading that cannot be focused is only not read out.
        let _ = heading.focus();
    }
}

#[component]
fn Header(path: Memo<String>, settings: RwSignal<bool>) -> impl IntoView {
    let sound = move || if you::is_muted() { t!("sound-off") } else { t!("sound-on") };
    view! {
        <header class="site">
            <A href="/" attr:class="wordmark" attr:aria-label=move || format!("Keeboard: {}", t!("go-home"))>"Keeboard"</A>
            <nav class="site-places" aria-label=move || t!("places")><Places path/></nav>
            <button type="button" class="quiet icon-only" role="switch" aria-checked=move || (!you::is_muted()).to_string() aria-label=move || t!("setting-sound-short") title=sound
                on:click=move |_| you::mute(!untrack(you::is_muted))>
                {move || view! { <Icon name=if you::is_muted() { "sound-off" } else { "sound-on" }/> }}
            </button>
            <button type="button" class="quiet site-you" aria-haspopup="dialog" on:click=move |_| settings.set(true)>
                <Avatar name=Signal::derive(you::name)/>
                <span class="unseen">{move || t!("settings")} ": "</span>
                <span class="site-name">{you::name}</span>
                <Icon name="settings"/>
            </button>
        </header>
    }
}

#[component]
fn Places(path: Memo<String>) -> impl IntoView {
    let waiting = Memo::new(move |_| {
        my_games().unwrap_or_default().iter().filter(|game| game.is_my_move() && !game.is_kept()).count()
    });
    let badge = move || {
        let count = waiting.get();
        (count > 0).then(|| {
            view! { <span class="badge">{count}<span class="unseen">{t!("place-mine-waiting", count = count)}</span></span> }
        })
    };
    let link = move |(href, icon, words): (&'static str, &'static str, crate::lang::Id)| {
        let current = move || (place_of(&path.read()) == href).then_some("page");
        view! {
            <a href=href class="place" aria-current=current>
                <Icon name=icon/>
                <span>{move || t!(words)}</span>
                {(href == "/mine").then_some(badge)}
            </a>
        }
    };
    PLACES.map(link).collect_view()
}

#[component]
fn Footer() -> impl IntoView {
    view! {
        <footer class="site-footer">
            <p>{move || t!("footer-about")}</p>
            <ul>
                <li><A href="/learn">{move || t!("footer-rules")}</A></li>
                <li><A href="/referee">{move || t!("referee-link")}</A></li>
                <li><A href="/print">{move || t!("print-link")}</A></li>
            </ul>
            <p class="muted">{move || t!("footer-version", version = env!("CARGO_PKG_VERSION"))}</p>
        </footer>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_the_screen_to_itself() {
        for bare in ["/t/abc", "/t/abc/games/1", "/local/3", "/referee/3", "/e/abc/screen"] {
            assert!(is_bare(bare), "{bare}");
        }
        for framed in ["/", "/local", "/mine", "/e/abc", "/events", "/referee", "/new/keezen"] {
            assert!(!is_bare(framed), "{framed}");
        }
    }
}

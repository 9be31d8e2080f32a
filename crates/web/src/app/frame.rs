use super::focus::follow_focus;
use crate::{
    account, browser,
    my_games::{read_my_games, reread_my_games, waiting_games},
    t,
    ui::{Avatar, Icon, LiveRegion, Menu, MenuAction, MenuLink, Toasts},
    you::{self, SettingsDialog, SoundButton},
};
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_location};

/// The sections of the site: address, icon, and the name of its message.
const PLACES: [(&str, &str, crate::lang::Id); 5] = [
    ("/", "games", id!("place-play")),
    ("/daily", "calendar", id!("place-daily")),
    ("/mine", "crown", id!("place-mine")),
    ("/events", "trophy", id!("place-events")),
    ("/learn", "learn", id!("place-learn")),
];

/// The section of an address.
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

/// Whether a page has the whole screen: a table has its own bar, and the big screen of an event needs none.
fn is_bare(path: &str) -> bool {
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    matches!(parts[..], ["t" | "local" | "referee", _, ..] | ["e", _, "screen"] | ["learn", _, "lesson"])
}

/// The frame of every page: header, phone bar and footer.
#[component]
pub(crate) fn AppFrame(children: Children) -> impl IntoView {
    let path = use_location().pathname;
    let bare = Memo::new(move |_| is_bare(&path.read()));
    let settings = RwSignal::new(false);
    follow_focus(path);
    Effect::new(move |was_bare: Option<bool>| {
        path.track();
        let bare = bare.get_untracked();
        if was_bare == Some(true) && !bare {
            // A player who leaves a table has just moved there.
            reread_my_games();
        } else if !bare {
            read_my_games();
        }
        bare
    });
    // Others move while this page is in the background.
    let shown = window_event_listener_untyped("visibilitychange", move |_| {
        if !bare.get_untracked() && !browser::is_hidden() {
            read_my_games();
        }
    });
    on_cleanup(move || shown.remove());
    view! {
        <Show when=move || !bare.get()><PageHeader path settings/></Show>
        {children()}
        <Show when=move || !bare.get()>
            <Footer/>
            <nav class="places" aria-label=move || t!("places-phone")><Places path/></nav>
            <SettingsDialog open=settings/>
        </Show>
        <Toasts/>
        <LiveRegion/>
    }
}

#[component]
fn PageHeader(path: Memo<String>, settings: RwSignal<bool>) -> impl IntoView {
    view! {
        <header class="site">
            <A href="/" attr:class="wordmark" attr:aria-label=move || format!("Keeboard: {}", t!("go-home"))>"Keeboard"</A>
            <nav class="site-places" aria-label=move || t!("places")><Places path/></nav>
            <SoundButton/>
            <YourMenu settings/>
        </header>
    }
}

/// The name of this person, which opens a menu of what is theirs.
#[component]
fn YourMenu(settings: RwSignal<bool>) -> impl IntoView {
    let button = || {
        view! {
            <Avatar name=Signal::derive(you::name)/>
            <span class="unseen">{move || t!("your-menu")} ": "</span>
            <span class="site-name">{you::name}</span>
            <Icon name="chevron"/>
        }
    };
    view! {
        <Menu class="quiet site-you" button=Box::new(move || button().into_any())>
            <MenuLink icon="person" words=id!("account-title") href="/account"/>
            <MenuLink icon="crown" words=id!("place-mine") href="/mine"/>
            <MenuAction icon="settings" words=id!("settings") done=move |()| settings.set(true)/>
            {move || if account::is_signed_in() {
                view! { <MenuAction icon="sign-out" words=id!("sign-out") done=|()| account::sign_out()/> }.into_any()
            } else {
                view! { <MenuLink icon="sign-in" words=id!("sign-in") href="/account?sign-in"/> }.into_any()
            }}
        </Menu>
    }
}

#[component]
fn Places(path: Memo<String>) -> impl IntoView {
    let waiting = Memo::new(move |_| waiting_games().len());
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
    let contact = browser::operator_contact().map(|address| {
        view! { <li><a href=address rel="external">{move || t!("footer-contact")}</a></li> }
    });
    let source = browser::source_address().map(|address| {
        view! { <li><a href=address rel="external">{move || t!("footer-source")}</a></li> }
    });
    view! {
        <footer class="site-footer">
            <p>{move || t!("footer-about")}</p>
            <ul>
                <li><A href="/learn">{move || t!("footer-rules")}</A></li>
                <li><A href="/referee">{move || t!("referee-link")}</A></li>
                <li><A href="/print">{move || t!("print-link")}</A></li>
                <li><A href="/about">{move || t!("footer-licence")}</A></li>
                {source}
                {contact}
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

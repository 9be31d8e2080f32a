//! The pages that come after the first one. `cargo xtask web` cuts what only they need off the program, so that it need not
//! be there before the first page is.

use crate::{account, lesson, pages, program, t, ui::EmptyState};
use leptos::{prelude::*, wasm_split::SplitLoaderError};
use leptos_router::ChooseView;
use std::pin::Pin;

/// A page that is fetched later.
#[derive(Clone, Copy, Debug)]
pub enum LaterPage {
    /// The form that makes a table.
    Make,
    /// A table on a server.
    Table,
    /// The games of this person.
    Mine,
    /// The account, and signing in.
    Account,
    /// The page of lessons and rules.
    Learn,
    /// The rules of a game.
    LearnGame,
    /// A lesson on the board.
    Lesson,
    /// The tables in this browser.
    LocalTables,
    /// A table in this browser.
    LocalTable,
    /// A finished game on a server.
    TableReplay,
    /// A finished game in this browser.
    LocalReplay,
}

impl LaterPage {
    /// The page itself. The part of the program that calls this has all of them.
    pub fn view(self) -> AnyView {
        match self {
            Self::Make => pages::Make().into_any(),
            Self::Table => pages::TablePage().into_any(),
            Self::Mine => pages::Mine().into_any(),
            Self::Account => account::AccountPage().into_any(),
            Self::Learn => pages::Learn().into_any(),
            Self::LearnGame => pages::LearnGame().into_any(),
            Self::Lesson => lesson::LessonPage().into_any(),
            Self::LocalTables => pages::LocalTables().into_any(),
            Self::LocalTable => pages::LocalTablePage().into_any(),
            Self::TableReplay => pages::TableReplay().into_any(),
            Self::LocalReplay => pages::LocalReplay().into_any(),
        }
    }
}

/// Something that waits until the pages are there.
pub type Fetched<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// The way to the part of the program that has these pages. Only the program itself can give it: what it names is cut off.
#[derive(Clone, Copy, Debug)]
pub struct LaterPart {
    /// Fetches the part, unless it is there.
    pub fetch: fn() -> Fetched<()>,
    /// Shows one of its pages.
    pub show: fn(LaterPage) -> Fetched<AnyView>,
}

/// A page of this part, as a route shows it.
#[derive(Clone, Copy)]
pub(super) struct Later(pub(super) LaterPart, pub(super) LaterPage);

impl ChooseView for Later {
    async fn choose(self) -> AnyView {
        match (self.0.show)(self.1).await {
            Ok(view) => view,
            Err(_) => {
                leptos::task::spawn_local(program::reload_if_old());
                unreachable_page()
            }
        }
    }

    async fn preload(&self) {
        // The router shows the page later: it tries again, and says so if that fails too.
        let _ = (self.0.fetch)().await;
    }
}

/// The page instead of one that could not be fetched.
fn unreachable_page() -> AnyView {
    view! {
        <main class="page lost">
            <h1>"Keeboard"</h1>
            <EmptyState icon="hint" sentence=Signal::derive(|| t!("refused-offline")) href="/" action=Signal::derive(|| t!("go-home"))/>
        </main>
    }
    .into_any()
}

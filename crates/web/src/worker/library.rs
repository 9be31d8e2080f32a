use crate::lang::refuse;
use gloo_net::http::Request;
use kee_game::{Refusal, Resources};
use kee_lexicon::{Lexicon, List};
use std::cell::{Cell, RefCell};

/// The word lists. Each is fetched when a game first needs it.
#[derive(Default)]
pub(super) struct WordLibrary {
    address: RefCell<String>,
    brought: Cell<bool>,
}

impl WordLibrary {
    pub(super) fn words_are_at(&self, address: String) {
        *self.address.borrow_mut() = address;
    }

    /// The word list of a game.
    pub(super) async fn with(&self, list: Option<&str>) -> Result<Resources, Refusal> {
        let Some(name) = list else { return Ok(Resources::none()) };
        let list: List = name.parse().map_err(|_| refuse(id!("refused-local-no_list"), [("name", name.into())]))?;
        self.bring().await?;
        let lexicon = Lexicon::list(list);
        Ok(lexicon.resources())
    }

    async fn bring(&self) -> Result<(), Refusal> {
        if self.brought.get() {
            return Ok(());
        }
        let unreachable = || refuse(id!("refused-local-no_words"), []);
        let address = self.address.borrow().clone();
        let answer = Request::get(&address).send().await.map_err(|_| unreachable())?;
        if !answer.ok() {
            return Err(unreachable());
        }
        let packed = answer.binary().await.map_err(|_| unreachable())?;
        Lexicon::bring_english(&packed).map_err(|_| unreachable())?;
        self.brought.set(true);
        Ok(())
    }
}

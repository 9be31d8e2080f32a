use kee_game::{Refusal, Viewer};
use kee_wire::{
    Answer, FromClient, Happening, PROTOCOL, RequestId, Resume, Shown, TableInfo, TableView, ToClient, Wish, You,
};
use serde_json::Value;

/// What a table has told so far, and what it was asked and has not answered.
#[derive(Default)]
pub(crate) struct Told {
    pub(crate) you: Option<You>,
    pub(crate) info: Option<TableInfo>,
    pub(crate) number: u32,
    view: Value,
    /// Requests without an answer, the oldest first. They are sent again after a break.
    open: Vec<(RequestId, Wish)>,
}

/// What a message means for the page.
#[derive(Debug, PartialEq)]
pub(crate) enum Heard {
    /// The table looks like this now. What happened is told only if the page saw what was before it.
    Now { view: Box<TableView>, happened: Vec<Happening>, fresh: bool },
    /// A request was answered.
    Answered(RequestId, Answer),
    /// A request was turned away and is to be sent again after so many milliseconds.
    Later(u64),
    /// The server says goodbye for a moment.
    Away { sentence: String, retry_after: u64 },
    /// The connection can be of no use.
    Over(Refusal),
    /// What we have does not fit what is told: begin again from nothing.
    Lost,
    /// Nothing to show.
    Nothing,
}

impl Told {
    /// The first message of a connection.
    pub(crate) fn hello(&self, token: Option<String>) -> FromClient {
        let resume = self.you.map(|you| Resume { viewer: you.viewer, number: self.number });
        let agent = concat!("kee-web ", env!("CARGO_PKG_VERSION")).to_owned();
        FromClient::Hello { protocol: PROTOCOL, agent, token, resume }
    }

    /// Remembers a request until it is answered.
    pub(crate) fn ask(&mut self, id: RequestId, wish: Wish) -> FromClient {
        self.open.push((id.clone(), wish.clone()));
        FromClient::Ask { id, wish }
    }

    /// What has not been answered yet.
    pub(crate) fn unanswered(&self) -> impl Iterator<Item = FromClient> + '_ {
        self.open.iter().map(|(id, wish)| FromClient::Ask { id: id.clone(), wish: wish.clone() })
    }

    /// Forgets everything but what was asked.
    pub(crate) fn forget(&mut self) {
        *self = Self { open: std::mem::take(&mut self.open), ..Self::default() };
    }

    /// Takes what the table says.
    pub(crate) fn hear(&mut self, message: ToClient) -> Heard {
        match message {
            ToClient::Welcome(welcome) => {
                let knew = self.you.is_some_and(|you| you.viewer == welcome.you.viewer);
                self.you = Some(welcome.you);
                self.info = Some(welcome.table);
                self.number = welcome.number;
                self.view = welcome.view.value();
                let fresh = !knew || welcome.missed.is_none();
                self.shown(welcome.missed.unwrap_or_default(), fresh)
            }
            ToClient::Step(step) => {
                match step.view {
                    Shown::Whole(view) => self.view = view.value(),
                    Shown::Patch(patch) => {
                        if patch.apply(&mut self.view).is_err() {
                            return Heard::Lost;
                        }
                    }
                }
                self.number = step.number;
                self.shown(step.happened, false)
            }
            ToClient::Answer { id, answer } => {
                self.open.retain(|(open, _)| *open != id);
                Heard::Answered(id, answer)
            }
            ToClient::SlowDown { retry_after, .. } => Heard::Later(retry_after),
            ToClient::GoingAway { sentence, retry_after } => Heard::Away { sentence, retry_after },
            ToClient::Error(refusal) => Heard::Over(refusal),
            ToClient::Pong { .. } => Heard::Nothing,
        }
    }

    fn shown(&self, happened: Vec<Happening>, fresh: bool) -> Heard {
        match serde_json::from_value::<TableView>(self.view.clone()) {
            Ok(view) => Heard::Now { view: Box::new(view), happened, fresh },
            Err(_) => Heard::Lost,
        }
    }

    /// As whom the page looks.
    pub(crate) fn viewer(&self) -> Viewer {
        self.you.map_or(Viewer::Watcher, |you| you.viewer)
    }
}

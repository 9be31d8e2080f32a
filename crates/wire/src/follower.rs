use crate::{
    Answer, FromClient, Happening, PROTOCOL, Patch, RequestId, Resume, ShownView, TableCommand, TableInfo, TableStep,
    TableView, ToClient, Welcome, You,
};
use kee_game::Refusal;
use serde::Deserialize;
use serde_json::Value;

/// The client's side of a table's socket, without I/O: it follows the view step by step, knows where to resume after a
/// break, and keeps requests until they are answered.
#[derive(Clone, Debug, Default)]
pub struct TableFollower {
    you: Option<You>,
    info: Option<TableInfo>,
    number: u32,
    /// Whether this connection has had its welcome.
    welcomed: bool,
    view: Value,
    /// Patches that have not been applied: a view is only made when it is looked at.
    patches: Vec<Patch>,
    /// Requests without an answer, oldest first.
    unanswered: Vec<(RequestId, TableCommand)>,
}

/// The meaning of a message for a client.
#[derive(Clone, PartialEq, Debug)]
pub enum TableUpdate {
    /// The table has changed: look at [`TableFollower::view`].
    Change {
        /// The happenings that are new to the client.
        happened: Vec<Happening>,
        /// Whether the client did not see what happened before it.
        fresh: bool,
    },
    /// A request was answered.
    Answer {
        /// The request.
        command: TableCommand,
        /// Its result.
        answer: Answer,
    },
    /// Too many requests: send the unanswered ones again after this many milliseconds.
    SlowDown(u64),
    /// The server is restarting.
    GoingAway {
        /// A sentence for people.
        sentence: String,
        /// The time until the client should reconnect, in milliseconds.
        retry_after: u64,
    },
    /// The connection is refused.
    Refusal(Refusal),
    /// Something was missed: reconnect and resume.
    Gap,
    /// Nothing new.
    Nothing,
}

impl TableFollower {
    /// The first message of a connection.
    pub fn hello(&mut self, agent: &str, token: Option<String>) -> FromClient {
        self.welcomed = false;
        FromClient::Hello { protocol: PROTOCOL, agent: agent.to_owned(), token, resume: self.resume() }
    }

    /// The point to resume from; `None` before the first welcome.
    pub fn resume(&self) -> Option<Resume> {
        self.you.map(|you| Resume { viewer: you.viewer, number: self.number })
    }

    /// Keeps a request until it is answered.
    pub fn ask(&mut self, id: RequestId, command: TableCommand) -> FromClient {
        self.unanswered.push((id.clone(), command.clone()));
        FromClient::Ask { id, command }
    }

    /// The requests without an answer, to be sent again after a break. Each is carried out once, however often it is
    /// sent.
    pub fn unanswered(&self) -> impl Iterator<Item = FromClient> + '_ {
        self.unanswered.iter().map(|(id, command)| FromClient::Ask { id: id.clone(), command: command.clone() })
    }

    /// Forgets everything but the unanswered requests, so that the next connection begins with a whole view.
    pub fn forget(&mut self) {
        *self = Self { unanswered: std::mem::take(&mut self.unanswered), ..Self::default() };
    }

    /// The client's role; `None` before the first welcome.
    pub fn you(&self) -> Option<You> {
        self.you
    }

    /// The table as agreed when it was created; `None` before the first welcome.
    pub fn info(&self) -> Option<&TableInfo> {
        self.info.as_ref()
    }

    /// The number of the last step.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The view after the last step; `None` before the first welcome, or if a patch does not fit: then [`Self::forget`]
    /// and reconnect.
    pub fn view(&mut self) -> Option<TableView> {
        TableView::deserialize(self.json()?).ok()
    }

    /// The same as JSON.
    pub fn json(&mut self) -> Option<&Value> {
        for patch in self.patches.drain(..) {
            if patch.apply(&mut self.view).is_err() {
                self.view = Value::Null;
                break;
            }
        }
        (!self.view.is_null()).then_some(&self.view)
    }

    /// Takes a message of the server.
    pub fn hear(&mut self, message: ToClient) -> TableUpdate {
        match message {
            ToClient::Welcome(welcome) => self.hear_welcome(*welcome),
            ToClient::Step(step) => self.hear_step(step),
            ToClient::Answer { id, answer } => {
                let asked = self.unanswered.iter().position(|(asked, _)| *asked == id);
                // What was sent twice is answered twice.
                asked.map_or(TableUpdate::Nothing, |asked| TableUpdate::Answer {
                    command: self.unanswered.remove(asked).1,
                    answer,
                })
            }
            ToClient::SlowDown { retry_after, .. } => TableUpdate::SlowDown(retry_after),
            ToClient::GoingAway { sentence, retry_after } => TableUpdate::GoingAway { sentence, retry_after },
            ToClient::Error(refusal) => TableUpdate::Refusal(refusal),
            ToClient::Pong { .. } => TableUpdate::Nothing,
        }
    }

    fn hear_welcome(&mut self, welcome: Welcome) -> TableUpdate {
        let known = self.you.is_some_and(|you| you.viewer == welcome.you.viewer);
        if self.welcomed && known && welcome.number < self.number {
            // A bad network has repeated it late.
            return TableUpdate::Nothing;
        }
        // Every viewer has its own count, so only the same viewer has heard the beginning of it.
        let new = if known { welcome.number.saturating_sub(self.number) as usize } else { usize::MAX };
        let fresh = !known || (welcome.missed.is_none() && new > 0);
        let mut happened = welcome.missed.unwrap_or_default();
        happened.drain(..happened.len().saturating_sub(new));
        self.welcomed = true;
        self.you = Some(welcome.you);
        self.info = Some(welcome.table);
        self.number = welcome.number;
        self.view = welcome.view.value();
        self.patches.clear();
        TableUpdate::Change { happened, fresh }
    }

    fn hear_step(&mut self, step: TableStep) -> TableUpdate {
        // The welcome comes first on every connection, unless a bad network is in between.
        if !self.welcomed {
            return TableUpdate::Gap;
        }
        if step.number <= self.number {
            return TableUpdate::Nothing;
        }
        // When too much has happened to tell, only the view is sent.
        if !step.happened.is_empty() && step.number != self.number + step.happened.len() as u32 {
            return TableUpdate::Gap;
        }
        self.number = step.number;
        match step.view {
            ShownView::Whole(view) => {
                self.view = view.value();
                self.patches.clear();
            }
            ShownView::Patch(patch) => self.patches.push(patch),
        }
        TableUpdate::Change { happened: step.happened, fresh: false }
    }
}

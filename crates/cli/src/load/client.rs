use super::site::{Seated, Site};
use futures_util::{SinkExt, StreamExt};
use kee_game::{Seat, Viewer};
use kee_wire::{FromClient, PROTOCOL, Patch, RequestId, Resume, TableCommand};
use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use std::rc::Rc;
use tokio::net::TcpStream;
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

/// A player with a socket, who keeps to the protocol: shows what it is told and derives nothing.
pub(super) struct Client {
    site: Rc<Site>,
    pub(super) who: Seated,
    seat: Seat,
    socket: WebSocketStream<TcpStream>,
    view: Value,
    /// What the last steps change in the view, as it came: most of it is never looked at.
    changes: Vec<Box<str>>,
    /// Of the last step.
    number: u32,
    /// Whether a game is played, and how many moves it has had.
    playing: Option<u32>,
    requests: u32,
}

/// What of a message matters here, whatever it is.
#[derive(Deserialize)]
struct Said<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    number: Option<u32>,
    #[serde(borrow)]
    happened: Option<Vec<&'a RawValue>>,
    #[serde(borrow)]
    missed: Option<Vec<&'a RawValue>>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    id: Option<&'a str>,
    done: Option<Done>,
    #[serde(borrow)]
    refused: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct Done {
    number: u32,
}

/// The view in a step.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Shown {
    Whole(Value),
    Patch(Patch),
}

/// What has come.
enum Heard {
    View,
    /// To a request: the step from which on it shows, or why it was not done.
    Answer(RequestId, Result<u32, String>),
    Other,
}

impl Client {
    /// Comes to the table.
    pub(super) async fn come(site: Rc<Site>, who: Seated, seat: Seat) -> Result<Self, String> {
        let socket = site.socket(who.table).await?;
        let mut client = Self {
            site,
            who,
            seat,
            socket,
            view: Value::Null,
            changes: Vec::new(),
            number: 0,
            playing: None,
            requests: 0,
        };
        client.hello(None).await?;
        Ok(client)
    }

    /// Loses the connection without a word, and comes back to where it was.
    pub(super) async fn come_again(&mut self) -> Result<(), String> {
        self.socket = self.site.socket(self.who.table).await?;
        self.hello(Some(Resume { viewer: Viewer::Seat(self.seat), number: self.number })).await
    }

    /// Whether what it shows after all this is what somebody sees who comes just now.
    pub(super) async fn is_right(&mut self) -> Result<bool, String> {
        let (view, number) = (self.view()?.clone(), self.number);
        self.socket = self.site.socket(self.who.table).await?;
        self.hello(None).await?;
        Ok(self.view == view && self.number == number)
    }

    async fn hello(&mut self, resume: Option<Resume>) -> Result<(), String> {
        let (agent, token) = ("kee load".to_owned(), Some(self.who.token.clone()));
        self.say(&FromClient::Hello { protocol: PROTOCOL, agent, token, resume }).await?;
        while !matches!(self.hear().await?, Heard::View) {}
        Ok(())
    }

    /// Sends a request, which is not answered yet.
    pub(super) async fn ask(&mut self, wish: &TableCommand) -> Result<RequestId, String> {
        self.requests += 1;
        let id: RequestId = format!("{}", self.requests).parse().map_err(|_| "a bad id".to_owned())?;
        self.ask_again(&id, wish).await?;
        Ok(id)
    }

    pub(super) async fn ask_again(&mut self, id: &RequestId, wish: &TableCommand) -> Result<(), String> {
        self.say(&FromClient::Ask { id: id.clone(), wish: wish.clone() }).await
    }

    /// Listens until it is answered and shows.
    pub(super) async fn done(&mut self, wanted: &RequestId) -> Result<(), String> {
        let mut shows_from = None;
        while shows_from.is_none_or(|number| self.number < number) {
            if let Heard::Answer(id, answer) = self.hear().await?
                && id == *wanted
            {
                shows_from = Some(answer?);
            }
        }
        Ok(())
    }

    /// Listens until it is told something it does not know yet.
    pub(super) async fn told_after(&mut self, number: u32) -> Result<(), String> {
        while self.number <= number {
            self.hear().await?;
        }
        Ok(())
    }

    /// The number of the last step.
    pub(super) fn number(&self) -> u32 {
        self.number
    }

    /// How many moves the game has had that is played now.
    pub(super) fn playing(&self) -> Option<u32> {
        self.playing
    }

    /// The table as it was told.
    pub(super) fn view(&mut self) -> Result<&Value, String> {
        for change in self.changes.drain(..) {
            match serde_json::from_str(&change).map_err(|error| format!("{error} in {change}"))? {
                Shown::Whole(view) => self.view = view,
                Shown::Patch(patch) => patch.apply(&mut self.view).map_err(|error| error.to_string())?,
            }
        }
        Ok(&self.view)
    }

    fn happened(&mut self, happening: &str) {
        if happening.starts_with(r#"{"kind":"game""#) {
            self.playing = self.playing.map(|moves| moves + 1);
        } else if happening.starts_with(r#"{"kind":"started""#) {
            self.playing = Some(0);
        } else if happening.starts_with(r#"{"kind":"finished""#) {
            self.playing = None;
        }
    }

    async fn say(&mut self, message: &FromClient) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
        self.socket.send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    async fn hear(&mut self) -> Result<Heard, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return self.take(&text),
                Some(Ok(Message::Close(_))) | None => return Err("the server closed the connection".to_owned()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
            }
        }
    }

    fn take(&mut self, text: &str) -> Result<Heard, String> {
        let wrong = |error: serde_json::Error| format!("{error} in {text}");
        let said: Said<'_> = serde_json::from_str(text).map_err(wrong)?;
        match (said.kind, said.number, said.view) {
            ("welcome", Some(number), Some(view)) => {
                self.number = number;
                self.view = serde_json::from_str(view.get()).map_err(wrong)?;
                self.changes.clear();
                said.missed.into_iter().flatten().for_each(|happening| self.happened(happening.get()));
                Ok(Heard::View)
            }
            ("step", Some(number), Some(view)) => {
                let happened = said.happened.unwrap_or_default();
                let (before, new) = (self.number, happened.len() as u32);
                if number != before + new {
                    return Err(format!("step {number} tells of {new} happenings and comes after {before}"));
                }
                self.number = number;
                self.changes.push(view.get().into());
                happened.iter().for_each(|happening| self.happened(happening.get()));
                Ok(Heard::View)
            }
            ("answer", ..) => {
                let id = said.id.unwrap_or_default().parse().map_err(|_| format!("an answer to nothing: {text}"))?;
                let not_done = || said.refused.map_or_else(|| text.to_owned(), |refused| refused.get().to_owned());
                Ok(Heard::Answer(id, said.done.map(|done| done.number).ok_or_else(not_done)))
            }
            ("slow_down" | "error" | "going_away", ..) => Err(text.to_owned()),
            _ => Ok(Heard::Other),
        }
    }
}

use super::site::{SeatedPlayer, Site};
use futures_util::{SinkExt, StreamExt};
use kee_game::{Seat, Viewer};
use kee_wire::{FromClient, PROTOCOL, Patch, RequestId, Resume, TableCommand};
use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use std::rc::Rc;
use tokio::net::TcpStream;
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

/// A player with a socket, who follows the protocol: it shows what it is told and derives nothing.
pub(super) struct Client {
    site: Rc<Site>,
    pub(super) who: SeatedPlayer,
    seat: Seat,
    socket: WebSocketStream<TcpStream>,
    view: Value,
    /// The changes of the last steps, unparsed, since most are never looked at.
    changes: Vec<Box<str>>,
    /// The number of the last step.
    number: u32,
    /// The number of moves in the current game, if there is one.
    playing: Option<u32>,
    requests: u32,
}

/// The parts of any message that matter here.
#[derive(Deserialize)]
struct ServerMessage<'a> {
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
    done: Option<DoneAnswer>,
    #[serde(borrow)]
    refused: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct DoneAnswer {
    number: u32,
}

/// The view in a step: whole, or as a patch.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ShownView {
    Whole(Value),
    Patch(Patch),
}

/// A message that has arrived.
enum Arrival {
    View,
    /// The answer to a request: the step that shows it, or why it was refused.
    Answer(RequestId, Result<u32, String>),
    Other,
}

impl Client {
    /// Connects to the table.
    pub(super) async fn connect(site: Rc<Site>, who: SeatedPlayer, seat: Seat) -> Result<Self, String> {
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

    /// Drops the connection without a close, reconnects and resumes.
    pub(super) async fn reconnect(&mut self) -> Result<(), String> {
        self.socket = self.site.socket(self.who.table).await?;
        self.hello(Some(Resume { viewer: Viewer::Seat(self.seat), number: self.number })).await
    }

    /// Whether its view equals that of a new connection.
    pub(super) async fn is_right(&mut self) -> Result<bool, String> {
        let (view, number) = (self.view()?.clone(), self.number);
        self.socket = self.site.socket(self.who.table).await?;
        self.hello(None).await?;
        Ok(self.view == view && self.number == number)
    }

    async fn hello(&mut self, resume: Option<Resume>) -> Result<(), String> {
        let (agent, token) = ("kee load".to_owned(), Some(self.who.token.clone()));
        self.say(&FromClient::Hello { protocol: PROTOCOL, agent, token, resume }).await?;
        while !matches!(self.hear().await?, Arrival::View) {}
        Ok(())
    }

    /// Sends a request, without waiting for the answer.
    pub(super) async fn ask(&mut self, command: &TableCommand) -> Result<RequestId, String> {
        self.requests += 1;
        let id: RequestId = format!("{}", self.requests).parse().map_err(|_| "invalid request id".to_owned())?;
        self.ask_again(&id, command).await?;
        Ok(id)
    }

    pub(super) async fn ask_again(&mut self, id: &RequestId, command: &TableCommand) -> Result<(), String> {
        self.say(&FromClient::Ask { id: id.clone(), command: command.clone() }).await
    }

    /// Waits until a request is answered and shows in the view.
    pub(super) async fn done(&mut self, wanted: &RequestId) -> Result<(), String> {
        let mut shows_from = None;
        while shows_from.is_none_or(|number| self.number < number) {
            if let Arrival::Answer(id, answer) = self.hear().await?
                && id == *wanted
            {
                shows_from = Some(answer?);
            }
        }
        Ok(())
    }

    /// Waits for a step after this one.
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

    /// The number of moves in the current game, if there is one.
    pub(super) fn playing(&self) -> Option<u32> {
        self.playing
    }

    /// The table as last shown.
    pub(super) fn view(&mut self) -> Result<&Value, String> {
        for change in self.changes.drain(..) {
            match serde_json::from_str(&change).map_err(|error| format!("{error} in {change}"))? {
                ShownView::Whole(view) => self.view = view,
                ShownView::Patch(patch) => patch.apply(&mut self.view).map_err(|error| error.to_string())?,
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

    async fn hear(&mut self) -> Result<Arrival, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return self.take(&text),
                Some(Ok(Message::Close(_))) | None => return Err("the server closed the connection".to_owned()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
            }
        }
    }

    fn take(&mut self, text: &str) -> Result<Arrival, String> {
        let wrong = |error: serde_json::Error| format!("{error} in {text}");
        let said: ServerMessage<'_> = serde_json::from_str(text).map_err(wrong)?;
        match (said.kind, said.number, said.view) {
            ("welcome", Some(number), Some(view)) => {
                self.number = number;
                self.view = serde_json::from_str(view.get()).map_err(wrong)?;
                self.changes.clear();
                said.missed.into_iter().flatten().for_each(|happening| self.happened(happening.get()));
                Ok(Arrival::View)
            }
            ("step", Some(number), Some(view)) => {
                let happened = said.happened.unwrap_or_default();
                let (before, new) = (self.number, happened.len() as u32);
                if number != before + new {
                    return Err(format!("step {number} has {new} events but follows step {before}"));
                }
                self.number = number;
                self.changes.push(view.get().into());
                happened.iter().for_each(|happening| self.happened(happening.get()));
                Ok(Arrival::View)
            }
            ("answer", ..) => {
                let id =
                    said.id.unwrap_or_default().parse().map_err(|_| format!("answer without a request: {text}"))?;
                let not_done = || said.refused.map_or_else(|| text.to_owned(), |refused| refused.get().to_owned());
                Ok(Arrival::Answer(id, said.done.map(|done| done.number).ok_or_else(not_done)))
            }
            ("slow_down" | "error" | "going_away", ..) => Err(text.to_owned()),
            _ => Ok(Arrival::Other),
        }
    }
}

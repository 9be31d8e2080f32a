use super::site::{SeatedPlayer, Site};
use futures_util::{SinkExt, StreamExt};
use kee_wire::{
    Answer, FromClient, Happening, RequestId, TableCommand, TableFollower, TableUpdate, TableView, ToClient,
};
use std::rc::Rc;
use tokio::net::TcpStream;
use tokio_tungstenite::{WebSocketStream, tungstenite::Message};

/// A player with a socket.
pub(super) struct Client {
    site: Rc<Site>,
    pub(super) who: SeatedPlayer,
    socket: WebSocketStream<TcpStream>,
    follower: TableFollower,
    /// The number of moves in the current game, if there is one.
    playing: Option<u32>,
    requests: u32,
}

impl Client {
    /// Connects to the table.
    pub(super) async fn connect(site: Rc<Site>, who: SeatedPlayer) -> Result<Self, String> {
        let socket = site.socket(who.table).await?;
        let mut client = Self { site, who, socket, follower: TableFollower::default(), playing: None, requests: 0 };
        client.hello().await?;
        Ok(client)
    }

    /// Drops the connection without a close, reconnects, resumes, and sends again what was not answered.
    pub(super) async fn reconnect(&mut self) -> Result<(), String> {
        self.socket = self.site.socket(self.who.table).await?;
        self.hello().await?;
        for message in self.follower.unanswered().collect::<Vec<_>>() {
            self.say(&message).await?;
        }
        Ok(())
    }

    /// Whether its view equals that of a new connection.
    pub(super) async fn is_right(&mut self) -> Result<bool, String> {
        let (view, number) = (self.view()?, self.number());
        self.follower.forget();
        self.reconnect().await?;
        Ok(self.view()? == view && self.number() == number)
    }

    async fn hello(&mut self) -> Result<(), String> {
        let hello = self.follower.hello("kee load", Some(self.who.token.clone()));
        self.say(&hello).await?;
        while !matches!(self.hear().await?, TableUpdate::Change { .. }) {}
        Ok(())
    }

    /// Sends a request, without waiting for the answer.
    pub(super) async fn ask(&mut self, command: TableCommand) -> Result<(), String> {
        self.requests += 1;
        let id: RequestId = self.requests.to_string().parse().map_err(|_| "invalid request id".to_owned())?;
        let message = self.follower.ask(id, command);
        self.say(&message).await
    }

    /// Waits until its request is answered and shows in the view.
    pub(super) async fn done(&mut self) -> Result<(), String> {
        let mut shows_from = None;
        while shows_from.is_none_or(|number| self.number() < number) {
            match self.hear().await? {
                TableUpdate::Answer { answer: Answer::Done { number }, .. } => shows_from = Some(number),
                TableUpdate::Answer { answer: Answer::Refused(refusal), .. } => return Err(refusal.to_string()),
                TableUpdate::Answer { command, .. } => return Err(format!("{command:?} came too late")),
                _ => {}
            }
        }
        Ok(())
    }

    /// Waits for a step after this one.
    pub(super) async fn told_after(&mut self, number: u32) -> Result<(), String> {
        while self.number() <= number {
            self.hear().await?;
        }
        Ok(())
    }

    /// The number of the last step.
    pub(super) fn number(&self) -> u32 {
        self.follower.number()
    }

    /// The number of moves in the current game, if there is one.
    pub(super) fn playing(&self) -> Option<u32> {
        self.playing
    }

    /// The table as last shown.
    pub(super) fn view(&mut self) -> Result<TableView, String> {
        self.follower.view().ok_or_else(|| "a patch does not fit the view".to_owned())
    }

    async fn say(&mut self, message: &FromClient) -> Result<(), String> {
        let text = serde_json::to_string(message).map_err(|error| error.to_string())?;
        self.socket.send(Message::text(text)).await.map_err(|error| error.to_string())
    }

    async fn hear(&mut self) -> Result<TableUpdate, String> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return self.take(&text),
                Some(Ok(Message::Close(_))) | None => return Err("the server closed the connection".to_owned()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.to_string()),
            }
        }
    }

    fn take(&mut self, text: &str) -> Result<TableUpdate, String> {
        let message: ToClient = serde_json::from_str(text).map_err(|error| format!("{error} in {text}"))?;
        let before = self.number();
        let news = self.follower.hear(message);
        match &news {
            TableUpdate::Change { happened, .. } => happened.iter().for_each(|happening| match happening {
                Happening::Game { .. } => self.playing = self.playing.map(|moves| moves + 1),
                Happening::Started { .. } => self.playing = Some(0),
                Happening::Finished { .. } => self.playing = None,
                _ => {}
            }),
            TableUpdate::Gap => return Err(format!("step {before} is not followed by {text}")),
            TableUpdate::SlowDown(_) | TableUpdate::GoingAway { .. } | TableUpdate::Refusal(_) => {
                return Err(text.to_owned());
            }
            TableUpdate::Answer { .. } | TableUpdate::Nothing => {}
        }
        Ok(news)
    }
}

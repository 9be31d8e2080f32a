use crate::{
    app::App,
    hub::{Ear, Listen, TableMessage},
    refusal::ServerRefusal,
    store::TableId,
};
use axum::{body::Bytes, extract::ws::Utf8Bytes};
use kee_game::{Json, Seat, Viewer};
use kee_table::{EarId, PersonId};
use kee_wire::{BotEvent, BotSeat, BotTurn, Phase, TableFollower, TableInfo, TableUpdate, TableView};
use tokio::sync::mpsc;

/// The number of messages of a table that may be queued.
const WAITING: usize = 128;

/// The reason why a table is no longer listened to.
pub(super) enum StreamEnd {
    /// The server is restarting; reconnect after this many milliseconds.
    GoingAway(u64),
    /// The bot no longer has a seat there.
    Left,
    /// The table let go of us, or the bot of the stream. If the bot still has its seat, listen again.
    LetGo,
}

/// Listens to one table for a bot: hears what everyone at the table hears, and tells the bot what is asked of it.
pub(super) struct TableListener {
    app: App,
    table: TableId,
    person: PersonId,
    ear: EarId,
    mailbox: mpsc::Sender<TableMessage>,
    inbox: mpsc::Receiver<Utf8Bytes>,
    out: mpsc::Sender<Bytes>,
    /// The state of the table from all its messages so far.
    follower: TableFollower,
    told: ToldFacts,
}

/// The facts about it that the bot has been told.
#[derive(Default)]
struct ToldFacts {
    seat: Option<Seat>,
    /// The game that it knows has begun.
    started: Option<u32>,
    /// The windows in which it was asked, and how the game looked.
    asked: Option<(Vec<String>, Option<Json>)>,
}

impl TableListener {
    pub(super) async fn new(app: App, table: TableId, person: PersonId, out: mpsc::Sender<Bytes>) -> Self {
        let (sender, inbox) = mpsc::channel(WAITING);
        let ear = app.hub.new_ear();
        let listen = Listen { ear: Ear { id: ear, person: Some(person.clone()), out: sender }, resume: None };
        app.hub.send(table, TableMessage::Listen(Box::new(listen))).await;
        let mailbox = app.hub.mailbox(table);
        Self {
            app,
            table,
            person,
            ear,
            mailbox,
            inbox,
            out,
            follower: TableFollower::default(),
            told: ToldFacts::default(),
        }
    }

    /// Tells the bot what is asked of it, until there is nothing more to hear.
    pub(super) async fn run(mut self) -> (TableId, StreamEnd) {
        let mut messages = Vec::new();
        let end = loop {
            tokio::select! {
                count = self.inbox.recv_many(&mut messages, WAITING) => if count == 0 { break StreamEnd::LetGo },
                () = self.out.closed() => break StreamEnd::LetGo,
            }
            // Everything that has come is taken in before the bot is asked, so that it is not asked about the past.
            if let Some(end) = messages.drain(..).find_map(|message| self.hear(&message)) {
                break end;
            }
            if let Err(end) = self.tell().await {
                break end;
            }
        };
        if matches!(end, StreamEnd::Left) {
            let _ = self.say(&BotEvent::Left { table: self.table }).await;
        }
        (self.table, end)
    }

    fn hear(&mut self, message: &Utf8Bytes) -> Option<StreamEnd> {
        let message = serde_json::from_str(message.as_str()).expect("it was written as a message");
        match self.follower.hear(message) {
            TableUpdate::GoingAway { retry_after, .. } => Some(StreamEnd::GoingAway(retry_after)),
            TableUpdate::Refusal(_) => Some(StreamEnd::Left),
            TableUpdate::Gap => Some(StreamEnd::LetGo),
            _ => None,
        }
    }

    async fn tell(&mut self) -> Result<(), StreamEnd> {
        let (Some(you), Some(info)) = (self.follower.you(), self.follower.info().cloned()) else { return Ok(()) };
        let Viewer::Seat(seat) = you.viewer else { return Err(StreamEnd::Left) };
        // Without a view, we know something else than the table: start again.
        let view = self.follower.view().ok_or(StreamEnd::LetGo)?;
        if self.told.seat != Some(seat) {
            self.told = ToldFacts { seat: Some(seat), ..ToldFacts::default() };
            let ready = view.seats.get(seat.index()).is_some_and(|seat| seat.ready);
            let (table, link, info) = (self.table, self.table.link(), info.clone());
            self.say(&BotEvent::Seated(BotSeat { table, link, info, seat, phase: view.phase, ready })).await?;
        }
        let (table, game_number) = (self.table, view.game_number);
        if view.phase == Phase::Playing {
            if self.told.started != Some(game_number) {
                self.told.started = Some(game_number);
                self.say(&BotEvent::Started { table, game_number }).await?;
            }
            return self.tell_asked(info, seat, view).await;
        }
        self.told.asked = None;
        if self.told.started.take().is_some() {
            self.say(&BotEvent::Finished { table, game_number, outcome: view.outcome }).await?;
        }
        if view.phase == Phase::Closed { Err(StreamEnd::Left) } else { Ok(()) }
    }

    /// Asks the bot to act, once for each time that something changes for it.
    async fn tell_asked(&mut self, info: TableInfo, seat: Seat, view: TableView) -> Result<(), StreamEnd> {
        let on = self.follower.number();
        let windows = view.asked.iter().filter(|window| window.seats.contains(seat));
        let windows: Vec<String> = windows.map(|window| window.id.to_string()).collect();
        if windows.is_empty() || view.paused {
            self.told.asked = None;
            return Ok(());
        }
        let asked = Some((windows, view.game.clone()));
        if self.told.asked == asked {
            return Ok(());
        }
        let (actions, complete) = match self.app.hub.actions(self.table, self.person.clone()).await {
            // Something has happened meanwhile: the bot is asked once we have heard it.
            Ok(legal) if legal.on != on => return Ok(()),
            Ok(legal) => (Some(legal.actions), legal.complete),
            Err(refusal) if refusal == ServerRefusal::Finding.refusal() => (None, false),
            Err(_) => return Err(StreamEnd::LetGo),
        };
        self.told.asked = asked;
        let (table, game) = (self.table, info.game.id);
        self.say(&BotEvent::Asked(Box::new(BotTurn { table, game, seat, on, actions, complete, view }))).await
    }

    async fn say(&self, event: &BotEvent) -> Result<(), StreamEnd> {
        self.out.send(super::bot_listener::line(event)).await.map_err(|_| StreamEnd::LetGo)
    }
}

impl Drop for TableListener {
    fn drop(&mut self) {
        // If the mailbox is full, the table notices with its next message.
        let _ = self.mailbox.try_send(TableMessage::Deaf(self.ear));
    }
}

use super::{Outline, api};
use crate::{
    api::{RequestRefusal, guest_token},
    browser::{self, RemoteClock},
    keep::{self, BookmarkKind},
    lang,
    link::socket::{self, SocketUser},
    session::Connection,
};
use futures::{
    StreamExt,
    channel::mpsc::{UnboundedSender, unbounded},
};
use kee_event::{EventCommand, EventKind, EventRefusal, EventRole, EventView, Moment};
use kee_game::{Refusal, Unreadable, WallTime};
use kee_wire::{EventFromClient, EventToClient, JoinEvent};
use leptos::prelude::*;
use serde::de::IgnoredAny;
use std::sync::Arc;

/// A place on the page that sends commands, with a number where there are several of its kind.
type CommandOrigin = (&'static str, usize);

/// An event as this page knows it. It is a handle: copies are the same visit.
#[derive(Clone, Copy)]
pub(crate) struct EventVisit {
    event: StoredValue<String>,
    pub(crate) outline: RwSignal<Option<Arc<Outline>>>,
    pub(crate) you: RwSignal<EventRole>,
    pub(crate) connection: RwSignal<Connection>,
    /// The reason why the last command was refused, until the next one.
    pub(crate) refused: RwSignal<Option<String>>,
    /// The place that sent the refused command.
    refused_at: RwSignal<CommandOrigin>,
    /// The place of this handle.
    place: CommandOrigin,
    /// Whether a command is on its way.
    pub(crate) busy: RwSignal<bool>,
    /// Whether a command was just carried out that may have removed the focused element.
    acted: StoredValue<bool>,
    /// The event's clock.
    clock: StoredValue<RemoteClock>,
    /// The open connection. Dropping it ends the connection.
    line: StoredValue<Option<UnboundedSender<String>>>,
}

impl EventVisit {
    /// Connects to an event for as long as the page shows it.
    pub(crate) fn new(event: String) -> Self {
        let visit = Self {
            event: StoredValue::new(event),
            outline: RwSignal::new(None),
            you: RwSignal::new(EventRole::default()),
            connection: RwSignal::new(Connection::Opening),
            refused: RwSignal::new(None),
            refused_at: RwSignal::new(CommandOrigin::default()),
            place: CommandOrigin::default(),
            busy: RwSignal::new(false),
            acted: StoredValue::new(false),
            clock: StoredValue::new(RemoteClock::default()),
            line: StoredValue::new(None),
        };
        visit.connect();
        visit.check_broken_links();
        visit
    }

    /// The same visit from another place on the page, which shows its own refusals.
    pub(crate) fn at(self, name: &'static str, number: usize) -> Self {
        Self { place: (name, number), ..self }
    }

    /// The reason why the last command was refused, if it was sent from here.
    pub(crate) fn refused_here(self) -> Option<String> {
        self.refused.get().filter(|_| self.refused_at.get() == self.place)
    }

    /// A socket does not say why it failed to open: if the first attempt fails, asks the server whether the event exists.
    fn check_broken_links(self) {
        let asked = StoredValue::new(false);
        Effect::new(move |_| {
            let failed = matches!(self.connection.get(), Connection::Down { .. })
                && self.outline.with_untracked(Option::is_none);
            if !failed || asked.get_value() {
                return;
            }
            asked.set_value(true);
            let address = format!("/api/events/{}", self.event());
            leptos::task::spawn_local(async move {
                let looked: Result<IgnoredAny, RequestRefusal> = crate::api::get(&address).await;
                if let Err(no) = looked
                    && no.code == "server/no_such_event"
                {
                    // The page may be gone.
                    self.connection.try_set(Connection::Over(no.refusal()));
                }
            });
        });
    }

    /// Connects, or reconnects when this browser's identity has changed; the old connection ends.
    fn connect(self) {
        let (line, to_send) = unbounded();
        self.line.set_value(Some(line));
        leptos::task::spawn_local(socket::run(Box::new(self), to_send.boxed_local()));
    }

    /// Its id in links.
    pub(crate) fn event(self) -> String {
        self.event.with_value(Clone::clone)
    }

    /// The path of its page.
    pub(crate) fn path(self) -> String {
        self.event.with_value(|event| format!("/e/{event}"))
    }

    /// Sends a command.
    pub(crate) fn ask(self, command: impl Into<EventCommand>) {
        self.ask_then(command, |()| {});
    }

    /// Sends a command and calls `then` if it was carried out.
    pub(crate) fn ask_then(self, command: impl Into<EventCommand>, then: impl FnOnce(()) + 'static) {
        let (event, command) = (self.event(), command.into());
        self.busy_with(async move { api::ask(&event, command).await }, then);
    }

    /// Sends a command made of what was typed and calls `then` if it was carried out. If the text cannot be read, it
    /// is refused here.
    pub(crate) fn ask_typed(
        self,
        command: Result<impl Into<EventCommand>, Unreadable>,
        then: impl FnOnce(()) + 'static,
    ) {
        match command {
            Ok(command) => self.ask_then(command, then),
            Err(why) => self.refuse_text(&why),
        }
    }

    /// Joins as a player.
    pub(crate) fn join(self, coming: JoinEvent) {
        let event = self.event();
        self.busy_with(async move { api::join(&event, &coming).await }, move |()| {
            keep::is_here_again();
            self.connect();
        });
    }

    /// Shows a refusal without asking the server.
    pub(crate) fn refuse(self, sentence: String) {
        self.refused_at.set(self.place);
        self.refused.set(Some(sentence));
    }

    /// Shows that something typed cannot be read.
    pub(crate) fn refuse_text(self, why: &Unreadable) {
        let other = || lang::refuse(id!("refused-local-unreadable"), [("why", why.to_string().into())]);
        let refusal = EventRefusal::of_name(why).map_or_else(other, |bad| Refusal::new("event", &bad));
        self.refuse(lang::refusal(&refusal));
    }

    /// Waits for an answer: a refusal, or a value for `then`.
    pub(crate) fn busy_with<T: 'static>(
        self,
        answer: impl Future<Output = Result<T, RequestRefusal>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        self.refused.set(None);
        self.refused_at.set(self.place);
        self.busy.set(true);
        self.acted.set_value(true);
        leptos::task::spawn_local(async move {
            let answer = answer.await;
            if self.busy.try_set(false).is_some() {
                // The page is gone.
                return;
            }
            match answer {
                Ok(done) => then(done),
                // This browser's key is no longer valid, which the page says.
                Err(no) if crate::api::is_forgotten(&no) => self.connect(),
                Err(no) => self.refused.set(Some(no.told())),
            }
        });
    }

    fn receive(self, message: EventToClient) -> bool {
        match message {
            EventToClient::Seen(seen) => self.show(*seen),
            EventToClient::You(you) => {
                if *self.you.read_untracked() != you {
                    self.you.set(you);
                }
            }
            EventToClient::Pong { now, .. } => self.set_clock(now),
            EventToClient::Bye { .. } => self.connection.set(Connection::Down { farewell: true }),
            // The key was recovered on another device, so it is no longer valid here.
            EventToClient::Error(refusal) if refusal.code == "server/bad_token" && keep::guest_key().is_some() => {
                keep::lose_guest_key();
                return false;
            }
            EventToClient::Error(refusal) => {
                self.connection.set(Connection::Over(refusal));
                return false;
            }
        }
        true
    }

    fn show(self, seen: EventView) {
        self.connection.set(Connection::Up);
        self.set_clock(seen.now);
        let outline = seen.outline();
        if self.outline.with_untracked(|known| known.as_deref() != Some(&outline)) {
            self.outline.set(Some(Arc::new(outline)));
        }
    }

    fn set_clock(self, now: Moment) {
        self.clock.set_value(RemoteClock::at(now.into()));
    }

    /// Focuses the element with this id if the focused one is gone after a command.
    pub(crate) fn restore_focus(self, id: &'static str) {
        Effect::new(move |was_known: Option<bool>| {
            let known = self.outline.with(Option::is_some);
            self.you.track();
            // Navigating here from another page loses the focus too.
            if known && was_known != Some(true) && !browser::was_loaded_here() {
                self.acted.set_value(true);
            }
            if self.acted.get_value() {
                request_animation_frame(move || {
                    if browser::focus_is_lost() && self.acted.try_update_value(std::mem::take) == Some(true) {
                        browser::focus_in_place(id);
                    }
                });
            }
            known
        });
    }

    /// Remembers the event if the visitor has a role in it.
    pub(crate) fn remember(self) {
        let part = Memo::new(move |_| self.you.with(|you| you.host || you.steward.is_some() || you.name.is_some()));
        let title = Memo::new(move |_| self.read(|event| event.title.clone()));
        Effect::new(move |_| {
            if part.get() && !title.read().is_empty() {
                keep::add_bookmark(BookmarkKind::Events, self.path(), title.get());
            }
        });
    }

    /// The time by the event's clock.
    pub(crate) fn now(self) -> WallTime {
        self.clock.get_value().now()
    }

    /// Reads from the outline; the default before it arrives.
    pub(crate) fn read<T: Default>(self, read: impl FnOnce(&Outline) -> T) -> T {
        self.outline.with(|outline| outline.as_deref().map(read)).unwrap_or_default()
    }

    /// The event's kind; a party until it is known.
    pub(crate) fn kind(self) -> EventKind {
        self.outline.with(|outline| outline.as_deref().map_or(EventKind::Party, Outline::kind))
    }

    /// This person's name in the standings: their own, or their team's.
    pub(crate) fn me(self) -> Option<String> {
        self.you.with(|you| you.team.as_ref().or(you.name.as_ref()).map(ToString::to_string))
    }
}

impl SocketUser for EventVisit {
    fn address(&self) -> String {
        format!("/api/events/{}/socket", self.event())
    }

    fn hello(&self) -> String {
        message(&EventFromClient::Hello { token: guest_token() })
    }

    fn ping(&self) -> String {
        message(&EventFromClient::Ping { sent: browser::now().millis() })
    }

    fn hear(&self, text: &str) -> bool {
        // Messages that only a newer server knows are ignored.
        !self.connection.is_disposed() && serde_json::from_str(text).map_or(true, |message| self.receive(message))
    }

    fn connection(&self) -> RwSignal<Connection> {
        self.connection
    }
}

fn message(message: &EventFromClient) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}

/// The refusal of a command, shown next to the button that sent it.
#[component]
pub(super) fn RefusalNote(visit: EventVisit) -> impl IntoView {
    view! { <p class="refused" role="alert">{move || visit.refused_here()}</p> }
}

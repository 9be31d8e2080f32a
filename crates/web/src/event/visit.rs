use super::{Outline, api};
use crate::{
    api::{No, guest_token},
    browser,
    keep::{self, Finds},
    link::socket::{self, Speaker},
    session::Connection,
};
use futures::{
    StreamExt,
    channel::mpsc::{UnboundedSender, unbounded},
};
use kee_event::{EventKind, EventRole, EventView, KindView, Moment, party::PartyView, tournament::TournamentView};
use kee_wire::{CommandForm, EventFromClient, EventToClient, JoinEvent};
use leptos::prelude::*;
use serde::de::IgnoredAny;
use std::sync::Arc;

/// Where on the page something is asked for, and a number where there are several such places.
type Place = (&'static str, usize);

/// An event as this page knows it. It is a handle: copies are the same visit.
#[derive(Clone, Copy)]
pub(crate) struct Visit {
    event: StoredValue<String>,
    pub(crate) seen: RwSignal<Option<Arc<EventView>>>,
    pub(crate) outline: RwSignal<Option<Arc<Outline>>>,
    pub(crate) you: RwSignal<EventRole>,
    pub(crate) connection: RwSignal<Connection>,
    /// Why the last command was not carried out, until the next one.
    pub(crate) refused: RwSignal<Option<String>>,
    /// Where that command was made.
    refused_at: RwSignal<Place>,
    /// Where this handle is.
    place: Place,
    /// Whether a command is on its way.
    pub(crate) busy: RwSignal<bool>,
    /// Whether something was just done that may take what had the focus out of the page.
    acted: StoredValue<bool>,
    /// What the event's clock is ahead of ours, in milliseconds.
    ahead: StoredValue<i64>,
    /// The connection there is. It ends when this is let go.
    line: StoredValue<Option<UnboundedSender<String>>>,
}

impl Visit {
    /// Comes to an event and stays for as long as the page shows it.
    pub(crate) fn new(event: String) -> Self {
        let visit = Self {
            event: StoredValue::new(event),
            seen: RwSignal::new(None),
            outline: RwSignal::new(None),
            you: RwSignal::new(EventRole::default()),
            connection: RwSignal::new(Connection::Opening),
            refused: RwSignal::new(None),
            refused_at: RwSignal::new(Place::default()),
            place: Place::default(),
            busy: RwSignal::new(false),
            acted: StoredValue::new(false),
            ahead: StoredValue::new(0),
            line: StoredValue::new(None),
        };
        visit.connect();
        visit.mind_wrong_links();
        visit
    }

    /// The same visit, from another place of the page: what is refused there is told there.
    pub(crate) fn at(self, name: &'static str, number: usize) -> Self {
        Self { place: (name, number), ..self }
    }

    /// Why the last command was not carried out, if it was made from here.
    pub(crate) fn refused_here(self) -> Option<String> {
        self.refused.get().filter(|_| self.refused_at.get() == self.place)
    }

    /// A socket does not say why it cannot be opened: if the first one could not, it is asked whether there is such an event.
    fn mind_wrong_links(self) {
        let asked = StoredValue::new(false);
        Effect::new(move |_| {
            let failed =
                matches!(self.connection.get(), Connection::Down(_)) && self.outline.with_untracked(Option::is_none);
            if !failed || asked.get_value() {
                return;
            }
            asked.set_value(true);
            let address = format!("/api/events/{}", self.event());
            leptos::task::spawn_local(async move {
                let looked: Result<IgnoredAny, No> = crate::api::get(&address).await;
                if let Err(no) = looked
                    && no.code == "server/no_such_event"
                {
                    // If the page is gone, nobody wants to know.
                    self.connection.try_set(Connection::Over(no.refusal()));
                }
            });
        });
    }

    /// Connects, again if this browser has become somebody else: the connection there was ends.
    fn connect(self) {
        let (line, to_send) = unbounded();
        self.line.set_value(Some(line));
        leptos::task::spawn_local(socket::run(Box::new(self), to_send.boxed_local()));
    }

    /// Its name in links.
    pub(crate) fn event(self) -> String {
        self.event.with_value(Clone::clone)
    }

    /// Where its page is.
    pub(crate) fn path(self) -> String {
        self.event.with_value(|event| format!("/e/{event}"))
    }

    /// Asks for something.
    pub(crate) fn ask(self, command: impl Into<CommandForm>) {
        self.ask_then(command, |()| {});
    }

    /// The same, and goes on with something if it was done.
    pub(crate) fn ask_then(self, command: impl Into<CommandForm>, then: impl FnOnce(()) + 'static) {
        let (event, command) = (self.event(), command.into());
        self.busy_with(async move { api::ask(&event, command).await }, then);
    }

    /// Comes to play.
    pub(crate) fn join(self, coming: JoinEvent) {
        let event = self.event();
        self.busy_with(async move { api::join(&event, &coming).await }, move |()| {
            keep::is_here_again();
            self.connect();
        });
    }

    /// Says why something is not even asked for.
    pub(crate) fn refuse(self, sentence: String) {
        self.refused_at.set(self.place);
        self.refused.set(Some(sentence));
    }

    /// Waits for an answer, which is a refusal or something to go on with.
    pub(crate) fn busy_with<T: 'static>(
        self,
        answer: impl Future<Output = Result<T, No>> + 'static,
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
                // This browser is nobody here any more, which the page says.
                Err(no) if crate::api::is_forgotten(&no) => self.connect(),
                Err(no) => self.refused.set(Some(no.told())),
            }
        });
    }

    fn told(self, told: EventToClient) -> bool {
        match told {
            EventToClient::Seen(seen) => self.show(*seen),
            EventToClient::You(you) => {
                if *self.you.read_untracked() != you {
                    self.you.set(you);
                }
            }
            EventToClient::Pong { now, .. } => self.set_clock(now),
            EventToClient::Bye { sentence, .. } => self.connection.set(Connection::Down(Some(sentence))),
            // Somebody has got the key back elsewhere, with its code: this browser is nobody here any more.
            EventToClient::Error(refusal) if refusal.code == "server/bad_token" && keep::guest_key().is_some() => {
                keep::forget_guest_key();
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
        self.seen.set(Some(Arc::new(seen)));
        if self.outline.with_untracked(|known| known.as_deref() != Some(&outline)) {
            self.outline.set(Some(Arc::new(outline)));
        }
    }

    fn set_clock(self, now: Moment) {
        self.ahead.set_value(now.seconds() as i64 * 1000 - browser::now().millis() as i64);
    }

    /// Puts the focus on the element with this id if what had it is gone after something was done.
    pub(crate) fn mind_focus(self, id: &'static str) {
        Effect::new(move |was_known: Option<bool>| {
            let known = self.seen.with(Option::is_some);
            self.you.track();
            // Whoever turns here from another page has lost the focus with it.
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

    /// Remembers the event for whoever has a part in it.
    pub(crate) fn remember(self) {
        let part = Memo::new(move |_| self.you.with(|you| you.host || you.steward.is_some() || you.name.is_some()));
        let title = Memo::new(move |_| self.read(|event| event.title.clone()));
        Effect::new(move |_| {
            if part.get() && !title.read().is_empty() {
                keep::find_again(Finds::Events, self.path(), title.get());
            }
        });
    }

    /// The time by the event's clock, in milliseconds.
    pub(crate) fn now(self) -> u64 {
        browser::now().millis().saturating_add_signed(self.ahead.get_value())
    }

    /// Reads something from what is known; the default before anything is.
    pub(crate) fn read<T: Default>(self, read: impl FnOnce(&Outline) -> T) -> T {
        self.outline.with(|outline| outline.as_deref().map(read)).unwrap_or_default()
    }

    /// Reads something that only parties have.
    pub(crate) fn of_party<T: Default>(self, read: impl FnOnce(&PartyView) -> T) -> T {
        self.seen.with(|seen| match seen.as_deref() {
            Some(EventView { what: KindView::Party(view), .. }) => read(view),
            _ => T::default(),
        })
    }

    /// Reads something that only tournaments have.
    pub(crate) fn of_tournament<T: Default>(self, read: impl FnOnce(&TournamentView) -> T) -> T {
        self.seen.with(|seen| match seen.as_deref() {
            Some(EventView { what: KindView::Tournament(view), .. }) => read(view),
            _ => T::default(),
        })
    }

    /// Of which kind it is; a party before anything is known.
    pub(crate) fn kind(self) -> EventKind {
        self.outline.with(|outline| outline.as_deref().map_or(EventKind::Party, Outline::kind))
    }

    /// Under what this person stands: their name, or that of their team.
    pub(crate) fn me(self) -> Option<String> {
        self.you.with(|you| you.team.as_ref().or(you.name.as_ref()).map(ToString::to_string))
    }
}

impl Speaker for Visit {
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
        // What a newer server says beyond what we know is not for us.
        !self.connection.is_disposed() && serde_json::from_str(text).map_or(true, |told| self.told(told))
    }

    fn connection(&self) -> RwSignal<Connection> {
        self.connection
    }
}

fn message(message: &EventFromClient) -> String {
    serde_json::to_string(message).expect("a message is plain data")
}

/// Why what was asked for here was not done: beside what was pressed, where whoever pressed it looks.
#[component]
pub(super) fn Refused(visit: Visit) -> impl IntoView {
    view! { <p class="refused" role="alert">{move || visit.refused_here()}</p> }
}

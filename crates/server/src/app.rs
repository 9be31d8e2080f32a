use crate::{
    challenges::Boards,
    events::Rooms,
    gate::Gate,
    hub::{Hub, Shared},
    passwords::Passwords,
    previews::Gallery,
    settings::Settings,
    store::Store,
    world::World,
};
use kee_game::WallTime;
use kee_table::PersonId;
use std::sync::Arc;
use tokio::sync::broadcast;

/// The number of newly taken seats that may be queued for bots. A bot that misses some looks for itself.
const SITTINGS: usize = 64;

/// Everything a request may need.
#[derive(Clone)]
pub struct App {
    pub(crate) hub: Hub,
    pub(crate) gate: Arc<Gate>,
    pub(crate) passwords: Arc<Passwords>,
    pub(crate) boards: Arc<Boards>,
    pub(crate) gallery: Arc<Gallery>,
    /// The people who sit down, as far as this process hears of it.
    pub(crate) sittings: broadcast::Sender<PersonId>,
    /// The events that the server looks after.
    pub(crate) events: Rooms,
}

impl App {
    /// A server for these tables.
    pub fn new(hub: Hub) -> Self {
        let gate = Arc::new(Gate::new(hub.shared().settings.limits));
        let (sittings, _) = broadcast::channel(SITTINGS);
        let events = Rooms::new(hub.clone());
        let passwords = Arc::new(Passwords::new());
        Self { hub, gate, passwords, boards: Arc::default(), gallery: Arc::default(), sittings, events }
    }

    pub(crate) fn shared(&self) -> &Shared {
        self.hub.shared()
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.shared().store.as_ref()
    }

    pub(crate) fn world(&self) -> &dyn World {
        self.shared().world.as_ref()
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.shared().settings
    }

    pub(crate) fn now(&self) -> WallTime {
        self.world().now()
    }
}

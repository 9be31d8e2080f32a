use crate::{
    gate::Gate,
    hub::{Hub, Shared},
    settings::Settings,
    store::Store,
    world::World,
};
use kee_game::Millis;
use std::sync::Arc;

/// Everything a request may need.
#[derive(Clone)]
pub struct App {
    pub(crate) hub: Hub,
    pub(crate) gate: Arc<Gate>,
}

impl App {
    /// The server around these tables.
    pub fn new(hub: Hub) -> Self {
        let gate = Arc::new(Gate::new(hub.shared().settings.limits));
        Self { hub, gate }
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

    pub(crate) fn now(&self) -> Millis {
        self.world().now()
    }
}

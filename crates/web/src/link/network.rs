use futures::{
    StreamExt,
    channel::mpsc::{UnboundedReceiver, unbounded},
    future::pending,
};
use leptos::{ev, leptos_dom::helpers::WindowListenerHandle, prelude::*};

/// The browser's reports about this device's network. A connection over a lost network goes silent, which would be noticed
/// only after a while.
pub(super) struct Network {
    /// Whether it is available, after each change.
    said: UnboundedReceiver<bool>,
    listeners: Vec<WindowListenerHandle>,
}

impl Network {
    pub(super) fn new() -> Self {
        let (back, said) = unbounded();
        let away = back.clone();
        // Nobody listens once the connection is closed.
        let listeners = vec![
            window_event_listener(ev::online, move |_| drop(back.unbounded_send(true))),
            window_event_listener(ev::offline, move |_| drop(away.unbounded_send(false))),
        ];
        Self { said, listeners }
    }

    /// Waits until the network is lost.
    pub(super) async fn lost(&mut self) {
        self.becomes(false).await;
    }

    /// Waits until it comes back.
    pub(super) async fn comes_back(&mut self) {
        self.becomes(true).await;
    }

    async fn becomes(&mut self, there: bool) {
        while let Some(said) = self.said.next().await {
            if said == there {
                return;
            }
        }
        pending().await
    }
}

impl Drop for Network {
    fn drop(&mut self) {
        self.listeners.drain(..).for_each(WindowListenerHandle::remove);
    }
}

use futures::{
    StreamExt,
    channel::mpsc::{UnboundedReceiver, unbounded},
    future::pending,
};
use leptos::{ev, leptos_dom::helpers::WindowListenerHandle, prelude::*};

/// What the browser says about the network of this device. A connection over a network that is away keeps silent, and
/// would be missed only after a while.
pub(super) struct Network {
    /// Whether it is there, whenever that has changed.
    said: UnboundedReceiver<bool>,
    listeners: Vec<WindowListenerHandle>,
}

impl Network {
    pub(super) fn new() -> Self {
        let (back, said) = unbounded();
        let away = back.clone();
        // Nobody hears it when the connection is of no use any more.
        let listeners = vec![
            window_event_listener(ev::online, move |_| drop(back.unbounded_send(true))),
            window_event_listener(ev::offline, move |_| drop(away.unbounded_send(false))),
        ];
        Self { said, listeners }
    }

    /// Waits until it goes away.
    pub(super) async fn goes(&mut self) {
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

//! A whole server with a clock that is moved by hand.

mod challenges;
mod sessions;

use kee_game::WallTime;
use kee_server::{App, Library, Settings, SystemWorld, World, hub::Hub, serve, store::MemoryStore};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use tokio::{net::TcpListener, runtime::Runtime};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The system's chance and our own time.
struct SlowWorld(AtomicU64);

impl World for SlowWorld {
    fn now(&self) -> WallTime {
        WallTime::from_millis(self.0.load(Ordering::SeqCst))
    }

    fn fill(&self, bytes: &mut [u8]) {
        SystemWorld.fill(bytes);
    }
}

/// A server, as long as it is kept.
struct House {
    host: String,
    world: Arc<SlowWorld>,
    _runtime: Runtime,
}

impl House {
    fn open(now: u64, library: Library, settings: Settings) -> Self {
        let runtime = Runtime::new().expect("a runtime");
        let world = Arc::new(SlowWorld(AtomicU64::new(now)));
        let hub = Hub::new(Arc::new(MemoryStore::new()), library, world.clone(), settings, None);
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
        let host = listener.local_addr().expect("an address").to_string();
        runtime.spawn(serve(App::new(hub), listener, std::future::pending()));
        Self { host, world, _runtime: runtime }
    }

    fn days(&self, days: u64) {
        self.world.0.fetch_add(days * DAY, Ordering::SeqCst);
    }
}

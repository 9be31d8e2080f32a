use crate::refusal::ServerRefusal;
use kee_picture::{Painter, ShareCard};
use sha2::{Digest, Sha256};
use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};
use tokio::{sync::Semaphore, task::spawn_blocking};

/// The number of pictures kept. Each has about a hundred kilobytes.
const MOST: usize = 64;
/// The number of requests that may wait for the painter.
const WAITING: usize = 16;

/// The pictures that were asked for recently, and the one painter. Nobody can keep more than one core busy with it.
pub(crate) struct Gallery {
    painter: OnceLock<Painter>,
    /// The place at the easel.
    easel: Semaphore,
    /// The places in the queue before it.
    queue: Semaphore,
    /// The latest last.
    kept: Mutex<VecDeque<PaintedCard>>,
}

/// A card as points.
#[derive(Clone)]
pub(crate) struct PaintedCard {
    /// The hash of the drawing: pictures of the same are the same.
    pub(crate) hash: Arc<str>,
    /// The PNG file.
    pub(crate) png: Arc<[u8]>,
}

impl Default for Gallery {
    fn default() -> Self {
        Self {
            painter: OnceLock::new(),
            easel: Semaphore::new(1),
            queue: Semaphore::new(WAITING),
            kept: Mutex::default(),
        }
    }
}

impl Gallery {
    /// Does something that takes a while, one after another and away from the tables. If too many wait, the server is busy.
    pub(crate) async fn after_another<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServerRefusal> {
        let _queued = self.queue.try_acquire().map_err(|_| ServerRefusal::Unavailable)?;
        let _alone = self.easel.acquire().await.map_err(|_| ServerRefusal::Unavailable)?;
        spawn_blocking(work).await.map_err(|_| ServerRefusal::Inside)
    }

    /// The picture of a card: one that is kept, or a new one.
    pub(crate) async fn paint(&self, card: &ShareCard) -> Result<PaintedCard, ServerRefusal> {
        let svg = card.svg();
        let hash: String = Sha256::digest(&svg)[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        if let Some(kept) = self.find(&hash) {
            return Ok(kept);
        }
        let painter = self.painter.get_or_init(Painter::default).clone();
        let png = self.after_another(move || painter.png(&svg)).await?.ok_or(ServerRefusal::Inside)?;
        let painted = PaintedCard { hash: hash.into(), png: png.into() };
        let mut kept = self.kept();
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back(painted.clone());
        Ok(painted)
    }

    fn find(&self, hash: &str) -> Option<PaintedCard> {
        self.kept().iter().find(|kept| &*kept.hash == hash).cloned()
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<PaintedCard>> {
        // The list is intact after every operation.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

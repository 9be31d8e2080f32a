/// How much work the checks do. The default makes the whole suite of one game a matter of seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Playouts of one check, shared among all presets and plans; each of them gets two at least.
    pub playouts: usize,
    /// Inputs after which a game counts as endless.
    pub longest: usize,
    /// How many actions of a seat are looked at in one moment. Some games list thousands.
    pub actions: usize,
    /// How many states of `tiny` are explored.
    pub nodes: usize,
    /// How often a state is resampled for one viewer in one moment.
    pub resamples: usize,
    /// How many texts each reader is given.
    pub texts: u32,
}

impl Default for Budget {
    fn default() -> Self {
        Self { playouts: 48, longest: 10_000, actions: 48, nodes: 1_500, resamples: 3, texts: 256 }
    }
}

impl Budget {
    /// Playouts for each of so many settings.
    pub(crate) fn playouts_each(&self, settings: usize) -> usize {
        (self.playouts / settings.max(1)).max(2)
    }
}

use kee_game::Dice;

/// Chooses moments of a playout whose length is not known: nearly all at the beginning, ever fewer later on. So a
/// game of a thousand inputs is looked at about fifty times, and the opening, the middle and the end all have their
/// share.
pub(crate) struct Sampler {
    dice: Dice,
    next: usize,
}

impl Sampler {
    pub(crate) fn new(dice: Dice) -> Self {
        Self { dice, next: 0 }
    }

    /// Whether to look closely at the moment after this many inputs. To be asked in order.
    pub(crate) fn takes(&mut self, inputs: usize) -> bool {
        let takes = inputs >= self.next;
        if takes {
            self.next = inputs + 1 + self.dice.below(1 + inputs / 4);
        }
        takes
    }
}

use kee_game::Dice;

/// The way a bot looks for words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attention {
    /// It notices a percentage of its plays, each drawn on its own.
    Share(usize),
    /// It looks as people do.
    Human(Gaze),
}

impl From<usize> for Attention {
    fn from(percent: usize) -> Self {
        Self::Share(percent)
    }
}

impl From<Gaze> for Attention {
    fn from(gaze: Gaze) -> Self {
        Self::Human(gaze)
    }
}

/// The eyes of a person: a word comes to mind or it doesn't, wherever it fits; long ones do less often; and no turn is
/// like the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gaze {
    /// The number of words it sees in a turn, of a thousand words of up to four letters.
    pub sees: u32,
    /// The percentage of that which is left with each further letter.
    pub keeps: u32,
    /// By how many percent a turn can be better or worse than the average.
    pub sways: u32,
}

impl Gaze {
    /// The eyes of the novice: 3 % of the words, long or short, in every turn.
    pub const NOVICE: Self = Self { sees: 30, keeps: 100, sways: 0 };

    /// Looks at the board for one turn.
    pub(crate) fn glance(self, dice: &mut Dice) -> Glance {
        let today = 100 - self.sways + dice.below(2 * self.sways as usize + 1) as u32;
        Glance { gaze: self, today, salt: dice.below(1 << 31) as u64 }
    }
}

/// The words a person sees in one turn.
pub(crate) struct Glance {
    gaze: Gaze,
    /// The attention of this turn, in percent.
    today: u32,
    /// Decides which words come to mind.
    salt: u64,
}

impl Glance {
    /// A word nearer than this is seen.
    const IN_SIGHT: u64 = 1 << 20;
    /// The most letters that are as easy to see as fewer.
    const SHORT: usize = 4;

    /// Chooses from plays, best first: the best in sight, or else the nearest, since people look until they find
    /// something.
    pub(crate) fn choose<P>(&self, plays: impl IntoIterator<Item = P>, word: impl Fn(&P) -> String) -> Option<P> {
        let mut nearest: Option<(u64, P)> = None;
        for play in plays {
            let distance = self.distance(&word(&play));
            if distance < Self::IN_SIGHT {
                return Some(play);
            }
            if nearest.as_ref().is_none_or(|(least, _)| distance < *least) {
                nearest = Some((distance, play));
            }
        }
        nearest.map(|(_, play)| play)
    }

    /// The distance of a word from coming to mind in this turn: below [`Glance::IN_SIGHT`] with the chance of its
    /// length.
    fn distance(&self, word: &str) -> u64 {
        let further = word.len().saturating_sub(Self::SHORT);
        let fade = |chance: u64| chance * u64::from(self.gaze.keeps) / 100;
        let per_million = (0..further).fold(u64::from(self.gaze.sees * self.today) * 10, |chance, _| fade(chance));
        self.drawn(word) * 1_000_000 / per_million.max(1)
    }

    /// A number below [`Glance::IN_SIGHT`] that the turn and the word decide (FNV-1a, mixed once more).
    fn drawn(&self, word: &str) -> u64 {
        let start = 0xcbf2_9ce4_8422_2325 ^ self.salt;
        let hash = word.bytes().fold(start, |hash, byte| {
            (hash ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let mixed = (hash ^ (hash >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed >> 44
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kee_game::Seed;

    fn seen(gaze: Gaze, words: &[String], turns: u64) -> usize {
        let seed = Seed::named("glances");
        let in_turn = |turn| {
            let glance = gaze.glance(&mut seed.dice(turn));
            words.iter().filter(|word| glance.distance(word) < Glance::IN_SIGHT).count()
        };
        (0..turns).map(in_turn).sum()
    }

    /// A thousand words of this many letters.
    fn words(letters: usize) -> Vec<String> {
        (0..1000_u32).map(|number| format!("{number:a>letters$}")).collect()
    }

    #[test]
    fn a_gaze_sees_its_share_and_less_of_longer_words() {
        let gaze = Gaze { sees: 100, keeps: 50, sways: 50 };
        // 100,000 words, so five standard deviations are below 500 plus what the sway adds.
        assert!(seen(gaze, &words(4), 100).abs_diff(10_000) < 1500);
        assert!(seen(gaze, &words(6), 100).abs_diff(2_500) < 500);
        assert!(seen(Gaze::NOVICE, &words(5), 100).abs_diff(3_000) < 300);
    }

    #[test]
    fn a_player_who_sees_nothing_looks_until_a_word_is_found() {
        let blind = Gaze { sees: 0, keeps: 100, sways: 0 };
        let glance = blind.glance(&mut Seed::named("blind").dice(0));
        assert!(glance.choose(words(4), String::clone).is_some());
        assert_eq!(glance.choose(Vec::<String>::new(), String::clone), None);
    }
}

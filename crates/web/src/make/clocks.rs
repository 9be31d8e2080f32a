use crate::t;
use kee_wire::Clock;

/// The times that are offered.
pub(crate) const CLOCKS: [Clock; 7] = [
    Clock::None,
    Clock::Turn { seconds: 60 },
    Clock::Turn { seconds: 180 },
    Clock::Game { seconds: 600, increment: 10 },
    Clock::Game { seconds: 1500, increment: 15 },
    Clock::Days { hours: 24, bank: 72 },
    Clock::Days { hours: 72, bank: 168 },
];

/// A time in words.
pub(crate) fn clock_words(clock: Clock) -> String {
    match clock {
        Clock::None => t!("clock-none"),
        Clock::Turn { seconds } => t!("clock-turn", minutes = seconds / 60),
        Clock::Game { seconds, increment } => t!("clock-game", minutes = seconds / 60, seconds = increment),
        Clock::Days { hours, bank } => t!("clock-days", days = hours / 24, bank = bank / 24),
    }
}

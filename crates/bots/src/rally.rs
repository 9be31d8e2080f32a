//! Players of rally.

use crate::NamedBot;
use kee_toys::Rally;

/// Every bot that plays it.
pub fn bots() -> Vec<NamedBot<Rally>> {
    vec![NamedBot::random()]
}

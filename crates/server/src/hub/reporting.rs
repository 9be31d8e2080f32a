use super::actor::Actor;
use crate::{
    events::{Machine, TableNews, TableReport},
    store::TableAppend,
};
use kee_game::Viewer;
use kee_table::What;

impl Actor {
    /// What the event that has made this table has to know of what is about to be stored: nothing, at most tables.
    pub(super) fn news_for_event(&self, append: &TableAppend) -> Vec<TableNews> {
        let Some((table, machine)) = self.runner.table().and_then(|table| Some((table, Machine::read(table.host())?)))
        else {
            return Vec::new();
        };
        let inputs = append.entries.iter().filter(|entry| matches!(entry.what, What::Input(_))).count();
        let game = table.game();
        let played = game.map_or(0, |game| game.entries());
        let latest = (played + 1).saturating_sub(inputs).max(1)..=played;
        let brought =
            latest.flat_map(|entry| game.map_or_else(Vec::new, |game| game.brought(entry, Viewer::Spectator)));
        let words = brought.filter(|brought| !brought.words.is_empty());
        let words = words.map(|brought| TableReport::WordsPlayed { seat: brought.seat, words: brought.words });
        // Only the first game of a table counts for its event.
        let finished = append.finished.as_ref().filter(|finished| finished.number == 1).map(|finished| {
            let outcome = game.and_then(|game| game.table_outcome());
            TableReport::Finished { game: outcome.map(Box::new), at: finished.at }
        });
        words.chain(finished).map(|report| TableNews { machine, report }).collect()
    }

    /// If nobody listens, whoever looks after the event finds it out in another way.
    pub(super) fn tell_event(&self, news: Vec<TableNews>) {
        for news in news {
            let _ = self.hub.news.send(news);
        }
    }
}

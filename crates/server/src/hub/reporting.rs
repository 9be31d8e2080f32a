use super::actor::Actor;
use crate::{
    events::{Machine, TableNews, WhatNews},
    store::Append,
};
use kee_game::Viewer;
use kee_table::What;

impl Actor {
    /// What the event that has made this table has to know of what is about to be stored: nothing, at most tables.
    pub(super) fn news_for_event(&self, append: &Append) -> Vec<TableNews> {
        let Some((table, machine)) = self.table.as_ref().and_then(|table| Some((table, Machine::read(table.host())?)))
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
        let spelled = words.map(|brought| WhatNews::Spelled { seat: brought.seat, words: brought.words });
        let finished = append.finished.as_ref().map(|_| WhatNews::Finished);
        spelled.chain(finished).map(|what| TableNews { machine, what }).collect()
    }

    /// If nobody listens, whoever looks after the event finds it out in another way.
    pub(super) fn tell_event(&self, news: Vec<TableNews>) {
        for news in news {
            let _ = self.hub.news.send(news);
        }
    }
}

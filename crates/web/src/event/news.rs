use super::{
    EventVisit, Outline, Table, players,
    questions::{calls, questions},
    standings::winners_text,
};
use crate::{
    browser, lang, notify, t,
    ui::{announce, tick},
};
use kee_event::{EventRole, OutlineSide};
use kee_game::number;
use leptos::prelude::*;
use std::sync::Arc;

/// A piece of news for a visitor of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct News {
    pub(crate) text: String,
    /// Whether it calls this person, even if the page is in the background.
    pub(crate) calls: bool,
}

/// The news for this person between two states of the event.
pub(crate) fn news(old: &Outline, new: &Outline, you: &EventRole) -> Vec<News> {
    let me = you.team.as_ref().or(you.name.as_ref()).map(ToString::to_string);
    let mut news = Vec::new();
    let mut add = |calls: bool, text: String| news.push(News { text, calls });
    if new.rounds.len() > old.rounds.len() {
        add(me.is_some() && !you.host, seating(new, me.as_deref()));
    }
    let started =
        |outline: &Outline| outline.rounds.last().is_some_and(|round| round.started).then_some(outline.rounds.len());
    if let Some(round) = started(new).filter(|_| started(new) != started(old)) {
        add(me.is_some() && !you.host, t!("event-news-started", round = round, minutes = new.minutes));
    }
    for (number, question) in calls(new, you) {
        if questions(old).len() < number {
            add(true, t!("event-news-asked", table = question.table, text = question.text));
        }
    }
    for (number, question) in questions(new) {
        let mine = you.spot.is_some_and(|spot| spot.round == new.rounds.len() && spot.table == question.table);
        let was_open = questions(old).get(number - 1).is_none_or(|(_, question)| question.ruling.is_none());
        if let Some(ruling) = question.ruling.filter(|_| mine && was_open) {
            add(true, t!("event-news-ruled", text = question.text, ruling = ruling));
        }
    }
    let known = old.prizes.iter().map(|prize| prize.won.len()).chain(std::iter::repeat(0));
    for (prize, known) in new.prizes.iter().zip(known) {
        for (_, name) in prize.won.iter().skip(known) {
            let word = prize.word.clone().unwrap_or_default();
            add(false, t!("event-news-won", word = word, name = name.to_string()));
        }
    }
    if you.host || you.steward.is_some() {
        results(old, new).into_iter().chain(departures(old, new)).for_each(|text| add(false, text));
    }
    if new.finished && !old.finished {
        if !new.winners.is_empty() {
            add(false, t!("event-over"));
        }
        add(true, winners_text(new, me.as_deref()));
    } else if you.host && new.missing.is_empty() && !old.missing.is_empty() && new.rounds.len() == old.rounds.len() {
        add(true, t!("event-news-all-in", round = new.rounds.len()));
    }
    news
}

/// The results that came in or were corrected.
fn results(old: &Outline, new: &Outline) -> Vec<String> {
    let is_new = |table: &&Table| {
        let before = old.table(table.round, table.number);
        table.done && before.is_none_or(|before| !before.done || before.corrections < table.corrections)
    };
    let told = |table: &Table| {
        let points = |side: &OutlineSide| format!("{} {}", side.name, number(side.points.unwrap_or_default()));
        let scores: Vec<String> = table.sides.iter().map(points).collect();
        t!("event-news-result", table = table.number, scores = lang::list(&scores))
    };
    new.rounds.iter().flat_map(|round| &round.tables).filter(is_new).map(told).collect()
}

/// The players who left.
fn departures(old: &Outline, new: &Outline) -> Vec<String> {
    let was_here = |name: &str| old.standings.iter().any(|row| row.name == name && row.here);
    let left = new.standings.iter().filter(|row| !row.here && was_here(&row.name));
    left.map(|row| t!("event-news-gone", name = &row.name)).collect()
}

fn seating(event: &Outline, me: Option<&str>) -> String {
    let round = event.rounds.len();
    let Some((me, table)) = me.and_then(|me| Some((me, event.table_of(me)?))) else {
        return t!("event-news-laid", round = round);
    };
    let others = table.others(me);
    if others.is_empty() {
        return t!("event-news-my-table-bots", round = round, table = table.number);
    }
    t!("event-news-my-table", of = players(event), round = round, table = table.number, names = lang::list(&others))
}

/// Announces news as it comes: to the screen reader, in the title, and with a sound and a notification if enabled.
pub(crate) fn follow(visit: EventVisit) {
    Effect::new(move |before: Option<Option<Arc<Outline>>>| {
        let now = visit.outline.get();
        if let (Some(Some(before)), Some(now)) = (before, &now) {
            let news = news(&before, now, &visit.you.read_untracked());
            let texts: Vec<&str> = news.iter().map(|news| news.text.as_str()).collect();
            if !texts.is_empty() {
                announce(texts.join(" "));
            }
            if let Some(call) = news.iter().find(|news| news.calls) {
                notify::call(&call.text);
            }
        }
        now
    });
    let called = Memo::new(move |_| {
        let event = visit.outline.get()?;
        let (_, question) = visit.you.with(|you| calls(&event, you)).into_iter().next()?;
        Some(t!("event-title-called", table = question.table))
    });
    let title = Memo::new(move |_| visit.read(|event| event.title.clone()));
    let blinks = !browser::prefers_less_motion();
    Effect::new(move |lit: Option<bool>| {
        let called = called.get();
        if called.is_some() && blinks {
            tick();
        }
        let lit = !(blinks && lit.unwrap_or_default());
        let mark = called.map(|called| if lit { format!("● {called} · ") } else { format!("○ {called} · ") });
        if let Some(document) = browser::window().document() {
            let title = Some(title.get()).filter(|title| !title.is_empty()).unwrap_or_else(|| t!("event-list"));
            document.set_title(&format!("{}{title} · Keeboard", mark.unwrap_or_default()));
        }
        lit
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::sample::party;
    use kee_event::Spot;

    #[test]
    fn a_guest_is_called_to_the_table_and_reads_the_ruling() {
        let mut event = party();
        event.ask_text("join Anna, Bo");
        let before = event.outline();
        event.ask_text("round");
        let mut anna = EventRole { name: Some("Anna".parse().expect("a name")), ..EventRole::default() };
        let called = |text: &str| vec![News { text: text.to_owned(), calls: true }];
        assert_eq!(news(&before, &event.outline(), &anna), called("Round 1 is ready. You’re at table 1 with Bo."));

        anna.spot = Some(Spot { round: 1, table: 1 });
        let before = event.outline();
        event.ask_text("ask 1 Is QI a word?");
        assert_eq!(news(&before, &event.outline(), &anna), []);
        let before = event.outline();
        event.ask_text("rule 1 It is");
        assert_eq!(news(&before, &event.outline(), &anna), called("Ruling on “Is QI a word?”: It is"));
    }

    #[test]
    fn a_secret_word_is_announced_only_once_it_is_won() {
        let mut event = party();
        event.ask_text("join Anna, Bo");
        event.ask_text("round");
        let before = event.outline();
        event.ask_text("prize party secret QUIZ");
        let named = event.outline();
        assert_eq!(news(&before, &named, &EventRole::default()), []);
        event.ask_text("spelled QUIZ Bo");
        let told = news(&named, &event.outline(), &EventRole::default());
        assert_eq!(told, [News { text: "Bo spelled QUIZ and won the prize.".to_owned(), calls: false }]);
    }

    #[test]
    fn the_host_hears_that_all_results_are_in_and_everyone_who_won() {
        let mut event = party();
        event.ask_text("join Anna, Bo");
        event.ask_text("round");
        let before = event.outline();
        event.ask_text("result 1 5 7");
        let host = EventRole { host: true, ..EventRole::default() };
        let told: Vec<String> = news(&before, &event.outline(), &host).into_iter().map(|news| news.text).collect();
        assert_eq!(told, ["Table 1: Bo 5 and Anna 7.", "All results of round 1 are in."]);
        let before = event.outline();
        event.ask_text("correct 1.1 6 7");
        event.ask_text("leave Bo");
        let told: Vec<String> = news(&before, &event.outline(), &host).into_iter().map(|news| news.text).collect();
        assert_eq!(told, ["Table 1: Bo 6 and Anna 7.", "Bo has left."]);
        assert_eq!(news(&before, &event.outline(), &EventRole::default()), [], "it is of no concern to a guest");
        let before = event.outline();
        event.ask_text("finish");
        let anna = EventRole { name: Some("Anna".parse().expect("a name")), ..EventRole::default() };
        let told: Vec<String> = news(&before, &event.outline(), &anna).into_iter().map(|news| news.text).collect();
        assert_eq!(told, ["The event is over.", "You won!"]);
    }
}

//! Sentences for the terminal that say what an entry has changed.

use crate::{
    EventEntry, Name, Outline, PrizeFor, english,
    party::PartyEntry,
    scores::by_name,
    text::comma,
    tournament::{NewTeam, TournamentEntry},
};
use kee_game::{Arg, Message};

kee_game::messages! {
    /// Sentences about entries.
    pub(crate) SENTENCES;
    joined(name) = "report-joined";
    left(name) = "report-left";
    steward(name) = "report-steward";
    scorekeeper(name, table) = "report-scorekeeper";
    team(team, players) = "report-team";
    pair(team) = "report-pair";
    player(player, team) = "report-player";
    withdrew(name) = "report-withdrew";
    started(round, minutes) = "report-started";
    result(table, scores) = "report-result";
    corrected(table, round, scores) = "report-corrected";
    absent(table, teams) = "report-absent";
    asked(question, table, text) = "report-asked";
    ruled(question, text) = "report-ruled";
    prize(of, table, word) = "report-prize";
    secret() = "report-secret";
    won(name, word, table) = "report-won";
    missing(count, tables) = "report-missing";
}

impl Outline {
    /// An entry in an English sentence; none for the opening, a new round and the end, which have sheets.
    pub fn report(&self, entry: &EventEntry) -> Option<String> {
        let message = match entry {
            EventEntry::Party(entry) => self.of_party(&entry.what),
            EventEntry::Tournament(entry) => self.of_tournament(&entry.what),
        };
        message.map(|message| english().tell_plain(&message))
    }

    /// The tables without a result in this round, in an English sentence.
    pub fn missing_report(&self) -> String {
        english().tell_plain(&missing(self.missing.len(), Arg::list(self.missing.iter().copied())))
    }

    fn of_party(&self, entry: &PartyEntry) -> Option<Message> {
        Some(match entry {
            PartyEntry::Opened(_) | PartyEntry::Laid { .. } | PartyEntry::Arranged { .. } | PartyEntry::Finished => {
                return None;
            }
            PartyEntry::Joined(name) | PartyEntry::Claimed(name) => joined(name),
            PartyEntry::Left(name) => left(name),
            PartyEntry::Steward { name, .. } => steward(name),
            PartyEntry::Scorekeeper { spot, name } => scorekeeper(name, spot.table),
            PartyEntry::Started { round } => started(*round, self.minutes),
            PartyEntry::Result(card) => result(card.spot.table, by_name(&card.scores)),
            PartyEntry::Corrected(card) => corrected(card.spot.table, card.spot.round, by_name(&card.scores)),
            PartyEntry::Asked { table, text } => {
                let same = self.questions.iter().rposition(|one| one.table == *table && one.text == *text);
                asked(same.map_or(self.questions.len(), |place| place + 1), *table, text)
            }
            PartyEntry::Ruled { question, text } => ruled(*question, text),
            PartyEntry::Prize(offered) => {
                let (of, table) = match offered.of {
                    PrizeFor::Party => ("party", 0),
                    PrizeFor::Table(table) => ("table", table),
                    PrizeFor::EachTable => ("tables", 0),
                };
                prize(of, table, if offered.secret { secret().into() } else { Arg::from(&offered.word) })
            }
            PartyEntry::Won { prize, table, name } => {
                let word = prize.checked_sub(1).and_then(|prize| self.prizes.get(prize)?.word.clone());
                won(name, word.unwrap_or_default(), *table)
            }
        })
    }

    fn of_tournament(&self, entry: &TournamentEntry) -> Option<Message> {
        Some(match entry {
            TournamentEntry::Opened(_) | TournamentEntry::Drawn { .. } | TournamentEntry::Finished { .. } => {
                return None;
            }
            TournamentEntry::Entered(NewTeam { name, players }) if *name == Name::of_two(players) => pair(name),
            TournamentEntry::Entered(NewTeam { name, players }) => team(name, comma(players)),
            TournamentEntry::Claimed { team, player: name } => player(name, team),
            TournamentEntry::Withdrew(name) => withdrew(name),
            TournamentEntry::Started { round } => started(*round, self.minutes),
            TournamentEntry::Result(card) => result(card.spot.table, by_name(&card.points)),
            TournamentEntry::Corrected(card) => corrected(card.spot.table, card.spot.round, by_name(&card.points)),
            TournamentEntry::Forfeited { spot, teams, .. } => absent(spot.table, Arg::texts(teams)),
        })
    }
}

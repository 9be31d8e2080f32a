use kee_event::{EventView, KindView, Played, party, tournament};

/// What events and tournaments have in common, as the pages show it. Who plays is a guest, or a team.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outline {
    pub(crate) title: String,
    pub(crate) game: String,
    /// Whether teams play.
    pub(crate) teams: bool,
    /// Whether it is the party of the sheet, with words to be won and stewards.
    pub(crate) party: bool,
    pub(crate) played: Played,
    pub(crate) code: String,
    pub(crate) minutes: u16,
    /// How many rounds there will be, if that is known.
    pub(crate) planned: Option<usize>,
    pub(crate) rounds: Vec<Round>,
    /// The best first.
    pub(crate) standings: Vec<Row>,
    /// Who plays from the next round on.
    pub(crate) waiting: Vec<String>,
    /// Tables of the last round without a result.
    pub(crate) missing: Vec<usize>,
    pub(crate) finished: bool,
    pub(crate) winners: Vec<String>,
    /// The hash of the seed of all lots, and the seed itself at the end.
    pub(crate) commitment: String,
    pub(crate) seed: Option<String>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    pub(crate) number: usize,
    pub(crate) tables: Vec<Table>,
    /// The team without a table.
    pub(crate) bye: Option<String>,
    /// Whether the host said who sits where.
    pub(crate) arranged: bool,
    /// Whether its clock was started.
    pub(crate) started: bool,
    /// When time is up, in milliseconds.
    pub(crate) ends: Option<u64>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Table {
    pub(crate) round: usize,
    pub(crate) number: usize,
    pub(crate) sides: Vec<Side>,
    pub(crate) bots: usize,
    pub(crate) steward: Option<String>,
    /// Who keeps score there, at a real table of an event.
    pub(crate) scorekeeper: Option<String>,
    /// The guest or steward who entered the result.
    pub(crate) entered_by: Option<String>,
    /// Whether it has a result.
    pub(crate) done: bool,
    pub(crate) corrections: usize,
    /// In which order pawns came in, if that was told.
    pub(crate) order: Option<String>,
    /// Those whose draw for the first turn is known, the earliest letter first.
    pub(crate) drew: Vec<String>,
    /// Where it can be watched or seen again, if it is played here.
    pub(crate) watch: Option<String>,
}

/// Who plays at a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Side {
    pub(crate) name: String,
    pub(crate) points: Option<i64>,
    pub(crate) forfeit: bool,
}

/// Where somebody stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Row {
    pub(crate) place: usize,
    pub(crate) name: String,
    /// By round.
    pub(crate) points: Vec<Option<i64>>,
    pub(crate) total: i64,
    /// Whether they still play.
    pub(crate) here: bool,
    /// Whether only the lot parts them from a neighbour.
    pub(crate) by_lot: bool,
}

impl Outline {
    pub(crate) fn of(seen: &EventView) -> Self {
        let mut outline = match &seen.what {
            KindView::Party(view) => of_party(seen, view),
            KindView::Tournament(view) => of_tournament(seen, view),
        };
        for (round, links) in outline.rounds.iter_mut().zip(&seen.tables) {
            round.tables.iter_mut().zip(links).for_each(|(table, link)| table.watch = Some(link.clone()));
        }
        outline
    }

    /// How many are here to play.
    pub(crate) fn here(&self) -> usize {
        self.standings.iter().filter(|row| row.here).count()
    }

    /// The table of the last round at which this guest or team plays.
    pub(crate) fn table_of(&self, name: &str) -> Option<&Table> {
        self.rounds.last()?.tables.iter().find(|table| table.seats(name))
    }

    /// A round, from 1.
    pub(crate) fn round(&self, number: usize) -> Option<&Round> {
        self.rounds.get(number.checked_sub(1)?)
    }

    /// A table of a round, both from 1.
    pub(crate) fn table(&self, round: usize, number: usize) -> Option<&Table> {
        self.round(round)?.tables.get(number.checked_sub(1)?)
    }
}

impl Table {
    /// Whether this guest or team plays there.
    pub(crate) fn seats(&self, name: &str) -> bool {
        self.sides.iter().any(|side| side.name == name)
    }

    /// Everybody who plays there beside this one.
    pub(crate) fn others(&self, name: &str) -> Vec<String> {
        self.sides.iter().filter(|side| side.name != name).map(|side| side.name.clone()).collect()
    }

    /// What it has brought somebody.
    pub(crate) fn points_of(&self, name: &str) -> Option<i64> {
        self.sides.iter().find(|side| side.name == name)?.points
    }
}

fn of_party(seen: &EventView, view: &party::PartyView) -> Outline {
    let round = |(number, round): (usize, &party::RoundView)| Round {
        number,
        tables: (1..).zip(&round.tables).map(|(table, view)| guests_table(number, table, view)).collect(),
        bye: None,
        arranged: round.arranged,
        started: round.started.is_some(),
        ends: round.ends.map(|ends| ends.seconds() * 1000),
    };
    let row = |standing: &party::GuestStanding| Row {
        place: standing.place,
        name: standing.name.to_string(),
        points: standing.scores.clone(),
        total: standing.total,
        here: standing.here,
        by_lot: false,
    };
    Outline {
        title: view.title.clone(),
        game: view.game.clone(),
        teams: false,
        party: view.game == "keyword",
        played: seen.played,
        code: seen.code.clone(),
        minutes: view.minutes,
        planned: None,
        rounds: (1..).zip(&view.rounds).map(round).collect(),
        standings: view.standings.iter().map(row).collect(),
        waiting: texts(&view.waiting),
        missing: view.missing(),
        finished: view.finished,
        winners: texts(&view.winners),
        commitment: view.commitment.to_string(),
        seed: view.seed.clone(),
    }
}

fn guests_table(round: usize, number: usize, view: &party::TableView) -> Table {
    let side = |(seat, name): (usize, &kee_event::Name)| Side {
        name: name.to_string(),
        points: view.scores.get(seat).copied(),
        forfeit: false,
    };
    Table {
        round,
        number,
        sides: view.guests.iter().enumerate().map(side).collect(),
        bots: view.bots,
        steward: view.steward.as_ref().map(ToString::to_string),
        scorekeeper: view.scorekeeper.as_ref().map(ToString::to_string),
        entered_by: view.entered_by.as_ref().map(ToString::to_string),
        done: view.source.is_some(),
        corrections: view.corrections,
        order: None,
        drew: texts(&view.drew),
        watch: None,
    }
}

fn of_tournament(seen: &EventView, view: &tournament::TournamentView) -> Outline {
    let round = |(number, round): (usize, &tournament::RoundView)| Round {
        number,
        tables: (1..).zip(&round.tables).map(|(table, view)| teams_table(number, table, view)).collect(),
        bye: round.bye.as_ref().map(ToString::to_string),
        arranged: false,
        started: round.started.is_some(),
        ends: round.ends.map(|ends| ends.seconds() * 1000),
    };
    let row = |standing: &tournament::TeamStanding| Row {
        place: standing.place,
        name: standing.name.to_string(),
        points: standing.points.clone(),
        total: standing.total,
        here: standing.here,
        by_lot: standing.by_lot,
    };
    Outline {
        title: view.title.clone(),
        game: "keezen".to_owned(),
        teams: true,
        party: false,
        played: seen.played,
        code: seen.code.clone(),
        minutes: view.minutes,
        planned: Some(view.planned),
        rounds: (1..).zip(&view.rounds).map(round).collect(),
        standings: view.standings.iter().map(row).collect(),
        waiting: texts(&view.waiting),
        missing: view.missing(),
        finished: view.finished,
        winners: view.winner.iter().map(ToString::to_string).collect(),
        commitment: view.commitment.to_string(),
        seed: view.seed.clone(),
    }
}

fn teams_table(round: usize, number: usize, view: &tournament::TableView) -> Table {
    let side = |index: usize| Side {
        name: view.teams[index].to_string(),
        points: view.points[index],
        forfeit: view.forfeits[index],
    };
    Table {
        round,
        number,
        sides: vec![side(0), side(1)],
        bots: 0,
        steward: None,
        scorekeeper: None,
        entered_by: None,
        done: view.source.is_some() || view.forfeits != [false; 2],
        corrections: view.corrections,
        order: view.order.as_ref().map(ToString::to_string),
        drew: Vec::new(),
        watch: None,
    }
}

fn texts(names: &[kee_event::Name]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

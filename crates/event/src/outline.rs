use crate::{
    EventCommand, EventKind, EventView, KindView, Moment, Name, Occasion, PartyQuestion, PrizeView, Spot, TypedScores,
    Venue,
    party::{self, PartyClaim, PartyCommand, PartyManner},
    tournament::{self, NewTeam, Points, TournamentClaim, TournamentCommand},
};

/// The common parts of parties and tournaments, as pages, paper and terminals show them. The players are guests or
/// teams.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the title, the game and the time say what they are")]
pub struct Outline {
    pub title: String,
    pub game: String,
    /// Whether it is played in teams.
    pub teams: bool,
    /// The teams with their players, if it is played in teams.
    pub pairs: Vec<NewTeam>,
    /// The way points are scored, if it is a tournament.
    pub points: Option<Points>,
    /// Whether it is a Keyword party, with prize words and stewards.
    pub party: bool,
    /// Whether the highest scores at a table move on, so that the first draw matters (W9.3).
    pub ladder: bool,
    /// Tables for the first round, with the guests in the order they came.
    pub proposed: Vec<Vec<Name>>,
    pub played: Venue,
    /// Its six-letter code; empty without a server.
    pub code: String,
    pub minutes: u16,
    /// The planned number of rounds, if known.
    pub planned: Option<usize>,
    pub rounds: Vec<OutlineRound>,
    /// The standings, best first.
    pub standings: Vec<OutlineRow>,
    /// Guests or teams who play from the next round on.
    pub waiting: Vec<String>,
    /// The stewards: the first looks after tables 1 to 5, and so on.
    pub stewards: Vec<String>,
    /// The number of stewards that the tables of the last round still need.
    pub stewards_wanted: usize,
    /// Prizes; a secret word only once someone has spelled it.
    pub prizes: Vec<PrizeView>,
    /// Questions, answered or not.
    pub questions: Vec<PartyQuestion>,
    /// Tables of the last round without a result.
    pub missing: Vec<usize>,
    pub finished: bool,
    pub winners: Vec<String>,
    /// The hash of the seed of all draws.
    pub commitment: String,
    /// The seed itself, once the event is over.
    pub seed: Option<String>,
}

/// A round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutlineRound {
    /// From 1.
    pub number: usize,
    /// Its tables in order.
    pub tables: Vec<OutlineTable>,
    /// The team with a bye.
    pub bye: Option<String>,
    /// Whether the host chose the tables.
    pub arranged: bool,
    /// Whether its clock has started.
    pub started: bool,
    /// The time when the round ends.
    pub ends: Option<Moment>,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "rounds and tables are counted from 1; bots and corrections are numbers of them")]
pub struct OutlineTable {
    pub round: usize,
    pub number: usize,
    pub sides: Vec<OutlineSide>,
    pub bots: usize,
    pub steward: Option<String>,
    /// The scorekeeper, at a real table of a party.
    pub scorekeeper: Option<String>,
    /// The guest or steward who entered the result.
    pub entered_by: Option<String>,
    /// Whether it has a result.
    pub done: bool,
    pub corrections: usize,
    /// The order in which pawns came home, if it was entered.
    pub order: Option<String>,
    /// The order of the draw for the first turn, as far as it is known.
    pub drew: Vec<Name>,
    /// Its link, if it is played here.
    pub watch: Option<String>,
}

/// A guest or team at a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OutlineSide {
    /// The guest or the team.
    pub name: String,
    /// Their score at the table, once it is known.
    pub points: Option<i64>,
    /// Whether they forfeited.
    pub forfeit: bool,
}

/// A line of the standings.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OutlineRow {
    /// From 1; ties share a place.
    pub place: usize,
    /// The guest or the team.
    pub name: String,
    /// Points by round.
    pub points: Vec<Option<i64>>,
    /// The sum of all rounds.
    pub total: i64,
    /// Whether they are still playing.
    pub here: bool,
    /// Whether a tie was broken by lot.
    pub by_lot: bool,
}

impl Outline {
    /// Its kind.
    pub fn kind(&self) -> EventKind {
        if self.teams { EventKind::Tournament } else { EventKind::Party }
    }

    /// The players of a team.
    pub fn pair(&self, team: &str) -> Option<&NewTeam> {
        self.pairs.iter().find(|pair| pair.name.as_str() == team)
    }

    /// The command that brings back a guest or a team who left, as they joined.
    pub fn comeback(&self, name: &str) -> Option<EventCommand> {
        match self.pair(name) {
            Some(pair) => Some(TournamentCommand::Team(pair.clone()).into()),
            None => Some(PartyCommand::JoinAs(name.parse().ok()?).into()),
        }
    }

    /// The number of guests or teams who are still playing.
    pub fn here(&self) -> usize {
        self.standings.iter().filter(|row| row.here).count()
    }

    /// The table of the last round at which this guest or team plays.
    pub fn table_of(&self, name: &str) -> Option<&OutlineTable> {
        self.rounds.last()?.tables.iter().find(|table| table.seats(name))
    }

    /// A round, from 1.
    pub fn round(&self, number: usize) -> Option<&OutlineRound> {
        self.rounds.get(number.checked_sub(1)?)
    }

    /// A table of a round, both from 1.
    pub fn table(&self, round: usize, number: usize) -> Option<&OutlineTable> {
        self.round(round)?.tables.get(number.checked_sub(1)?)
    }
}

impl OutlineTable {
    /// Whether this guest or team plays there.
    pub fn seats(&self, name: &str) -> bool {
        self.sides.iter().any(|side| side.name == name)
    }

    /// Everyone else at the table.
    pub fn others(&self, name: &str) -> Vec<String> {
        self.sides.iter().filter(|side| side.name != name).map(|side| side.name.clone()).collect()
    }

    /// The command that enters the scores of its players in the order listed, or corrects them. Guests may know the
    /// order of the draw too, see [`PartyClaim::drew`].
    pub fn score_command(&self, kind: EventKind, scores: TypedScores, drew: Vec<Name>) -> EventCommand {
        let claim = match kind {
            EventKind::Tournament => return self.sheet_command(TournamentClaim::Totals(scores)),
            EventKind::Party => PartyClaim { scores, drew },
        };
        match self.done {
            true => PartyCommand::Correct { spot: self.spot(), claim }.into(),
            false => PartyCommand::Result { table: self.number, claim }.into(),
        }
    }

    /// The command that enters the sheet of its teams, or corrects it.
    pub fn sheet_command(&self, claim: TournamentClaim) -> EventCommand {
        match self.done {
            true => TournamentCommand::Correct { spot: self.spot(), claim }.into(),
            false => TournamentCommand::Result { table: self.number, claim }.into(),
        }
    }

    /// The table and its round.
    pub fn spot(&self) -> Spot {
        Spot { round: self.round, table: self.number }
    }

    /// The score of a guest or team at this table.
    pub fn points_of(&self, name: &str) -> Option<i64> {
        self.sides.iter().find(|side| side.name == name)?.points
    }
}

impl EventView {
    /// The public view of what both kinds have in common, with links to its tables.
    pub fn outline(&self) -> Outline {
        let mut outline = Outline { played: self.played, code: self.code.clone(), ..self.what.outline() };
        for (round, links) in outline.rounds.iter_mut().zip(&self.tables) {
            round.tables.iter_mut().zip(links).for_each(|(table, link)| table.watch = Some(link.clone()));
        }
        outline
    }
}

impl KindView {
    /// The public view of what both kinds have in common. Without a server, games are played on real boards.
    pub fn outline(&self) -> Outline {
        match self {
            Self::Party(view) => view.outline(),
            Self::Tournament(view) => view.outline(),
        }
    }
}

impl party::PartyView {
    /// Tables for the guests who wait, in the order they came.
    fn proposed_tables(&self) -> Vec<Vec<Name>> {
        let mut guests = self.waiting.iter().cloned();
        let sizes = party::sizes(self.waiting.len(), self.size, self.left_over).into_iter();
        sizes.map(|size| guests.by_ref().take(size).collect()).collect()
    }

    /// The public view of what it has in common with other kinds.
    pub fn outline(&self) -> Outline {
        let round = |(number, round): (usize, &party::PartyRoundView)| OutlineRound {
            number,
            tables: (1..).zip(&round.tables).map(|(table, view)| guests_table(number, table, view)).collect(),
            bye: None,
            arranged: round.arranged,
            started: round.started.is_some(),
            ends: round.ends,
        };
        let row = |standing: &party::GuestStanding| OutlineRow {
            place: standing.place,
            name: standing.name.to_string(),
            points: standing.scores.clone(),
            total: standing.total,
            here: standing.here,
            by_lot: false,
        };
        with_missing(Outline {
            title: self.title.clone(),
            game: self.game.clone(),
            party: self.game == Occasion::Party.game(),
            ladder: self.manner == PartyManner::Ladder,
            proposed: if self.rounds.is_empty() { self.proposed_tables() } else { Vec::new() },
            minutes: self.minutes,
            rounds: (1..).zip(&self.rounds).map(round).collect(),
            standings: self.standings.iter().map(row).collect(),
            waiting: texts(&self.waiting),
            stewards: texts(&self.stewards),
            stewards_wanted: self.stewards_wanted.saturating_sub(self.stewards.len()),
            prizes: self.prizes.clone(),
            questions: self.questions.clone(),
            finished: self.finished,
            winners: texts(&self.winners),
            commitment: self.commitment.to_string(),
            seed: self.seed.clone(),
            ..Outline::default()
        })
    }
}

fn guests_table(round: usize, number: usize, view: &party::PartyTableView) -> OutlineTable {
    let side = |(seat, name): (usize, &Name)| OutlineSide {
        name: name.to_string(),
        points: view.scores.get(seat).copied(),
        forfeit: false,
    };
    OutlineTable {
        round,
        number,
        sides: view.guests.iter().enumerate().map(side).collect(),
        bots: view.bots,
        steward: view.steward.as_ref().map(ToString::to_string),
        scorekeeper: view.scorekeeper.as_ref().map(ToString::to_string),
        entered_by: view.entered_by.as_ref().map(ToString::to_string),
        done: view.source.is_some(),
        corrections: view.corrections,
        drew: view.drew.clone(),
        ..OutlineTable::default()
    }
}

impl tournament::TournamentView {
    /// The public view of what it has in common with other kinds.
    pub fn outline(&self) -> Outline {
        let round = |(number, round): (usize, &tournament::TournamentRoundView)| OutlineRound {
            number,
            tables: (1..).zip(&round.tables).map(|(table, view)| teams_table(number, table, view)).collect(),
            bye: round.bye.as_ref().map(ToString::to_string),
            arranged: false,
            started: round.started.is_some(),
            ends: round.ends,
        };
        let row = |standing: &tournament::TeamStanding| OutlineRow {
            place: standing.place,
            name: standing.name.to_string(),
            points: standing.points.clone(),
            total: standing.total,
            here: standing.here,
            by_lot: standing.by_lot,
        };
        with_missing(Outline {
            title: self.title.clone(),
            game: Occasion::Tournament.game().to_owned(),
            teams: true,
            pairs: self
                .teams
                .iter()
                .map(|(name, players)| NewTeam { name: name.clone(), players: players.clone() })
                .collect(),
            points: Some(self.points),
            minutes: self.minutes,
            planned: Some(self.planned),
            rounds: (1..).zip(&self.rounds).map(round).collect(),
            standings: self.standings.iter().map(row).collect(),
            waiting: texts(&self.waiting),
            finished: self.finished,
            winners: self.winner.iter().map(ToString::to_string).collect(),
            commitment: self.commitment.to_string(),
            seed: self.seed.clone(),
            ..Outline::default()
        })
    }
}

fn teams_table(round: usize, number: usize, view: &tournament::TournamentTableView) -> OutlineTable {
    let side = |index: usize| OutlineSide {
        name: view.teams[index].to_string(),
        points: view.points[index],
        forfeit: view.forfeits[index],
    };
    OutlineTable {
        round,
        number,
        sides: vec![side(0), side(1)],
        done: view.source.is_some() || view.forfeits != [false; 2],
        corrections: view.corrections,
        order: view.order.as_ref().map(ToString::to_string),
        ..OutlineTable::default()
    }
}

fn with_missing(outline: Outline) -> Outline {
    let tables = outline.rounds.last().into_iter().flat_map(|round| &round.tables);
    let missing = tables.filter(|table| !table.done).map(|table| table.number).collect();
    Outline { missing, ..outline }
}

fn texts(names: &[Name]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

/// The host's next step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum NextStep {
    /// Nothing: the event is over or not loaded yet.
    #[default]
    Nothing,
    /// Wait: there are not enough guests or teams for a round.
    Gather,
    /// Set up or draw this round.
    SetUp(usize),
    /// Start this round's clock.
    Start(usize),
    /// Wait for these tables.
    Await(Vec<usize>),
    /// Finish: all rounds have been played.
    Finish,
}

impl NextStep {
    /// The next step of this event.
    pub fn of(event: &Outline) -> Self {
        let played = event.rounds.len();
        match event.rounds.last() {
            _ if event.finished => Self::Nothing,
            Some(last) if !event.missing.is_empty() && !last.started => Self::Start(played),
            Some(_) if !event.missing.is_empty() => Self::Await(event.missing.clone()),
            _ if event.planned == Some(played) => Self::Finish,
            Some(_) if event.here() < 2 => Self::Finish,
            None if event.here() < 2 => Self::Gather,
            _ => Self::SetUp(played + 1),
        }
    }

    /// Whether it can end now, although another round is possible.
    pub fn may_finish(event: &Outline) -> bool {
        matches!(Self::of(event), Self::SetUp(_)) && !event.rounds.is_empty()
    }
}

use super::{LocalTableRequest, library::WordLibrary};
use crate::{
    api::RequestRefusal,
    browser,
    local::{Addition, KeptTable, LocalSeat, Shelf},
};
use kee_game::{Problem, Seat, SeatSet};
use kee_games::english;
use kee_lexicon::List;
use kee_table::{Command, PersonId, Table, TableEntry, TableRequest};
use kee_wire::{Answer, HostCommand, House, RequestProblem, TableCommand};

/// Makes a table, seats everyone, and stores it; returns its id.
pub(super) async fn make(library: &WordLibrary, wanted: LocalTableRequest) -> Result<String, RequestRefusal> {
    let needs_words = kee_games::find(&wanted.game).is_some_and(|game| game.about().words);
    let list = wanted.words.clone().filter(|_| needs_words);
    let list = list.or_else(|| needs_words.then(|| List::Full.name().to_owned()));
    let resources = library.with(list.as_deref()).await?;
    let (table, entries) = seated(wanted.clone(), &resources)?;
    let id: String = browser::random::<5>().iter().map(|byte| format!("{byte:02x}")).collect();
    let kept = KeptTable {
        id: id.clone(),
        game: wanted.game,
        seats: wanted.seats,
        phase: table.phase(),
        asked: SeatSet::NONE,
        games: 0,
        last: table.last(),
        by_hand: false,
        challenge: wanted.challenge,
        picture: None,
    };
    let shelf = Shelf::open().await.map_err(|error| error.refusal())?;
    let addition = Addition { table: &kept, first: 1, entries: &entries, finished: None };
    shelf.add(addition).await.map_err(|error| error.refusal())?;
    Ok(id)
}

/// A table with everyone seated and ready, and its log so far.
fn seated(
    wanted: LocalTableRequest,
    resources: &kee_game::Resources,
) -> Result<(Table, Vec<TableEntry>), RequestRefusal> {
    let now = browser::now();
    let people = LocalSeat::people(&wanted.seats);
    let host = person(people.first().map_or(Seat::new(0), |(seat, _)| *seat));
    let mut setup = wanted.setup;
    setup.seats = Some(wanted.seats.len());
    // People at this screen are never absent: after closing the page they come back to the game as it was.
    let take_back = wanted.house.take_back && wanted.challenge.is_none();
    let house = House { grace: None, listed: false, take_back, ..wanted.house };
    let request = TableRequest { host: host.clone(), game: wanted.game, setup, house };
    let (mut table, made) = Table::make(now, request, resources).map_err(|problems| refused(&problems))?;
    let mut entries = vec![made];
    let mut decide = |by: PersonId, command: TableCommand| {
        let decision = table.decide(now, &Command::Person { by, id: None, command });
        entries.extend(decision.entries);
        if let Answer::Refused(refusal) = decision.answer { Err(RequestRefusal::from(refusal)) } else { Ok(()) }
    };
    for (seat, who) in Seat::first(wanted.seats.len()).zip(wanted.seats) {
        match who {
            LocalSeat::Person(name) => decide(person(seat), TableCommand::TakeSeat { seat: Some(seat), name })?,
            LocalSeat::Bot(bot) => decide(host.clone(), TableCommand::Host(HostCommand::SeatBot { seat, bot }))?,
        }
    }
    if people.is_empty() {
        decide(host, TableCommand::Host(HostCommand::Start))?;
    }
    for (seat, _) in people {
        decide(person(seat), TableCommand::Ready { ready: true })?;
    }
    Ok((table, entries))
}

/// The person on a seat. Everyone is at the same screen, so the seat identifies them.
pub(super) fn person(seat: Seat) -> PersonId {
    seat.to_string().parse().expect("a letter is an id")
}

pub(super) fn refused(problems: &[Problem]) -> RequestRefusal {
    let said = |problem: &Problem| RequestProblem::new(problem.clone(), english().problem(problem));
    let sentences: Vec<String> = problems.iter().map(|problem| english().problem_about(problem)).collect();
    RequestRefusal::new("local/problems", sentences.join(" "), problems.iter().map(said).collect())
}

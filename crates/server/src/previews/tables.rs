use super::{Preview, result::result, words};
use crate::{app::App, store::TableId};
use kee_game::{Json, Outcome, PlayerKind, Record, Seat, Seating, Viewer};
use kee_games::{Wording, find, scores, seat_names};
use kee_picture::{CardSeat, Position, ShareCard};
use kee_speech::Language;
use kee_wire::{Phase, Watching};

/// A game with its players, as a stranger may see it.
struct SeenGame<'a> {
    id: &'a str,
    options: &'a [(String, String)],
    teams: &'a Seating,
    /// By seat; none for an open seat.
    names: Vec<Option<String>>,
    /// The spectators' view.
    view: Option<&'a Json>,
    outcome: Option<&'a Outcome>,
}

impl SeenGame<'_> {
    fn position(&self) -> Option<Position<'_>> {
        let view = self.view?.as_str();
        Some(Position { game: self.id, options: self.options, teams: self.teams, view, towards: None })
    }

    /// The players with their scores. A team that scores together has one score for all.
    fn seats(&self) -> Vec<CardSeat> {
        let scores = match self.outcome {
            Some(outcome) => outcome.standings.iter().map(|standing| standing.score).collect(),
            None => self.view.and_then(|view| scores(self.id, view)).unwrap_or_default(),
        };
        let by_seat = scores.len() == self.teams.len();
        let won = |seat: Seat| self.outcome.is_some_and(|outcome| outcome.winners().any(|winner| winner == seat));
        let seated = self.teams.seats().zip(&self.names).filter_map(|(seat, name)| Some((seat, name.clone()?)));
        let seats = seated.map(|(seat, name)| {
            let place = if by_seat { seat.index() } else { self.teams.team(seat).index() };
            CardSeat { seat: seat.index(), name, score: scores.get(place).copied(), won: won(seat) }
        });
        seats.collect()
    }

    fn card(&self, line: String, foot: String) -> ShareCard {
        ShareCard {
            game: self.id.to_owned(),
            board: self.position().and_then(|position| position.drawing()),
            title: title(self.id).to_owned(),
            line,
            seats: self.seats(),
            foot,
        }
    }

    /// The preview of a game that is over.
    fn over(&self, language: &Language, outcome: &Outcome) -> Preview {
        let names: Vec<String> = self.names.iter().map(|name| name.clone().unwrap_or_default()).collect();
        let line = language.tell_plain(&result(outcome, self.teams, &names));
        let description = language.tell_plain(&words::replay());
        let title = titled(language, title(self.id), &line);
        Preview { title, card: self.card(line, description.clone()), description }
    }
}

impl App {
    /// The preview of a table.
    pub(super) async fn table_preview(&self, table: TableId, language: &Language) -> Option<Preview> {
        let look = self.hub.look(table).await.ok()?;
        let (info, view) = (&look.game, &look.view);
        if look.house.watching == Watching::Nobody {
            return Some(closed(language, &info.id));
        }
        let players: Vec<_> = view.seats.iter().map(|seat| seat.player.named()).collect();
        let seen = SeenGame {
            id: &info.id,
            options: &info.options,
            teams: &info.teams,
            names: names(language, &info.id, &players),
            view: view.game.as_ref(),
            outcome: view.outcome.as_ref(),
        };
        Some(match (view.phase, &view.outcome) {
            (Phase::Gathering, _) => {
                let host = view.host.and_then(|host| seen.names.get(host.index())?.clone());
                let game = title(&info.id);
                let title = host.map_or_else(|| words::invited(game), |host| words::invites(host, game));
                let (title, description) =
                    (language.tell_plain(&title), language.tell_plain(&words::table_invitation()));
                Preview { card: seen.card(title.clone(), description.clone()), title, description }
            }
            (Phase::Over | Phase::Closed, Some(outcome)) => seen.over(language, outcome),
            _ => {
                let players = language.list(&seen.names.iter().flatten().cloned().collect::<Vec<_>>());
                let description = language.tell_plain(&words::watch());
                let title = titled(language, title(&info.id), &players);
                Preview { title, card: seen.card(description.clone(), String::new()), description }
            }
        })
    }

    /// The preview of a finished game.
    pub(super) async fn replay_preview(&self, table: TableId, number: u32, language: &Language) -> Option<Preview> {
        if self.hub.look(table).await.ok()?.house.watching == Watching::Nobody {
            return self.table_preview(table, language).await;
        }
        let games = self.store().games_at(table).await.ok()?;
        let record = Record::read(&games.into_iter().find(|game| game.number == number)?.record).ok()?;
        let header = record.header.clone();
        let game = find(&header.game)?;
        let words = header.words.as_ref().map(|words| words.name.as_str());
        let resources = self.shared().library.for_game(&header.game, words).ok()?;
        let replay = move || {
            let end = game.replay(&record, &resources, usize::MAX).ok()?;
            Some((end.view(Viewer::Spectator), end.seating().clone(), end.wait().outcome()?.clone()))
        };
        let players: Vec<_> = header.players.iter().map(|player| (player.kind, player.name.clone())).collect();
        let (view, teams, outcome) = self.gallery.after_another(replay).await.ok()??;
        let seen = SeenGame {
            id: &header.game,
            options: &game.announced(&header.options),
            teams: &teams,
            names: names(language, &header.game, &players),
            view: Some(&view),
            outcome: Some(&outcome),
        };
        Some(seen.over(language, &outcome))
    }
}

/// The preview of a table that nobody may watch: which game is played there, and nothing else.
fn closed(language: &Language, id: &str) -> Preview {
    let description = find(id).map(|game| game.about().summary.to_owned()).unwrap_or_default();
    let line = language.tell_plain(&words::closed(title(id)));
    let card = ShareCard {
        game: id.to_owned(),
        board: None,
        title: title(id).to_owned(),
        line: line.clone(),
        seats: Vec::new(),
        foot: String::new(),
    };
    Preview { title: line, description, card }
}

/// The name of a game.
pub(super) fn title(id: &str) -> &str {
    find(id).map_or(id, |game| game.about().title)
}

fn titled(language: &Language, game: &str, line: &str) -> String {
    language.tell_plain(&words::titled(game, line))
}

/// The names of the players in seat order; none for an open seat.
fn names(language: &Language, game: &str, players: &[(PlayerKind, String)]) -> Vec<Option<String>> {
    let named = seat_names(game, players, |bot| Wording::new(language, game).bot(bot));
    Seat::first(players.len())
        .zip(players)
        .map(|(seat, (_, name))| (!name.is_empty()).then(|| named.of(seat)))
        .collect()
}

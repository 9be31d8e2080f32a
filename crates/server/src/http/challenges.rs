use super::{answer::Body, previews::accepted_language, visitor::Visitor};
use crate::{
    app::App,
    challenges::{ChallengeRefusal, Submission, link_of},
    events::EventError,
    previews::result_text,
    refusal::{AnyRefusal, ServerRefusal},
};
use axum::{
    Json,
    extract::{FromRequestParts, Path, State},
    http::{HeaderMap, StatusCode, request::Parts},
    response::IntoResponse,
};
use kee_event::{
    Name, PersonId,
    challenge::{Challenge, ChallengeBoard, DailyKind, Deal, WordComparison},
};
use kee_game::{Unreadable, WallTime};
use kee_speech::Language;
use kee_wire::{
    ChallengeLink, ChallengeView, ComparedWords, CreateChallenge, CreatedChallenge, DailyBoard, DailyBoards,
    LeaderLine, OwnResult, SubmitGame,
};
use sha2::{Digest, Sha256};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The challenge named in the path.
pub(crate) struct AtChallenge(ChallengeLink);

impl<S: Send + Sync> FromRequestParts<S> for AtChallenge {
    type Rejection = AnyRefusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AnyRefusal> {
        let no = || AnyRefusal::from(ChallengeRefusal::NoSuchChallenge);
        let Path(path) = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await.map_err(|_| no())?;
        let link = path.iter().find(|(key, _)| key == "challenge").and_then(|(_, link)| link.parse().ok());
        link.map(Self).ok_or_else(no)
    }
}

/// Creates a challenge: a game for one, dealt the same for everyone who opens its link.
#[utoipa::path(
    post, path = "/api/challenges", operation_id = "create_challenge", tag = "challenges", request_body = CreateChallenge,
    responses(
        (status = 201, description = "The challenge: a new one, or the same one as before", body = CreatedChallenge),
        (status = 422, description = "`server/problems`: everything wrong with the request", body = AnyRefusal),
    ),
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<CreateChallenge>,
) -> Result<impl IntoResponse, AnyRefusal> {
    app.gate.entry(visitor.address)?;
    let challenge = app.make_challenge(wanted).await?;
    Ok((StatusCode::CREATED, Json(CreatedChallenge { challenge, link: challenge.address() })))
}

/// Returns a challenge with its leaderboard.
#[utoipa::path(
    get, path = "/api/challenges/{challenge}", operation_id = "get_challenge", tag = "challenges",
    params(("challenge" = ChallengeLink, Path, description = "The challenge, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "The challenge", body = ChallengeView),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
        (status = 404, description = "`challenge/no_such_challenge`", body = AnyRefusal),
        (status = 409, description = "`challenge/not_yet`: its day has not come yet", body = AnyRefusal),
    ),
)]
pub(crate) async fn look(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
    headers: HeaderMap,
) -> Result<Json<ChallengeView>, AnyRefusal> {
    let held = app.board(link).await?;
    let board = held.as_ref().ok_or(ServerRefusal::Inside)?;
    let me = visitor.guest_among(&app, |person| board.has(person)).await?;
    Ok(Json(challenge_view(board.state(), me.as_ref(), &accepted_language(&headers))))
}

/// Submits a game. It is replayed before it counts; the same game counts once.
#[utoipa::path(
    post, path = "/api/challenges/{challenge}/attempts", operation_id = "submit_game", tag = "challenges",
    request_body = SubmitGame,
    params(("challenge" = ChallengeLink, Path, description = "The challenge, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "The challenge with your game", body = ChallengeView),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if none was sent", body = AnyRefusal),
        (status = 404, description = "`challenge/no_such_challenge`", body = AnyRefusal),
        (status = 409, description = "`challenge/not_yet`: its day has not come yet; or `event/name_too_long` or `event/bad_name`", body = AnyRefusal),
        (status = 422, description = "The game does not count, and the code says why: `challenge/unreadable`, `challenge/other_game`, `challenge/other_option`, `challenge/not_alone`, `challenge/bot`, `challenge/other_deal`, `challenge/unfinished`, `challenge/broken_off`, `challenge/mismatch`; or `server/problems`", body = AnyRefusal),
    ),
)]
pub(crate) async fn attempt(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
    headers: HeaderMap,
    Body(game): Body<SubmitGame>,
) -> Result<Json<ChallengeView>, AnyRefusal> {
    // Everyone who plays against the same clock submits at the same moment, perhaps from one hall.
    app.gate.coming(visitor.address)?;
    let held = app.board(link).await?;
    let person = visitor.person_among(&app, |person| held.as_ref().is_some_and(|board| board.has(person))).await?;
    drop(held);
    let account = if game.name.is_none() { app.me(visitor.secret()).await?.map(|me| me.name) } else { None };
    let name = game.name.or(account).unwrap_or_default();
    let name: Name = name.parse().map_err(|why: Unreadable| AnyRefusal::from(EventError::from(why)))?;
    app.submit_game(link, Submission { person: person.clone(), name, record: game.record }).await?;
    let held = app.board(link).await?;
    let board = held.as_ref().ok_or(ServerRefusal::Inside)?;
    Ok(Json(challenge_view(board.state(), Some(&person), &accepted_language(&headers))))
}

/// Compares your words with another player's, in the games that count. Only for people who have played.
#[utoipa::path(
    get, path = "/api/challenges/{challenge}/compare/{who}", operation_id = "compare_words", tag = "challenges",
    params(
        ("challenge" = ChallengeLink, Path, description = "The challenge, as in its link"),
        ("who" = String, Path, description = "The other player's id on the leaderboard"),
    ),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "The words of both", body = ComparedWords),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
        (status = 403, description = "`challenge/not_played`: play first, then compare", body = AnyRefusal),
        (status = 404, description = "`challenge/no_such_challenge`, or `challenge/nobody_there`", body = AnyRefusal),
        (status = 409, description = "`challenge/not_yet`: its day has not come yet", body = AnyRefusal),
    ),
)]
pub(crate) async fn compare(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
    Path((_, who)): Path<(String, String)>,
) -> Result<Json<ComparedWords>, AnyRefusal> {
    let held = app.board(link).await?;
    let board = held.as_ref().ok_or(ServerRefusal::Inside)?;
    let me = visitor.guest_among(&app, |person| board.has(person)).await?;
    let me = me.filter(|me| board.has(me)).ok_or(ChallengeRefusal::NotPlayed)?;
    let board = board.state();
    let ranked = board.ranking(None);
    let found = ranked.iter().find(|(person, _)| alias(link, person) == who);
    let (other, leader) = found.ok_or(ChallengeRefusal::NobodyThere)?;
    let compared = board.comparison(&me, other).ok_or(ChallengeRefusal::NotPlayed)?;
    let WordComparison { both, only_me, only_you } = compared;
    Ok(Json(ComparedWords { name: leader.name.to_string(), both, only_me, only_you }))
}

/// Returns the boards of the day, in UTC.
#[utoipa::path(
    get, path = "/api/daily", operation_id = "get_daily_boards", tag = "challenges",
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "The boards of the day", body = DailyBoards),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
    ),
)]
pub(crate) async fn daily(State(app): State<App>, visitor: Visitor) -> Result<Json<DailyBoards>, AnyRefusal> {
    let person = visitor.guest(&app).await?;
    let today = app.today();
    let days = match &person {
        Some(person) => Some(app.days_of(person).await?),
        None => None,
    };
    let mut boards = Vec::new();
    for kind in DailyKind::ALL {
        let link = link_of(&Challenge::daily(kind, today));
        let held = app.board(link).await?;
        let board = held.as_ref().ok_or(ServerRefusal::Inside)?;
        let me = visitor.guest_among(&app, |person| board.has(person)).await?;
        let lines = lines(board.state(), link, me.as_ref());
        let streak = days.as_ref().map(|days| days.streak(kind, today)).unwrap_or_default();
        boards.push(DailyBoard {
            kind,
            challenge: link,
            link: link.address(),
            players: lines.len(),
            leader: lines.first().cloned(),
            you: lines.into_iter().find(|line| line.you),
            streak,
        });
    }
    let until = WallTime::from_millis((app.now().millis() / DAY + 1) * DAY);
    Ok(Json(DailyBoards { date: today, until, boards }))
}

/// The number of lines of the leaderboard that are shown.
const MOST: usize = 100;

/// The whole leaderboard, best first.
pub(super) fn lines(board: &ChallengeBoard, link: ChallengeLink, me: Option<&PersonId>) -> Vec<LeaderLine> {
    let line = |(person, leader): (&PersonId, kee_event::challenge::Leader)| LeaderLine {
        who: alias(link, person),
        you: me == Some(person),
        place: leader.place,
        name: leader.name.to_string(),
        score: leader.score,
        won: leader.won,
        attempts: leader.attempts,
        at: leader.at,
    };
    board.ranking(goal(board.challenge())).into_iter().map(line).collect()
}

/// The score that wins, if the game has one.
fn goal(challenge: &Challenge) -> Option<i64> {
    kee_games::find(&challenge.game)?.about().goal(&challenge.preset)
}

/// A player's id on this leaderboard only. A person's id is 128 random bits, so nobody can find it from this.
fn alias(link: ChallengeLink, person: &PersonId) -> String {
    let hash = Sha256::digest(format!("{link}\n{person}"));
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A challenge as this person sees it.
fn challenge_view(board: &ChallengeBoard, me: Option<&PersonId>, language: &Language) -> ChallengeView {
    let Challenge { name, game, preset, set, deal } = board.challenge().clone();
    let link = link_of(board.challenge());
    let goal = goal(board.challenge());
    let mut leaders = lines(board, link, me);
    let players = leaders.len();
    let mine = leaders.iter().find(|line| line.you).cloned();
    leaders.truncate(MOST);
    let you = mine.zip(me).map(|(line, me)| {
        let best = board.best_of(me).unwrap_or_default();
        let you = OwnResult { line, best, bars: board.bars(me), share: String::new() };
        OwnResult { share: result_text(language, board.challenge(), &you, players, &link.address()), ..you }
    });
    let (kind, date) = match deal {
        Deal::Daily(kind, date) => (Some(kind), Some(date)),
        Deal::Named(_) => (None, None),
    };
    let challenge = board.challenge();
    let (seed_name, seed) = (challenge.seed_name(), challenge.seed().reveal());
    let address = link.address();
    ChallengeView {
        challenge: link,
        link: address,
        name,
        game,
        preset,
        set,
        seed_name,
        seed,
        goal,
        kind,
        date,
        players,
        leaders,
        you,
    }
}

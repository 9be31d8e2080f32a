use super::{
    body::Body,
    challenge_view::{alias, challenge_view, lines},
    visitor::Visitor,
};
use crate::{
    any_refusal::AnyRefusal,
    app::App,
    challenges::{ChallengeRefusal, HandedIn, link_of},
    refusal::ServerRefusal,
};
use axum::{
    Json,
    extract::{FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
    response::IntoResponse,
};
use kee_event::{
    Name,
    challenge::{Challenge, Compared, DailyKind},
};
use kee_game::{Problem, WallTime};
use kee_wire::{
    ChallengeLink, ChallengeView, ComparedWords, CreateChallenge, CreatedChallenge, DailyBoard, DailyBoards, SubmitGame,
};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The challenge that an address names.
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

/// Makes a challenge: a game for one, dealt the same for everybody who opens its link.
#[utoipa::path(
    post, path = "/api/challenges", operation_id = "make_challenge", tag = "challenges", request_body = CreateChallenge,
    responses(
        (status = 201, description = "Here it is, or the same one that was there before", body = CreatedChallenge),
        (status = 422, description = "`server/problems`: all that is wrong with it", body = AnyRefusal),
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

/// A challenge, and who has played it.
#[utoipa::path(
    get, path = "/api/challenges/{challenge}", operation_id = "look_at_challenge", tag = "challenges",
    params(("challenge" = ChallengeLink, Path, description = "The challenge, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "How it stands", body = ChallengeView),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
        (status = 404, description = "`challenge/no_such_challenge`", body = AnyRefusal),
        (status = 409, description = "`challenge/not_yet`: its day has not come", body = AnyRefusal),
    ),
)]
pub(crate) async fn look(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
) -> Result<Json<ChallengeView>, AnyRefusal> {
    let me = visitor.guest(&app).await?;
    let held = app.board(link).await?;
    let board = held.as_ref().ok_or(ServerRefusal::Inside)?;
    Ok(Json(challenge_view(board.state(), me.as_ref())))
}

/// Hands in a game. It is played again here before it counts; the same game counts once.
#[utoipa::path(
    post, path = "/api/challenges/{challenge}/attempts", operation_id = "attempt_challenge", tag = "challenges",
    request_body = SubmitGame,
    params(("challenge" = ChallengeLink, Path, description = "The challenge, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "It counts: the board after your game", body = ChallengeView),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = AnyRefusal),
        (status = 404, description = "`challenge/no_such_challenge`", body = AnyRefusal),
        (status = 409, description = "`challenge/not_yet`: its day has not come; or `event/name_too_long`", body = AnyRefusal),
        (status = 422, description = "The game does not count, with a code that says why: `challenge/unreadable`, `challenge/other_game`, `challenge/other_option`, `challenge/not_alone`, `challenge/bot`, `challenge/other_deal`, `challenge/unfinished`, `challenge/broken_off`, `challenge/mismatch`; or `server/problems`", body = AnyRefusal),
    ),
)]
pub(crate) async fn attempt(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
    Body(game): Body<SubmitGame>,
) -> Result<Json<ChallengeView>, AnyRefusal> {
    // All who play against the same clock hand in at the same moment, perhaps from one hall.
    app.gate.coming(visitor.address)?;
    let person = visitor.somebody(&app).await?;
    let account = if game.name.is_none() { app.me(visitor.secret()).await?.map(|me| me.name) } else { None };
    let name = game.name.or(account).unwrap_or_default();
    let name: Name = name.parse().map_err(|wrong: kee_game::Unreadable| Problem::new("name", wrong.to_string()))?;
    app.hand_in(link, HandedIn { person: person.clone(), name, record: game.record }).await?;
    let held = app.board(link).await?;
    let board = held.as_ref().ok_or(ServerRefusal::Inside)?;
    Ok(Json(challenge_view(board.state(), Some(&person))))
}

/// Your words beside those of somebody else, in the games that count. Only for those who have played.
#[utoipa::path(
    get, path = "/api/challenges/{challenge}/compare/{who}", operation_id = "compare_words", tag = "challenges",
    params(
        ("challenge" = ChallengeLink, Path, description = "The challenge, as in its link"),
        ("who" = String, Path, description = "With whom, as the leader board says it"),
    ),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Here they are", body = ComparedWords),
        (status = 401, description = "`server/bad_token`", body = AnyRefusal),
        (status = 403, description = "`challenge/not_played`: words are for those who have played", body = AnyRefusal),
        (status = 404, description = "`challenge/no_such_challenge`, or `challenge/nobody_there`", body = AnyRefusal),
        (status = 409, description = "`challenge/not_yet`: its day has not come", body = AnyRefusal),
    ),
)]
pub(crate) async fn compare(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
    Path((_, who)): Path<(String, String)>,
) -> Result<Json<ComparedWords>, AnyRefusal> {
    let me = visitor.guest(&app).await?.ok_or(ChallengeRefusal::NotPlayed)?;
    let held = app.board(link).await?;
    let board = held.as_ref().ok_or(ServerRefusal::Inside)?.state();
    if board.best_of(&me).is_none() {
        return Err(ChallengeRefusal::NotPlayed.into());
    }
    let ranked = board.ranked(None);
    let found = ranked.iter().find(|(person, _)| alias(link, person) == who);
    let (other, leader) = found.ok_or(ChallengeRefusal::NobodyThere)?;
    let compared = board.compared(&me, other).ok_or(ChallengeRefusal::NotPlayed)?;
    let Compared { both, only_me, only_you } = compared;
    Ok(Json(ComparedWords { name: leader.name.to_string(), both, only_me, only_you }))
}

/// The boards of the day, in UTC.
#[utoipa::path(
    get, path = "/api/daily", operation_id = "daily", tag = "challenges",
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Here they are", body = DailyBoards),
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
        let lines = held.as_ref().map(|board| lines(board.state(), link, person.as_ref())).unwrap_or_default();
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

use super::{
    answer::No,
    body::Body,
    challenge_view::{ChallengeSeen, WordsCompared, alias},
    visitor::Visitor,
};
use crate::{
    app::App,
    challenges::{ChallengeLink, ChallengeRefusal, HandedIn, WantedChallenge},
    refusal::ServerRefusal,
};
use axum::{
    Json,
    extract::{FromRequestParts, Path, State},
    http::{StatusCode, request::Parts},
    response::IntoResponse,
};
use kee_event::Name;
use kee_game::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The challenge that an address names.
pub(crate) struct AtChallenge(ChallengeLink);

impl<S: Send + Sync> FromRequestParts<S> for AtChallenge {
    type Rejection = No;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, No> {
        let no = || No::from(ChallengeRefusal::NoSuchChallenge);
        let Path(path) = Path::<Vec<(String, String)>>::from_request_parts(parts, state).await.map_err(|_| no())?;
        let link = path.iter().find(|(key, _)| key == "challenge").and_then(|(_, link)| link.parse().ok());
        link.map(Self).ok_or_else(no)
    }
}

/// A challenge that was made.
#[derive(Serialize, ToSchema)]
pub(crate) struct MadeChallenge {
    /// By which it is found.
    challenge: ChallengeLink,
    /// Where it is found on this site.
    link: String,
}

/// A game that somebody has played to its end.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayedGame {
    /// As what you want to be known. Who has an account may leave it out.
    #[serde(default)]
    name: Option<String>,
    /// The record of the game, in its text form or as the text of its JSON.
    record: String,
}

/// Makes a challenge: a game for one, dealt the same for everybody who opens its link.
#[utoipa::path(
    post, path = "/api/challenges", operation_id = "make_challenge", tag = "challenges", request_body = WantedChallenge,
    responses(
        (status = 201, description = "Here it is, or the same one that was there before", body = MadeChallenge),
        (status = 422, description = "`server/problems`: all that is wrong with it", body = No),
    ),
)]
pub(crate) async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<WantedChallenge>,
) -> Result<impl IntoResponse, No> {
    app.gate.entry(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    let challenge = app.make_challenge(wanted).await?;
    Ok((StatusCode::CREATED, Json(MadeChallenge { challenge, link: challenge.address() })))
}

/// A challenge, and who has played it.
#[utoipa::path(
    get, path = "/api/challenges/{challenge}", operation_id = "look_at_challenge", tag = "challenges",
    params(("challenge" = ChallengeLink, Path, description = "The challenge, as in its link")),
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "How it stands", body = ChallengeSeen),
        (status = 401, description = "`server/bad_token`", body = No),
        (status = 404, description = "`challenge/no_such_challenge`", body = No),
        (status = 409, description = "`challenge/not_yet`: its day has not come", body = No),
    ),
)]
pub(crate) async fn look(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
) -> Result<Json<ChallengeSeen>, No> {
    let me = visitor.guest(&app).await?;
    let held = app.board(link).await?;
    let board = held.as_ref().ok_or(ServerRefusal::Inside)?;
    Ok(Json(ChallengeSeen::of(board.state(), me.as_ref())))
}

/// Hands in a game. It is played again here before it counts; the same game counts once.
#[utoipa::path(
    post, path = "/api/challenges/{challenge}/attempts", operation_id = "attempt_challenge", tag = "challenges",
    request_body = PlayedGame,
    params(("challenge" = ChallengeLink, Path, description = "The challenge, as in its link")),
    security(("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "It counts: the board after your game", body = ChallengeSeen),
        (status = 401, description = "`server/bad_token`, or `server/no_token` if there is none", body = No),
        (status = 404, description = "`challenge/no_such_challenge`", body = No),
        (status = 409, description = "`challenge/not_yet`: its day has not come; or `event/name_too_long`", body = No),
        (status = 422, description = "The game does not count, with a code that says why: `challenge/unreadable`, `challenge/other_game`, `challenge/other_option`, `challenge/not_alone`, `challenge/bot`, `challenge/other_deal`, `challenge/unfinished`, `challenge/broken_off`, `challenge/mismatch`; or `server/problems`", body = No),
    ),
)]
pub(crate) async fn attempt(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
    Body(game): Body<PlayedGame>,
) -> Result<Json<ChallengeSeen>, No> {
    // All who play against the same clock hand in at the same moment, perhaps from one hall.
    app.gate.coming(visitor.address).map_err(|too_much| No::slow_down(too_much.0))?;
    let person = visitor.somebody(&app).await?;
    let account = if game.name.is_none() { app.me(&visitor).await?.map(|me| me.name) } else { None };
    let name = game.name.or(account).unwrap_or_default();
    let name: Name = name
        .parse()
        .map_err(|what: kee_game::Unreadable| No::problems(vec![Problem::new("name", what.to_string())]))?;
    app.hand_in(link, HandedIn { person: person.clone(), name, record: game.record }).await?;
    let held = app.board(link).await?;
    let board = held.as_ref().ok_or(ServerRefusal::Inside)?;
    Ok(Json(ChallengeSeen::of(board.state(), Some(&person))))
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
        (status = 200, description = "Here they are", body = WordsCompared),
        (status = 401, description = "`server/bad_token`", body = No),
        (status = 403, description = "`challenge/not_played`: words are for those who have played", body = No),
        (status = 404, description = "`challenge/no_such_challenge`, or `challenge/nobody_there`", body = No),
        (status = 409, description = "`challenge/not_yet`: its day has not come", body = No),
    ),
)]
pub(crate) async fn compare(
    State(app): State<App>,
    visitor: Visitor,
    AtChallenge(link): AtChallenge,
    Path((_, who)): Path<(String, String)>,
) -> Result<Json<WordsCompared>, No> {
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
    Ok(Json(WordsCompared::with(leader.name.to_string(), compared)))
}

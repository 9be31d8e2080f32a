use super::{
    answer::No,
    challenge_view::{LeaderLine, lines},
    visitor::Visitor,
};
use crate::{app::App, challenges::ChallengeLink};
use axum::{Json, extract::State};
use kee_event::{
    Date,
    challenge::{Challenge, DailyKind, Streak},
};
use kee_game::WallTime;
use serde::Serialize;
use utoipa::ToSchema;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The boards of the day, the same for all.
#[derive(Serialize, ToSchema)]
pub(crate) struct Daily {
    /// The day, in UTC.
    #[schema(value_type = String)]
    date: Date,
    /// When the next one begins.
    until: WallTime,
    /// One of each kind.
    boards: Vec<DailyBoard>,
}

/// A board of the day.
#[derive(Serialize, ToSchema)]
struct DailyBoard {
    /// What is played every day.
    #[schema(value_type = String)]
    kind: DailyKind,
    /// By which it is found.
    challenge: ChallengeLink,
    /// Where it is found on this site.
    link: String,
    /// How many have played it.
    players: usize,
    /// The first of the leader board.
    leader: Option<LeaderLine>,
    /// Where you stand, if you have played.
    you: Option<LeaderLine>,
    /// How many days in a row you have played this kind.
    streak: DayStreak,
}

/// Days in a row.
#[derive(Serialize, ToSchema)]
struct DayStreak {
    /// Up to today; who has not played today yet still has until midnight.
    current: usize,
    /// The longest there ever was.
    longest: usize,
}

/// The boards of the day, in UTC.
#[utoipa::path(
    get, path = "/api/daily", operation_id = "daily", tag = "challenges",
    security((), ("session" = []), ("token" = [])),
    responses(
        (status = 200, description = "Here they are", body = Daily),
        (status = 401, description = "`server/bad_token`", body = No),
    ),
)]
pub(crate) async fn daily(State(app): State<App>, visitor: Visitor) -> Result<Json<Daily>, No> {
    let person = visitor.guest(&app).await?;
    let today = app.today();
    let days = match &person {
        Some(person) => Some(app.days_of(person).await?),
        None => None,
    };
    let mut boards = Vec::new();
    for kind in DailyKind::ALL {
        let link = ChallengeLink::of(&Challenge::daily(kind, today));
        let held = app.board(link).await?;
        let lines = held.as_ref().map(|board| lines(board.state(), link, person.as_ref())).unwrap_or_default();
        let streak = days.as_ref().map_or(Streak { current: 0, longest: 0 }, |days| days.streak(kind, today));
        boards.push(DailyBoard {
            kind,
            challenge: link,
            link: link.address(),
            players: lines.len(),
            leader: lines.first().cloned(),
            you: lines.into_iter().find(LeaderLine::is_you),
            streak: DayStreak { current: streak.current, longest: streak.longest },
        });
    }
    let until = WallTime::from_millis((app.now().millis() / DAY + 1) * DAY);
    Ok(Json(Daily { date: today, until, boards }))
}

use crate::challenges::ChallengeLink;
use kee_event::{
    Moment, PersonId,
    challenge::{Challenge, ChallengeBoard, Compared, DailyKind, Deal},
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// How many of the leader board are shown.
const MOST: usize = 100;

/// A challenge, and who has played it.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChallengeSeen {
    /// By which it is found.
    challenge: ChallengeLink,
    /// Where it is found on this site.
    link: String,
    /// What it is called.
    name: String,
    /// The game.
    game: String,
    /// Its preset.
    preset: String,
    /// Options that differ from it, as key and value.
    set: Vec<(String, String)>,
    /// The name of the seed, as `kee play --seed` takes it. There is nothing secret about it.
    seed_name: String,
    /// The seed itself.
    seed: String,
    /// The score that wins, where there is one.
    goal: Option<i64>,
    /// What is played every day, if it is the board of a day.
    #[schema(value_type = Option<String>)]
    kind: Option<DailyKind>,
    /// Its day, in UTC.
    date: Option<String>,
    /// How many have played it.
    players: usize,
    /// The first of them, the best first.
    leaders: Vec<LeaderLine>,
    /// What you have done, if you have played.
    you: Option<Yours>,
}

/// A line of the leader board.
#[derive(Clone, Serialize, ToSchema)]
pub(crate) struct LeaderLine {
    /// By which words are compared with theirs. It says nothing about them elsewhere.
    who: String,
    /// Whether it is you.
    you: bool,
    /// From 1; equal scores share a place.
    place: usize,
    /// Who, as they wanted to be known.
    name: String,
    /// The score that counts: on a day that of the first attempt, else that of the best.
    score: i64,
    /// Whether that wins, where a score wins.
    won: bool,
    /// How often they have played it.
    attempts: usize,
    /// When the game that counts was handed in.
    #[schema(value_type = String)]
    at: Moment,
}

impl LeaderLine {
    pub(super) fn is_you(&self) -> bool {
        self.you
    }
}

/// What you have done.
#[derive(Serialize, ToSchema)]
struct Yours {
    #[serde(flatten)]
    line: LeaderLine,
    /// The best you have ever done here, whether it counts or not.
    best: i64,
    /// How high each turn was, if there are not too many for a picture.
    bars: Option<String>,
    /// What you can show to others: it gives no word away.
    share: String,
}

/// The words of two people, in the games that count.
#[derive(Serialize, ToSchema)]
pub(crate) struct WordsCompared {
    /// With whom.
    name: String,
    /// Those that both have found.
    both: Vec<String>,
    /// Those that only you have found.
    only_me: Vec<String>,
    /// Those that only they have found.
    only_you: Vec<String>,
}

impl WordsCompared {
    pub(super) fn with(name: String, Compared { both, only_me, only_you }: Compared) -> Self {
        Self { name, both, only_me, only_you }
    }
}

/// Everybody on a board, the best first.
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
    board.ranked(goal(board.challenge())).into_iter().map(line).collect()
}

/// The score that wins, where the game says one does.
fn goal(challenge: &Challenge) -> Option<i64> {
    kee_games::find(&challenge.game)?.about().goal(&challenge.preset)
}

/// What somebody is called on this board alone. Their id is 128 random bits, so nobody finds it from this.
pub(super) fn alias(link: ChallengeLink, person: &PersonId) -> String {
    let hash = Sha256::digest(format!("{link}\n{person}"));
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

impl ChallengeSeen {
    /// A board as this person sees it.
    pub(super) fn of(board: &ChallengeBoard, me: Option<&PersonId>) -> Self {
        let Challenge { name, game, preset, set, deal } = board.challenge().clone();
        let link = ChallengeLink::of(board.challenge());
        let goal = goal(board.challenge());
        let mut leaders = lines(board, link, me);
        let players = leaders.len();
        let mine = leaders.iter().find(|line| line.you).cloned();
        leaders.truncate(MOST);
        let you = mine.zip(me).map(|(line, me)| Yours {
            line,
            best: board.best_of(me).unwrap_or_default(),
            bars: board.bars(me),
            share: board.share(me, goal, &link.address()).unwrap_or_default(),
        });
        let (kind, date) = match deal {
            Deal::Daily(kind, date) => (Some(kind), Some(date.to_string())),
            Deal::Named(_) => (None, None),
        };
        let challenge = board.challenge();
        let (seed_name, seed) = (challenge.seed_name(), challenge.seed().reveal());
        let address = link.address();
        Self {
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
}

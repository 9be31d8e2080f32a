use crate::challenges::link_of;
use kee_event::{
    PersonId,
    challenge::{Challenge, ChallengeBoard, Deal},
};
use kee_wire::{ChallengeLink, ChallengeView, LeaderLine, OwnResult};
use sha2::{Digest, Sha256};

/// How many of the leader board are shown.
const MOST: usize = 100;

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

/// A board as this person sees it.
pub(super) fn challenge_view(board: &ChallengeBoard, me: Option<&PersonId>) -> ChallengeView {
    let Challenge { name, game, preset, set, deal } = board.challenge().clone();
    let link = link_of(board.challenge());
    let goal = goal(board.challenge());
    let mut leaders = lines(board, link, me);
    let players = leaders.len();
    let mine = leaders.iter().find(|line| line.you).cloned();
    leaders.truncate(MOST);
    let you = mine.zip(me).map(|(line, me)| OwnResult {
        line,
        best: board.best_of(me).unwrap_or_default(),
        bars: board.bars(me),
        share: board.share(me, goal, &link.address()).unwrap_or_default(),
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

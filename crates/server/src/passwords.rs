use crate::problem;
use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use kee_game::Problem;
use std::sync::Arc;
use tokio::{sync::Semaphore, task::spawn_blocking};

/// The memory OWASP recommends for argon2id: 19 MiB, with two passes in one lane.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// The number of requests that may wait for a hash. The next one is told to retry later.
const WAITING: usize = 64;

/// The shortest and the longest password, in characters.
const SHORTEST: usize = 10;
const LONGEST: usize = 200;

/// The hash of a password that nobody has. Unknown names are checked against it, so that they take as long.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$a2VlYm9hcmRrZWVib2FyZA$Es2j/ZHfBIdzt9EBhfJNWn1Y+o8xCCCGVh3k0mZIQ8g";

/// Hashes passwords, away from the threads that serve people and few at a time: each takes 19 MiB and a core for a
/// moment.
pub(crate) struct Passwords {
    at_once: Arc<Semaphore>,
    waiting: Semaphore,
}

/// Too many requests are waiting for a hash.
#[derive(Debug)]
pub(crate) struct Busy;

impl Passwords {
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { at_once: Arc::new(Semaphore::new((cores / 2).max(1))), waiting: Semaphore::new(WAITING) }
    }

    /// The hash to store.
    pub(crate) async fn hash(&self, password: String, salt: [u8; 16]) -> Result<String, Busy> {
        let hash = move || argon2().hash_password_with_salt(password.as_bytes(), &salt).map(|hash| hash.to_string());
        let hash = self.run(hash).await?;
        Ok(hash.expect("salt and hash have valid lengths"))
    }

    /// Whether this password has this hash. Without a hash it does not, which takes as long to find out.
    pub(crate) async fn is_right(&self, password: String, hash: Option<String>) -> Result<bool, Busy> {
        self.run(move || {
            let known = hash.is_some();
            let hash = PasswordHash::new(hash.as_deref().unwrap_or(NOBODYS));
            let right = hash.is_ok_and(|hash| argon2().verify_password(password.as_bytes(), &hash).is_ok());
            right && known
        })
        .await
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Busy> {
        let _place = self.waiting.try_acquire().map_err(|_| Busy)?;
        let turn = Arc::clone(&self.at_once).acquire_owned().await.map_err(|_| Busy)?;
        // The client may be gone before the hash is done, so the permit goes along.
        let done = spawn_blocking(move || {
            let result = work();
            drop(turn);
            result
        });
        done.await.map_err(|_| Busy)
    }
}

/// The problem with a new password, if any.
pub(crate) fn problem(password: &str, name: &str) -> Option<Problem> {
    let length = password.chars().count();
    if !(SHORTEST..=LONGEST).contains(&length) {
        return Some(problem::wrong_length(SHORTEST..=LONGEST));
    }
    (password.to_lowercase() == name.to_lowercase()).then(problem::name_as_password)
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY, PASSES, LANES, None).expect("parameters within the limits");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::runtime::Runtime;

    #[test]
    fn only_the_right_password_matches_a_hash() {
        Runtime::new().expect("a runtime").block_on(async {
            let passwords = Passwords::new();
            let hash = passwords.hash("correct horse".to_owned(), [7; 16]).await.expect("not busy");
            assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
            assert!(passwords.is_right("correct horse".to_owned(), Some(hash.clone())).await.expect("not busy"));
            assert!(!passwords.is_right("correct house".to_owned(), Some(hash)).await.expect("not busy"));
            assert!(!passwords.is_right("correct horse".to_owned(), None).await.expect("not busy"));
            assert!(!passwords.is_right("x".to_owned(), Some("nonsense".to_owned())).await.expect("not busy"));
        });
    }

    #[test]
    fn an_unknown_name_takes_as_much_work() {
        let hash = PasswordHash::new(NOBODYS).expect("a hash");
        let params = Params::try_from(&hash).expect("parameters");
        assert_eq!((params.m_cost(), params.t_cost(), params.p_cost()), (MEMORY, PASSES, LANES));
        assert_eq!(hash.hash.map(|output| output.len()), Some(Params::DEFAULT_OUTPUT_LEN));
        assert_eq!(hash.algorithm, Algorithm::Argon2id.ident());
    }

    #[test]
    fn with_too_many_waiting_the_next_is_turned_away() {
        Runtime::new().expect("a runtime").block_on(async {
            let passwords = Passwords::new();
            let _all = passwords.waiting.acquire_many(WAITING as u32).await.expect("it is open");
            assert!(passwords.is_right("correct horse".to_owned(), None).await.is_err());
        });
    }

    #[test]
    fn a_password_is_long_enough_and_not_the_name() {
        assert!(problem("correct horse", "Anna").is_none());
        for wrong in ["short", &"x".repeat(201), "anna of utrecht"] {
            assert!(problem(wrong, "Anna of Utrecht").is_some(), "{wrong}");
        }
    }
}

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use kee_game::Problem;
use std::sync::Arc;
use tokio::{sync::Semaphore, task::spawn_blocking};

/// What OWASP asks of argon2id: 19 MiB of memory, two passes, one lane.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// How many may wait for a hash. Who comes then is told to come later.
const WAITING: usize = 64;

/// How many characters a password has.
const SHORTEST: usize = 10;
const LONGEST: usize = 200;

/// The hash of a password that nobody has. It is tried for names that nobody has, so that those take as long.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$a2VlYm9hcmRrZWVib2FyZA$Es2j/ZHfBIdzt9EBhfJNWn1Y+o8xCCCGVh3k0mZIQ8g";

/// Hashes passwords, off the threads that serve people and few at a time: each takes 19 MiB and a core for a moment.
pub(crate) struct Passwords {
    at_once: Arc<Semaphore>,
    waiting: Semaphore,
}

/// Too many have come with passwords.
#[derive(Debug)]
pub(crate) struct Busy;

impl Passwords {
    pub(crate) fn new() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { at_once: Arc::new(Semaphore::new((cores / 2).max(1))), waiting: Semaphore::new(WAITING) }
    }

    /// As it is stored.
    pub(crate) async fn hash(&self, password: String, salt: [u8; 16]) -> Result<String, Busy> {
        let hash = move || argon2().hash_password_with_salt(password.as_bytes(), &salt).map(|hash| hash.to_string());
        let hash = self.run(hash).await?;
        Ok(hash.expect("the length of salt and hash is what it should be"))
    }

    /// Whether this is the password with this hash. Without a hash it is not, which takes as long to find out.
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
        // Who asked may be gone before it is done, so the turn goes along.
        let done = spawn_blocking(move || {
            let result = work();
            drop(turn);
            result
        });
        done.await.map_err(|_| Busy)
    }
}

/// What is wrong with a new password, if anything is.
pub(crate) fn problem(password: &str, name: &str) -> Option<Problem> {
    let length = password.chars().count();
    let sentence = if !(SHORTEST..=LONGEST).contains(&length) {
        format!("a password has {SHORTEST} to {LONGEST} characters, this one {length}")
    } else if password.to_lowercase() == name.to_lowercase() {
        "the password must not be the name".to_owned()
    } else {
        return None;
    };
    Some(Problem::new("password", sentence))
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY, PASSES, LANES, None).expect("these are within its limits");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::runtime::Runtime;

    #[test]
    fn a_password_is_known_by_its_hash_and_no_other_is() {
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
    fn a_name_that_nobody_has_takes_as_much_work() {
        let hash = PasswordHash::new(NOBODYS).expect("a hash");
        let params = Params::try_from(&hash).expect("parameters");
        assert_eq!((params.m_cost(), params.t_cost(), params.p_cost()), (MEMORY, PASSES, LANES));
        assert_eq!(hash.hash.map(|output| output.len()), Some(Params::DEFAULT_OUTPUT_LEN));
        assert_eq!(hash.algorithm, Algorithm::Argon2id.ident());
    }

    #[test]
    fn who_comes_when_too_many_wait_is_turned_away() {
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

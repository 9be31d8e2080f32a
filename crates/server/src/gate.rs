use crate::settings::Limits;
use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};
use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// The rate limits. An address stands for a household: of IPv6 only the first half counts.
pub(crate) struct Gate {
    rates: Option<Rates>,
    clock: DefaultClock,
    connections: Mutex<HashMap<IpAddr, u32>>,
}

struct Rates {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    entries: DefaultKeyedRateLimiter<IpAddr>,
    comings: DefaultKeyedRateLimiter<IpAddr>,
    attempts: DefaultKeyedRateLimiter<String>,
    asks: DefaultKeyedRateLimiter<Arc<str>>,
    connections: u32,
}

/// The time to wait before the next try.
pub(crate) struct RetryAfter(pub(crate) Duration);

/// A connection that counts for as long as this is kept.
pub(crate) struct ConnectionPermit {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Gate {
    pub(crate) fn new(limits: Option<Limits>) -> Self {
        let rates = limits.map(|limits| Rates {
            requests: RateLimiter::keyed(
                Quota::per_second(at_least_one(limits.requests))
                    .allow_burst(at_least_one(limits.requests.saturating_mul(10))),
            ),
            entries: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.entries))),
            comings: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.comings))),
            attempts: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.attempts))),
            asks: RateLimiter::keyed(
                Quota::per_second(at_least_one(limits.asks)).allow_burst(at_least_one(limits.asks.saturating_mul(3))),
            ),
            connections: limits.connections,
        });
        Self { rates, clock: DefaultClock::default(), connections: Mutex::default() }
    }

    /// Counts a request to the API.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.check(|rates| &rates.requests, &address)
    }

    /// Counts something created, or a secret tried.
    pub(crate) fn entry(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.check(|rates| &rates.entries, &address)
    }

    /// Counts an arrival, or a look at where to go: a whole party does so from one address.
    pub(crate) fn coming(&self, address: IpAddr) -> Result<(), RetryAfter> {
        self.check(|rates| &rates.comings, &address)
    }

    /// Counts an attempted password for this name, from anyone.
    pub(crate) fn attempt(&self, name: &String) -> Result<(), RetryAfter> {
        self.check(|rates| &rates.attempts, name)
    }

    /// Counts a request to a table.
    pub(crate) fn ask(&self, person: &Arc<str>) -> Result<(), RetryAfter> {
        self.check(|rates| &rates.asks, person)
    }

    fn check<K: Hash + Eq + Clone>(
        &self,
        which: impl Fn(&Rates) -> &DefaultKeyedRateLimiter<K>,
        key: &K,
    ) -> Result<(), RetryAfter> {
        let Some(rates) = &self.rates else { return Ok(()) };
        which(rates).check_key(key).map_err(|not_until| RetryAfter(not_until.wait_time_from(self.clock.now())))
    }

    /// Counts a new connection, unless its address has too many.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr) -> Option<ConnectionPermit> {
        let most = self.rates.as_ref().map_or(u32::MAX, |rates| rates.connections);
        let mut connections = self.connections();
        let count = connections.entry(address).or_insert(0);
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(ConnectionPermit { gate: Arc::clone(self), address })
    }

    /// Forgets everyone who has done nothing for a while.
    pub(crate) fn tidy(&self) {
        if let Some(rates) = &self.rates {
            rates.requests.retain_recent();
            rates.entries.retain_recent();
            rates.comings.retain_recent();
            rates.attempts.retain_recent();
            rates.asks.retain_recent();
        }
    }

    fn connections(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        // The map is intact after every operation.
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut connections = self.gate.connections();
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

/// The address that limits are counted for.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        four => four,
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits { requests: 1, entries: 2, comings: 3, attempts: 1, asks: 1, connections: 2 };

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn a_visitor_over_the_limit_waits_and_nobody_else_does() {
        let gate = Gate::new(Some(LIMITS));
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        assert!(gate.entry(one).is_ok() && gate.entry(one).is_ok());
        let Err(RetryAfter(wait)) = gate.entry(one) else { panic!("the third within a minute is too much") };
        assert!(!wait.is_zero());
        assert!(gate.entry(other).is_ok());
    }

    #[test]
    fn a_connection_counts_until_it_is_closed() {
        let gate = Arc::new(Gate::new(Some(LIMITS)));
        let home = address("192.0.2.1");
        let first = gate.connect(home);
        let second = gate.connect(home);
        assert!(first.is_some() && second.is_some() && gate.connect(home).is_none());
        drop(first);
        assert!(gate.connect(home).is_some());
        drop(second);
        assert!(gate.connections().is_empty());
    }

    #[test]
    fn without_limits_everything_is_allowed() {
        let gate = Gate::new(None);
        assert!((0..1000).all(|_| gate.entry(address("192.0.2.1")).is_ok()));
    }

    #[test]
    fn a_household_has_one_address() {
        assert_eq!(household(address("2001:db8:1:2:3:4:5:6")), address("2001:db8:1:2::"));
        assert_eq!(household(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }
}

//! The cost of a move before any thought goes into it: `cargo bench -p kee-server --bench floor`.
//!
//! One thread waits for a message on any of 2,000 loopback connections and sends an answer to it and to the one beside
//! it; another plays on as soon as it hears. Nothing is parsed, decided, stored or written as JSON. So no server that
//! tells two players over sockets of their own can spend less on a move, on the same machine.

use mio::{Events, Interest, Poll, Token, net::TcpStream};
use rustix::time::{ClockId, clock_gettime};
use std::{
    io::{ErrorKind, Read, Write},
    net::SocketAddr,
    thread,
    time::{Duration, Instant},
};

/// The sockets of a load test with 1,000 tables.
const SOCKETS: usize = 2_000;
/// The lengths of a move in the protocol, and of what players are told about it.
const MOVE: usize = 110;
const TOLD: usize = 160;
const LASTING: Duration = Duration::from_secs(8);

fn main() -> std::io::Result<()> {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0))?;
    let address = listener.local_addr()?;
    let players = thread::spawn(move || play(address));
    let mut sockets = Vec::new();
    for _ in 0..SOCKETS {
        let (socket, _) = listener.accept()?;
        socket.set_nodelay(true)?;
        socket.set_nonblocking(true)?;
        sockets.push(TcpStream::from_std(socket));
    }
    let mut poll = poll_all(&mut sockets)?;
    let (mut events, mut read, mut moves) = (Events::with_capacity(512), [0; 1024], 0_u64);
    let (begun, used) = (Instant::now(), thread_time());
    while begun.elapsed() < LASTING {
        poll.poll(&mut events, Some(Duration::from_millis(100)))?;
        for event in &events {
            let place = event.token().0;
            while take(&mut sockets[place], &mut read)?.is_some() {
                moves += 1;
                // The last byte says whose turn it is.
                let mut told = [b'.'; TOLD];
                told[TOLD - 1] = u8::from(place % 2 == 0);
                sockets[place].write_all(&told)?;
                sockets[place ^ 1].write_all(&told)?;
            }
        }
    }
    let (seconds, used) = (begun.elapsed().as_secs_f64(), thread_time() - used);
    let each = used.as_secs_f64() * 1e6 / moves as f64;
    println!("{:.0} moves a second, {each:.1} µs of processor time each", moves as f64 / seconds);
    drop(sockets);
    let played = players.join().map_err(|_| std::io::Error::other("the players stopped"))?;
    println!("the players' side of it: {:.1} µs each", played.as_secs_f64() * 1e6 / moves as f64);
    Ok(())
}

/// Plays both players of every table until the other side hangs up, and returns the processor time that took.
fn play(address: SocketAddr) -> Duration {
    let connect = |_| {
        let socket = std::net::TcpStream::connect(address)?;
        socket.set_nodelay(true)?;
        socket.set_nonblocking(true)?;
        Ok(TcpStream::from_std(socket))
    };
    let sockets: std::io::Result<Vec<TcpStream>> = (0..SOCKETS).map(connect).collect();
    let Ok(mut sockets) = sockets else { return Duration::ZERO };
    let Ok(mut poll) = poll_all(&mut sockets) else { return Duration::ZERO };
    let begun = thread_time();
    let (mut events, mut read) = (Events::with_capacity(512), [0; 1024]);
    for first in (0..SOCKETS).step_by(2) {
        let _ = sockets[first].write_all(&[b'.'; MOVE]);
    }
    loop {
        if poll.poll(&mut events, None).is_err() {
            return thread_time() - begun;
        }
        for event in &events {
            let place = event.token().0;
            loop {
                match take(&mut sockets[place], &mut read) {
                    Ok(Some(last)) if usize::from(last) == place % 2 => {
                        let _ = sockets[place].write_all(&[b'.'; MOVE]);
                    }
                    Ok(Some(_)) => {}
                    Ok(None) => break,
                    Err(_) => return thread_time() - begun,
                }
            }
        }
    }
}

fn poll_all(sockets: &mut [TcpStream]) -> std::io::Result<Poll> {
    let poll = Poll::new()?;
    for (place, socket) in sockets.iter_mut().enumerate() {
        poll.registry().register(socket, Token(place), Interest::READABLE)?;
    }
    Ok(poll)
}

/// The last byte received; none if nothing has come.
fn take(socket: &mut TcpStream, read: &mut [u8]) -> std::io::Result<Option<u8>> {
    match socket.read(read) {
        Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
        Ok(length) => Ok(Some(read[length - 1])),
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(None),
        Err(error) => Err(error),
    }
}

fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or_default())
}

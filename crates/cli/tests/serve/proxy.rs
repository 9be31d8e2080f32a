//! A bad network between clients and server, which drops, repeats, delays and reorders frames, and cuts
//! connections.

use kee_game::{Dice, Seed};
use std::{
    io::{self, Read, Write},
    net::{Shutdown, TcpListener, TcpStream},
    thread,
};

/// One in this many messages goes wrong.
const RARELY: usize = 12;

/// Opens a bad network to the server, and returns its address. It lasts as long as the test.
pub(crate) fn bad_network(host: &str, name: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address").to_string();
    let (host, seed) = (host.to_owned(), Seed::named(name));
    thread::spawn(move || {
        for (number, client) in (0..).zip(listener.incoming()) {
            let Ok(client) = client else { return };
            let (host, dice) = (host.clone(), [seed.dice(2 * number), seed.dice(2 * number + 1)]);
            // If one side breaks, the other notices the closed connection.
            thread::spawn(move || connect(client, &host, dice));
        }
    });
    address
}

fn connect(mut client: TcpStream, host: &str, [up, down]: [Dice; 2]) -> io::Result<()> {
    let mut server = TcpStream::connect(host)?;
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    let head = read_head(&mut client)?;
    server.write_all(&head)?;
    let is_socket = String::from_utf8_lossy(&head).to_lowercase().contains("upgrade: websocket");
    if is_socket {
        let answer = read_head(&mut server)?;
        client.write_all(&answer)?;
    }
    let (from_client, to_server) = (client.try_clone()?, server.try_clone()?);
    let carry = if is_socket { carry_badly } else { carry_well };
    let upwards = thread::spawn(move || carry(from_client, to_server, up));
    carry(server, client, down);
    let _ = upwards.join();
    Ok(())
}

/// Everything up to the empty line.
fn read_head(from: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        from.read_exact(&mut byte)?;
        head.extend(byte);
    }
    Ok(head)
}

fn carry_well(mut from: TcpStream, mut to: TcpStream, _: Dice) {
    let _ = io::copy(&mut from, &mut to);
    let _ = to.shutdown(Shutdown::Both);
}

fn carry_badly(mut from: TcpStream, mut to: TcpStream, mut dice: Dice) {
    // A delayed frame is sent after the next one.
    let mut held: Vec<Vec<u8>> = Vec::new();
    let mut carry = || -> io::Result<()> {
        loop {
            let (is_text, frame) = read_frame(&mut from)?;
            let mishap = if is_text && dice.one_in(RARELY) { dice.below(5) } else { usize::MAX };
            match mishap {
                0 => {}
                1 => to.write_all(&[frame.clone(), frame].concat())?,
                2 | 3 => {
                    held.push(frame);
                    continue;
                }
                4 => return Ok(()),
                _ => to.write_all(&frame)?,
            }
            to.write_all(&std::mem::take(&mut held).concat())?;
        }
    };
    let _ = carry();
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}

/// A frame as it came, and whether it is text.
fn read_frame(from: &mut TcpStream) -> io::Result<(bool, Vec<u8>)> {
    let mut frame = vec![0; 2];
    from.read_exact(&mut frame)?;
    let (is_text, is_masked) = (frame[0] & 0x0f == 1, frame[1] & 0x80 != 0);
    let mut length = usize::from(frame[1] & 0x7f);
    if let Some(bytes) = [126, 127].iter().position(|long| *long == length).map(|place| [2, 8][place]) {
        let number = read_more(from, &mut frame, bytes)?;
        length = number.iter().fold(0, |length, byte| length << 8 | usize::from(*byte));
    }
    read_more(from, &mut frame, length + if is_masked { 4 } else { 0 })?;
    Ok((is_text, frame))
}

fn read_more(from: &mut TcpStream, frame: &mut Vec<u8>, bytes: usize) -> io::Result<Vec<u8>> {
    let mut more = vec![0; bytes];
    from.read_exact(&mut more)?;
    frame.extend(&more);
    Ok(more)
}

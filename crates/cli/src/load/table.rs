use super::{client::Client, site::Site};
use kee_game::{Manner, Seat};
use kee_wire::{CreateTable, TableCommand};
use std::{rc::Rc, time::Duration};
use tokio::time::Instant;

/// More seats than any table has.
const MOST_SEATS: usize = 16;

/// The pace of a table, and how often it drops a connection.
#[derive(Clone, Copy)]
pub(super) struct Pace {
    /// Moves sent from here on are counted.
    pub(super) from: Instant,
    pub(super) until: Instant,
    pub(super) drop_every: Option<u32>,
}

/// The result of a table.
#[derive(Default)]
pub(super) struct TableResult {
    /// For each counted move, the time from sending it until everyone at the table has it.
    pub(super) times: Vec<Duration>,
    pub(super) resumes: u32,
    /// The number of players whose final view differs from that of a new connection.
    pub(super) wrong: u32,
    /// The reason why the table stopped early.
    pub(super) failed: Option<String>,
}

/// A table whose players play as fast as they can.
pub(super) struct LoadTable {
    site: Rc<Site>,
    /// By seat.
    clients: Vec<Client>,
    /// Whether the game is the one for load tests, whose next seat and action are known without asking.
    is_toy: bool,
    moves: u32,
    /// Varies the action that is played.
    choice: usize,
}

impl LoadTable {
    /// Creates a table and fills its seats.
    pub(super) async fn gather(site: Rc<Site>, wanted: CreateTable) -> Result<Self, String> {
        let is_toy = kee_games::is_for_load_tests(&wanted.game);
        let host = site.create(wanted).await?;
        let table = host.table;
        let mut clients = vec![Client::connect(Rc::clone(&site), host).await?];
        let seats = clients[0].view()?.seats.len();
        while clients.len() < seats.min(MOST_SEATS) {
            let seat = Seat::new(clients.len());
            let who = site.join(table, format!("Player {seat}")).await?;
            clients.push(Client::connect(Rc::clone(&site), who).await?);
        }
        Ok(Self { site, clients, is_toy, moves: 0, choice: 0 })
    }

    pub(super) fn seats(&self) -> usize {
        self.clients.len()
    }

    /// Plays one game after another until the time is up.
    pub(super) async fn play(mut self, pace: Pace) -> TableResult {
        let mut played = TableResult::default();
        played.failed = self.play_on(pace, &mut played).await.err();
        if played.failed.is_none() {
            for client in &mut self.clients {
                match client.is_right().await {
                    Ok(right) => played.wrong += u32::from(!right),
                    Err(error) => played.failed = Some(error),
                }
            }
        }
        played
    }

    async fn play_on(&mut self, pace: Pace, played: &mut TableResult) -> Result<(), String> {
        while Instant::now() < pace.until {
            let Some(seat) = self.asked()? else {
                self.begin().await?;
                continue;
            };
            let command = TableCommand::Act { action: self.action(seat).await?, on: None };
            self.moves += 1;
            let drops = pace.drop_every.is_some_and(|every| self.moves.is_multiple_of(every));
            let sent = Instant::now();
            self.act(seat, command, drops).await?;
            played.resumes += u32::from(drops);
            if sent >= pace.from {
                played.times.push(sent.elapsed());
            }
        }
        Ok(())
    }

    /// Sends a request and waits until everyone at the table has its result.
    async fn act(&mut self, seat: usize, command: TableCommand, drops: bool) -> Result<(), String> {
        let known: Vec<u32> = self.clients.iter().map(Client::number).collect();
        let client = &mut self.clients[seat];
        client.ask(command).await?;
        if drops {
            client.reconnect().await?;
        }
        client.done().await?;
        for (client, number) in self.clients.iter_mut().zip(known) {
            client.told_after(number).await?;
        }
        Ok(())
    }

    /// Starts the next game: everyone says they are ready.
    async fn begin(&mut self) -> Result<(), String> {
        for seat in 0..self.clients.len() {
            if !self.clients[0].view()?.seats[seat].ready {
                self.act(seat, TableCommand::Ready { ready: true }, false).await?;
            }
        }
        for client in &mut self.clients {
            while client.playing().is_none() {
                client.told_after(client.number()).await?;
            }
        }
        Ok(())
    }

    /// A seat that can act, preferring one that everyone is waiting for; `None` between games.
    fn asked(&mut self) -> Result<Option<usize>, String> {
        let Some(moves) = self.clients[0].playing() else { return Ok(None) };
        if self.is_toy {
            return Ok(Some(moves as usize % self.clients.len()));
        }
        let view = self.clients[0].view()?;
        let earnest = view.asked.iter().filter(|window| window.manner != Manner::Open);
        let seat = earnest.chain(&view.asked).find_map(|window| window.seats.iter().next()).map(Seat::index);
        seat.map(Some).ok_or_else(|| "no seat can act".to_owned())
    }

    async fn action(&mut self, seat: usize) -> Result<String, String> {
        if self.is_toy {
            return Ok("hit".to_owned());
        }
        let mut actions = self.site.actions(&self.clients[seat].who).await?;
        if actions.is_empty() {
            return Err(format!("seat {} has to act but has no legal action", Seat::new(seat)));
        }
        self.choice = self.choice.wrapping_mul(31).wrapping_add(7);
        let choice = self.choice % actions.len();
        Ok(actions.swap_remove(choice))
    }
}

use kee_wire::{CreateTable, JoinTable, JoinedTable, LegalActions, RefusedRequest, TableId};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Display;
use tokio::{net::TcpStream, task::spawn_blocking};
use tokio_tungstenite::{WebSocketStream, client_async};
use ureq::Agent;

/// The server, as seen by a client.
pub(super) struct Site {
    agent: Agent,
    host: String,
}

/// A player with a seat.
pub(super) struct SeatedPlayer {
    pub(super) table: TableId,
    pub(super) token: String,
}

impl Site {
    pub(super) fn new(url: &str) -> Result<Self, String> {
        let host = url.trim_end_matches('/').strip_prefix("http://").filter(|host| !host.contains('/'));
        let host = host
            .ok_or_else(|| format!("server: expected an address, got `{url}`; write it like http://127.0.0.1:8017"))?;
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        Ok(Self { agent, host: host.to_owned() })
    }

    /// Creates a table and takes a seat.
    pub(super) async fn create(&self, wanted: CreateTable) -> Result<SeatedPlayer, String> {
        seated(self.post("/api/tables".to_owned(), wanted).await?)
    }

    /// Takes a seat at a table.
    pub(super) async fn join(&self, table: TableId, name: String) -> Result<SeatedPlayer, String> {
        let join = JoinTable { name: Some(name), seat: None };
        seated(self.post(format!("/api/tables/{table}/join"), join).await?)
    }

    /// The legal actions of a player.
    pub(super) async fn actions(&self, who: &SeatedPlayer) -> Result<Vec<String>, String> {
        let url = format!("http://{}/api/tables/{}/actions", self.host, who.table);
        let request = self.agent.get(url).header("authorization", format!("Bearer {}", who.token));
        let host = self.host.clone();
        let read = move || read::<LegalActions>(&host, request.call());
        Ok(spawn_blocking(read).await.map_err(|error| error.to_string())??.actions)
    }

    /// Opens a socket to a table.
    pub(super) async fn socket(&self, table: TableId) -> Result<WebSocketStream<TcpStream>, String> {
        let stream = TcpStream::connect(&self.host).await.map_err(|error| unreachable(&self.host, error))?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let address = format!("ws://{}/api/tables/{table}/socket", self.host);
        let (socket, _) = client_async(address, stream).await.map_err(|error| error.to_string())?;
        Ok(socket)
    }

    async fn post<T: DeserializeOwned + Send + 'static>(
        &self,
        path: String,
        body: impl Serialize + Send + 'static,
    ) -> Result<T, String> {
        let request = self.agent.post(format!("http://{}{path}", self.host));
        let host = self.host.clone();
        spawn_blocking(move || read(&host, request.send_json(&body))).await.map_err(|error| error.to_string())?
    }
}

fn unreachable(host: &str, error: impl Display) -> String {
    format!(
        "could not reach a server at {host}: {error}; start one with `kee serve --load-tests`, or leave out the URL"
    )
}

fn read<T: DeserializeOwned>(
    host: &str,
    answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>,
) -> Result<T, String> {
    let mut answer = answer.map_err(|error| unreachable(host, error))?;
    let status = answer.status();
    if status.is_success() {
        return answer.body_mut().read_json().map_err(|error| error.to_string());
    }
    let refused = answer.body_mut().read_json::<RefusedRequest>();
    Err(refused.map_or_else(|_| status.to_string(), |refused| refused.sentence))
}

fn seated(JoinedTable { table, keys, .. }: JoinedTable) -> Result<SeatedPlayer, String> {
    let token = keys.token.ok_or_else(|| format!("no token for table {table}"))?;
    Ok(SeatedPlayer { table, token })
}

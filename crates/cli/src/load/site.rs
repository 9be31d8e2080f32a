use serde_json::{Value, json};
use tokio::{net::TcpStream, task::spawn_blocking};
use tokio_tungstenite::{WebSocketStream, client_async};
use ureq::Agent;

/// The server, as somebody sees it who comes from outside.
pub(super) struct Site {
    agent: Agent,
    host: String,
}

/// Somebody who has a seat.
pub(super) struct Seated {
    pub(super) table: String,
    pub(super) token: String,
}

impl Site {
    pub(super) fn new(url: &str) -> Result<Self, String> {
        let host = url.trim_end_matches('/').strip_prefix("http://").filter(|host| !host.contains('/'));
        let host =
            host.ok_or_else(|| format!("server: expected an address such as http://127.0.0.1:8017, got `{url}`"))?;
        let agent = Agent::config_builder().http_status_as_error(false).build().into();
        Ok(Self { agent, host: host.to_owned() })
    }

    /// Makes a table and sits down there.
    pub(super) async fn make(&self, wanted: Value) -> Result<Seated, String> {
        seated(&self.post("/api/tables".to_owned(), wanted).await?)
    }

    /// Sits down at a table.
    pub(super) async fn join(&self, table: &str, name: &str) -> Result<Seated, String> {
        seated(&self.post(format!("/api/tables/{table}/join"), json!({"name": name})).await?)
    }

    /// What somebody can play now.
    pub(super) async fn actions(&self, who: &Seated) -> Result<Vec<String>, String> {
        let url = format!("http://{}/api/tables/{}/actions", self.host, who.table);
        let request = self.agent.get(url).header("authorization", format!("Bearer {}", who.token));
        let answer = spawn_blocking(move || read(request.call())).await.map_err(|error| error.to_string())??;
        let actions = answer["actions"].as_array().into_iter().flatten();
        Ok(actions.filter_map(|action| Some(action.as_str()?.to_owned())).collect())
    }

    /// Opens a socket to a table.
    pub(super) async fn socket(&self, table: &str) -> Result<WebSocketStream<TcpStream>, String> {
        let stream = TcpStream::connect(&self.host).await.map_err(|error| format!("{}: {error}", self.host))?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        let address = format!("ws://{}/api/tables/{table}/socket", self.host);
        let (socket, _) = client_async(address, stream).await.map_err(|error| error.to_string())?;
        Ok(socket)
    }

    async fn post(&self, path: String, body: Value) -> Result<Value, String> {
        let request = self.agent.post(format!("http://{}{path}", self.host));
        spawn_blocking(move || read(request.send_json(&body))).await.map_err(|error| error.to_string())?
    }
}

fn read(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, String> {
    let mut answer = answer.map_err(|error| error.to_string())?;
    let body: Value = answer.body_mut().read_json().map_err(|error| error.to_string())?;
    match body["sentence"].as_str() {
        Some(sentence) if !answer.status().is_success() => Err(sentence.to_owned()),
        _ if !answer.status().is_success() => Err(body.to_string()),
        _ => Ok(body),
    }
}

fn seated(body: &Value) -> Result<Seated, String> {
    let text = |field: &str| body[field].as_str().map(str::to_owned).ok_or_else(|| format!("no {field} in {body}"));
    Ok(Seated { table: text("table")?, token: text("token")? })
}

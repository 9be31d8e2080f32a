use kee_game::{Args, Problem, Refusal};
use serde::{Deserialize, Serialize};

/// A request that was refused: a stable code, a sentence for people, and everything that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RefusedRequest {
    /// A stable code.
    pub code: String,
    /// One sentence for people.
    pub sentence: String,
    /// What is put into the sentence, for those who say it in another language.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, kee_game::Arg>))]
    pub args: Args,
    /// Everything that is wrong with the request.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<Problem>,
}

impl RefusedRequest {
    /// As it is said over a socket.
    pub fn refusal(&self) -> Refusal {
        Refusal { code: self.code.clone(), sentence: self.sentence.clone(), args: self.args.clone() }
    }
}

impl From<Refusal> for RefusedRequest {
    fn from(Refusal { code, sentence, args }: Refusal) -> Self {
        Self { code, sentence, args, problems: Vec::new() }
    }
}

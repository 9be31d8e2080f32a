use kee_game::{Args, Message, Problem, Refusal};
use serde::{Deserialize, Serialize};

/// A request that was refused: a stable code, a sentence for people, and everything that is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RefusedRequest {
    /// A stable code.
    pub code: String,
    /// One sentence for people.
    pub sentence: String,
    /// The arguments of the sentence, for rendering it in another language.
    #[serde(default, skip_serializing_if = "Args::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, kee_game::Arg>))]
    pub args: Args,
    /// Everything that is wrong with the request.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<RequestProblem>,
}

/// One thing that is wrong with a request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Problem))]
pub struct RequestProblem {
    /// The option, or `seats`, `teams`, `words`.
    pub about: String,
    /// A sentence that says what is wrong and what would be right, in English.
    pub sentence: String,
    /// The same message, for rendering it in another language.
    pub message: Message,
}

impl RequestProblem {
    /// A problem with its sentence.
    pub fn new(problem: Problem, sentence: String) -> Self {
        Self { about: problem.about, sentence, message: problem.message }
    }
}

impl RefusedRequest {
    /// The refusal as it is sent over a socket.
    pub fn refusal(&self) -> Refusal {
        Refusal { code: self.code.clone(), sentence: self.sentence.clone(), args: self.args.clone() }
    }
}

impl From<Refusal> for RefusedRequest {
    fn from(Refusal { code, sentence, args }: Refusal) -> Self {
        Self { code, sentence, args, problems: Vec::new() }
    }
}

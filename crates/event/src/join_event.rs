use crate::{
    AnyEvent, By, EventCommand, Name,
    party::PartyCommand,
    tournament::{NewTeam, TournamentCommand},
};
use kee_game::Unreadable;
use serde::{Deserialize, Serialize};

/// A request to join an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct JoinEvent {
    /// Your name. If the host typed it in and nobody has joined under it yet, that player is you.
    pub name: Name,
    /// In a tournament, the team. If it exists already, you are the player of your name in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<Name>,
    /// Your partner, if the team is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Name>,
}

impl AnyEvent {
    /// The commands that joining consists of.
    pub fn joining(&self, by: &By, request: JoinEvent) -> Result<Vec<EventCommand>, Unreadable> {
        let JoinEvent { name: player, team, partner } = request;
        let log = match self {
            Self::Party(_) => match team.or(partner) {
                None => return Ok(vec![PartyCommand::JoinAs(player).into()]),
                Some(name) => {
                    return Err(Unreadable::new("only `name`, because a party has no teams", name.as_str()));
                }
            },
            Self::Tournament(log) => log,
        };
        let team = team.ok_or_else(|| Unreadable::new("a `team`, because this is a tournament", ""))?;
        let Some(partner) = partner else { return Ok(vec![TournamentCommand::JoinAs { team, player }.into()]) };
        let new = NewTeam { name: team.clone(), players: [player.clone(), partner] };
        let mut commands = vec![TournamentCommand::Team(new).into()];
        // A director also enters teams for others, so the one they play in takes a command of its own.
        if log.state().is_director(by) && !log.state().has_team(&team) {
            commands.push(TournamentCommand::JoinAs { team, player }.into());
        }
        Ok(commands)
    }
}

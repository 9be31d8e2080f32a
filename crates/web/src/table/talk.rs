use crate::{lang::Id, session::Session, t};
use kee_wire::{Audience, Phase, Reaction, TableCommand, Talk as HouseTalk};
use leptos::prelude::*;

/// The reactions that take one tap.
const REACTIONS: [Reaction; 9] = [
    Reaction::Hello,
    Reaction::WellPlayed,
    Reaction::Thanks,
    Reaction::Sorry,
    Reaction::Oops,
    Reaction::Wow,
    Reaction::Laugh,
    Reaction::Hmm,
    Reaction::GoodGame,
];

/// The name of a reaction's message.
pub(crate) fn reaction_name(reaction: Reaction) -> Id {
    match reaction {
        Reaction::Hello => id!("reaction-hello"),
        Reaction::WellPlayed => id!("reaction-well-played"),
        Reaction::Thanks => id!("reaction-thanks"),
        Reaction::Sorry => id!("reaction-sorry"),
        Reaction::Oops => id!("reaction-oops"),
        Reaction::Wow => id!("reaction-wow"),
        Reaction::Laugh => id!("reaction-laugh"),
        Reaction::Hmm => id!("reaction-hmm"),
        Reaction::GoodGame => id!("reaction-good-game"),
    }
}

/// Chat: a line to type on, and reactions, as far as the house rules allow them.
#[component]
pub(crate) fn ChatBox(session: Session) -> impl IntoView {
    let house = Memo::new(move |_| session.info.with(|info| info.as_ref().map(|info| info.house.talk)));
    let has_partner = Memo::new(move |_| {
        session.info.with(|info| {
            let (Some(info), Some(me)) = (info.as_ref(), session.seat()) else { return false };
            let teams = &info.game.teams;
            teams.seats().any(|seat| seat != me && teams.team(seat) == teams.team(me))
        })
    });
    let playing =
        Memo::new(move |_| session.view.with(|view| view.as_ref().is_some_and(|view| view.phase == Phase::Playing)));
    // A spectator sees more than a player, so during a game only other spectators hear them.
    let label = move || {
        if playing.get() && session.seat().is_none() { t!("say-to-spectators") } else { t!("say") }
    };
    let (text, to_team) = (session.draft, session.to_team);
    // A line still marked for the team is refused during a game, so that nobody reads it by accident.
    let may_choose = Memo::new(move |_| has_partner.get() && (!playing.get() || to_team.get()));
    let say = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        session.say(if to_team.get_untracked() && has_partner.get_untracked() {
            Audience::Team
        } else {
            Audience::All
        });
    };
    view! {
        <section class="talk">
            <Show when=move || matches!(house.get(), Some(HouseTalk::Open | HouseTalk::Reactions))>
                <div class="reactions" role="group" aria-label=move || t!("reactions")>
                    {REACTIONS.map(|reaction| view! {
                        <button on:click=move |_| session.ask(TableCommand::React { reaction })>{move || t!(reaction_name(reaction))}</button>
                    }).collect_view()}
                </div>
            </Show>
            <Show when=move || house.get() == Some(HouseTalk::Open)>
                <form class="say" on:submit=say>
                    <label class="unseen" for="say">{label}</label>
                    <input id="say" autocomplete="off" maxlength="500" placeholder=label
                        prop:value=text on:input:target=move |event| text.set(event.target().value())/>
                    <button>{move || t!("send")}</button>
                    <Show when=move || may_choose.get()>
                        <label class="to-team">
                            <input type="checkbox" prop:checked=to_team on:change:target=move |event| to_team.set(event.target().checked())/>
                            {move || t!("say-to-team")}
                        </label>
                    </Show>
                </form>
            </Show>
            <Show when=move || house.get() == Some(HouseTalk::Silent)><p>{move || t!("talk-silent")}</p></Show>
        </section>
    }
}

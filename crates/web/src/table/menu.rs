use super::{command, together::people};
use crate::{
    account::SeatCode,
    catalogue,
    notation::NotationSwitch,
    session::Session,
    t,
    ui::{Dialog, Icon, Switch, Twice, WordLanguage},
    you::{LanguageChoice, Switches},
};
use kee_game::SeatSet;
use kee_wire::{HostCommand, Phase, Proposal, TableCommand};
use leptos::prelude::*;

/// The less common actions: pausing, ending, leaving; and the settings.
#[component]
pub(super) fn TableMenu(
    session: Session,
    #[prop(into)] table: Signal<Option<String>>,
    /// Whether the command line stays visible.
    command_kept: RwSignal<bool>,
) -> impl IntoView {
    let keep_command = move |kept: bool| {
        command::set_kept(kept);
        command_kept.set(kept);
    };
    let open = RwSignal::new(false);
    let phase = move || session.view.with(|view| view.as_ref().map(|view| view.phase));
    let paused = move || session.view.with(|view| view.as_ref().is_some_and(|view| view.paused));
    let playing = move || phase() == Some(Phase::Playing);
    let seated = move || session.seat().is_some();
    let hosts = move || session.hosts();
    let led = move || session.is_led();
    let closed = move || phase() == Some(Phase::Closed);
    // Bots have no say in when a game ends.
    let alone = move || session.seat().is_some_and(|me| people(session).minus(SeatSet::only(me)).is_empty());
    let has_words = move || {
        session
            .info
            .with(|info| info.as_ref().and_then(|info| catalogue::about(&info.game.id)))
            .is_some_and(|about| about.words)
    };
    let ask = move |command: TableCommand| {
        open.set(false);
        session.ask(command);
    };
    view! {
        <button class="quiet menu-button" aria-haspopup="dialog" aria-label=move || t!("menu") on:click=move |_| open.set(true)><Icon name="menu"/></button>
        <Dialog open title=Signal::derive(|| t!("menu"))>
            <div class="menu-items">
                <Show when=move || session.may_take_back()>
                    <button on:click=move |_| ask(TableCommand::TakeBack)>{move || t!("take-back")}</button>
                </Show>
                <Show when=move || playing() && seated() && !paused() && !led()>
                    <button on:click=move |_| ask(TableCommand::Propose { what: Proposal::Pause })>{move || t!("propose-pause")}</button>
                </Show>
                <Show when=move || playing() && seated() && paused() && !led()>
                    <button on:click=move |_| ask(TableCommand::Propose { what: Proposal::Resume })>{move || t!("propose-resume")}</button>
                </Show>
                <Show when=move || playing() && hosts() && paused()>
                    <button on:click=move |_| ask(TableCommand::Host(HostCommand::Unpause))>{move || t!("unpause")}</button>
                </Show>
                <Show when=move || playing() && seated()>
                    <Show when=move || !led()>
                        <Show when=alone fallback=move || view! {
                            <button on:click=move |_| ask(TableCommand::Propose { what: Proposal::End })>{move || t!("propose-end")}</button>
                        }>
                            <Twice words=Signal::derive(|| t!("choice-end")) sure=Signal::derive(|| t!("end-sure"))
                                done=move |()| ask(TableCommand::Propose { what: Proposal::End })/>
                        </Show>
                    </Show>
                    <Twice words=Signal::derive(|| t!("leave-game")) sure=Signal::derive(|| t!("leave-game-sure"))
                        done=move |()| ask(TableCommand::LeaveSeat)/>
                </Show>
                <Show when=move || seated() && !playing() && !closed() && !led()>
                    <button on:click=move |_| ask(TableCommand::LeaveSeat)>{move || t!("stand-up")}</button>
                </Show>
                <Show when=move || hosts() && !closed()>
                    <Twice words=Signal::derive(|| t!("close-table")) sure=Signal::derive(|| t!("close-table-sure"))
                        done=move |()| ask(TableCommand::Host(HostCommand::Close))/>
                </Show>
            </div>
            <div class="menu-settings">
                <Show when=has_words><p class="menu-words"><WordLanguage/></p></Show>
                <LanguageChoice/>
                <Switches/>
                <NotationSwitch/>
                <Switch words=Signal::derive(|| t!("setting-command")) on=command_kept turn=keep_command/>
            </div>
            <Show when=seated><SeatCode table/></Show>
        </Dialog>
    }
}

use super::{
    command,
    icon::{self, Icon},
};
use crate::{
    keep,
    session::Session,
    t,
    ui::{Dialog, Twice},
    you::{LanguageChoice, Switches},
};
use kee_wire::{HostCommand, Phase, Proposal, TableCommand};
use leptos::prelude::*;

/// What is seldom wanted: a pause, an end, getting up; and how the page speaks and calls.
#[component]
pub(super) fn Menu(
    session: Session,
    #[prop(into)] table: Signal<Option<String>>,
    /// Whether the line to type on stays in sight.
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
    let recovery = move || table.get().and_then(|table| keep::pass(&table)?.recovery).filter(|_| seated());
    let wish = move |wish: TableCommand| {
        open.set(false);
        session.ask(wish);
    };
    view! {
        <button class="quiet menu-button" aria-haspopup="dialog" aria-label=move || t!("menu") on:click=move |_| open.set(true)><Icon d=icon::MENU/></button>
        <Dialog open title=Signal::derive(|| t!("menu"))>
            <div class="menu-items">
                <Show when=move || playing() && seated() && !paused() && !led()>
                    <button on:click=move |_| wish(TableCommand::Propose { what: Proposal::Pause })>{move || t!("propose-pause")}</button>
                </Show>
                <Show when=move || playing() && seated() && paused() && !led()>
                    <button on:click=move |_| wish(TableCommand::Propose { what: Proposal::Resume })>{move || t!("propose-resume")}</button>
                </Show>
                <Show when=move || playing() && hosts() && paused()>
                    <button on:click=move |_| wish(TableCommand::Host(HostCommand::Unpause))>{move || t!("unpause")}</button>
                </Show>
                <Show when=move || playing() && seated()>
                    <Show when=move || !led()>
                        <button on:click=move |_| wish(TableCommand::Propose { what: Proposal::End })>{move || t!("propose-end")}</button>
                    </Show>
                    <Twice words=Signal::derive(|| t!("leave-game")) sure=Signal::derive(|| t!("leave-game-sure"))
                        done=move |()| wish(TableCommand::LeaveSeat)/>
                </Show>
                <Show when=move || seated() && !playing() && !closed() && !led()>
                    <button on:click=move |_| wish(TableCommand::LeaveSeat)>{move || t!("stand-up")}</button>
                </Show>
                <Show when=move || hosts() && !closed()>
                    <Twice words=Signal::derive(|| t!("close-table")) sure=Signal::derive(|| t!("close-table-sure"))
                        done=move |()| wish(TableCommand::Host(HostCommand::Close))/>
                </Show>
            </div>
            <div class="menu-settings">
                <LanguageChoice/>
                <Switches/>
                <label class="switch">
                    <input type="checkbox" prop:checked=command_kept on:change:target=move |event| keep_command(event.target().checked())/>
                    {move || t!("setting-command")}
                </label>
            </div>
            {move || recovery().map(|code| view! { <p class="muted">{t!("recovery-sentence", code = code)}</p> })}
        </Dialog>
    }
}

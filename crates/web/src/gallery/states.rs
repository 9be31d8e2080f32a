//! The components, one kind a section.

use crate::{
    lang::Id,
    t,
    table::bot_name,
    ui::{
        Art, Avatar, BotFace, Chips, ChoiceCard, Dialog, EmptyState, Field, Icon, LineForm, Menu, MenuAction, MenuLink,
        Number, RecoveryCode, SeatMark, Stepper, Switch, Tabs, Twice, faces, icon_names, toast,
    },
};
use kee_game::Seat;
use leptos::prelude::*;

/// A section with a heading.
pub(super) fn section(heading: Id, body: impl IntoView) -> impl IntoView {
    view! { <section class="gallery-kind"><h2>{move || t!(heading)}</h2><div class="gallery-row">{body}</div></section> }
}

#[component]
pub(super) fn Buttons() -> impl IntoView {
    let kinds = ["", "primary", "danger", "quiet"].map(|class| {
        view! {
            <div class="gallery-states">
                <button type="button" class=class>{move || t!("gallery-rest")}</button>
                <button type="button" class=format!("{class} hover-shown")>{move || t!("gallery-hover")}</button>
                <button type="button" class=format!("{class} pressed-shown")>{move || t!("gallery-pressed")}</button>
                <button type="button" class=format!("{class} focus-shown")>{move || t!("gallery-focus")}</button>
                <button type="button" class=class disabled>{move || t!("gallery-disabled")}</button>
                <button type="button" class=class aria-disabled="true">{move || t!("gallery-disabled")}</button>
                <button type="button" class=format!("{class} busy") aria-busy="true">{move || t!("gallery-busy")}</button>
                <button type="button" class=class><Icon name="play"/>{move || t!("home-play")}</button>
            </div>
        }
    });
    let more = view! {
        <div class="gallery-states">
            <button type="button" class="primary big">{move || t!("make-table")}</button>
            <button type="button" class="icon-only" aria-label=move || t!("share")><Icon name="share"/></button>
            <button type="button" class="quiet icon-only" aria-label=move || t!("close")><Icon name="close"/></button>
            <a class="button" href="#live">{move || t!("home-invite")}</a>
            <Twice words=Signal::derive(|| t!("close-table")) sure=Signal::derive(|| t!("close-table-sure")) done=|()| ()/>
        </div>
    };
    section(id!("gallery-buttons"), (kinds.collect_view(), more))
}

#[component]
pub(super) fn FieldStates() -> impl IntoView {
    let (name, password, wrong) =
        (RwSignal::new("Anna".to_owned()), RwSignal::new("correct horse".to_owned()), RwSignal::new("B".to_owned()));
    let number = RwSignal::new("7".to_owned());
    let (line, rounds) = (RwSignal::new("STONE".to_owned()), RwSignal::new(3));
    let (line_label, line_button) =
        (Signal::derive(|| t!("keesdrow-look-up-label")), Signal::derive(|| t!("keesdrow-look-up-button")));
    let stepper = move |id: &'static str, invalid: bool| {
        view! {
            <div class="field">
                <label for=id>{move || t!("gallery-number")}</label>
                <Stepper id=id.to_owned() words=Signal::derive(|| t!("gallery-number")) least=1 most=20 value=number set=move |text| number.set(text) described="" invalid/>
            </div>
        }
    };
    let select = move |id: &'static str, disabled: bool, invalid: bool| {
        view! {
            <div class="field">
                <label for=id>{move || t!("make-pace")}</label>
                <select id=id disabled=disabled aria-invalid=invalid.then_some("true")>
                    <option>{move || t!("pace-none")}</option>
                    <option>{move || t!("pace-live")}</option>
                </select>
            </div>
        }
    };
    let body = view! {
        <Field id="gallery-name" label=Signal::derive(|| t!("your-name")) value=name autocomplete="off" help=Signal::derive(|| t!("profile-name-help"))/>
        <Field id="gallery-password" label=Signal::derive(|| t!("password")) value=password autocomplete="off" password=true/>
        <Field id="gallery-wrong" label=Signal::derive(|| t!("account-name")) value=wrong autocomplete="off" trouble=Signal::derive(|| Some(t!("account-name-missing")))/>
        <div class="field"><label for="gallery-off">{move || t!("gallery-disabled")}</label><input id="gallery-off" disabled prop:value="Bo"/></div>
        {stepper("gallery-stepper", false)}
        {stepper("gallery-stepper-wrong", true)}
        <div class="make-row"><Number id="gallery-rounds" words=id!("print-rounds") most=12 value=rounds.into() choose=SignalSetter::map(move |value| rounds.set(value))/></div>
        <LineForm id="gallery-line" class="join" label=line_label button=line_button typed=line done=toast/>
        <div class="field"><label for="gallery-text">{move || t!("gallery-text")}</label><textarea id="gallery-text" rows="2" prop:value="Anna, Bo"></textarea></div>
        <div class="field"><label for="gallery-text-wrong">{move || t!("gallery-wrong")}</label><textarea id="gallery-text-wrong" rows="2" aria-invalid="true" prop:value="Anna"></textarea></div>
        {select("gallery-select", false, false)}
        {select("gallery-select-off", true, false)}
        {select("gallery-select-wrong", false, true)}
        <div class="field"><label for="gallery-focused">{move || t!("gallery-focus")}</label><input id="gallery-focused" class="focus-shown" prop:value="Bo"/></div>
        <RecoveryCode id="gallery-code" code="k7qm-2vxd-9pna-4ftw"/>
    };
    section(id!("gallery-fields"), body)
}

#[component]
pub(super) fn Choices() -> impl IntoView {
    let (on, chosen, tab) = (RwSignal::new(true), RwSignal::new(Some(1)), RwSignal::new(1));
    let choices = Signal::derive(|| {
        vec![
            (0, Some("clock"), t!("pace-none")),
            (1, Some("play"), t!("pace-live")),
            (2, Some("mail"), t!("pace-mail")),
        ]
    });
    let card = RwSignal::new("keezen");
    let cards = ["keezen", "keebble"].map(|game| {
        let title = crate::catalogue::title(game);
        view! {
            <ChoiceCard name="gallery-card" value=game checked=Signal::derive(move || card.get() == game) choose=move |()| card.set(game)
                title=Signal::stored(title) about=Signal::derive(|| t!("gallery-card")) picture=view! { <Art game/> }.into_any()/>
        }
    });
    const TABS: [(u8, Id); 2] = [(1, id!("gallery-tab-one")), (2, id!("gallery-tab-two"))];
    let body = view! {
        <Switch words=Signal::derive(|| t!("setting-sound")) on=on turn=move |now| on.set(now)/>
        <Switch words=Signal::derive(|| t!("setting-notify")) on=Signal::derive(move || !on.get()) turn=move |now: bool| on.set(!now)/>
        <Chips name="gallery-pace" legend=Signal::derive(|| t!("make-pace")) choices chosen choose=move |now| chosen.set(Some(now))/>
        <label class="choice"><input type="checkbox" checked/> {move || t!("gallery-check")}</label>
        <label class="choice"><input type="checkbox" disabled/> {move || t!("gallery-disabled")}</label>
        <div class="variant-cards">{cards.collect_view()}</div>
        <div><Tabs name="gallery-tabs" label=id!("gallery-choices") tabs=&TABS chosen=tab panel=|number| view! { <p>{move || t!("gallery-panel", number = number)}</p> }/></div>
    };
    section(id!("gallery-choices"), body)
}

#[component]
pub(super) fn Overlays() -> impl IntoView {
    let open = RwSignal::new(false);
    let body = view! {
        <Menu button=Box::new(|| view! { <Icon name="chevron"/>{move || t!("your-menu")} }.into_any())>
            <MenuLink icon="crown" words=id!("place-mine") href="/mine"/>
            <MenuAction icon="settings" words=id!("settings") done=move |()| open.set(true)/>
            <MenuAction icon="sign-out" words=id!("sign-out") done=|()| toast(t!("account-signed-out"))/>
        </Menu>
        <button type="button" aria-haspopup="dialog" on:click=move |_| open.set(true)>{move || t!("settings")}</button>
        <button type="button" on:click=|_| toast(t!("copied"))>{move || t!("copy")}</button>
        <Dialog open title=Signal::derive(|| t!("settings"))><p>{move || t!("account-guest")}</p></Dialog>
        <EmptyState icon="games" sentence=Signal::derive(|| t!("mine-none")) href="/" action=Signal::derive(|| t!("mine-start"))/>
    };
    section(id!("gallery-overlays"), body)
}

#[component]
pub(super) fn Players() -> impl IntoView {
    let names =
        ["Anna", "Bo", "Cleo", "Daan de Vries"].map(|name| view! { <Avatar name=Signal::stored(name.to_owned())/> });
    let marks = Seat::first(crate::ui::SEAT_COLOURS).map(|seat| view! { <SeatMark seat/> });
    let notes = view! { <span class="badge">"3"</span> };
    let faces = faces().chain(["novice"]).map(|bot| {
        view! { <span class="gallery-face"><BotFace bot=Signal::stored(bot.to_owned())/> <BotFace bot=Signal::stored(bot.to_owned())/> {bot_name(bot)}</span> }
    });
    section(id!("gallery-players"), (names.collect_view(), marks.collect_view(), notes, faces.collect_view()))
}

#[component]
pub(super) fn Icons() -> impl IntoView {
    let icons = icon_names().map(|name| view! { <li><Icon name=name/><code>{name}</code></li> });
    section(id!("gallery-icons"), view! { <ul class="gallery-icons">{icons.collect_view()}</ul> })
}

use super::{kind_name, local_days};
use crate::{browser, t};
use kee_event::{Date, challenge::DailyKind};
use kee_wire::ChallengeLink;
use leptos::prelude::*;
use leptos_router::components::A;

/// Links from a day's board to the days around it, up to today.
#[component]
pub(crate) fn DayLinks(kind: DailyKind, date: Date) -> impl IntoView {
    let today = local_days(browser::now()).date;
    let before = Some(date.before()).filter(|before| *before >= DailyKind::FIRST_DAY);
    let after = Some(Date::from_days(date.days() + 1)).filter(|after| *after <= today);
    view! {
        <nav class="challenge-days" aria-label=move || t!("challenge-days")>
            {before.map(|before| view! { <A href=address(kind, before)>{move || t!("challenge-day-before")}</A> })}
            {after.map(|after| view! { <A href=address(kind, after)>{move || t!("challenge-day-after")}</A> })}
        </nav>
    }
}

/// A link to yesterday's boards.
#[component]
pub(crate) fn DayBefore(date: Date) -> impl IntoView {
    let links = DailyKind::ALL.map(|kind| {
        view! { <A href=address(kind, date.before()) attr:class="button">{move || t!(kind_name(kind))}</A> }
    });
    (date > DailyKind::FIRST_DAY).then(|| {
        view! {
            <section>
                <h2>{move || t!("challenge-yesterday")}</h2>
                <p class="muted">{move || t!("challenge-yesterday-sentence")}</p>
                <p class="challenge-days">{links.collect_view()}</p>
            </section>
        }
    })
}

fn address(kind: DailyKind, date: Date) -> String {
    ChallengeLink::Daily(kind, date).address()
}

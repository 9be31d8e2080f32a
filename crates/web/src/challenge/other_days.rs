use super::days_here;
use crate::{browser, t};
use kee_event::{Date, challenge::DailyKind};
use kee_wire::ChallengeLink;
use leptos::prelude::*;
use leptos_router::components::A;

/// From the board of a day to those of the days around it. What has not begun yet is not there.
#[component]
pub(crate) fn OtherDays(kind: DailyKind, date: Date) -> impl IntoView {
    let today = days_here(browser::now().millis()).date;
    let before = Some(date.before()).filter(|before| *before >= DailyKind::FIRST_DAY);
    let after = Some(Date::from_days(date.days() + 1)).filter(|after| *after <= today);
    view! {
        <nav class="challenge-days" aria-label=move || t!("challenge-days")>
            {before.map(|before| view! { <A href=address(kind, before)>{move || t!("challenge-day-before")}</A> })}
            {after.map(|after| view! { <A href=address(kind, after)>{move || t!("challenge-day-after")}</A> })}
        </nav>
    }
}

/// The boards of the day before, for who missed them.
#[component]
pub(crate) fn DayBefore(date: Date) -> impl IntoView {
    let links = DailyKind::ALL.map(|kind| {
        view! { <A href=address(kind, date.before())>{move || t!(format!("challenge-{kind}"))}</A> }
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

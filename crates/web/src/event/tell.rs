use super::{Outline, Visit, calls::calls, news::news};
use crate::{
    browser, notify, t,
    ui::{announce, tick},
};
use leptos::prelude::*;
use std::sync::Arc;

/// Tells news as it comes: to the screen reader, with a sound and a notification if they are wanted, and in the title.
pub(crate) fn tell(visit: Visit) {
    Effect::new(move |before: Option<Option<Arc<Outline>>>| {
        let now = visit.outline.get();
        if let (Some(Some(before)), Some(now)) = (before, &now) {
            let news = news(&before, now, &visit.you.read_untracked());
            let texts: Vec<&str> = news.iter().map(|news| news.text.as_str()).collect();
            if !texts.is_empty() {
                announce(texts.join(" "));
            }
            if let Some(call) = news.iter().find(|news| news.calls) {
                notify::call(&call.text);
            }
        }
        now
    });
    let called = Memo::new(move |_| {
        let event = visit.outline.get()?;
        let (_, question) = visit.you.with(|you| calls(&event, you)).into_iter().next()?;
        Some(t!("event-title-called", table = question.table))
    });
    let title = Memo::new(move |_| visit.read(|event| event.title.clone()));
    let blinks = !browser::wants_less_motion();
    Effect::new(move |lit: Option<bool>| {
        let called = called.get();
        if called.is_some() && blinks {
            tick();
        }
        let lit = !(blinks && lit.unwrap_or_default());
        let mark = called.map(|called| if lit { format!("● {called} · ") } else { format!("○ {called} · ") });
        if let Some(document) = browser::window().document() {
            document.set_title(&format!("{}{} · Keeboard", mark.unwrap_or_default(), title.get()));
        }
        lit
    });
}

//! The browser client of Keeboard, as it is started in a page.

use kee_web::{LaterPage, LaterPart};
use leptos::{
    prelude::AnyView,
    wasm_split::{SplitLoaderError, wasm_split},
};

/// A page that is not the first: `cargo xtask web` cuts off here.
#[wasm_split(later, wasm_split_path = leptos::wasm_split, preload(fetch), fallible)]
fn show(page: LaterPage) -> Result<AnyView, SplitLoaderError> {
    Ok(page.view())
}

fn main() {
    kee_web::open_page(LaterPart { fetch: || Box::pin(fetch()), show: |page| Box::pin(show(page)) });
}

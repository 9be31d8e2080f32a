//! The browser client of Keeboard, as it is started in a page.

fn main() {
    kee_web::open_page();
}

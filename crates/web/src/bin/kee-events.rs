//! The browser client of Keeboard, as it is started in a page for events: parties, tournaments, challenges and real tables.

fn main() {
    kee_web::open_events();
}

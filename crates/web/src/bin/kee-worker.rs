//! The browser client of Keeboard, as it is started in a worker of a page: tables without a server, bots, reviews.

fn main() {
    kee_web::attend_page();
}

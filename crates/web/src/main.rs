//! The browser client of Keeboard, as it is started in a page and in a worker of it.

fn main() {
    kee_web::start();
}

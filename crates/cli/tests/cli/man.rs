use crate::kee::Home;
use std::fs;

#[test]
fn man_pages_are_printed_or_written_to_a_folder() {
    let home = Home::new();
    let page = home.kee(&["man"]).good();
    assert!(page.contains(".TH kee 1") && page.contains("Exit codes"), "{page}");
    home.kee(&["man", "--out", "share/man1"]).good();
    let look = fs::read_to_string(home.path("share/man1/kee-words-look.1")).expect("a page");
    assert!(look.contains("Check whether words are in the list"), "{look}");
    home.file("taken", "");
    home.kee(&["man", "--out", "taken"]).no("could not write taken");
}

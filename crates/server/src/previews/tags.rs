use super::{Preview, PreviewLink, words::picture};
use kee_picture::escaped;
use kee_speech::Language;

/// The title of the page as it is built.
const TITLE: &str = "<title>Keeboard</title>";

/// The tags that tell other sites and messengers what a link is about. `origin` is the address of this site.
pub(crate) fn tags(preview: &Preview, link: PreviewLink, origin: &str, language: &Language) -> String {
    let path = link.path();
    let address = format!("{origin}/picture.png?of={path}&lang={}", language.tag());
    let (title, url) = (preview.title.as_str(), format!("{origin}{path}"));
    let alternative = language.tell_plain(&picture());
    let properties = [
        ("og:site_name", "Keeboard"),
        ("og:type", "website"),
        ("og:title", title),
        ("og:description", &preview.description),
        ("og:url", &url),
        ("og:image", &address),
        ("og:image:type", "image/png"),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("og:image:alt", &alternative),
        ("og:locale", if language.tag() == "nl" { "nl_NL" } else { "en_GB" }),
    ];
    let property =
        |(name, content): (&str, &str)| format!("<meta property=\"{name}\" content=\"{}\">\n", escaped(content));
    let properties: String = properties.into_iter().map(property).collect();
    format!(
        "<title>{} · Keeboard</title>\n{properties}<meta name=\"twitter:card\" content=\"summary_large_image\">",
        escaped(title)
    )
}

/// The page with these tags in place of its title.
pub(crate) fn page_with(tags: &str, page: &str) -> String {
    page.replacen(TITLE, tags, 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::previews::language;
    use kee_picture::ShareCard;

    #[test]
    fn a_name_stays_within_its_tag() {
        let hostile = "\"><script>alert('x')</script><meta content=\"";
        let card = ShareCard {
            game: "keezen".to_owned(),
            board: None,
            title: hostile.to_owned(),
            line: String::new(),
            seats: Vec::new(),
            foot: String::new(),
        };
        let preview = Preview { title: hostile.to_owned(), description: hostile.to_owned(), card };
        let link = PreviewLink::of("/t/0123456789abcdef").expect("a link");
        let page = page_with(
            &tags(&preview, link, "https://games.example", &language(None)),
            "<head><title>Keeboard</title></head>",
        );
        assert!(!page.contains("<script"), "{page}");
        assert_eq!(page.matches("<meta ").count(), 12, "{page}");
        assert!(
            page.contains("content=\"https://games.example/picture.png?of=/t/0123456789abcdef&amp;lang=en\""),
            "{page}"
        );
    }
}

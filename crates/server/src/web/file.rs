use crate::{contact::Contact, previews::page_with};
use axum::http::HeaderValue;
use kee_picture::escaped;
use std::{borrow::Cow, io::Read};

/// A file of the browser client.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) name: Cow<'static, str>,
    contents: Contents,
}

#[derive(Clone, Debug)]
enum Contents {
    Plain(Cow<'static, [u8]>),
    /// Packed both ways when the client was built: browsers take the smaller one only over a secure connection.
    Packed {
        gzip: &'static [u8],
        brotli: &'static [u8],
    },
}

/// The compression of contents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Encoding {
    Brotli,
    Gzip,
    Identity,
}

impl Encoding {
    /// The best encoding that a browser says it accepts.
    pub(crate) fn accepted(header: Option<&HeaderValue>) -> Self {
        let accepted = header.and_then(|value| value.to_str().ok()).unwrap_or_default();
        let takes = |name: &str| {
            accepted.split(',').map(str::trim).any(|part| {
                let mut words = part.split(';').map(str::trim);
                words.next() == Some(name) && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
            })
        };
        if takes("br") {
            Self::Brotli
        } else if takes("gzip") {
            Self::Gzip
        } else {
            Self::Identity
        }
    }

    /// The value of the header; none for contents that are not packed.
    pub(crate) fn header(self) -> Option<HeaderValue> {
        match self {
            Self::Brotli => Some(HeaderValue::from_static("br")),
            Self::Gzip => Some(HeaderValue::from_static("gzip")),
            Self::Identity => None,
        }
    }
}

impl File {
    /// A file that is served as it is.
    pub(crate) fn plain(name: &str, contents: Cow<'static, [u8]>) -> Self {
        Self { name: Cow::Owned(name.to_owned()), contents: Contents::Plain(contents) }
    }

    /// A file that is built in as it is.
    #[allow(dead_code, reason = "a program built without its client has no files")]
    pub(super) const fn built_in(name: &'static str, contents: &'static [u8]) -> Self {
        Self { name: Cow::Borrowed(name), contents: Contents::Plain(Cow::Borrowed(contents)) }
    }

    /// A file that is built in packed.
    #[allow(dead_code, reason = "a program built without its client has no files")]
    pub(super) const fn packed(name: &'static str, gzip: &'static [u8], brotli: &'static [u8]) -> Self {
        Self { name: Cow::Borrowed(name), contents: Contents::Packed { gzip, brotli } }
    }

    /// The contents in this encoding, or in the one they have.
    pub(crate) fn contents(self, accepted: Encoding) -> (Encoding, Cow<'static, [u8]>) {
        match (self.contents, accepted) {
            (Contents::Plain(contents), _) => (Encoding::Identity, contents),
            (Contents::Packed { brotli, .. }, Encoding::Brotli) => (Encoding::Brotli, Cow::Borrowed(brotli)),
            (Contents::Packed { gzip, .. }, Encoding::Gzip) => (Encoding::Gzip, Cow::Borrowed(gzip)),
            (Contents::Packed { gzip, .. }, Encoding::Identity) => {
                let mut contents = Vec::new();
                // The build packed it, so it can be unpacked.
                let _ = flate2::read::GzDecoder::new(gzip).read_to_end(&mut contents);
                (Encoding::Identity, Cow::Owned(contents))
            }
        }
    }

    /// The same page with these tags in its head, not packed.
    pub(crate) fn with_tags(self, tags: &str) -> Self {
        self.changed(|page| page_with(tags, page))
    }

    /// The same page with an address in its head that the client links to, not packed.
    pub(crate) fn with_address(self, name: &str, address: &Contact) -> Self {
        let tag = format!("<meta name=\"{name}\" content=\"{}\">", escaped(&address.to_string()));
        self.changed(|page| page.replacen("<title>", &format!("{tag}\n<title>"), 1))
    }

    fn changed(self, change: impl Fn(&str) -> String) -> Self {
        let name = self.name.clone();
        let (_, contents) = self.contents(Encoding::Identity);
        let page = change(&String::from_utf8_lossy(&contents));
        Self { name, contents: Contents::Plain(Cow::Owned(page.into_bytes())) }
    }

    /// The media type of the contents.
    pub(crate) fn media_type(&self) -> &'static str {
        match self.name.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("wasm") => "application/wasm",
            Some("json") => "application/json",
            Some("webmanifest") => "application/manifest+json",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            Some("woff2") => "font/woff2",
            Some("ftl") => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// The time a browser may keep it without asking again. The names of assets change with their contents.
    pub(crate) fn cache_control(&self) -> HeaderValue {
        let lasting = self.name.starts_with("assets/");
        HeaderValue::from_static(if lasting { "public, max-age=31536000, immutable" } else { "no-cache" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_gets_the_smallest_encoding_it_accepts() {
        let accepted = |text: &'static str| Encoding::accepted(Some(&HeaderValue::from_static(text)));
        assert_eq!(accepted("gzip, deflate, br, zstd"), Encoding::Brotli);
        assert_eq!(accepted("gzip, deflate"), Encoding::Gzip);
        assert_eq!(accepted("br;q=0, gzip;q=0.5"), Encoding::Gzip);
        assert_eq!(accepted("identity"), Encoding::Identity);
        assert_eq!(Encoding::accepted(None), Encoding::Identity);
    }
}

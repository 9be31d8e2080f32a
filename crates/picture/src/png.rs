use resvg::{
    render,
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};
use std::sync::Arc;

/// The fonts of the page, and one that knows the other scripts of Europe, since people are called as they are called.
const FONTS: [&[u8]; 4] = [
    include_bytes!("../fonts/atkinson-next-400.ttf"),
    include_bytes!("../fonts/atkinson-next-700.ttf"),
    include_bytes!("../fonts/fraunces-600.ttf"),
    include_bytes!("../../print/fonts/NotoSans-European-Regular.ttf"),
];

/// Paints drawings as points, with the fonts of the page.
#[derive(Clone, Debug)]
pub struct Painter {
    fonts: Arc<Database>,
}

impl Default for Painter {
    fn default() -> Self {
        let mut fonts = Database::new();
        FONTS.iter().for_each(|font| fonts.load_font_data(font.to_vec()));
        Self { fonts: Arc::new(fonts) }
    }
}

impl Painter {
    /// The drawing as a PNG file of its own size; none if it cannot be read.
    pub fn png(&self, svg: &str) -> Option<Vec<u8>> {
        let options = Options {
            fontdb: Arc::clone(&self.fonts),
            font_family: "Atkinson Hyperlegible Next".to_owned(),
            ..Options::default()
        };
        let tree = Tree::from_str(svg, &options).ok()?;
        let size = tree.size().to_int_size();
        let mut points = Pixmap::new(size.width(), size.height())?;
        render(&tree, Transform::identity(), &mut points.as_mut());
        points.encode_png().ok()
    }
}

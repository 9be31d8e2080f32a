use kee_print::Colour;

/// The number of colours for seats.
pub const SEAT_COLOURS: usize = 9;

/// The shape of a seat, drawn around the middle of a square from -10 to 10. Every seat is a colour, a shape and a letter.
pub fn seat_shape(seat: usize) -> &'static str {
    const SHAPES: [&str; SEAT_COLOURS] = [
        // triangle, circle, square, diamond, star, pentagon, cross, hexagon, triangle upside down
        "M0,-9 L9,7.5 L-9,7.5 Z",
        "M0,-8.5 A8.5,8.5 0 1 1 0,8.5 A8.5,8.5 0 1 1 0,-8.5 Z",
        "M-7.5,-7.5 H7.5 V7.5 H-7.5 Z",
        "M0,-9.5 L9.5,0 L0,9.5 L-9.5,0 Z",
        "M0,-9.5 L2.6,-3.2 L9.2,-2.8 L4.2,1.6 L5.8,8.2 L0,4.6 L-5.8,8.2 L-4.2,1.6 L-9.2,-2.8 L-2.6,-3.2 Z",
        "M0,-9 L8.8,-2.6 L5.4,7.6 L-5.4,7.6 L-8.8,-2.6 Z",
        "M-3.2,-9 H3.2 V-3.2 H9 V3.2 H3.2 V9 H-3.2 V3.2 H-9 V-3.2 H-3.2 Z",
        "M-4.8,-8.3 H4.8 L9.5,0 L4.8,8.3 H-4.8 L-9.5,0 Z",
        "M0,9 L-9,-7.5 L9,-7.5 Z",
    ];
    SHAPES[seat % SHAPES.len()]
}

/// The colour of a seat, as in the page by daylight.
pub(crate) fn seat_colour(seat: usize) -> Colour {
    const COLOURS: [u32; SEAT_COLOURS] =
        [0x1F5FBF, 0xB8570B, 0x16714A, 0xB3245E, 0x6B3FA0, 0x7D6000, 0x0A6C89, 0x7A4A2B, 0x56616B];
    Colour::new(COLOURS[seat % COLOURS.len()])
}

/// A point of a drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The distance to the right.
    pub x: f64,
    /// The distance down.
    pub y: f64,
}

impl Point {
    /// The distance to another point.
    pub fn apart(self, other: Self) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

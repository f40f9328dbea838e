import CoreGraphics

/// The pixels that `body` draws on a clear bitmap, in points, with y down.
func drawn(
    width: Int = 20, height: Int = 20, scale: CGFloat = 1, format: Bitmap.Format = .color,
    _ body: (CGContext) -> Void
) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height, format: format)
    body(CGContext(bitmap: bitmap, scale: scale))
    return bitmap
}

extension Bitmap {
    /// The pixel as "#RRGGBBAA".
    func hex(_ x: Int, _ y: Int) -> String { color(x: x, y: y).description }
}

extension CGColor {
    static let pureRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let pureGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let pureBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Whether two rectangles are equal except for rounding.
func isClose(_ one: CGRect, _ other: CGRect, within slack: CGFloat = 1e-9) -> Bool {
    abs(one.minX - other.minX) <= slack && abs(one.minY - other.minY) <= slack
        && abs(one.width - other.width) <= slack && abs(one.height - other.height) <= slack
}

/// Whether two points are equal except for rounding.
func isClose(_ one: CGPoint, _ other: CGPoint, within slack: CGFloat = 1e-9) -> Bool {
    abs(one.x - other.x) <= slack && abs(one.y - other.y) <= slack
}

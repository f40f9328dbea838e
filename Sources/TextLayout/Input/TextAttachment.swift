import CoreGraphics

/// An image that is laid out in a line like a glyph. Compared by identity.
package final class TextAttachment: Hashable, @unchecked Sendable {
    /// The bounds in points from the pen and the baseline, y **up**: a negative `minY` extends below the baseline.
    ///
    /// The width is the advance. Non-finite lengths count as 0; others are limited to 10,000.
    package let bounds: CGRect
    /// Draws into a rectangle of the context's user space, y down. Called each time the layout is drawn.
    let draw: (CGContext, CGRect) -> Void

    /// Creates an attachment; `draw` is called with the context and the rectangle to fill.
    package init(bounds: CGRect, draw: @escaping (CGContext, CGRect) -> Void) {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -10_000), 10_000) : 0 }
        self.bounds = CGRect(
            x: usable(bounds.minX), y: usable(bounds.minY), width: max(usable(bounds.width), 0),
            height: max(usable(bounds.height), 0))
        self.draw = draw
    }

    /// The character that an attachment replaces.
    static let character: Unicode.Scalar = "\u{FFFC}"

    package static func == (one: TextAttachment, other: TextAttachment) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

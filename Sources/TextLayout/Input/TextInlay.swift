import CoreGraphics

/// A picture that stands in a line like a letter. Equal only to itself.
package final class TextInlay: Hashable, @unchecked Sendable {
    /// Points from the pen and the baseline, y **up**: a negative `minY` reaches below the baseline. The width is what
    /// the pen moves. Lengths that are none count as 0.
    package let bounds: CGRect
    /// Draws into a rectangle of the context's user space, y down. Called at each drawing of the layout.
    let draw: (CGContext, CGRect) -> Void

    package init(bounds: CGRect, draw: @escaping (CGContext, CGRect) -> Void) {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -10_000), 10_000) : 0 }
        self.bounds = CGRect(
            x: usable(bounds.minX), y: usable(bounds.minY), width: max(usable(bounds.width), 0),
            height: max(usable(bounds.height), 0))
        self.draw = draw
    }

    /// The character that an inlay replaces.
    static let character: Unicode.Scalar = "\u{FFFC}"

    package static func == (one: TextInlay, other: TextInlay) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

import CoreGraphics

/// Makes the small pictures that parts of the system show in their tint: drawn by us, by eye. Points.
@MainActor enum Stencil {
    /// Fine enough for every screen.
    private static let scale: CGFloat = 3

    /// What `draw` leaves in black in a rectangle of `size` at the origin; mirrored where lines start on the right.
    static func picture(_ size: CGSize, _ draw: @escaping (CGRect) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.black.set()
            draw(CGRect(origin: .zero, size: size))
        }
        return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
    }

    /// An empty path with round ends and corners.
    static func line(_ width: CGFloat) -> UIBezierPath {
        let line = UIBezierPath()
        line.lineWidth = width
        line.lineCapStyle = .round
        line.lineJoinStyle = .round
        return line
    }
}

import CoreGraphics

/// Makes the small template images of system controls. Drawn by us, by eye. In points.
@MainActor package enum TemplateImage {
    /// Pixels per point, enough for every screen.
    private static let scale: CGFloat = 3

    /// The black pixels that `draw` leaves in a rectangle of `size` at the origin.
    ///
    /// - Parameter isDirectional: Whether the image is mirrored in right-to-left layouts, as arrows are and signs are not.
    package static func makeImage(
        size: CGSize, isDirectional: Bool = true, draw: @escaping (CGRect) -> Void
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor.black.set()
            draw(CGRect(origin: .zero, size: size))
        }
        let template = image.withRenderingMode(.alwaysTemplate)
        return isDirectional ? template.imageFlippedForRightToLeftLayoutDirection() : template
    }

    /// An empty path with round caps and joins.
    package static func makeStroke(width: CGFloat) -> UIBezierPath {
        let line = UIBezierPath()
        line.lineWidth = width
        line.lineCapStyle = .round
        line.lineJoinStyle = .round
        return line
    }
}

/// Which picture a view shows for an image: its pixels, or a copy that is tinted, turned or stretched between caps.
@MainActor struct ImageRendition: Equatable {
    private let image: UIImage
    private let tint: UIColor?
    /// The size to draw at, in points; nil keeps the image's.
    private let size: CGSize?
    private let isMirrored: Bool

    /// Nil when there is nothing to show.
    init?(of image: UIImage?, in view: UIView) {
        guard let image, image.cgImage != nil else { return nil }
        self.image = image
        switch image.renderingMode {
        case .alwaysTemplate: tint = view.tintColor.resolvedColor(with: view.traitCollection)
        case .automatic, .alwaysOriginal: tint = image.look.tint?.resolvedColor(in: view)
        }
        let fills = view.contentMode == .scaleToFill || view.contentMode == .redraw
        size = image.capInsets != .zero && fills && !view.bounds.isEmpty ? view.bounds.size : nil
        isMirrored =
            image.flipsForRightToLeftLayoutDirection && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Pixels per point of what `render()` gives.
    var scale: CGFloat { image.scale }

    func render() -> CGImage? {
        if tint == nil, size == nil, !isMirrored, image.imageOrientation == .up { return image.cgImage }
        let size = size ?? image.size
        let context = makeImageContext(size: size, scale: scale, isOpaque: false)
        let direction: UITraitEnvironmentLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
        UITraitCollection(layoutDirection: direction).performAsCurrent {
            image.paint(in: CGRect(origin: .zero, size: size), on: context, tint: tint)
        }
        return context.makeImage()
    }
}

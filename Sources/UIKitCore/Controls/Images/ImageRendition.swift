/// The pixels an image view shows for an image: its own, or a copy that is tinted, mirrored or stretched between
/// caps.
///
/// Symbols are drawn at the size and scale at which they are shown, so they are never stretched.
@MainActor struct ImageRendition: Equatable {
    private let image: UIImage
    private let tint: UIColor?
    /// The size to draw at, in points; nil for the image's size.
    private let size: CGSize?
    private let isMirrored: Bool
    private let traits: UITraitCollection
    /// Pixels per point of the image that `render()` returns.
    let scale: CGFloat

    /// Nil when there is nothing to show. `image` is already resolved for the view's traits.
    init?(of image: UIImage?, in view: UIView) {
        guard let image, image.content != .none else { return nil }
        self.image = image
        tint = ImageRendition.tint(of: image, in: view)
        size = ImageRendition.size(of: image, in: view)
        isMirrored =
            image.flipsForRightToLeftLayoutDirection && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction: UITraitEnvironmentLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
        traits = UITraitCollection(traitsFrom: [view.traitCollection, UITraitCollection(layoutDirection: direction)])
        let screen = view.traitCollection.displayScale
        scale = image.isDrawnAtEverySize && screen > 0 ? screen : image.scale
    }

    /// The fill color of a template image; nil for an image in its own colors.
    private static func tint(of image: UIImage, in view: UIView) -> UIColor? {
        switch (image.renderingMode, image.symbol?.options.renderingMode) {
        case (.alwaysTemplate, nil), (.alwaysTemplate, .monochrome), (.alwaysTemplate, .multicolor),
            (.alwaysTemplate, .hierarchical(nil)):
            return view.tintColor.resolvedColor(with: view.traitCollection)
        case (.alwaysTemplate, _) where !image.isSymbolImage:
            return view.tintColor.resolvedColor(with: view.traitCollection)
        case (.automatic, _) where image.isSymbolImage && image.displayAttributes.tint == nil:
            return view.tintColor.resolvedColor(with: view.traitCollection)
        case (.automatic, _), (.alwaysOriginal, _), (.alwaysTemplate, _):
            return image.displayAttributes.tint?.resolvedColor(in: view)
        }
    }

    /// The size at which the view shows `image`; nil when drawing does not depend on it.
    private static func size(of image: UIImage, in view: UIView) -> CGSize? {
        guard !view.bounds.isEmpty else { return nil }
        let availableSize = view.bounds.size
        let natural = image.size
        let fit = (availableSize.width / natural.width, availableSize.height / natural.height)
        switch view.contentMode {
        case .scaleToFill, .redraw:
            return image.isResizedByParts || image.isDrawnAtEverySize ? availableSize : nil
        case .scaleAspectFit where image.isDrawnAtEverySize:
            return CGSize(width: natural.width * min(fit.0, fit.1), height: natural.height * min(fit.0, fit.1))
        case .scaleAspectFill where image.isDrawnAtEverySize:
            return CGSize(width: natural.width * max(fit.0, fit.1), height: natural.height * max(fit.0, fit.1))
        case .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
            .bottomLeft, .bottomRight:
            return nil
        }
    }

    func render() -> CGImage? {
        if tint == nil, size == nil, !isMirrored, !image.isDrawnAtEverySize, image.imageOrientation == .up {
            return image.cgImage
        }
        let size = size ?? image.size
        let context = makeImageContext(size: size, scale: scale, isOpaque: false)
        traits.performAsCurrent {
            image.paint(in: CGRect(origin: .zero, size: size), on: context, tint: tint)
        }
        return context.makeImage()
    }
}

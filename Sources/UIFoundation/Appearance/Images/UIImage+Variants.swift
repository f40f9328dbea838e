/// The same image with other display settings.
extension UIImage {
    /// This image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        modifyingAttributes { $0.renderingMode = renderingMode }
    }

    /// This image as a template filled with `color`. It keeps that color whatever the view's tint.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// This image as a template filled with `color`; with `alwaysTemplate` it uses the tint of its view instead.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        modifyingAttributes {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// This image with caps of `capInsets` points that keep their size when it is drawn larger; the middle is tiled.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// This image with caps of `capInsets` points that keep their size; the middle is tiled or stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        modifyingAttributes {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// This image with caps of these lengths, followed by one point that is stretched. A cap of 0 stretches everything.
    @available(iOS, deprecated: 5.0, message: "use resizableImage(withCapInsets:)")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(max(0, leftCapWidth))
        let top = CGFloat(max(0, topCapHeight))
        let insets = UIEdgeInsets(
            top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
            right: left > 0 ? max(0, size.width - left - 1) : 0)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// The width of the left cap in points.
    public var leftCapWidth: Int { Int(capInsets.left) }
    /// The height of the top cap in points.
    public var topCapHeight: Int { Int(capInsets.top) }

    /// This image with other alignment insets, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        modifyingAttributes { $0.alignmentRectInsets = alignmentInsets }
    }

    /// This image with a text baseline `baselineOffset` points above its lower edge.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        modifyingAttributes { $0.baselineOffset = baselineOffset }
    }

    /// This image without a baseline.
    public func imageWithoutBaseline() -> UIImage {
        modifyingAttributes { $0.baselineOffset = nil }
    }

    /// This image, mirrored horizontally in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        modifyingAttributes { $0.flipsForRightToLeft = true }
    }

    /// This image, mirrored horizontally.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        modifyingAttributes { $0.orientation = $0.orientation.flippedHorizontally }
    }
}

extension UIImage.Orientation {
    fileprivate var flippedHorizontally: UIImage.Orientation {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
}

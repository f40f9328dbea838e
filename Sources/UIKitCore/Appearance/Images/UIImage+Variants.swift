/// The same pixels looked at in another way.
extension UIImage {
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changing { $0.renderingMode = renderingMode }
    }

    /// A stencil of this image, filled with `color`, that keeps that colour whatever the tint.
    public func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    /// A stencil of this image, filled with `color`; as `alwaysTemplate` it still takes the tint of its view.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changing {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// This image with borders of `capInsets` points that keep their size when it is drawn larger; what lies between
    /// is repeated.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changing {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changing { $0.alignmentRectInsets = alignmentInsets }
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        changing { $0.baselineOffset = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage {
        changing { $0.baselineOffset = nil }
    }

    /// This image, drawn mirrored where the interface runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changing { $0.flipsForRightToLeft = true }
    }

    /// This image, mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        changing { $0.orientation = $0.orientation.flippedHorizontally }
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

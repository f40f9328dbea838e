import CoreGraphics

/// The position and metrics that a background image is set for.
struct ToolbarBackgroundKey: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
}

extension UIToolbar {
    var isCompact: Bool { BarMetrics.isCompact(traitCollection) }

    /// The standard appearance: the app's, or else the default with the older properties applied.
    var effectiveStandardAppearance: UIToolbarAppearance {
        if let own = appearances.standard { return own }
        let appearance = UIToolbarAppearance(idiom: traitCollection.userInterfaceIdiom)
        appearances.legacy.apply(to: appearance, isCompact: isCompact)
        return appearance
    }

    /// The appearance of the bar over content.
    var scrolledAppearance: UIToolbarAppearance {
        (isCompact ? appearances.compact : nil) ?? effectiveStandardAppearance
    }

    /// The appearance of the bar while the content ends above it.
    var effectiveScrollEdgeAppearance: UIToolbarAppearance {
        if let appearance = (isCompact ? appearances.compactScrollEdge : nil) ?? appearances.scrollEdge {
            return appearance
        }
        let appearance = UIToolbarAppearance(barAppearance: scrolledAppearance)
        appearance.configureWithTransparentBackground()
        return appearance
    }

    /// The current appearance of the buttons.
    var foregroundAppearance: UIToolbarAppearance {
        backgroundFraction < 0.5 ? effectiveScrollEdgeAppearance : scrolledAppearance
    }

    func layOutBackground() {
        let isAtTop = barPosition == .top || barPosition == .topAttached
        let (above, below) = backgroundExtensions(isAtTop: isAtTop)
        for view in backgrounds.views {
            view.isSeparatorBelow = isAtTop
            view.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
        }
    }

    /// The extension of the background beyond the bar, in points: behind the status bar for an attached bar, and
    /// behind the home indicator for a bar that ends at the safe area.
    private func backgroundExtensions(isAtTop: Bool) -> (above: CGFloat, below: CGFloat) {
        guard let superview else { return (0, 0) }
        if isAtTop {
            guard barPosition == .topAttached, let window else { return (0, 0) }
            return (max(0, convert(CGPoint.zero, to: window).y), 0)
        }
        let safeEnd = superview.bounds.maxY - superview.safeAreaInsets.bottom
        guard superview.safeAreaInsets.bottom > 0, abs(frame.maxY - safeEnd) < 1 else { return (0, 0) }
        return (0, superview.bounds.maxY - frame.maxY)
    }
}

import CoreGraphics

/// The appearance objects that the app has set for a toolbar, by situation.
struct ToolbarAppearances {
    var standard: UIToolbarAppearance?
    var compact: UIToolbarAppearance?
    var edge: UIToolbarAppearance?
    var compactEdge: UIToolbarAppearance?
}

/// The position and metrics that a background image is set for.
struct ToolbarPlace: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
}

extension UIToolbar {
    var isCompact: Bool { BarNumbers.isCompact(traitCollection) }

    /// The standard appearance: the app's, or else the default with the older properties applied.
    var standardLook: UIToolbarAppearance {
        if let own = appearances.standard { return own }
        let look = UIToolbarAppearance(idiom: traitCollection.userInterfaceIdiom)
        legacyLook.dress(look, isCompact: isCompact)
        return look
    }

    /// Whether `barStyle` makes the bar dark regardless of the traits.
    var isDark: Bool { legacyLook.style != .default && appearances.standard == nil }

    /// The appearance of the bar over content.
    var shownLook: UIToolbarAppearance { (isCompact ? appearances.compact : nil) ?? standardLook }

    /// The appearance of the bar while the content ends above it.
    var edgeLook: UIToolbarAppearance {
        if let look = (isCompact ? appearances.compactEdge : nil) ?? appearances.edge { return look }
        let look = UIToolbarAppearance(barAppearance: shownLook)
        look.configureWithTransparentBackground()
        return look
    }

    /// The current appearance of the buttons.
    var foregroundLook: UIToolbarAppearance { backgroundPart < 0.5 ? edgeLook : shownLook }

    func layOutBackground() {
        let isAtTop = barPosition == .top || barPosition == .topAttached
        let (above, below) = reach(isAtTop: isAtTop)
        for view in [background, edgeBackground] {
            view.isLineBelow = isAtTop
            view.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
        }
    }

    /// The extension of the background beyond the bar, in points: behind the status bar for an attached bar, and
    /// behind the home indicator for a bar that ends at the safe area.
    private func reach(isAtTop: Bool) -> (above: CGFloat, below: CGFloat) {
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

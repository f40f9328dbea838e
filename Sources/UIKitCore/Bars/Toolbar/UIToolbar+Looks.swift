import CoreGraphics

/// The looks that a toolbar was given for its situations.
struct ToolbarAppearances {
    var standard: UIToolbarAppearance?
    var compact: UIToolbarAppearance?
    var edge: UIToolbarAppearance?
    var compactEdge: UIToolbarAppearance?
}

/// Where an image counts.
struct ToolbarPlace: Hashable {
    let position: UIBarPosition
    let metrics: UIBarMetrics
}

extension UIToolbar {
    var isCompact: Bool { BarNumbers.isCompact(traitCollection) }

    /// The standard look it was given, else what the older properties make of the default.
    var standardLook: UIToolbarAppearance {
        if let own = appearances.standard { return own }
        let look = UIToolbarAppearance(idiom: traitCollection.userInterfaceIdiom)
        legacyLook.dress(look, isCompact: isCompact)
        return look
    }

    /// Whether the bar is dark whatever the traits say.
    var isDark: Bool { legacyLook.style != .default && appearances.standard == nil }

    /// What counts over content.
    var shownLook: UIToolbarAppearance { (isCompact ? appearances.compact : nil) ?? standardLook }

    /// What counts while content ends above the bar.
    var edgeLook: UIToolbarAppearance {
        if let look = (isCompact ? appearances.compactEdge : nil) ?? appearances.edge { return look }
        let look = UIToolbarAppearance(barAppearance: shownLook)
        look.configureWithTransparentBackground()
        return look
    }

    /// The look of the buttons now.
    var foregroundLook: UIToolbarAppearance { backgroundPart < 0.5 ? edgeLook : shownLook }

    func layOutBackground() {
        let isAtTop = barPosition == .top || barPosition == .topAttached
        let (above, below) = reach(isAtTop: isAtTop)
        for view in [background, edgeBackground] {
            view.isLineBelow = isAtTop
            view.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
        }
    }

    /// How far the background goes on beyond the bar: behind the status bar when it is attached to it, behind the home
    /// indicator when it ends at the safe area.
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

import CoreGraphics

/// The animation between the contents of two screens in a navigation bar: both move sideways in the same direction
/// and cross-fade.
@MainActor final class NavigationBarTransition {
    private unowned let bar: UINavigationBar
    private let old: NavigationBarContent
    private let new: NavigationBarContent
    /// What disappears with the old content: copies of the large title and of the palette.
    private let oldParts: [UIView]
    /// What appears with the new content: the large title, and a palette that the old item does not show.
    private let newParts: [UIView]
    /// The distance that the contents move, in points of the bar.
    private let distance: CGFloat

    init(
        in bar: UINavigationBar, from old: NavigationBarContent, to fresh: NavigationBarContent, oldParts: [UIView],
        newParts: [UIView], isBack: Bool
    ) {
        self.bar = bar
        self.old = old
        self.new = fresh
        self.oldParts = oldParts
        self.newParts = newParts
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        distance = bar.bounds.width * BarMetrics.parallax * (isBack == isMirrored ? 1 : -1)
    }

    /// Sets the initial state of the animation.
    func prepareAnimation() {
        bar.insertSubview(old, belowSubview: new)
        for part in oldParts { bar.insertSubview(part, belowSubview: new) }
        UIView.performWithoutAnimation {
            for view in [new] + newParts { setState(view, alpha: 0, translationX: distance) }
        }
    }

    /// Sets the final state. Call inside an animation.
    func applyFinalState() {
        for view in [new] + newParts { setState(view, alpha: 1, translationX: 0) }
        setState(old, alpha: 0, translationX: -distance)
        for part in oldParts { setState(part, alpha: 0, translationX: -distance) }
    }

    private func setState(_ view: UIView, alpha: CGFloat, translationX x: CGFloat) {
        view.alpha = alpha
        view.transform = CGAffineTransform(translationX: x, y: 0)
    }

    /// Removes the old content and completes the new one, also when the animation is interrupted.
    func finish() {
        UIView.performWithoutAnimation {
            for view in [new] + newParts { setState(view, alpha: 1, translationX: 0) }
        }
        for part in oldParts { part.removeFromSuperview() }
        if old !== bar.content { old.removeFromSuperview() }
        bar.setNeedsLayout()
    }
}

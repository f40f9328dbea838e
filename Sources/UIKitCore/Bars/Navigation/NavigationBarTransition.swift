import CoreGraphics

/// The animation between the contents of two screens in a navigation bar: both move sideways in the same direction
/// and cross-fade.
@MainActor final class NavigationBarTransition {
    private unowned let bar: UINavigationBar
    private let old: NavigationBarContent
    private let new: NavigationBarContent
    /// A copy of the visible part of the old large title.
    private let oldTitle: UIView?
    private let largeTitle: UIView
    /// The distance that the contents move, in points of the bar.
    private let distance: CGFloat

    init(
        in bar: UINavigationBar, from old: NavigationBarContent, to fresh: NavigationBarContent, oldTitle: UIView?,
        largeTitle: UIView, isBack: Bool
    ) {
        self.bar = bar
        self.old = old
        self.new = fresh
        self.oldTitle = oldTitle
        self.largeTitle = largeTitle
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        distance = bar.bounds.width * BarMetrics.parallax * (isBack == isMirrored ? 1 : -1)
    }

    /// Sets the initial state of the animation.
    func prepareAnimation() {
        bar.insertSubview(old, belowSubview: new)
        if let oldTitle { bar.insertSubview(oldTitle, belowSubview: new) }
        UIView.performWithoutAnimation {
            for view in [new, largeTitle] { setState(view, alpha: 0, translationX: distance) }
        }
    }

    /// Sets the final state. Call inside an animation.
    func applyFinalState() {
        for view in [new, largeTitle] { setState(view, alpha: 1, translationX: 0) }
        setState(old, alpha: 0, translationX: -distance)
        if let oldTitle { setState(oldTitle, alpha: 0, translationX: -distance) }
    }

    private func setState(_ view: UIView, alpha: CGFloat, translationX x: CGFloat) {
        view.alpha = alpha
        view.transform = CGAffineTransform(translationX: x, y: 0)
    }

    /// Removes the old content and completes the new one, also when the animation is interrupted.
    func finish() {
        UIView.performWithoutAnimation {
            for view in [new, largeTitle] { setState(view, alpha: 1, translationX: 0) }
        }
        oldTitle?.removeFromSuperview()
        if old !== bar.content { old.removeFromSuperview() }
    }
}

import CoreGraphics

/// The animation between the contents of two screens in a navigation bar: both move sideways in the same direction
/// and cross-fade.
@MainActor final class NavigationBarChange {
    private unowned let bar: UINavigationBar
    private let old: NavigationBarContent
    private let fresh: NavigationBarContent
    /// A copy of the visible part of the old large title.
    private let oldTitle: UIView?
    private let largeTitle: UIView
    /// The distance that the contents move, in points of the bar.
    private let way: CGFloat

    init(
        in bar: UINavigationBar, from old: NavigationBarContent, to fresh: NavigationBarContent, oldTitle: UIView?,
        largeTitle: UIView, isBack: Bool
    ) {
        (self.bar, self.old, self.fresh, self.oldTitle, self.largeTitle) = (bar, old, fresh, oldTitle, largeTitle)
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        way = bar.bounds.width * BarNumbers.parallax * (isBack == isMirrored ? 1 : -1)
    }

    /// Sets the initial state of the animation.
    func begin() {
        bar.insertSubview(old, belowSubview: fresh)
        if let oldTitle { bar.insertSubview(oldTitle, belowSubview: fresh) }
        UIView.performWithoutAnimation {
            for view in [fresh, largeTitle] { show(view, alpha: 0, at: way) }
        }
    }

    /// Sets the final state. Call inside an animation.
    func animate() {
        for view in [fresh, largeTitle] { show(view, alpha: 1, at: 0) }
        show(old, alpha: 0, at: -way)
        if let oldTitle { show(oldTitle, alpha: 0, at: -way) }
    }

    private func show(_ view: UIView, alpha: CGFloat, at x: CGFloat) {
        view.alpha = alpha
        view.transform = CGAffineTransform(translationX: x, y: 0)
    }

    /// Removes the old content and completes the new one, also when the animation is interrupted.
    func end() {
        UIView.performWithoutAnimation {
            for view in [fresh, largeTitle] { show(view, alpha: 1, at: 0) }
        }
        oldTitle?.removeFromSuperview()
        if old !== bar.content { old.removeFromSuperview() }
    }
}

import CoreGraphics

/// The motion of a bar from one screen's content to another's: the old one leaves to one side, the new one comes from
/// the other, both fading.
@MainActor final class NavigationBarChange {
    private unowned let bar: UINavigationBar
    private let old: NavigationBarContent
    private let fresh: NavigationBarContent
    /// What could be seen of the old large title.
    private let oldTitle: UIView?
    private let largeTitle: UIView
    /// How far the new content comes, in points of the bar.
    private let way: CGFloat

    init(
        in bar: UINavigationBar, from old: NavigationBarContent, to fresh: NavigationBarContent, oldTitle: UIView?,
        largeTitle: UIView, isBack: Bool
    ) {
        (self.bar, self.old, self.fresh, self.oldTitle, self.largeTitle) = (bar, old, fresh, oldTitle, largeTitle)
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        way = bar.bounds.width * BarNumbers.parallax * (isBack == isMirrored ? 1 : -1)
    }

    /// Puts everything where the motion begins.
    func begin() {
        bar.insertSubview(old, belowSubview: fresh)
        if let oldTitle { bar.insertSubview(oldTitle, belowSubview: fresh) }
        UIView.performWithoutAnimation {
            for view in [fresh, largeTitle] { show(view, alpha: 0, at: way) }
        }
    }

    /// Puts everything where the motion ends; to be called inside an animation.
    func animate() {
        for view in [fresh, largeTitle] { show(view, alpha: 1, at: 0) }
        show(old, alpha: 0, at: -way)
        if let oldTitle { show(oldTitle, alpha: 0, at: -way) }
    }

    private func show(_ view: UIView, alpha: CGFloat, at x: CGFloat) {
        view.alpha = alpha
        view.transform = CGAffineTransform(translationX: x, y: 0)
    }

    /// Takes away what has left, wherever the motion stands.
    func end() {
        UIView.performWithoutAnimation {
            for view in [fresh, largeTitle] { show(view, alpha: 1, at: 0) }
        }
        oldTitle?.removeFromSuperview()
        if old !== bar.content { old.removeFromSuperview() }
    }
}

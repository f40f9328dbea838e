import CoreGraphics
import UIKitCore

/// How menus open, close and shrink.
extension MenuOverlayView {
    private var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    private static var openingSpring: UISpringTimingParameters {
        UISpringTimingParameters(
            duration: MenuMetrics.openingDuration, bounce: MenuMetrics.openingBounce,
            initialVelocity: CGVector(dx: MenuMetrics.openingVelocity, dy: MenuMetrics.openingVelocity))
    }

    private static var closingSpring: UISpringTimingParameters {
        UISpringTimingParameters(duration: MenuMetrics.closingDuration, bounce: 0, initialVelocity: .zero)
    }

    private var smallest: CGAffineTransform {
        let scale = MenuMetrics.smallestScale
        return CGAffineTransform(scaleX: scale, y: scale * MenuMetrics.heightFactor)
    }

    /// Lets the menu grow from its anchor.
    func animateOpening(of level: MenuLevel, alongside animator: MenuAnimator, completion: @escaping () -> Void) {
        let view = level.view
        guard isAnimated else {
            animator.runAnimations()
            return completion()
        }
        if let placement = level.placement {
            view.layer.anchorPoint = placement.growthPoint
            view.setUnscaledFrame(placement.frame)
        }
        view.alpha = 0
        if !reducesMotion { view.transform = smallest }
        UIView.animate(withDuration: MenuMetrics.fadeDuration, delay: 0, options: .curveEaseIn) { view.alpha = 1 }
        animate(Self.openingSpring, completion: completion) {
            view.transform = .identity
            animator.runAnimations()
        }
    }

    /// Lets all menus shrink back to the anchor.
    func animateClosing(alongside animator: MenuAnimator, completion: @escaping () -> Void) {
        guard isAnimated, window != nil else {
            animator.runAnimations()
            return completion()
        }
        let views = presentedViews
        UIView.animate(withDuration: MenuMetrics.fadeDuration, delay: 0, options: .curveEaseOut) {
            for view in views { view.alpha = 0 }
        }
        let shrinks = !reducesMotion
        animate(Self.closingSpring, completion: completion) { [smallest] in
            if shrinks { for view in views { view.transform = smallest } }
            animator.runAnimations()
        }
    }

    private var presentedViews: [UIView] { subviews.filter { $0 is MenuPlatterView } }

    private func animate(
        _ spring: UISpringTimingParameters, completion: @escaping () -> Void, changes: @escaping () -> Void
    ) {
        let motion = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
        motion.addAnimations(changes)
        motion.addCompletion { _ in completion() }
        motion.startAnimation()
    }

    // MARK: Tracking

    /// Shrinks the front menu, the more the farther the finger is outside.
    func shrink(for distance: CGFloat, of level: MenuLevel?) {
        guard let view = level?.view, !reducesMotion else { return }
        let part = min(distance / MenuMetrics.shrinkDistance, 1)
        let scale = 1 - (1 - MenuMetrics.shrunkScale) * part
        let transform = part > 0 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
        guard view.transform != transform else { return }
        if part > 0 {
            view.transform = transform
        } else {
            animate(Self.closingSpring, completion: {}) { view.transform = .identity }
        }
    }

    // MARK: Submenus

    /// Lets the submenu grow out of its row, over the dimmed parent.
    func animateSubmenu(_ level: MenuLevel, over parent: MenuLevel) {
        let end = level.placement?.frame ?? .zero
        guard isAnimated, !reducesMotion, let row = level.rowFrame else { return cover(parent.view) }
        UIView.performWithoutAnimation {
            level.view.setUnscaledFrame(parent.view.convert(row, to: self))
            level.view.layoutIfNeeded()
        }
        animate(Self.openingSpring, completion: {}) { [self] in
            level.view.setUnscaledFrame(end)
            level.view.layoutIfNeeded()
            cover(parent.view)
        }
    }

    private func cover(_ view: MenuPlatterView) {
        view.isDimmed = true
        guard !reducesMotion else { return }
        view.transform = CGAffineTransform(scaleX: MenuMetrics.coveredScale, y: MenuMetrics.coveredScale)
    }

    /// Lets submenus shrink back into their rows and shows the menu below them again.
    func animateRemoval(of levels: [MenuLevel], revealing level: MenuLevel) {
        let views = levels.map(\.view)
        level.view.isCovered = false
        for view in views { view.isCovered = true }
        guard isAnimated else {
            for view in views { view.removeFromSuperview() }
            level.view.isDimmed = false
            level.view.transform = .identity
            return
        }
        let row = levels.first?.rowFrame.map { level.view.convert($0, to: self) }
        animate(Self.closingSpring, completion: { for view in views { view.removeFromSuperview() } }) { [self] in
            level.view.isDimmed = false
            level.view.transform = .identity
            for view in views {
                view.alpha = 0
                if let row, !reducesMotion { view.setUnscaledFrame(row) }
            }
        }
    }
}

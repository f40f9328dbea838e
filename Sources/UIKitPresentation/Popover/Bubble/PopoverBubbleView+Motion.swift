import UIKitCore

extension PopoverBubbleView {
    /// Animates the bubble to shown (1) or hidden (0): it grows from the arrow's tip, and fades in and out. Nothing
    /// interrupts that, because UIKit dismisses no popover that is still coming.
    /// - Parameter tip: In the superview's points; nil grows from the center.
    /// - Returns: The duration, in seconds.
    func animate(toward goal: Double, from tip: CGPoint?) -> Seconds {
        let isShowing = goal == 1
        if isShowing, !UIAccessibility.isReduceMotionEnabled {
            grow(from: tip, startingAt: PopoverDefaults.initialScale)
        }
        fade(
            to: goal, from: isShowing ? 0 : 1,
            in: isShowing ? PopoverDefaults.fadeInDuration : PopoverDefaults.dismissDuration)
        return isShowing ? PopoverDefaults.presentDuration : PopoverDefaults.dismissDuration
    }

    /// Moves the origin of a running growth animation to the new position of the arrow's tip.
    func retargetGrowth(from tip: CGPoint?) {
        guard layer.animation(forKey: PopoverBubbleView.growthKey) != nil else { return }
        grow(from: tip, startingAt: 1)
    }

    private func grow(from tip: CGPoint?, startingAt scale: CGFloat) {
        let tip = tip ?? CGPoint(x: frame.midX, y: frame.midY)
        let growth =
            retargetedGrowth ?? SpringMotion(from: Double(scale), to: 1, settlingIn: PopoverDefaults.presentDuration)
        self.growth = growth
        let animation = CASpringAnimation(growth, keyPath: "transform", duration: PopoverDefaults.presentDuration)
        animation.fromValue = scaled(by: CGFloat(growth.from), around: tip)
        animation.toValue = CATransform3DIdentity
        layer.add(animation, forKey: PopoverBubbleView.growthKey)
    }

    private func fade(to goal: Double, from start: Double, in duration: Seconds) {
        let fading = SpringMotion(from: start, to: goal, settlingIn: duration)
        let animation = CASpringAnimation(fading, keyPath: "opacity", duration: duration)
        animation.fromValue = start
        animation.toValue = goal
        layer.add(animation, forKey: PopoverBubbleView.fadingKey)
        layer.opacity = Float(goal)
    }

    /// A growth that continues from the current scale; nil when none is running.
    private var retargetedGrowth: SpringMotion? {
        guard let growth, let time = layer.runningTime(forKey: PopoverBubbleView.growthKey) else { return nil }
        return growth.retargeted(to: 1, at: time, settlingIn: PopoverDefaults.presentDuration)
    }

    private static let growthKey = "popover.growth"
    private static let fadingKey = "popover.fade"

    /// The transform that scales the view around `point` of the superview.
    private func scaled(by scale: CGFloat, around point: CGPoint) -> CATransform3D {
        let dx = point.x - layer.position.x
        let dy = point.y - layer.position.y
        let moved = CATransform3DMakeTranslation(dx * (1 - scale), dy * (1 - scale), 0)
        return CATransform3DScale(moved, scale, scale, 1)
    }
}

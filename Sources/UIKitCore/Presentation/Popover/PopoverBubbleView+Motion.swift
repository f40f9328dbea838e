extension PopoverBubbleView {
    /// Starts the motion to shown (1) or hidden (0): growing out of the arrow's tip, or fading away.
    ///
    /// - Parameter tip: In the superview's points; nil grows from the middle.
    /// - Returns: How long it takes, in seconds.
    func animate(toward goal: Double, from tip: CGPoint?) -> Seconds {
        goal == 1 ? grow(from: tip ?? CGPoint(x: frame.midX, y: frame.midY)) : fade()
    }

    private func grow(from tip: CGPoint) -> Seconds {
        let growth = CASpringAnimation(keyPath: "transform")
        growth.stiffness = PopoverNumbers.springStiffness
        growth.damping = PopoverNumbers.springDamping
        growth.fromValue = scaled(by: PopoverNumbers.smallestScale, around: tip)
        growth.toValue = CATransform3DIdentity
        growth.duration = PopoverNumbers.presentDuration
        layer.add(growth, forKey: "popover.growth")
        let appearance = CABasicAnimation(keyPath: "opacity")
        appearance.fromValue = 0
        appearance.toValue = 1
        appearance.duration = PopoverNumbers.fadeInDuration
        appearance.timingFunction = CAMediaTimingFunction(name: .easeIn)
        layer.add(appearance, forKey: "popover.appearance")
        return PopoverNumbers.presentDuration
    }

    private func fade() -> Seconds {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = layer.presentation()?.opacity ?? layer.opacity
        fade.toValue = 0
        fade.duration = PopoverNumbers.dismissDuration
        fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(fade, forKey: "popover.fade")
        layer.opacity = 0
        return PopoverNumbers.dismissDuration
    }

    /// The transform that shrinks the view to a part of its size, with `point` of the superview standing still.
    private func scaled(by scale: CGFloat, around point: CGPoint) -> CATransform3D {
        let (dx, dy) = (point.x - layer.position.x, point.y - layer.position.y)
        let moved = CATransform3DMakeTranslation(dx * (1 - scale), dy * (1 - scale), 0)
        return CATransform3DScale(moved, scale, scale, 1)
    }
}

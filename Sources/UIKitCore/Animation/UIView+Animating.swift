extension UIView {
    /// Changes views over `duration` seconds, slow at both ends.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations)
    }

    /// Changes views over `duration` seconds, slow at both ends.
    ///
    /// - Parameter completion: Called once, with whether the animations ran to their ends.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Changes views over time. The properties have their new values when this returns; the screen follows.
    ///
    /// - Parameters:
    ///   - duration: Seconds. From 0 downward, and when it is no number, everything changes at once and the
    ///     completion comes with the next turn. Along the keyboard's curve, 7, every animation takes 0.506 s.
    ///   - delay: Seconds before it begins, during which the old values show.
    ///   - animations: Runs now.
    ///   - completion: Called once: with true when the animations ran to their ends, or when nothing changed that
    ///     animates, which is not waited for; with false when one was taken away.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var timing = ViewTiming(duration: options.duration(duration), delay: delay, curve: options.curve)
        timing.repeats(options)
        animate(timing, options, animations, completion)
    }

    /// As above, moving like a weight on a spring that comes to rest after `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for no swinging, towards 0 for ever more.
    ///   - velocity: The speed at the beginning, in ways per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var curve = MotionCurve.linear
        if duration > 0, duration.isFinite {
            let spring = Spring(
                dampingRatio: Double(dampingRatio), velocity: Double(velocity), settlingIn: duration)
            curve = .spring(x: spring, y: spring)
        }
        var timing = ViewTiming(duration: duration, delay: delay, curve: curve)
        timing.repeats(options)
        animate(timing, options, animations, completion)
    }

    /// As above, with a spring described by how long and how bouncy it feels; it takes as long as it needs to settle.
    ///
    /// - Parameters:
    ///   - duration: The period of the spring without damping, in seconds. Default 0.5.
    ///   - bounce: −1 to 1; 0, the default, does not swing, above it does, below it creeps.
    ///   - velocity: The speed at the beginning, in ways per second. Default 0.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var timing = ViewTiming(duration: 0, delay: delay, curve: .linear)
        if duration > 0, duration.isFinite {
            let spring = Spring(period: duration, bounce: Double(bounce), velocity: Double(velocity))
            timing.curve = .spring(x: spring, y: spring)
            timing.duration = spring.settlingTime(within: Spring.settledResidue)
        }
        timing.repeats(options)
        withoutActuallyEscaping(animations) { animate(timing, options, $0, completion) }
    }

    /// Gives the views in the block's animations a number of runs of their own.
    ///
    /// - Parameters:
    ///   - count: How many runs; 0 and what is no number count as 1.
    ///   - autoreverses: Whether each run is followed by one backwards.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = AnimationContext.current, let animation = outer.animation else { return animations() }
        var timing = animation.timing
        timing.repeatCount = count > 0 ? Double(count) : 1
        timing.autoreverses = autoreverses
        let inner = ViewAnimation(timing, allowsTouches: animation.allowsTouches)
        animation.wait(for: inner)
        let context = AnimationContext(inner)
        (context.start, context.isReplacing) = (outer.start, outer.isReplacing)
        context.perform(animations)
        inner.close()
    }

    /// Runs the block with all its changes at once, also inside of a block that animates.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext(nil).perform(actionsWithoutAnimation)
    }

    /// Whether changes in blocks animate. Default true.
    public class var areAnimationsEnabled: Bool {
        guard let context = AnimationContext.current else { return !animationsAreDisabled }
        return !animationsAreDisabled && context.animation != nil
    }

    /// Sets whether changes in blocks animate, from now on and everywhere.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        animationsAreDisabled = !enabled
    }

    /// The duration of the block that runs, in seconds; 0 outside of blocks.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationContext.current?.animation?.timing.duration ?? 0
    }

    private static var animationsAreDisabled = false
}

extension UIView {
    /// Runs a block in an animation of its own, or in an animator's when that is around it.
    static func animate(
        _ timing: ViewTiming, _ options: AnimationOptions, keyframes: KeyframeTrack? = nil,
        _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationContext.current
        let timing = timing.inherited(from: outer?.animation?.timing, options)
        guard areAnimationsEnabled, timing.isAnimated else {
            AnimationContext(nil).perform(changes)
            if let completion { AnimationContext.later { completion(true) } }
            return
        }
        let joined = outer?.animation.flatMap { $0.takesInner(options) ? $0 : nil }
        let animation =
            joined ?? ViewAnimation(timing, allowsTouches: options.contains(.allowUserInteraction))
        let context = AnimationContext(animation)
        context.keyframes = keyframes
        context.start = joined == nil ? 0 : outer?.start ?? 0
        context.isReplacing = options.contains(.beginFromCurrentState)
        if let completion { animation.whenEnded(completion) }
        context.perform {
            changes()
            if options.contains(.layoutSubviews) { context.layOutResized() }
        }
        keyframes?.finish(in: animation, isReplacing: context.isReplacing)
        guard joined == nil else { return }
        AnimationGathering.current?.take(animation)
        animation.close()
    }
}

extension Spring {
    /// A spring by its feel: the period it would have without damping, and how much it bounces, −1 to 1.
    init(period: Seconds, bounce: Double, velocity: Double) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
        let frequency = 2 * Double.pi / period
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency,
            damping: 2 * max(ratio, Spring.leastDampingRatio) * frequency, velocity: velocity.isFinite ? velocity : 0)
    }
}

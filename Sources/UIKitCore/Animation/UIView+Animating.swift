extension UIView {
    /// Animates changes of views over `duration` seconds with ease-in, ease-out timing.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations)
    }

    /// Animates changes of views over `duration` seconds with ease-in, ease-out timing.
    ///
    /// - Parameter completion: Called once. True if the animations ran to their end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes of views. The properties have their new values on return; the screen follows.
    ///
    /// - Parameters:
    ///   - duration: Seconds. Non-finite values and values of 0 or less change everything at once; the completion is
    ///     called before the next layout. Along the keyboard's curve, 7, every animation takes 0.506 s.
    ///   - delay: Seconds before the animation begins. The old values are shown meanwhile.
    ///   - animations: Called immediately.
    ///   - completion: Called once. True if the animations ran to their end, or at once if nothing was animated. False
    ///     if an animation was removed.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        var timing = ViewTiming(duration: options.duration(duration), delay: delay, curve: options.curve)
        timing.applyRepetition(from: options)
        animate(timing, options, animations, completion)
    }

    /// Animates changes of views along a spring that settles after `duration` seconds.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not oscillate; values towards 0 oscillate longer.
    ///   - velocity: The initial velocity as a multiple of the total distance per second.
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
        timing.applyRepetition(from: options)
        animate(timing, options, animations, completion)
    }

    /// Animates changes of views along a spring with a perceptual duration and a bounce. It takes as long as it needs
    /// to settle.
    ///
    /// - Parameters:
    ///   - duration: The period of the spring without damping, in seconds. Default 0.5.
    ///   - bounce: −1 to 1. 0, the default, does not oscillate, positive values do, negative values are overdamped.
    ///   - velocity: The initial velocity as a multiple of the total distance per second. Default 0.
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
        timing.applyRepetition(from: options)
        withoutActuallyEscaping(animations) { animate(timing, options, $0, completion) }
    }

    /// Sets a repeat count for the changes in `animations`, inside an animation block.
    ///
    /// - Parameters:
    ///   - count: The number of runs. NaN and values of 0 or less count as 1.
    ///   - autoreverses: Whether each run is followed by a reverse run.
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
        context.startFraction = outer.startFraction
        context.isReplacing = outer.isReplacing
        context.perform(animations)
        inner.close()
    }

    /// Performs changes without animation, also inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext(nil).perform(actionsWithoutAnimation)
    }

    /// Whether changes in animation blocks are animated. Default true.
    public class var areAnimationsEnabled: Bool {
        guard let context = AnimationContext.current else { return !animationsAreDisabled }
        return !animationsAreDisabled && context.animation != nil
    }

    /// Sets whether changes in animation blocks are animated, everywhere.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        animationsAreDisabled = !enabled
    }

    /// The duration of the current animation block in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationContext.current?.animation?.timing.duration ?? 0
    }

    private static var animationsAreDisabled = false
}

extension UIView {
    /// Runs an animation block, or joins the animation of an animator around it.
    static func animate(
        _ timing: ViewTiming, _ options: AnimationOptions, keyframes: KeyframeTrack? = nil,
        _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationContext.current
        let timing = timing.inherited(from: outer?.animation?.timing, options)
        guard areAnimationsEnabled, timing.isAnimated else {
            AnimationContext(nil).perform(changes)
            if let completion { AnimationContext.performBeforeLayout { completion(true) } }
            return
        }
        let joinedAnimation = outer?.animation.flatMap { $0.adoptsNestedBlock(with: options) ? $0 : nil }
        let animation =
            joinedAnimation ?? ViewAnimation(timing, allowsTouches: options.contains(.allowUserInteraction))
        let context = AnimationContext(animation)
        context.keyframes = keyframes
        context.startFraction = joinedAnimation == nil ? 0 : outer?.startFraction ?? 0
        context.isReplacing = options.contains(.beginFromCurrentState)
        if let completion { animation.addCompletion(completion) }
        context.perform {
            changes()
            if options.contains(.layoutSubviews) { context.layoutResizedViews() }
        }
        keyframes?.addKeyframes(to: animation, isReplacing: context.isReplacing)
        guard joinedAnimation == nil else { return }
        AnimationCollector.current?.add(animation)
        animation.close()
    }
}

extension Spring {
    /// Creates a spring from its undamped period in seconds and its bounce, −1 to 1.
    init(period: Seconds, bounce: Double, velocity: Double) {
        let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
        let frequency = 2 * Double.pi / period
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(
            mass: 1, stiffness: frequency * frequency,
            damping: 2 * max(ratio, Spring.minimumDampingRatio) * frequency, velocity: velocity.isFinite ? velocity : 0)
    }
}

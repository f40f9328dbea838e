import StateMachines

/// Animates the changes in blocks, and can be paused, scrubbed, reversed and continued.
///
/// A paused or stopped animator has to be finished before it is released. A running animator retains itself.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// The timing of the animation.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration in seconds. A spring defined by mass, stiffness and damping determines it.
    open private(set) var duration: TimeInterval
    /// The delay of `startAnimation(afterDelay:)` in seconds.
    open internal(set) var delay: TimeInterval = 0
    /// Whether views receive touches during the animation. Default true. Read when the animation begins.
    open var isUserInteractionEnabled = true
    /// Stored without effect: hit testing always uses the views' final values. Default false.
    open var isManualHitTestingEnabled = false
    /// Whether the animation can be paused, stopped and scrubbed. Default true.
    open var isInterruptible = true
    /// Whether scrubbing is linear instead of along the curve. Default true.
    open var scrubsLinearly = true
    /// Whether the animation pauses at its end instead of completing. Default false.
    open var pausesOnCompletion: Bool {
        get { stateMachine.pausesOnCompletion }
        set { stateMachine.pausesOnCompletion = newValue }
    }

    var stateMachine = AnimatorStateMachine()
    let runner = EffectRunner<AnimatorStateMachine.Effect>()
    /// The animation while the animator is active.
    var animation: ViewAnimation?
    var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var isDirectionReversed = false
    /// The course that was paused; nil after scrubbing.
    var pausedCourse: AnimationDrive.Course?
    var deferredStart: FrameLoop.WorkToken?
    /// The work that pauses the animation at its end.
    var pauseAtEndWork: FrameLoop.WorkToken?
    /// Whether the completions of an animation that has reached its end are being called.
    var isCompleting = false
    /// Retains the animator while it runs.
    var retainedSelf: UIViewPropertyAnimator?

    /// Creates an animator with a duration in seconds and timing parameters.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.duration(for: max(0, ViewTiming.sanitized(duration)))
        super.init()
    }

    /// Creates an animator without animations, which takes no time. For properties that get another one later.
    public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

    /// Creates an animator with a standard curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring that settles within the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    isolated deinit {
        switch stateMachine.phase {
        case .inactive, .pending: return
        case .running, .paused, .stopped:
            animation?.end(at: .end)
            misuse(
                "It is an error to release a paused or stopped property animator. Property animators must either "
                    + "finish animating or be explicitly stopped and finished before they can be released.",
                raises: true)
        }
    }

    /// Creates and starts an animator.
    ///
    /// - Parameter options: Curve and touches; transitions and repetition are ignored.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 0xF)) ?? .easeInOut
        let animator = makeRunning(duration, UICubicTimingParameters(animationCurve: curve))
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
        return animator
    }

    /// Creates an animator with the same duration and timing, without blocks.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    }

    // MARK: Blocks

    /// Adds changes to animate.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that begin later by a fraction of the remaining duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addBlock(animation, delayFactor: delayFactor)
    }

    /// Adds a block to be called once, with the final position.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Control

    /// The state: inactive, active or stopped.
    open var state: UIViewAnimatingState {
        switch stateMachine.phase {
        case .inactive, .pending: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    /// Whether the animation is active and not paused. Still true in the completions of an animation that has reached its
    /// end by itself.
    open var isRunning: Bool { stateMachine.phase == .running || isCompleting }

    /// Whether the animation runs towards its beginning.
    open var isReversed: Bool {
        get { isDirectionReversed }
        set {
            if newValue != isDirectionReversed {
                perform(.reverse, name: "setReversed:") { isDirectionReversed = newValue }
            }
        }
    }

    /// The progress in the current direction, 0 to 1. Setting it pauses the animation. A non-finite value is a misuse.
    open var fractionComplete: CGFloat {
        get { completedFraction }
        set {
            guard newValue.isFinite else {
                return misuse("UIViewPropertyAnimator fractionComplete cannot be \(newValue).", raises: true)
            }
            perform(.scrub, name: "setFractionComplete:") { scrubTarget = newValue }
        }
    }
    var scrubTarget: CGFloat = 0

    /// Starts or resumes the animation.
    open func startAnimation() { perform(.start, name: "startAnimation") }

    /// Starts the animation after `delay` seconds. Only valid while inactive.
    open func startAnimation(afterDelay delay: TimeInterval) {
        perform(.startAfterDelay, name: "startAnimationAfterDelay:") {
            self.delay = max(0, ViewTiming.sanitized(delay))
        }
    }

    /// Pauses the animation, and starts it first if necessary.
    open func pauseAnimation() { perform(.pause, name: "pauseAnimation") }

    /// Resumes the animation, optionally with other timing.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        perform(.resume, name: "continueAnimationWithTimingParameters:durationFactor:") {
            continuation = (parameters, durationFactor.isFinite ? max(0, Double(durationFactor)) : 0)
        }
    }
    var continuation: (parameters: (any UITimingCurveProvider)?, factor: Double) = (nil, 0)

    /// Stops the animation in the displayed state.
    open func stopAnimation(_ withoutFinishing: Bool) {
        perform(withoutFinishing ? .stopWithoutFinishing : .stop, name: "stopAnimation:")
    }

    /// Sets the values of `finalPosition` and calls the completions. Only valid after `stopAnimation(false)`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        perform(.finish, name: "finishAnimationAtPosition:") { requestedFinalPosition = finalPosition }
    }
    var requestedFinalPosition = UIViewAnimatingPosition.end
}

extension UIViewPropertyAnimator {
    /// Creates an animator of this class. Traps for subclasses, which may lack the required initializer.
    fileprivate class func makeRunning(_ duration: TimeInterval, _ parameters: UICubicTimingParameters) -> Self {
        guard let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters) as? Self else {
            preconditionFailure(
                "\(self) is a subclass; call its own initializer and startAnimation() instead of "
                    + "runningPropertyAnimator(withDuration:delay:options:animations:completion:).")
        }
        return animator
    }
}

/// Animates what its blocks change, and can be paused, scrubbed, turned round and sent on while it does.
///
/// An animator that is paused or stopped must be finished before it is let go; one that runs stays by itself.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// The curve.
    public let timingParameters: (any UITimingCurveProvider)?
    /// Seconds. A spring that is told by its mass has its own.
    public let duration: TimeInterval
    /// The seconds that `startAnimation(afterDelay:)` waits.
    public internal(set) var delay: TimeInterval = 0
    /// Whether touches reach the views meanwhile. Default true; counts from the beginning of the animation.
    open var isUserInteractionEnabled = true
    /// Kept: hit testing uses the views' own values, never what is shown. Default false.
    open var isManualHitTestingEnabled = false
    /// Whether it can be paused, stopped and scrubbed. Default true.
    open var isInterruptible = true
    /// Whether scrubbing follows the finger evenly, and not along the curve. Default true.
    open var scrubsLinearly = true
    /// Whether it waits at its end, paused, to be turned round or stopped. Default false.
    open var pausesOnCompletion: Bool {
        get { life.pausesOnCompletion }
        set { life.pausesOnCompletion = newValue }
    }

    var life = AnimatorLife()
    /// What moves the views while it is active.
    var animation: ViewAnimation?
    var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    var isTurned = false
    /// Where the curve stood when it was paused, until it is scrubbed.
    var pausedCourse: AnimationDrive.Course?
    var deferredStart: FrameLoop.Work?
    /// Waits for the end at which it is to pause.
    var restWork: FrameLoop.Work?
    /// Itself while it runs.
    var lifeline: UIViewPropertyAnimator?

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.duration(for: max(0, ViewTiming.valid(duration)))
        super.init()
    }

    /// One of the views' curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// A curve with two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
        self.init(duration: duration, timingParameters: parameters)
        if let animations { addAnimations(animations) }
    }

    /// A spring that settles within the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    isolated deinit {
        switch life.phase {
        case .inactive, .waiting: return
        case .running, .paused, .stopped:
            animation?.end(at: .end)
            misuse(
                "It is an error to release a paused or stopped property animator. Property animators must either "
                    + "finish animating or be explicitly stopped and finished before they can be released.",
                raises: true)
        }
    }

    /// An animator that runs already.
    ///
    /// - Parameter options: Curve, touches and repetition; transitions count for nothing.
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

    /// A new animator with the same duration and curve, without blocks.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    }

    // MARK: Blocks

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { take(animation, delayFactor) }

    /// Adds what is called once, with where the animation ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Steering

    open var state: UIViewAnimatingState {
        switch life.phase {
        case .inactive, .waiting: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    open var isRunning: Bool { life.phase == .running }

    open var isReversed: Bool {
        get { isTurned }
        set { if newValue != isTurned { perform(.reverse, "setReversed:") { isTurned = newValue } } }
    }

    open var fractionComplete: CGFloat {
        get { completedFraction }
        set {
            guard newValue.isFinite else {
                return misuse("UIViewPropertyAnimator fractionComplete cannot be \(newValue).", raises: true)
            }
            perform(.scrub, "setFractionComplete:") { scrubTarget = newValue }
        }
    }
    var scrubTarget: CGFloat = 0

    open func startAnimation() { perform(.start, "startAnimation") }

    open func startAnimation(afterDelay delay: TimeInterval) {
        perform(.startLater, "startAnimationAfterDelay:") { self.delay = max(0, ViewTiming.valid(delay)) }
    }

    open func pauseAnimation() { perform(.pause, "pauseAnimation") }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        perform(.resume, "continueAnimationWithTimingParameters:durationFactor:") {
            continuation = (parameters, durationFactor.isFinite ? max(0, Double(durationFactor)) : 0)
        }
    }
    var continuation: (parameters: (any UITimingCurveProvider)?, factor: Double) = (nil, 0)

    open func stopAnimation(_ withoutFinishing: Bool) {
        perform(withoutFinishing ? .stopWithoutFinishing : .stop, "stopAnimation:")
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        perform(.finish, "finishAnimationAtPosition:") { finalPlace = finalPosition }
    }
    var finalPlace = UIViewAnimatingPosition.end
}

extension UIViewPropertyAnimator {
    /// An animator of this class, which must have the initialiser of this one.
    fileprivate class func makeRunning(_ duration: TimeInterval, _ parameters: UICubicTimingParameters) -> Self {
        guard let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters) as? Self else {
            preconditionFailure(
                "\(self) is a subclass; call its own initialiser and startAnimation() in place of "
                    + "runningPropertyAnimator(withDuration:delay:options:animations:completion:).")
        }
        return animator
    }
}

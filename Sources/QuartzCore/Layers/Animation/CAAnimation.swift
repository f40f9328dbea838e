import Foundation

/// Receives the start and the end of an animation. Both methods have defaults that do nothing.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when the animation is shown for the first time.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation is over.
    ///
    /// - Parameter flag: True when it ran to its end; false when it, or its layer, was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Changes what a layer shows over time. A layer runs a copy; later changes to the original have no effect on it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    final var timing = TimingValues()

    /// Maps linear progress to eased progress; nil is linear. Default nil.
    open var timingFunction: CAMediaTimingFunction?
    /// Notified of start and end. Retained until the animation is deallocated. Default nil.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer removes the animation when it is over. Default true.
    open var isRemovedOnCompletion = true

    /// Start time in the time of what it runs in, in seconds; 0 starts with the next frame. Default 0.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// Length of one run in seconds; 0 uses the transaction's or the group's duration. Default 0.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// Rate of local time relative to the parent's; 0 stops it. Default 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// Offset in seconds that is added to local time. Default 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// Number of runs, fractions included; 0 counts as one run. Default 0.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// Seconds for which runs repeat; used when above 0. Default 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether each run also plays backward. Default false.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// What is shown before the start and after the end. Default `removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    public override init() {
        super.init()
    }

    /// The initial value of a property; nil when the class has none. Default nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Adds the animation to the layer `anObject` under the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// An animation of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeInstance(of: type(of: self))
        copy.copyProperties(from: self)
        return copy
    }

    /// Copies the properties of another animation of the same class. Subclasses with own properties override it.
    func copyProperties(from other: CAAnimation) {
        timing = other.timing
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// Sets the duration to that of the enclosing group or transaction if it has none.
    func inheritDuration(_ inherited: Seconds) {
        if timing.duration <= 0 {
            timing.duration = inherited
        }
    }

    /// Changes `values` to what the animation shows `time` seconds into one of its runs.
    ///
    /// - Parameter run: The number of completed runs.
    func apply(to values: inout LayerValues, at time: Seconds, run: Double) {}

    /// The key that replaces the given one, for animations of which a layer runs at most one; nil for others.
    var exclusiveKey: String? { nil }

    /// Called before the layer starts to run the animation.
    func willStart(on layer: CALayer) {}

    /// Called when the layer no longer runs the animation, or shows only its final value.
    func didStop() {}

    /// The start in the layer's time, when the first frame that shows the animation is at `time`.
    func startTime(in layer: CALayer, at time: Seconds) -> Seconds { timing.beginTime == 0 ? time : timing.beginTime }

    /// The seconds into a run that are shown at the local time; nil when nothing is shown.
    func runTime(at local: Seconds) -> Seconds? { timing.runTime(at: local) }

    /// Whether the animation has begun at the local time.
    func hasBegun(at local: Seconds) -> Bool { local >= 0 }

    /// Whether the animation is past its end at the local time.
    func isFinished(at local: Seconds) -> Bool { timing.phase(at: local) == .after }

    /// Whether the animation shows a different value with every frame.
    package var isMoving: Bool { timing.speed != 0 }

    /// The seconds until the animation shows another value than at the local time, while it runs; 0 if it changes with
    /// every frame.
    func secondsToNextValue(at local: Seconds) -> Seconds { 0 }

    /// Whether the animation never ends by itself.
    package var isEndless: Bool {
        timing.speed == 0 || repeatCount >= .greatestFiniteMagnitude || repeatDuration >= .greatestFiniteMagnitude
    }

    /// Progress after `time` seconds of a run, with the timing function applied; linear progress is 0 to 1.
    final func progress(at time: Seconds) -> Double {
        let fraction = duration > 0 ? time / duration : 1
        return timingFunction?.value(at: fraction) ?? fraction
    }
}

/// Makes the initializer of any animation class callable; see `makeInstance(of:)`. Not for use by apps.
open class CAAnimationInitializer: CAAnimation {
    /// Creates an animation.
    public required override init() {
        super.init()
    }
}

/// Creates an animation of the given class. Swift allows such a call only if every subclass has a `required`
/// `init()`.
///
/// The required initializer of `CAAnimationInitializer` has the slot of the inherited `init()` in the method table,
/// so the call reaches that of `type`. It must not be inlined: an optimizer that sees both ends assumes the result to
/// be a `CAAnimationInitializer`.
@inline(never)
private func makeInstance(of type: CAAnimation.Type) -> CAAnimation {
    unsafeBitCast(type, to: CAAnimationInitializer.Type.self).init()
}

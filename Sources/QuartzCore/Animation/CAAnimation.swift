import Foundation

/// Hears when an animation begins and ends. Both methods have defaults that do nothing.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation shows for the first time.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over.
    ///
    /// - Parameter flag: Whether it ran to its end; false when it, or its layer, was taken away before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Changes what a layer shows over time. A layer runs a copy; changes to the original come too late for it.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    final var timing = TimingValues()

    /// Turns even progress into progress that is not; nil for even. Default nil.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears of beginning and end; held until the animation is gone. Default nil.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation when it is over. Default true.
    open var isRemovedOnCompletion = true

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    public override init() {
        super.init()
    }

    /// The value a property starts with; nil when the class does not say. Default nil.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// Adds itself to the layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// An animation of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeSibling(of: type(of: self))
        copy.take(self)
        return copy
    }

    /// Takes over the values of another animation of the same class.
    func take(_ other: CAAnimation) {
        timing = other.timing
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// Gives an animation without a duration that of what it runs in.
    func inheritDuration(_ inherited: Seconds) {
        if timing.duration <= 0 {
            timing.duration = inherited
        }
    }

    /// Changes `values` to what is shown `time` seconds of this animation's own into one of its runs.
    ///
    /// - Parameter run: How many runs lie behind it.
    func apply(to values: inout LayerValues, at time: Seconds, run: Double) {}

    /// The layer is about to run it.
    func willStart(on layer: CALayer) {}

    /// The layer runs it no more, or only shows its end.
    func didStop() {}

    /// The layer's time at which it begins, when the first frame that shows it has come at `time`.
    func beginning(in layer: CALayer, at time: Seconds) -> Seconds { timing.beginTime == 0 ? time : timing.beginTime }

    /// The seconds into a run that are shown at its own time; nil when nothing is.
    func shownTime(at local: Seconds) -> Seconds? { timing.shownTime(at: local) }

    /// Whether it has begun at its own time.
    func hasBegun(at local: Seconds) -> Bool { local >= 0 }

    /// Whether it is past its end at its own time.
    func isFinished(at local: Seconds) -> Bool { timing.phase(at: local) == .after }

    /// Whether it shows something else with every frame.
    package var isMoving: Bool { timing.speed != 0 }

    /// Whether it never ends by itself.
    package var isEndless: Bool {
        timing.speed == 0 || repeatCount >= .greatestFiniteMagnitude || repeatDuration >= .greatestFiniteMagnitude
    }

    /// Even progress, 0 to 1, after `time` seconds of a run, with the timing function applied.
    final func progress(at time: Seconds) -> Double {
        let fraction = duration > 0 ? time / duration : 1
        return timingFunction?.value(at: fraction) ?? fraction
    }
}

/// Makes the initialiser of whatever class callable; see `makeSibling`. Never instantiated as itself.
open class CAAnimationShadow: CAAnimation {
    public required override init() {
        super.init()
    }
}

/// An animation of the given class, whose `init()` Swift would let us call only if every subclass said `required`.
///
/// The shadow's required initialiser has the place of the inherited one in the table of methods, so the call reaches
/// that of `type`. It must not be inlined: an optimiser that sees both ends believes the result is a shadow.
@inline(never)
private func makeSibling(of type: CAAnimation.Type) -> CAAnimation {
    unsafeBitCast(type, to: CAAnimationShadow.Type.self).init()
}

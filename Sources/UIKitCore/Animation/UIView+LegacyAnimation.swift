extension UIView {
    /// Begins an animation block, before closures were available.
    ///
    /// - Parameters: Passed to the delegate's methods, except for the context, because selectors have at most two
    ///   arguments here.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        LegacyAnimation.begin(animationID)
    }

    /// Ends the animation block that was begun last.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func commitAnimations() { LegacyAnimation.commit() }

    /// Sets the delegate of the block. It is retained until the animations have ended.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationDelegate(_ delegate: Any?) { LegacyAnimation.current?.delegate = delegate }

    /// Sets a method of the delegate to be called at the start, with the animation's name or without arguments.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.current?.willStart = selector }

    /// Sets a method of the delegate to be called at the end, with the animation's name and a number that tells whether
    /// it finished.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimation.current?.didStop = selector }

    /// Sets the duration of the block in seconds. Default 0.2. All settings have to precede the first change.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) {
        LegacyAnimation.current?.timing.duration = max(0, ViewTiming.sanitized(duration))
    }

    /// Sets the delay of the block in seconds. Default 0.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) {
        LegacyAnimation.current?.timing.delay = ViewTiming.sanitized(delay)
    }

    /// Sets the timing curve of the block. Default `easeInOut`.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        LegacyAnimation.current?.timing.curve = .cubic(curve.function)
    }

    /// Sets the number of runs of the block. Values of 0 or less count as 1.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        LegacyAnimation.current?.timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    }

    /// Sets whether each run of the block is followed by a reverse run. Default false.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        LegacyAnimation.current?.timing.autoreverses = repeatAutoreverses
    }

    /// Sets whether the block begins at the displayed state. Default false.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        LegacyAnimation.current?.context.isReplacing = fromCurrentState
    }
}

/// An animation block between `beginAnimations` and `commitAnimations`.
@MainActor private final class LegacyAnimation {
    private static var openAnimations: [LegacyAnimation] = []
    static var current: LegacyAnimation? { openAnimations.last }

    let name: String?
    var timing = ViewTiming(
        duration: AnimationDefaults.legacyDuration, curve: .cubic(UIView.AnimationCurve.easeInOut.function))
    var delegate: Any?
    var willStart: Selector?
    var didStop: Selector?
    private(set) lazy var context = AnimationContext(self.makeAnimation())
    private var animation: ViewAnimation?

    private init(_ name: String?) {
        self.name = name
    }

    static func begin(_ name: String?) {
        let legacy = LegacyAnimation(name)
        openAnimations.append(legacy)
        legacy.context.makeCurrent()
    }

    /// Ends the current block. Does nothing without one.
    static func commit() {
        guard let legacy = openAnimations.popLast() else { return }
        legacy.context.restoreOuterContext()
        let delegate = legacy.delegate
        let name = legacy.name
        let didStop = legacy.didStop
        let animation = legacy.animation ?? ViewAnimation(legacy.timing, allowsTouches: false)
        if let delegate, let willStart = legacy.willStart {
            animation.onStart = { _ = willStart.send(to: delegate, from: name, for: nil) }
        }
        if let delegate, let didStop {
            animation.addCompletion { finished in _ = didStop.perform(on: delegate, name, finished as NSNumber) }
        }
        animation.close()
    }

    private func makeAnimation() -> ViewAnimation? {
        guard timing.isAnimated else { return nil }
        let made = ViewAnimation(timing, allowsTouches: false)
        animation = made
        return made
    }
}

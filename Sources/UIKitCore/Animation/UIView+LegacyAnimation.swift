extension UIView {
    /// Opens a block of animations, in the way before blocks of code.
    ///
    /// - Parameters: Handed to the delegate's methods; the context is not, as selectors here take two arguments.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        LegacyAnimation.begin(animationID)
    }

    /// Closes the block that was opened last.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func commitAnimations() { LegacyAnimation.commit() }

    /// Held until the animations are over.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationDelegate(_ delegate: Any?) { LegacyAnimation.current?.delegate = delegate }

    /// A method of the delegate that takes the animation's name, or nothing.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.current?.willStart = selector }

    /// A method of the delegate that takes the animation's name and whether it finished, as a number.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimation.current?.didStop = selector }

    /// Seconds; 0.2 when nothing is said. Settings take effect when they come before the first change.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) {
        LegacyAnimation.current?.timing.duration = max(0, ViewTiming.valid(duration))
    }

    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) {
        LegacyAnimation.current?.timing.delay = ViewTiming.valid(delay)
    }

    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        LegacyAnimation.current?.timing.curve = .cubic(curve.function)
    }

    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        LegacyAnimation.current?.timing.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1
    }

    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        LegacyAnimation.current?.timing.autoreverses = repeatAutoreverses
    }

    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Please use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        LegacyAnimation.current?.context.isReplacing = fromCurrentState
    }
}

/// What is between `beginAnimations` and `commitAnimations`.
@MainActor private final class LegacyAnimation {
    private static var open: [LegacyAnimation] = []
    static var current: LegacyAnimation? { open.last }

    let name: String?
    var timing = ViewTiming(
        duration: AnimationNumbers.legacyDuration, curve: .cubic(UIView.AnimationCurve.easeInOut.function))
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
        open.append(legacy)
        legacy.context.enter()
    }

    /// More ends than beginnings change nothing.
    static func commit() {
        guard let legacy = open.popLast() else { return }
        legacy.context.leave()
        let (delegate, name, didStop) = (legacy.delegate, legacy.name, legacy.didStop)
        let animation = legacy.animation ?? ViewAnimation(legacy.timing, allowsTouches: false)
        if let delegate, let willStart = legacy.willStart {
            animation.onStart = { _ = willStart.send(to: delegate, from: name, for: nil) }
        }
        if let delegate, let didStop {
            animation.whenEnded { finished in _ = didStop.perform(on: delegate, name, finished as NSNumber) }
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

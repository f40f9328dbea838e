/// A position at which an animation can be finished.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The final values, the initial values.
    case end, start
    /// The displayed values.
    case current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive
    /// Started: running or paused.
    case active
    /// Stopped, and waiting to be finished.
    case stopped
}

/// An object that animates views and can be controlled while it does.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// Whether the animation is active and not paused.
    var isRunning: Bool { get }
    /// Whether the animation runs from its end to its beginning.
    var isReversed: Bool { get set }
    /// The progress in the current direction, 0 to 1. Setting it pauses the animation.
    var fractionComplete: CGFloat { get set }

    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation, and starts it first if necessary.
    func pauseAnimation()
    /// Stops the animation in the displayed state. With `withoutFinishing` it becomes inactive at once. Otherwise it
    /// waits for `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Sets the values of `finalPosition` and calls the completions. Only valid after `stopAnimation(false)`.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator for the changes in blocks. The defaults of its methods do nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes to animate.
    ///
    /// - Parameter delayFactor: The fraction of the remaining duration by which they begin later, 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes to animate.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block to be called once, with the final position.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes the animation, optionally with other timing.
    ///
    /// - Parameters:
    ///   - parameters: The timing of the rest; nil for the animator's.
    ///   - durationFactor: The duration of the rest as a multiple of the animator's; 0 for the remaining duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}

/// Where an animation can be left.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start
    /// What is shown.
    case current
}

/// The life of something that animates views.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over.
    case inactive
    /// Begun; running or paused.
    case active
    /// Stopped for good; waits to be finished.
    case stopped
}

/// Something that animates views and can be steered while it does.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether it is active and moves by itself.
    var isRunning: Bool { get }
    /// Whether it goes from its end to its beginning.
    var isReversed: Bool { get set }
    /// How far it has come in its direction, 0 to 1.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    /// - Parameter delay: Seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Leaves the views as they are shown. With `withoutFinishing` it is over at once; else it waits for
    /// `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Gives the views the values of `finalPosition` and tells the completions; only after `stopAnimation(false)`.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that animates what blocks change. Its methods have defaults that do nothing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// - Parameter delayFactor: The part of what is left of the duration to wait before, 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another curve from where it is.
    ///
    /// - Parameters:
    ///   - parameters: The curve of what is left; nil for its own.
    ///   - durationFactor: The time for what is left in parts of its duration; 0 for what is left of that.
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

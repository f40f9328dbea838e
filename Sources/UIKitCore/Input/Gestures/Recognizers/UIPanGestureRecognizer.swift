import CoreGraphics
import QuartzCore

/// Recognizes one or more fingers that move.
///
/// The gesture begins after 10 points. The translation excludes these, so that a view that follows the finger does
/// not jump.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far fingers move before the gesture begins, in points (`Docs/Numbers.md`).
    static let slop: CGFloat = 10
    /// The gesture ends when the wheel has not moved for this long. Seconds; chosen.
    static let wheelEndDelay: Seconds = 0.1

    /// The fewest fingers that pan. Default 1.
    open var minimumNumberOfTouches = 1
    /// The most fingers that pan. Default: no limit.
    open var maximumNumberOfTouches = Int.max
    /// The scroll devices that pan as fingers do. Default: none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The location where the translation is zero, in points of the screen.
    private var origin = CGPoint.zero
    private var currentLocation = CGPoint.zero
    private var velocityTracker = VelocityTracker()
    /// When the fingers last changed, in seconds of the clock.
    package private(set) var lastChange: Seconds = 0
    private var wheelTimeout: GestureTimeout?

    /// The movement since the gesture began or the translation was set, in points of `view`'s coordinate space; of
    /// the window's for nil.
    open func translation(in view: UIView?) -> CGPoint {
        guard isRunning || state == .ended || state == .cancelled else { return .zero }
        return vector(CGPoint(x: currentLocation.x - origin.x, y: currentLocation.y - origin.y), in: view)
    }

    /// Replaces the current translation; later movement is added to it. Non-finite values are ignored.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        let target = view ?? self.view?.window ?? self.view
        let (start, end) = (
            target?.convertToScreen(.zero) ?? .zero, target?.convertToScreen(translation) ?? translation
        )
        origin = CGPoint(x: currentLocation.x - (end.x - start.x), y: currentLocation.y - (end.y - start.y))
    }

    /// The current speed of the fingers, in points per second of `view`'s coordinate space; of the window's for nil.
    open func velocity(in view: UIView?) -> CGPoint { vector(velocityTracker.velocity, in: view) }

    /// The movement since the first touch, including the slop. Points of the screen.
    package var rawTranslation: CGVector {
        guard !touches.isEmpty else { return .zero }
        let start = UITouch.centroid(of: touches, \.start)
        return CGVector(dx: currentLocation.x - start.x, dy: currentLocation.y - start.y)
    }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    // MARK: Touches

    override var receivesSecondaryClicks: Bool { false }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= maximumNumberOfTouches else {
            if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
            return
        }
        // A finger that joins continues a wheel's gesture.
        wheelTimeout?.cancel()
        wheelTimeout = nil
        updateLocation(keepingTranslation: isRunning)
        velocityTracker.start(at: currentLocation, time: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        currentLocation = UITouch.centroid(of: liveTouches, \.location)
        velocityTracker.addSample(currentLocation, time: event.timestamp)
        if isRunning {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches {
            beginIfPastSlop()
        }
    }

    /// With too few fingers left, the gesture ends with their last common velocity.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = liveTouches
        let isOver = left.isEmpty || (isRunning && left.count < minimumNumberOfTouches)
        guard isOver else {
            updateLocation(keepingTranslation: isRunning)
            return velocityTracker.start(at: currentLocation, time: event.timestamp)
        }
        velocityTracker.end(at: event.timestamp)
        lastChange = event.timestamp
        state = isRunning ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.isEmpty else { return updateLocation(keepingTranslation: isRunning) }
        state = isRunning ? .cancelled : .failed
    }

    open override func reset() {
        velocityTracker = VelocityTracker()
        wheelTimeout?.cancel()
        wheelTimeout = nil
    }

    private var liveTouches: [UITouch] { touches.filter(\.isDown) }

    private func beginIfPastSlop() {
        let translation = rawTranslation
        let distance = hypot(translation.dx, translation.dy)
        guard distance >= UIPanGestureRecognizer.slop else { return }
        let part = (distance - UIPanGestureRecognizer.slop) / distance
        origin = CGPoint(x: currentLocation.x - translation.dx * part, y: currentLocation.y - translation.dy * part)
        state = .began
    }

    /// Moves to the new center of the fingers after one was added or removed.
    private func updateLocation(keepingTranslation: Bool) {
        let fresh = UITouch.centroid(of: liveTouches, \.location)
        if keepingTranslation {
            origin = CGPoint(x: origin.x + fresh.x - currentLocation.x, y: origin.y + fresh.y - currentLocation.y)
        }
        currentLocation = fresh
    }

    private func vector(_ value: CGPoint, in view: UIView?) -> CGPoint {
        guard let target = view ?? self.view?.window else { return value }
        let start = target.convertFromScreen(.zero)
        let end = target.convertFromScreen(value)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    // MARK: Scrolling

    override func scroll(by delta: CGVector, at location: CGPoint, time: Seconds) -> Bool {
        guard isEnabled, touches.isEmpty, !allowedScrollTypesMask.isEmpty else { return false }
        if !isRunning {
            origin = location
            currentLocation = location
            velocityTracker.start(at: currentLocation, time: time)
        }
        currentLocation = CGPoint(x: currentLocation.x + delta.dx, y: currentLocation.y + delta.dy)
        velocityTracker.addSample(currentLocation, time: time)
        state = isRunning ? .changed : .began
        wheelTimeout?.cancel()
        wheelTimeout = GestureTimeout("the end of a wheel's gesture", after: UIPanGestureRecognizer.wheelEndDelay) {
            [weak self] in
            self?.wheelDidStop()
        }
        return true
    }

    private func wheelDidStop() {
        if isRunning { state = .ended }
    }

    open override func location(in view: UIView?) -> CGPoint {
        guard touches.isEmpty, isRunning, let target = view ?? self.view?.window else {
            return super.location(in: view)
        }
        return target.convertFromScreen(currentLocation)
    }
}

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
    static let wheelRest: Seconds = 0.1

    /// The fewest fingers that pan. Default 1.
    open var minimumNumberOfTouches = 1
    /// The most fingers that pan. Default: no limit.
    open var maximumNumberOfTouches = Int.max
    /// The scroll devices that pan as fingers do. Default: none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The location where the translation is zero, in points of the screen.
    private var origin = CGPoint.zero
    private var place = CGPoint.zero
    private var trail = MotionTrail()
    /// When the fingers last changed, in seconds of the clock.
    private(set) var lastChange: Seconds = 0
    private var wheel: GestureTimeOut?

    /// The movement since the gesture began or the translation was set, in points of `view`'s coordinate space; of
    /// the window's for nil.
    open func translation(in view: UIView?) -> CGPoint {
        guard isRunning || state == .ended || state == .cancelled else { return .zero }
        return vector(CGPoint(x: place.x - origin.x, y: place.y - origin.y), in: view)
    }

    /// Replaces the current translation; later movement is added to it. Non-finite values are ignored.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        let target = view ?? self.view?.window ?? self.view
        let (start, end) = (
            target?.convertToScreen(.zero) ?? .zero, target?.convertToScreen(translation) ?? translation
        )
        origin = CGPoint(x: place.x - (end.x - start.x), y: place.y - (end.y - start.y))
    }

    /// The current speed of the fingers, in points per second of `view`'s coordinate space; of the window's for nil.
    open func velocity(in view: UIView?) -> CGPoint { vector(trail.velocity, in: view) }

    /// The movement since the first touch, including the slop. Points of the screen.
    var wandering: CGVector {
        guard !touches.isEmpty else { return .zero }
        let start = UITouch.middle(of: touches, \.start)
        return CGVector(dx: place.x - start.x, dy: place.y - start.y)
    }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        allowedPressTypes = []
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= maximumNumberOfTouches else {
            if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
            return
        }
        // A finger that joins continues a wheel's gesture.
        wheel?.cancel()
        wheel = nil
        takePlace(keepingTranslation: isRunning)
        trail.start(at: place, event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        place = UITouch.middle(of: liveTouches, \.location)
        trail.add(place, event.timestamp)
        if isRunning {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches {
            beginIfFarEnough()
        }
    }

    /// With too few fingers left, the gesture ends with their last common velocity.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = liveTouches
        let isOver = left.isEmpty || (isRunning && left.count < minimumNumberOfTouches)
        guard isOver else {
            takePlace(keepingTranslation: isRunning)
            return trail.start(at: place, event.timestamp)
        }
        trail.end(at: event.timestamp)
        lastChange = event.timestamp
        state = isRunning ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.isEmpty else { return takePlace(keepingTranslation: isRunning) }
        state = isRunning ? .cancelled : .failed
    }

    open override func reset() {
        trail = MotionTrail()
        wheel?.cancel()
        wheel = nil
    }

    private var liveTouches: [UITouch] { touches.filter(\.isDown) }

    private func beginIfFarEnough() {
        let way = wandering
        let distance = hypot(way.dx, way.dy)
        guard distance >= UIPanGestureRecognizer.slop else { return }
        let part = (distance - UIPanGestureRecognizer.slop) / distance
        origin = CGPoint(x: place.x - way.dx * part, y: place.y - way.dy * part)
        state = .began
    }

    /// Moves to the new center of the fingers after one was added or removed.
    private func takePlace(keepingTranslation: Bool) {
        let fresh = UITouch.middle(of: liveTouches, \.location)
        if keepingTranslation { origin = CGPoint(x: origin.x + fresh.x - place.x, y: origin.y + fresh.y - place.y) }
        place = fresh
    }

    private func vector(_ value: CGPoint, in view: UIView?) -> CGPoint {
        guard let target = view ?? self.view?.window else { return value }
        let (start, end) = (target.convertFromScreen(.zero), target.convertFromScreen(value))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    // MARK: Scrolling

    override func scroll(by delta: CGVector, at location: CGPoint, _ time: Seconds) -> Bool {
        guard isEnabled, touches.isEmpty, !allowedScrollTypesMask.isEmpty else { return false }
        if !isRunning {
            (origin, place) = (location, location)
            trail.start(at: place, time)
        }
        place = CGPoint(x: place.x + delta.dx, y: place.y + delta.dy)
        trail.add(place, time)
        state = isRunning ? .changed : .began
        wheel?.cancel()
        wheel = GestureTimeOut("the wheel coming to rest", after: UIPanGestureRecognizer.wheelRest) { [weak self] in
            self?.wheelRested()
        }
        return true
    }

    private func wheelRested() {
        if isRunning { state = .ended }
    }

    open override func location(in view: UIView?) -> CGPoint {
        guard touches.isEmpty, isRunning, let target = view ?? self.view?.window else {
            return super.location(in: view)
        }
        return target.convertFromScreen(place)
    }
}

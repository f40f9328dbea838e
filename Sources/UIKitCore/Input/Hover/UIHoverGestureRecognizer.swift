import CoreGraphics

/// Recognizes a pointer over a view while none of its buttons is down.
///
/// The gesture begins when the pointer enters the view or one of its subviews, changes when it moves, and ends when it
/// leaves the view or another view covers it. It neither prevents other gestures nor cancels touches.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// Where the pointer is. Points of the screen, y down.
    private var pointerLocation = CGPoint.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
        allowedTouchTypes = []
        allowedPressTypes = []
    }

    /// The distance of the pointer from the screen, from 0 to 1; always 0 here: a mouse has none.
    open var zOffset: CGFloat { 0 }
    /// The angle between a pencil and the screen, in radians; for a mouse always π/2, upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The angle of a pencil around its axis, in radians; always 0 for a mouse.
    open var rollAngle: CGFloat { 0 }

    /// The location of the pointer, in points of `view`'s coordinate space; of the window's for nil.
    open override func location(in view: UIView?) -> CGPoint {
        guard state != .possible, let target = view ?? self.view?.window else { return .zero }
        return target.convertFromScreen(pointerLocation)
    }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the gesture uses the pointer's movement `event`. Asks the class, then the delegate.
    func acceptsPointer(_ event: UIEvent) -> Bool {
        isEnabled && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) != false
    }

    /// Begins at `location` of the screen, in points.
    func pointerDidEnter(at location: CGPoint, _ event: UIEvent) {
        guard state == .possible, acceptsPointer(event) else { return }
        update(location, event)
        state = .began
    }

    func pointerDidMove(to location: CGPoint, _ event: UIEvent) {
        guard isRunning else { return }
        update(location, event)
        state = .changed
    }

    func pointerDidExit(at location: CGPoint, _ event: UIEvent, isCancelled: Bool) {
        guard isRunning else { return }
        update(location, event)
        state = isCancelled ? .cancelled : .ended
    }

    private func update(_ location: CGPoint, _ event: UIEvent) {
        pointerLocation = location
        copyEventState(from: event)
    }
}

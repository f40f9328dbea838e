/// One or more taps with one or more fingers.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How far a finger may wander, in points, and how long it may stay, in seconds. Chosen: `Docs/Numbers.md`.
    static let allowedMovement: CGFloat = 45
    static let longestTap: Seconds = 0.75

    /// Default 1.
    open var numberOfTapsRequired = 1
    /// Default 1.
    open var numberOfTouchesRequired = 1

    private var start: (location: CGPoint, time: Seconds)?
    private var fingers = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers = max(fingers, numberOfTouches)
        if fingers > numberOfTouchesRequired { state = .failed }
        if start == nil, let touch = touches.first { start = (location(in: nil), touch.timestamp) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start else { return }
        let point = location(in: nil)
        if hypot(point.x - start.location.x, point.y - start.location.y) > UITapGestureRecognizer.allowedMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first, let start else { return }
        let isLast = !(event.touches(for: self) ?? []).contains { $0.phase != .ended && !touches.contains($0) }
        guard isLast else { return }
        let isTap =
            touch.timestamp - start.time <= UITapGestureRecognizer.longestTap && fingers == numberOfTouchesRequired
        if !isTap {
            state = .failed
        } else if touch.tapCount >= numberOfTapsRequired {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        start = nil
        fingers = 0
    }
}

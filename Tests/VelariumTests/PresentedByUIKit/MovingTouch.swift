import CoreGraphics
import UIKitCore
import VelariumTesting

/// A touch that a test moves, one step per frame.
@MainActor final class MovingTouch {
    private let device: TestDevice
    private var point: CGPoint

    /// Begins the touch at a point of the window.
    init(on device: TestDevice, x: CGFloat, y: CGFloat) {
        self.device = device
        point = CGPoint(x: x, y: y)
        send(.began)
    }

    /// Moves by `distance` points, down if positive, in steps of at most `step` points per frame.
    func move(down distance: CGFloat, step: CGFloat = 10) {
        let steps = max(1, Int((abs(distance) / step).rounded(.up)))
        for _ in 0..<steps {
            point.y += distance / CGFloat(steps)
            send(.moved)
        }
    }

    /// Moves by `vector`, in points of the window, in steps of at most 10 points per frame.
    func move(by vector: CGVector) {
        let steps = max(1, Int((max(abs(vector.dx), abs(vector.dy)) / 10).rounded(.up)))
        for _ in 0..<steps {
            point.x += vector.dx / CGFloat(steps)
            point.y += vector.dy / CGFloat(steps)
            send(.moved)
        }
    }

    /// Stays in place, so that the velocity at the end is zero.
    func rest() { for _ in 0..<12 { send(.moved) } }

    func lift() { send(.ended) }

    /// The system cancels the touch.
    func cancel() { send(.cancelled) }

    private func send(_ phase: TouchPhase) {
        device.system.frameLoop.receive(.touch(id: 7, phase: phase, location: point, time: device.now))
        device.advance(by: 1.0 / 60)
    }
}

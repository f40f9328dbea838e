import CoreGraphics
import UIKitCore
import VelariumTesting

/// A finger that goes where a test says, a frame at a time.
@MainActor final class Finger {
    private let device: TestDevice
    private var point: CGPoint

    /// Puts the finger down at a point of the window.
    init(on device: TestDevice, x: CGFloat, y: CGFloat) {
        self.device = device
        point = CGPoint(x: x, y: y)
        send(.began)
    }

    /// Goes down by `distance` points in steps of at most `step`, a step each frame; up when it is negative.
    func move(down distance: CGFloat, step: CGFloat = 10) {
        let steps = max(1, Int((abs(distance) / step).rounded(.up)))
        for _ in 0..<steps {
            point.y += distance / CGFloat(steps)
            send(.moved)
        }
    }

    /// Stays where it is, so that it has no speed when it is lifted.
    func rest() { for _ in 0..<12 { send(.moved) } }

    func lift() { send(.ended) }

    /// The system takes the touch away.
    func cancel() { send(.cancelled) }

    private func send(_ phase: UITouch.Phase) {
        device.system.frameLoop.receive(.touch(id: 7, phase: phase, location: point, time: device.now))
        device.advance(by: 1.0 / 60)
    }
}

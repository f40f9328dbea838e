import HeadlessHost
import SystemAssembly
import UIKitCore

/// A headless device with a root controller and one finger.
@MainActor final class NavigationSwipeFixture {
    let system: UIKitSystem
    let host: HeadlessHost

    init(_ root: UIViewController, on model: DeviceModel = .iPhone14, settings: SystemSettings = SystemSettings()) {
        (system, host) = UIKitSystem.headless(model, settings: settings, scale: 1)
        system.show(root)
        host.advance(by: 0)
    }

    /// Puts the finger down and moves it through `points`, one frame each, without lifting it.
    func draw(_ points: CGPoint...) {
        for (index, point) in points.enumerated() { touch(index == 0 ? .began : .moved, point) }
    }

    /// Keeps the finger still, so that its velocity is zero, and lifts it.
    func lift(at point: CGPoint) {
        for _ in 0..<10 { touch(.moved, point) }
        touch(.ended, point)
    }

    func touch(_ phase: TouchPhase, _ point: CGPoint) {
        system.frameLoop.receive(.touch(id: 1, phase: phase, location: point, time: host.clock.now))
        host.advance(by: 0.02)
    }

    func settle() {
        for _ in 0..<120 { host.advance(by: 0.02) }
    }
}

import CoreGraphics
import HeadlessHost
import QuartzCore
import SystemAssembly
import UIKitCore

/// A phone that shows one square centered at (0, 0), with a manual clock.
@MainActor final class AnimationFixture {
    let system: UIKitSystem
    let host: HeadlessHost
    let root = UIViewController()
    let square = UIView(frame: CGRect(x: -10, y: -10, width: 20, height: 20))
    private(set) var misuses: [String] = []

    init() {
        (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
        system.show(root)
        root.view.addSubview(square)
        system.misuseRecorder = { [weak self] in self?.misuses.append($0.message) }
        host.advance(by: 0)
    }

    /// This fixture, with its system made current: another test may have activated its own in between.
    var activated: AnimationFixture {
        system.activate()
        return self
    }

    /// Runs the frame in which started animations begin.
    func begin() { host.advance(by: 0) }

    /// Advances the clock by `seconds`.
    func advance(_ seconds: Double) { host.advance(by: seconds) }

    /// The square's presentation layer, or its model layer when nothing animates.
    var shown: CALayer { square.layer.presentation() ?? square.layer }
    /// The presented x position of the square, in points.
    var x: Double { Double(shown.position.x) }

    /// The presented x positions of the square at `times`, in ascending seconds from now.
    func places(at times: [Double]) -> [Double] {
        var passed = 0.0
        return times.map { time in
            advance(time - passed)
            passed = time
            return x
        }
    }
}

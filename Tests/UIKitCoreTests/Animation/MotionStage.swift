import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// A phone with one square on it whose middle is at (0, 0), and a clock turned by hand.
@MainActor final class MotionStage {
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

    /// The stage, as the one whose clock and screen count: other tests may have had theirs in between.
    var activated: MotionStage {
        system.activate()
        return self
    }

    /// Runs the frame in which what was started begins.
    func begin() { host.advance(by: 0) }

    /// Turns the clock by so many seconds.
    func advance(_ seconds: Double) { host.advance(by: seconds) }

    /// What the square shows.
    var shown: CALayer { square.layer.presentation() ?? square.layer }
    /// Where the square is shown, from left to right.
    var x: Double { Double(shown.position.x) }

    /// Where the square is shown at so many seconds from now, one after the other.
    func places(at times: [Double]) -> [Double] {
        var passed = 0.0
        return times.map { time in
            advance(time - passed)
            passed = time
            return x
        }
    }
}

extension Double {
    /// Whether the numbers are as near as a closed form asks for.
    func isNear(_ other: Double, within tolerance: Double = 1e-6) -> Bool { abs(self - other) <= tolerance }
}

import CoreGraphics
import HeadlessHost
import SystemAssembly
import UIKitCore

/// A phone with a root controller that receives single touch reports.
@MainActor final class TouchFixture {
    let system: UIKitSystem
    let host: HeadlessHost
    let root = UIViewController()
    var window: UIWindow { root.view.window! }

    init() {
        (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
        system.show(root)
        host.advance(by: 0)
    }

    /// Sends one touch report at a screen point and runs a frame, which advances the clock by 0.02 s.
    func touch(_ finger: Int, _ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat) {
        let time = host.clock.now
        system.frameLoop.receive(.touch(id: finger, phase: phase, location: CGPoint(x: x, y: y), time: time))
        host.advance(by: 0.02)
    }

    func touch(_ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat) { touch(1, phase, x, y) }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }

    func add<View: UIView>(_ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
        system.activate()
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        root.view.addSubview(view)
        return view
    }
}

/// Records the phase of each touch callback.
final class TouchRecordingView: UIView {
    var calls: [String] = []
    var taps: [Int] = []
    var lastEvent: UIEvent?
    var onBegan: (() -> Void)?
    var onMoved: ((UITouch, UIEvent?) -> Void)?
    /// Called in each touch callback with its number of touches.
    var onCall: ((Int) -> Void)?
    private(set) var lastLocation: CGPoint?
    private(set) var cancelledTouches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches, event)
        taps += touches.map(\.tapCount)
        onBegan?()
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches, event)
        touches.first.map { onMoved?($0, event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches, event)
        cancelledTouches += touches.count
    }

    private func note(_ call: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        calls.append(call)
        lastEvent = event
        lastLocation = touches.first?.location(in: nil)
        onCall?(touches.count)
        let phases: [UITouch.Phase: String] = [
            .began: "began", .moved: "moved", .ended: "ended", .cancelled: "cancelled",
        ]
        for touch in touches where phases[touch.phase] != call { calls.append("in the wrong phase") }
    }
}

/// Counts the calls of an action and runs a closure in each.
@MainActor final class ActionCounter: NSObject {
    private(set) var states: [UIGestureRecognizer.State] = []
    var then: ((UIGestureRecognizer) -> Void)?
    var total: Int { states.count }

    func call(_ sender: UIGestureRecognizer) {
        states.append(sender.state)
        then?(sender)
    }

    static let selector = Selector("call:", ActionCounter.call)
}

import Testing
import UIKitCore
import VelariumTesting

/// Interactive transitions driven by touches: a pan on the presented view controls the dismissal, as in apps.
@MainActor @Suite struct FingerTransitionTests {
    private let fixture = TransitionFixture()
    private var device: TestDevice { fixture.device }

    private func present() throws -> PulledController {
        _ = device.application
        let content = PulledController(fixture)
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = fixture
        try fixture.present(content)
        fixture.interactor = content.hand
        return content
    }

    @Test func aLongDragDismisses() throws {
        let content = try present()

        try device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 700), in: 0.5)
        try device.settle()

        #expect(fixture.root.presentedViewController == nil)
        #expect(content.view.window == nil)
        #expect(device.trace.filter { $0.callback == "end" }.count == 1)
        #expect(device.misuses.isEmpty)
    }

    @Test func aShortDragCancelsTheDismissal() throws {
        let content = try present()

        try device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), in: 0.5)
        try device.settle()

        #expect(fixture.root.presentedViewController === content)
        #expect(content.view.shownTop == 0)
        #expect(fixture.recorder.calls.contains("dismissal did end false"))
        #expect(device.trace.filter { $0.callback == "end" }.isEmpty)
        try device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 700), in: 0.5)
        try device.settle()
        #expect(fixture.root.presentedViewController == nil)
    }

    @Test func theViewFollowsTheFinger() throws {
        let content = try present()
        var offsets: [CGFloat] = []
        content.onMove = { offsets.append($0) }

        try device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 522), in: 0.4)

        #expect(offsets.count > 10)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    }
}

/// A controller that a drag downward dismisses.
@MainActor private final class PulledController: UIViewController {
    let hand = UIPercentDrivenInteractiveTransition()
    private let fixture: TransitionFixture
    var onMove: (CGFloat) -> Void = { _ in }

    init(_ fixture: TransitionFixture) {
        self.fixture = fixture
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: Selector("pulled:", PulledController.pulled))
        view.addGestureRecognizer(pan)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        let part = pan.translation(in: nil).y / 844
        switch pan.state {
        case .began: dismiss(animated: true)
        case .changed:
            hand.update(part)
            onMove(view.shownTop)
        case .ended: if part > 0.5 { hand.finish() } else { hand.cancel() }
        case .cancelled, .failed: hand.cancel()
        case .possible: return
        }
    }
}

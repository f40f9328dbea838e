import HeadlessHost
import SystemAssembly
import Testing
import UIKitCore

@MainActor @Suite struct UIControlTests {
    // MARK: Tracking

    @Test func aTapSendsTouchDownAndTouchUpInside() {
        let fixture = UIControlFixture()

        fixture.touch(.began, 100, 100)
        #expect(fixture.control.isHighlighted && fixture.control.isTracking && fixture.control.isTouchInside)
        fixture.touch(.ended, 100, 100)

        #expect(fixture.events == ["touchDown", "touchUpInside"])
        #expect(fixture.control.state == .normal && !fixture.control.isTracking)
    }

    @Test func aFingerIsInsideUntilItIsSeventyPointsAway() {
        let fixture = UIControlFixture()

        fixture.touch(.began, 100, 100)
        fixture.touch(.moved, 219, 100)
        #expect(fixture.control.isHighlighted)
        fixture.touch(.moved, 221, 100)
        #expect(!fixture.control.isHighlighted)
        fixture.touch(.moved, 219, 100)
        fixture.touch(.moved, 300, 100)
        fixture.touch(.ended, 300, 100)

        #expect(
            fixture.events == [
                "touchDown", "touchDragInside", "touchDragOutside+touchDragExit", "touchDragInside+touchDragEnter",
                "touchDragOutside+touchDragExit", "touchUpOutside",
            ])
    }

    @Test func aCanceledTouchSendsTouchCancel() {
        let fixture = UIControlFixture()

        fixture.touch(.began, 100, 100)
        fixture.touch(.cancelled, 100, 100)

        #expect(fixture.events == ["touchDown", "touchCancel"])
        #expect(fixture.control.cancels == 1)
        #expect(!fixture.control.isHighlighted)
    }

    @Test func aDisabledControlTakesTheTouchAndDoesNothing() {
        let fixture = UIControlFixture()
        fixture.control.isEnabled = false

        fixture.tap(100, 100)

        #expect(fixture.events.isEmpty)
        #expect(fixture.control.state == .disabled)
    }

    @Test func disablingAControlCancelsItsTracking() {
        let fixture = UIControlFixture()

        fixture.touch(.began, 100, 100)
        fixture.control.isEnabled = false
        fixture.touch(.ended, 100, 100)

        #expect(fixture.events == ["touchDown"])
        #expect(fixture.control.cancels == 1)
        #expect(fixture.control.state == .disabled && !fixture.control.isTracking)
    }

    @Test func aControlThatRefusesToTrackSendsNothing() {
        let fixture = UIControlFixture()
        fixture.control.agrees = false

        fixture.tap(100, 100)

        #expect(fixture.events.isEmpty)
        #expect(fixture.control.begins == 1)
    }

    @Test func theSecondTapInARowIsARepeat() {
        let fixture = UIControlFixture()

        fixture.tap(100, 100)
        fixture.tap(100, 100)

        #expect(fixture.events == ["touchDown", "touchUpInside", "touchDown+touchDownRepeat", "touchUpInside"])
    }

    // MARK: Actions

    @Test func actionsRunInTheOrderTheyWereAdded() {
        let control = UIControl()
        let log = CallLog()
        control.addAction(UIAction { _ in log.calls.append("first") }, for: .touchUpInside)
        control.addTarget(log, action: Selector("second", CallLog.second), for: .touchUpInside)
        control.addAction(UIAction { _ in log.calls.append("third") }, for: [.touchUpInside, .touchDown])

        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)

        #expect(log.calls == ["first", "second", "third"])
    }

    @Test func anActionHasASenderOnlyWhileItRuns() {
        let control = UIControl()
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)

        control.sendActions(for: .valueChanged)

        #expect(sender as? UIControl === control)
        #expect(action.sender == nil)
    }

    @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
        let control = UIControl()
        let log = CallLog()
        let name = UIAction.Identifier("save")
        control.addAction(
            UIAction(identifier: name) { _ in log.calls.append("old") }, for: [.touchDown, .touchUpInside])
        control.addAction(UIAction(identifier: name) { _ in log.calls.append("new") }, for: .touchUpInside)

        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: .touchUpInside)

        #expect(log.calls == ["new", "old"])
    }

    @Test func targetsAreNotKeptAlive() {
        let control = UIControl()
        var log: CallLog? = CallLog()
        weak let remembered = log
        control.addTarget(log, action: Selector("second", CallLog.second), for: .touchDown)

        log = nil
        control.sendActions(for: .touchDown)

        #expect(remembered == nil)
        #expect(control.allTargets.isEmpty)
    }

    @Test func targetsCanBeQueriedAndRemoved() {
        let control = UIControl()
        let log = CallLog()
        let selector = Selector("second", CallLog.second)
        control.addTarget(log, action: selector, for: .touchDown)
        control.addTarget(log, action: selector, for: .touchUpInside)

        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
        #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == ["second"])
        #expect(control.allTargets == [log])
        control.removeTarget(nil, action: nil, for: .touchDown)
        #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
        #expect(control.allControlEvents == .touchUpInside)
    }

    @Test func anActionWithoutATargetGoesUpTheResponderChain() {
        let outer = ChainView()
        let control = UIControl()
        outer.addSubview(control)
        control.addTarget(nil, action: Selector("save:", ChainView.save), for: .touchUpInside)

        control.sendActions(for: .touchUpInside)

        #expect(outer.saved === control)
        #expect(control.allTargets.map { $0.base is NSNull } == [true])
    }

    @Test func aTargetOfTheWrongClassIsAMisuse() {
        let (system, _) = UIKitSystem.headless(.iPhone14)
        var said: [Misuse] = []
        system.misuseRecorder = { said.append($0) }
        let control = UIControl()
        let unrelated = NSObject()
        control.addTarget(unrelated, action: Selector("save:", ChainView.save), for: .touchUpInside)

        control.sendActions(for: .touchUpInside)

        #expect(said.map(\.message) == ["-[NSObject save:]: unrecognized selector sent to instance"])
    }
}

/// A control of 100 × 100 at (50, 50) on a phone, which records the events of each call.
@MainActor private final class UIControlFixture {
    let control = RecordingControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    private let system: UIKitSystem
    private let host: HeadlessHost

    init() {
        (system, host) = UIKitSystem.headless(.iPhone14, scale: 1)
        let controller = UIViewController()
        system.show(controller)
        controller.view.addSubview(control)
        host.advance(by: 0.1)
    }

    var events: [String] { control.events }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        touch(.began, x, y)
        touch(.ended, x, y)
    }

    func touch(_ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat) {
        let time = host.clock.now
        system.frameLoop.receive(.touch(id: 1, phase: phase, location: CGPoint(x: x, y: y), time: time))
        host.advance(by: 0.02)
    }
}

private final class RecordingControl: UIControl {
    var events: [String] = []
    var agrees = true
    var begins = 0
    var cancels = 0
    private var answered: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (name, event) in RecordingControl.names {
            addAction(UIAction { [unowned self] _ in answered.append(name) }, for: event)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        begins += 1
        return agrees
    }

    override func cancelTracking(with event: UIEvent?) { cancels += 1 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        collect { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        collect { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        collect { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        collect { super.touchesCancelled(touches, with: event) }
    }

    /// Joins the events that one touch callback sends.
    private func collect(_ body: () -> Void) {
        answered = []
        body()
        if !answered.isEmpty { events.append(answered.joined(separator: "+")) }
    }

    private static let names: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
        ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
        ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
    ]
}

@MainActor private final class CallLog: NSObject {
    var calls: [String] = []

    func second() { calls.append("second") }
}

private final class ChainView: UIView {
    var saved: UIControl?

    func save(_ sender: UIControl) { saved = sender }
}

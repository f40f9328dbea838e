import TestSupport
import Testing
import UIKitCore

/// Recognizers that interact: delegates, failure requirements, simultaneity, and changes in their callbacks.
@MainActor @Suite struct GestureArenaTests {
    private let fixture = TouchFixture()
    private let inner = RecordingRecognizer("inner")
    private let outer = RecordingRecognizer("outer")
    private let delegate = GestureDelegateRecorder()

    init() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        view.addGestureRecognizer(inner)
        fixture.root.view.addGestureRecognizer(outer)
        inner.delegate = delegate
        outer.delegate = delegate
        inner.log = delegate
        outer.log = delegate
    }

    // MARK: Order

    @Test func theDelegateIsAskedInUIKitsOrder() {
        inner.onMoved = { $0.state = .began }

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)

        #expect(
            delegate.calls == [
                "inner wants event", "inner event", "inner touch", "outer wants event", "outer event", "outer touch",
                "inner began", "outer began", "inner moved", "inner requires outer", "outer required by inner",
                "inner may begin", "inner beside outer", "outer beside inner", "inner action",
            ])
    }

    @Test func failureRequirementsAreAskedOncePerTouchSequence() {
        delegate.requires = ["inner": "outer"]
        inner.onMoved = { $0.state = .began }

        fixture.touch(.began, 10, 10)
        for x in 1...3 { fixture.touch(.moved, CGFloat(20 * x), 20) }

        #expect(delegate.calls.filter { $0 == "inner requires outer" }.count == 1)
        #expect(inner.state == .possible)
    }

    // MARK: Failure

    @Test func aWaitingRecognizerBeginsWhenTheOtherFails() {
        inner.require(toFail: outer)
        inner.onMoved = { if $0.state == .possible { $0.state = .began } }
        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)
        #expect(inner.state == .possible)

        outer.state = .failed

        #expect(inner.state == .began)
    }

    @Test func aWaitingRecognizerFailsWhenTheOtherBegins() {
        inner.require(toFail: outer)
        inner.onMoved = { $0.state = .began }
        outer.onMoved = { $0.state = .began }
        delegate.together = true

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)

        #expect(inner.state == .failed && outer.state == .began)
    }

    @Test func recognizersThatRequireEachOtherToFailAreResetAfterTheTouch() {
        inner.require(toFail: outer)
        outer.require(toFail: inner)
        inner.onMoved = { $0.state = .began }
        outer.onMoved = { $0.state = .began }

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)
        fixture.touch(.ended, 20, 20)

        #expect(inner.state == .possible && outer.state == .possible)
        #expect(inner.resets == 1 && outer.resets == 1)
        #expect(!delegate.calls.contains { $0.hasSuffix("action") })
    }

    // MARK: Simultaneous recognition

    @Test(arguments: [true, false]) func recognizersRunSimultaneouslyOnlyIfADelegateAgrees(together: Bool) {
        delegate.together = together
        inner.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
        outer.onMoved = inner.onMoved

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)

        #expect(inner.state == .began)
        #expect(outer.state == (together ? .began : .failed))
    }

    @Test func aRecognizerOfASecondTouchDoesNotBeginBesideTheActiveOne() {
        inner.onMoved = { if $0.state == .possible { $0.state = .began } }
        fixture.touch(1, .began, 10, 10)
        fixture.touch(1, .moved, 20, 20)
        let late = RecordingRecognizer("late")
        late.log = delegate
        late.delegate = delegate
        late.onMoved = { $0.state = .began }
        inner.view?.addGestureRecognizer(late)

        fixture.touch(2, .began, 100, 100)
        fixture.touch(2, .moved, 110, 110)

        #expect(inner.state == .began && late.state == .failed)
        #expect(!delegate.calls.contains("late action"))
    }

    // MARK: Forbidden state changes

    @Test func aForbiddenStateChangeIsReportedAndIgnored() {
        var said: [String] = []
        fixture.system.misuseRecorder = { said.append($0.message) }
        inner.onMoved = { $0.state = .changed }

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)

        #expect(inner.state == .possible)
        #expect(said.count == 1 && said[0].contains("possible cannot become changed"))
    }

    // MARK: Changes in callbacks

    @Test(arguments: Meddling.allCases) func recognizersRecoverFromAnyChangeInTheirCallbacks(meddling: Meddling) {
        let inner = inner
        let outer = outer
        let fixture = fixture
        let act = { meddling.act(inner, outer, fixture) }
        switch meddling.moment {
        case .began: inner.onBegan = { _ in act() }
        case .moved: inner.onMoved = { _ in act() }
        case .action:
            inner.onMoved = { if $0.state == .possible { $0.state = .began } }
            inner.onAction = act
        }

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)
        fixture.touch(.ended, 20, 20)
        fixture.host.advance(by: 1)

        #expect(inner.state == .possible && outer.state == .possible)
        #expect(inner.numberOfTouches == 0 && outer.numberOfTouches == 0)
        inner.isEnabled = true
        let fresh = fixture.add(UIView(), 0, 0, 50, 50)
        fresh.addGestureRecognizer(inner)
        inner.onBegan = nil
        inner.onMoved = { $0.state = .ended }
        inner.onAction = nil
        delegate.calls = []
        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)
        fixture.touch(.ended, 20, 20)
        #expect(delegate.calls.filter { $0 == "inner action" }.count == 1)
    }

    struct Meddling: CaseIterable, CustomTestStringConvertible, Sendable {
        enum Moment: CaseIterable { case began, moved, action }
        enum AppAction: CaseIterable { case removeSelf, removeOther, disableSelf, removeView, hideWindow, addAnother }

        let moment: Moment
        let appAction: AppAction
        static let allCases = Moment.allCases.flatMap { moment in
            AppAction.allCases.map { Meddling(moment: moment, appAction: $0) }
        }
        var testDescription: String { "\(appAction) when \(moment)" }

        @MainActor func act(_ inner: UIGestureRecognizer, _ outer: UIGestureRecognizer, _ fixture: TouchFixture) {
            switch appAction {
            case .removeSelf: inner.view?.removeGestureRecognizer(inner)
            case .removeOther: outer.view?.removeGestureRecognizer(outer)
            case .disableSelf: inner.isEnabled = false
            case .removeView: inner.view?.removeFromSuperview()
            case .hideWindow:
                fixture.window.isHidden = true
                fixture.window.isHidden = false
            case .addAnother: fixture.root.view.addGestureRecognizer(RecordingRecognizer("another"))
            }
        }
    }

    // MARK: Random touches

    /// 20,000 touch reports of three fingers to three recognizers that depend on each other.
    @Test func recognizersReturnToPossibleAfterRandomTouches() {
        var random = SeededRandom(seed: 7)
        let third = RecordingRecognizer("third")
        third.log = delegate
        third.delegate = delegate
        fixture.root.view.addGestureRecognizer(third)
        outer.require(toFail: inner)
        third.require(toFail: outer)
        fixture.system.misuseRecorder = { _ in }
        let all = [inner, outer, third]
        for recognizer in all {
            recognizer.onMoved = { recognizer in
                let states: [UIGestureRecognizer.State] = [.began, .changed, .ended, .failed, .cancelled]
                if random.next() % 3 == 0 { recognizer.state = states[Int(random.next() % 5)] }
            }
        }
        let phases: [TouchPhase] = [.began, .moved, .moved, .moved, .ended, .cancelled]

        for round in 0..<20_000 {
            delegate.together = random.next() % 2 == 0
            let place = CGPoint(x: CGFloat(random.next() % 320), y: CGFloat(random.next() % 320))
            let finger = Int(random.next() % 3)
            let phase = phases[Int(random.next() % 6)]
            fixture.system.frameLoop.receive(
                .touch(id: finger, phase: phase, location: place, time: Double(round) / 1000))
            if round % 4 == 0 { fixture.host.advance(by: 0.02) }
        }
        for finger in 0..<3 { fixture.touch(finger, .ended, 10, 10) }
        for recognizer in all where recognizer.state != .possible { recognizer.state = .cancelled }

        #expect(all.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    }
}

/// Records its calls and runs the closures that a test sets.
@MainActor final class RecordingRecognizer: UIGestureRecognizer {
    weak var log: GestureDelegateRecorder?
    var onBegan: ((UIGestureRecognizer) -> Void)?
    var onMoved: ((UIGestureRecognizer) -> Void)?
    var onAction: (() -> Void)?
    private(set) var resets = 0

    init(_ name: String) {
        super.init(target: nil, action: nil)
        self.name = name
        addTarget(self, action: Selector("acted", RecordingRecognizer.acted))
    }

    private func note(_ call: String) { log?.calls.append("\(name ?? "") \(call)") }

    func acted() {
        note("action")
        onAction?()
    }

    override func shouldReceive(_ event: UIEvent) -> Bool {
        note("wants event")
        return true
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note("began")
        onBegan?(self)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note("moved")
        onMoved?(self)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { state = .ended }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() { resets += 1 }
}

/// A delegate that records its calls.
@MainActor final class GestureDelegateRecorder: NSObject, UIGestureRecognizerDelegate {
    var calls: [String] = []
    var together = false
    /// The recognizers that the keyed ones require to fail, by name.
    var requires: [String: String] = [:]

    private func name(_ recognizer: UIGestureRecognizer) -> String { recognizer.name ?? "" }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        calls.append("\(name(gestureRecognizer)) may begin")
        return true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        calls.append("\(name(gestureRecognizer)) event")
        return true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        calls.append("\(name(gestureRecognizer)) touch")
        return true
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        calls.append("\(name(gestureRecognizer)) beside \(name(other))")
        return together
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        calls.append("\(name(gestureRecognizer)) requires \(name(other))")
        return requires[name(gestureRecognizer)] == name(other)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        calls.append("\(name(gestureRecognizer)) required by \(name(other))")
        return false
    }
}

import Testing
import UIKitControls
import UIKitCore

@MainActor @Suite struct GestureTests {
    private let fixture = TouchFixture()
    private let counter = ActionCounter()

    private func tapRecognizer(taps: Int = 1, touches: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: counter, action: ActionCounter.selector)
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = touches
        return tap
    }

    // MARK: Recognizers and controls

    @Test func aTapOnAButtonReachesARecognizerAroundItOnlyWhenDisabled() {
        var presses = 0
        let button = fixture.add(UIButton(type: .system), 0, 0, 100, 100)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        fixture.root.view.addGestureRecognizer(tapRecognizer())

        fixture.tap(50, 50)
        #expect(presses == 1 && counter.total == 0)
        button.isEnabled = false
        fixture.tap(50, 50)
        #expect(presses == 1 && counter.total == 1)
        fixture.tap(50, 500)
        #expect(counter.total == 2)
    }

    @Test func aRecognizerThatWinsOverAControlCancelsItsTracking() {
        var events: [String] = []
        let control = fixture.add(UIControl(), 0, 0, 100, 100)
        control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        fixture.root.view.addGestureRecognizer(tapRecognizer())

        fixture.tap(50, 50)

        #expect(events == ["cancel"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test func aRecognizerRemovedInItsOwnActionStillCancelsTheTouch() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let tap = tapRecognizer()
        counter.then = { $0.view?.removeGestureRecognizer($0) }
        view.addGestureRecognizer(tap)

        fixture.tap(50, 50)
        #expect(view.calls == ["began", "cancelled"])
        #expect(tap.view == nil && view.gestureRecognizers == [] && tap.state == .possible)
        fixture.tap(50, 50)

        #expect(counter.total == 1)
    }

    // MARK: Disabling

    @Test func disablingARecognizerDuringAGestureCancelsIt() {
        let drag = FollowingRecognizer(target: counter, action: ActionCounter.selector)
        drag.recognizes = true
        fixture.root.view.addGestureRecognizer(drag)
        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)

        drag.isEnabled = false
        drag.isEnabled = true
        fixture.touch(.moved, 30, 30)
        fixture.touch(.ended, 30, 30)

        #expect(counter.states == [.began, .cancelled])
        #expect(drag.calls == ["began", "moved"])
        fixture.touch(.began, 10, 10)
        #expect(drag.calls.last == "began")
    }

    @Test func aFailedRecognizerReceivesNoMoreTouches() {
        let drag = FollowingRecognizer()
        drag.fails = true
        fixture.root.view.addGestureRecognizer(drag)

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)
        fixture.touch(.moved, 30, 30)
        fixture.touch(.ended, 30, 30)

        #expect(drag.calls == ["began", "moved"])
        #expect(drag.state == .possible)
    }

    // MARK: Delayed touches

    @Test func delaysTouchesBeganHoldsTouchesUntilTheRecognizerFails() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let drag = FollowingRecognizer()
        drag.delaysTouchesBegan = true
        drag.recognizes = true
        view.addGestureRecognizer(drag)

        fixture.touch(.began, 10, 10)
        #expect(view.calls.isEmpty)
        fixture.touch(.moved, 20, 20)
        fixture.touch(.ended, 20, 20)
        #expect(view.calls.isEmpty)
        drag.recognizes = false
        drag.fails = true
        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)
        #expect(view.calls == ["began", "moved"])
        fixture.touch(.ended, 20, 20)

        #expect(view.calls == ["began", "moved", "ended"])
    }

    @Test func aDelayedTouchIsDeliveredCompletelyAtItsEnd() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let drag = FollowingRecognizer()
        drag.delaysTouchesBegan = true
        view.addGestureRecognizer(drag)

        fixture.tap(10, 10)

        #expect(view.calls == ["began", "ended"])
    }

    // MARK: Taps

    @Test func aDoubleTapNeedsBothTapsOnItsView() {
        let view = fixture.add(UIView(), 0, 0, 100, 100)
        view.addGestureRecognizer(tapRecognizer(taps: 2))

        fixture.tap(110, 50)
        fixture.tap(90, 50)
        #expect(counter.total == 0)
        fixture.tap(90, 50)

        #expect(counter.total == 1)
    }

    @Test func fourTapsAreTwoDoubleTapsAndThreeAreOne() {
        fixture.root.view.addGestureRecognizer(tapRecognizer(taps: 2))

        for _ in 0..<3 { fixture.tap(50, 50) }
        #expect(counter.total == 1)
        fixture.tap(50, 50)

        #expect(counter.total == 2)
    }

    @Test func twoFingersFarApartCanTap() {
        fixture.root.view.addGestureRecognizer(tapRecognizer(touches: 2))

        fixture.touch(1, .began, 20, 50)
        fixture.touch(2, .began, 300, 700)
        fixture.touch(1, .moved, 22, 50)
        fixture.touch(1, .ended, 22, 50)
        fixture.touch(2, .ended, 300, 700)
        #expect(counter.total == 1)
        fixture.tap(20, 50)

        #expect(counter.total == 1)
    }

    @Test func gesturesOfDifferentFingersDoNotPreventEachOther() {
        let pans = [0.0, 200].map { x in
            let pan = UIPanGestureRecognizer(target: counter, action: ActionCounter.selector)
            fixture.add(UIView(), x, 0, 180, 400).addGestureRecognizer(pan)
            return pan
        }

        fixture.touch(1, .began, 50, 100)
        fixture.touch(2, .began, 250, 100)
        fixture.touch(1, .moved, 50, 160)
        fixture.touch(2, .moved, 250, 160)

        #expect(pans.allSatisfy { $0.state == .began || $0.state == .changed })
    }

    // MARK: Targets and views

    @Test func theSameTargetIsCalledOnce() {
        let tap = tapRecognizer()
        tap.addTarget(counter, action: ActionCounter.selector)
        fixture.root.view.addGestureRecognizer(tap)

        fixture.tap(50, 50)

        #expect(counter.total == 1)
    }

    @Test func eachPairOfTargetAndActionIsCalledUntilItIsRemoved() {
        let tap = UITapGestureRecognizer()
        let (one, other) = (TwoActions(), TwoActions())
        fixture.root.view.addGestureRecognizer(tap)
        func counts(after change: () -> Void) -> [Int] {
            for target in [one, other] { target.counts = [0, 0] }
            change()
            fixture.tap(50, 50)
            return one.counts + other.counts
        }
        func addAll() {
            for target in [one, other] {
                tap.addTarget(target, action: TwoActions.first)
                tap.addTarget(target, action: TwoActions.second)
            }
        }

        #expect(counts(after: addAll) == [1, 1, 1, 1])
        #expect(counts { tap.removeTarget(one, action: TwoActions.first) } == [0, 1, 1, 1])
        #expect(counts { tap.removeTarget(nil, action: TwoActions.second) } == [0, 0, 1, 0])
        #expect(counts(after: addAll) == [1, 1, 1, 1])
        #expect(counts { tap.removeTarget(other, action: nil) } == [1, 1, 0, 0])
        #expect(counts { tap.removeTarget(nil, action: nil) } == [0, 0, 0, 0])
    }

    @Test func theRecognizersAreNilBeforeTheFirstOneAndEmptyAfterTheLast() {
        let view = UIView()
        let tap = tapRecognizer()
        #expect(view.gestureRecognizers == nil)

        view.addGestureRecognizer(tap)
        view.removeGestureRecognizer(tap)

        #expect(view.gestureRecognizers == [])
    }

    @Test func settingGestureRecognizersAttachesAndDetachesThem() {
        let view = UIView()
        let other = UIView()
        let first = tapRecognizer()
        let second = tapRecognizer()
        other.addGestureRecognizer(second)

        view.gestureRecognizers = [first, second]
        #expect(first.view === view && second.view === view && other.gestureRecognizers == [])
        view.gestureRecognizers?.removeFirst()
        #expect(first.view == nil && view.gestureRecognizers == [second])
        view.gestureRecognizers = nil

        #expect(second.view == nil && view.gestureRecognizers == nil)
    }
}

/// Counts the calls of each of its two actions.
@MainActor private final class TwoActions: NSObject {
    static let first = Selector("first:", TwoActions.callFirst)
    static let second = Selector("second:", TwoActions.callSecond)
    var counts = [0, 0]

    func callFirst(_ sender: UIGestureRecognizer) { counts[0] += 1 }
    func callSecond(_ sender: UIGestureRecognizer) { counts[1] += 1 }
}

import Testing
import UIKitCore

@MainActor @Suite struct GestureTests {
    private let stage = FingerStage()
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
        let button = stage.add(UIButton(type: .system), 0, 0, 100, 100)
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        stage.root.view.addGestureRecognizer(tapRecognizer())

        stage.tap(50, 50)
        #expect(presses == 1 && counter.total == 0)
        button.isEnabled = false
        stage.tap(50, 50)
        #expect(presses == 1 && counter.total == 1)
        stage.tap(50, 500)
        #expect(counter.total == 2)
    }

    @Test func aRecognizerThatWinsOverAControlCancelsItsTracking() {
        var events: [String] = []
        let control = stage.add(UIControl(), 0, 0, 100, 100)
        control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        stage.root.view.addGestureRecognizer(tapRecognizer())

        stage.tap(50, 50)

        #expect(events == ["cancel"])
        #expect(!control.isHighlighted && !control.isTracking)
    }

    @Test func aRecognizerRemovedInItsOwnActionStillCancelsTheTouch() {
        let view = stage.add(FingerView(), 0, 0, 100, 100)
        let tap = tapRecognizer()
        counter.then = { $0.view?.removeGestureRecognizer($0) }
        view.addGestureRecognizer(tap)

        stage.tap(50, 50)
        #expect(view.calls == ["began", "cancelled"])
        #expect(tap.view == nil && view.gestureRecognizers == nil && tap.state == .possible)
        stage.tap(50, 50)

        #expect(counter.total == 1)
    }

    // MARK: Disabling

    @Test func disablingARecognizerDuringAGestureCancelsIt() {
        let drag = FollowingRecognizer(target: counter, action: ActionCounter.selector)
        drag.recognizes = true
        stage.root.view.addGestureRecognizer(drag)
        stage.touch(.began, 10, 10)
        stage.touch(.moved, 20, 20)

        drag.isEnabled = false
        drag.isEnabled = true
        stage.touch(.moved, 30, 30)
        stage.touch(.ended, 30, 30)

        #expect(counter.states == [.began, .cancelled])
        #expect(drag.calls == ["began", "moved"])
        stage.touch(.began, 10, 10)
        #expect(drag.calls.last == "began")
    }

    @Test func aFailedRecognizerReceivesNoMoreTouches() {
        let drag = FollowingRecognizer()
        drag.fails = true
        stage.root.view.addGestureRecognizer(drag)

        stage.touch(.began, 10, 10)
        stage.touch(.moved, 20, 20)
        stage.touch(.moved, 30, 30)
        stage.touch(.ended, 30, 30)

        #expect(drag.calls == ["began", "moved"])
        #expect(drag.state == .possible)
    }

    // MARK: Delayed touches

    @Test func delaysTouchesBeganHoldsTouchesUntilTheRecognizerFails() {
        let view = stage.add(FingerView(), 0, 0, 100, 100)
        let drag = FollowingRecognizer()
        drag.delaysTouchesBegan = true
        drag.recognizes = true
        view.addGestureRecognizer(drag)

        stage.touch(.began, 10, 10)
        #expect(view.calls.isEmpty)
        stage.touch(.moved, 20, 20)
        stage.touch(.ended, 20, 20)
        #expect(view.calls.isEmpty)
        drag.recognizes = false
        drag.fails = true
        stage.touch(.began, 10, 10)
        stage.touch(.moved, 20, 20)
        #expect(view.calls == ["began", "moved"])
        stage.touch(.ended, 20, 20)

        #expect(view.calls == ["began", "moved", "ended"])
    }

    @Test func aDelayedTouchIsDeliveredCompletelyAtItsEnd() {
        let view = stage.add(FingerView(), 0, 0, 100, 100)
        let drag = FollowingRecognizer()
        drag.delaysTouchesBegan = true
        view.addGestureRecognizer(drag)

        stage.tap(10, 10)

        #expect(view.calls == ["began", "ended"])
    }

    // MARK: Taps

    @Test func aDoubleTapNeedsBothTapsOnItsView() {
        let view = stage.add(UIView(), 0, 0, 100, 100)
        view.addGestureRecognizer(tapRecognizer(taps: 2))

        stage.tap(110, 50)
        stage.tap(90, 50)
        #expect(counter.total == 0)
        stage.tap(90, 50)

        #expect(counter.total == 1)
    }

    @Test func fourTapsAreTwoDoubleTapsAndThreeAreOne() {
        stage.root.view.addGestureRecognizer(tapRecognizer(taps: 2))

        for _ in 0..<3 { stage.tap(50, 50) }
        #expect(counter.total == 1)
        stage.tap(50, 50)

        #expect(counter.total == 2)
    }

    @Test func twoFingersFarApartCanTap() {
        stage.root.view.addGestureRecognizer(tapRecognizer(touches: 2))

        stage.touch(1, .began, 20, 50)
        stage.touch(2, .began, 300, 700)
        stage.touch(1, .moved, 22, 50)
        stage.touch(1, .ended, 22, 50)
        stage.touch(2, .ended, 300, 700)
        #expect(counter.total == 1)
        stage.tap(20, 50)

        #expect(counter.total == 1)
    }

    // MARK: Targets and views

    @Test func theSameTargetIsCalledOnce() {
        let tap = tapRecognizer()
        tap.addTarget(counter, action: ActionCounter.selector)
        stage.root.view.addGestureRecognizer(tap)

        stage.tap(50, 50)

        #expect(counter.total == 1)
    }

    @Test func settingGestureRecognizersAttachesAndDetachesThem() {
        let view = UIView()
        let other = UIView()
        let first = tapRecognizer()
        let second = tapRecognizer()
        other.addGestureRecognizer(second)

        view.gestureRecognizers = [first, second]
        #expect(first.view === view && second.view === view && other.gestureRecognizers == nil)
        view.gestureRecognizers?.removeFirst()
        #expect(first.view == nil && view.gestureRecognizers == [second])
        view.gestureRecognizers = nil

        #expect(second.view == nil && view.gestureRecognizers == nil)
    }
}

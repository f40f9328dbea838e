import CoreGraphics
import Testing
import UIKitCore

/// The content of events, how a frame combines reports into one event, and invalid reports.
@MainActor @Suite struct EventTests {
    private let fixture = TouchFixture()

    private func report(_ finger: Int, _ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat, at time: Double) {
        fixture.system.frameLoop.receive(
            .touch(id: finger, phase: phase, location: CGPoint(x: x, y: y), time: time))
    }

    private func frame() { fixture.host.advance(by: 0.02) }

    // MARK: One event a frame

    @Test func movesInOneFrameAreCoalesced() throws {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        var places: [CGPoint] = []
        var earlier: [CGPoint] = []
        view.onMoved = { touch, event in
            let coalesced = event?.coalescedTouches(for: touch) ?? []
            places = coalesced.map { $0.location(in: nil) }
            earlier = coalesced.map { $0.previousLocation(in: nil) }
        }
        fixture.touch(.began, 10, 10)

        for step in 1...3 { report(1, .moved, CGFloat(10 + step), 10, at: 1 + Double(step) / 1000) }
        frame()

        #expect(view.calls == ["began", "moved"])
        #expect(places.map(\.x) == [11, 12, 13] && earlier.map(\.x) == [10, 11, 12])
    }

    @Test func touchesOfOneFrameAreDeliveredTogether() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        view.isMultipleTouchEnabled = true
        var counts: [Int] = []
        view.onCall = { counts.append($0) }

        for phase in [TouchPhase.began, .moved, .ended] {
            report(1, phase, 10, 10, at: 1)
            report(2, phase, 100, 100, at: 1)
            frame()
        }

        #expect(view.calls == ["began", "moved", "ended"] && counts == [2, 2, 2])
    }

    @Test func aTapWithinOneFrameIsDelivered() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)

        report(1, .began, 10, 10, at: 1)
        report(1, .moved, 12, 10, at: 1.001)
        report(1, .ended, 12, 10, at: 1.002)
        frame()

        #expect(view.calls == ["began", "moved", "ended"])
    }

    @Test func predictedTouchesContinueTheMovement() throws {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        var predicted: [CGPoint] = []
        view.onMoved = { touch, event in
            predicted = event?.predictedTouches(for: touch)?.map { $0.location(in: nil) } ?? []
        }
        fixture.touch(.began, 10, 10)

        let time = fixture.host.clock.now
        report(1, .moved, 20, 10, at: time - 0.02 + 1.0 / 60)
        frame()

        #expect(predicted.count == 1 && abs(predicted[0].x - 30) < 0.01)
    }

    @Test func aTouchOfAnotherEventHasNoCoalescedOrPredictedTouches() throws {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        fixture.tap(10, 10)
        let first = try #require(view.lastEvent?.allTouches?.first)
        fixture.tap(10, 10)
        let event = try #require(view.lastEvent)

        #expect(event.coalescedTouches(for: first) == nil && event.predictedTouches(for: first) == nil)
    }

    // MARK: Invalid reports

    @Test func anEndWithANonFiniteLocationKeepsTheLastLocation() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, .nan, 20)
        fixture.touch(.ended, .nan, .infinity)
        fixture.tap(10, 10)

        #expect(view.calls == ["began", "ended", "began", "ended"])
        #expect(view.lastLocation == CGPoint(x: 10, y: 10))
    }

    @Test func aTouchThatBeginsAtANonFiniteLocationIsIgnored() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)

        fixture.touch(.began, .nan, 10)
        fixture.touch(.moved, 20, 20)
        fixture.touch(.ended, 20, 20)

        #expect(view.calls == [])
    }

    @Test func touchTimestampsNeverDecrease() throws {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        var times: [Double] = []
        view.onMoved = { touch, _ in times.append(touch.timestamp) }

        report(1, .began, 10, 10, at: 5)
        report(1, .moved, 20, 10, at: 6)
        frame()
        report(1, .moved, 30, 10, at: 2)
        frame()
        report(1, .moved, 40, 10, at: .nan)
        frame()

        #expect(times == [6, 6, 6])
    }

    // MARK: Defaults of a touch

    @Test func aTouchIsDirectAndHasNoForce() throws {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        fixture.touch(.began, 10, 20)
        let touch = try #require(view.lastEvent?.allTouches?.first)

        #expect(touch.type == .direct && touch.force == 0 && touch.maximumPossibleForce == 0)
        #expect(touch.majorRadius > 0 && touch.estimatedProperties == [] && touch.estimationUpdateIndex == nil)
        #expect(touch.preciseLocation(in: view) == touch.location(in: view))
        #expect(touch.precisePreviousLocation(in: view) == CGPoint(x: 10, y: 20))
        #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(0) == [])
    }

    // MARK: Kinds of touches

    @Test func aRecognizerReceivesAllowedTouchTypesAndOneTypeAtATime() {
        let recognizer = FollowingRecognizer()
        fixture.root.view.addGestureRecognizer(recognizer)
        func begin(_ finger: Int, _ source: TouchSource) {
            fixture.system.frameLoop.receive(
                .touch(id: finger, phase: .began, location: CGPoint(x: 10, y: 10), time: 1, source: source))
            frame()
        }

        begin(1, .finger)
        begin(2, .secondaryButton)
        #expect(recognizer.numberOfTouches == 1)
        recognizer.requiresExclusiveTouchType = false
        begin(3, .secondaryButton)
        #expect(recognizer.numberOfTouches == 2)
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        begin(4, .secondaryButton)

        #expect(recognizer.numberOfTouches == 2)
    }

    // MARK: Delayed ends

    @Test(arguments: [true, false]) func aDoubleTapDelaysTouchesEnded(delays: Bool) {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delays
        view.addGestureRecognizer(double)

        fixture.tap(10, 10)
        fixture.tap(10, 10)

        // The sequences of Apple's documentation of `delaysTouchesEnded`; one call or two cancel both taps.
        let expected = delays ? ["began", "began", "cancelled"] : ["began", "ended", "began", "cancelled"]
        #expect(view.calls == expected)
        #expect(view.cancelledTouches == (delays ? 2 : 1))
    }

    @Test func aDelayedEndIsDeliveredWhenTheGestureFails() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)

        fixture.tap(10, 10)
        #expect(view.calls == ["began"])
        fixture.host.advance(by: 0.4)

        #expect(view.calls == ["began", "ended"])
    }

    @Test func aDelayedTouchIsDroppedWhenTheGestureIsRecognized() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.delaysTouchesBegan = true
        view.addGestureRecognizer(double)

        fixture.tap(10, 10)
        fixture.tap(10, 10)
        #expect(view.calls == [])
        fixture.host.advance(by: 1)
        fixture.tap(10, 10)
        fixture.host.advance(by: 0.4)

        #expect(view.calls == ["began", "ended"])
    }

    @Test func anEventOfAFingerIsOfTheTypeTouches() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)

        fixture.tap(10, 10)

        #expect(view.lastEvent?.type == UIEvent.EventType.touches)
    }
}

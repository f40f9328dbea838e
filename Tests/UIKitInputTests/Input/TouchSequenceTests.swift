import Testing
import UIKitCore

@MainActor @Suite struct TouchSequenceTests {
    private let fixture = TouchFixture()

    // MARK: Several fingers

    @Test func aViewReceivesOneTouchUnlessMultipleTouchIsEnabled() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 200, 200)

        fixture.touch(1, .began, 10, 10)
        fixture.touch(2, .began, 150, 150)
        fixture.touch(2, .ended, 150, 150)
        fixture.touch(1, .ended, 10, 10)
        #expect(view.calls == ["began", "ended"])
        view.calls = []
        view.isMultipleTouchEnabled = true
        fixture.touch(1, .began, 10, 10)
        fixture.touch(2, .began, 150, 150)
        fixture.touch(2, .ended, 150, 150)

        #expect(view.calls == ["began", "began", "ended"])
    }

    @Test func anEventContainsAllTouchesAndOthersAreStationary() throws {
        let left = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let right = fixture.add(TouchRecordingView(), 200, 0, 100, 100)

        fixture.touch(1, .began, 10, 10)
        fixture.touch(2, .began, 250, 10)
        fixture.touch(1, .moved, 20, 10)
        let event = try #require(left.lastEvent)

        #expect(event.allTouches?.count == 2)
        #expect(event.touches(for: left)?.map(\.phase) == [.moved])
        let still = try #require(event.touches(for: right)?.first)
        #expect(still.phase == .stationary)
        #expect(still.previousLocation(in: nil) == still.location(in: nil))
        #expect(event.touches(for: fixture.window)?.count == 2)
        #expect(event.timestamp == event.touches(for: left)?.first?.timestamp)
        #expect(still.timestamp < event.timestamp)
    }

    @Test(arguments: [true, false]) func anExclusiveTouchViewAndOthersExcludeEachOther(isFirst: Bool) {
        let exclusive = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let other = fixture.add(TouchRecordingView(), 200, 0, 100, 100)
        exclusive.isExclusiveTouch = true

        fixture.touch(1, .began, isFirst ? 10 : 250, 10)
        fixture.touch(2, .began, isFirst ? 250 : 10, 10)
        fixture.touch(2, .moved, isFirst ? 250 : 10, 20)
        fixture.touch(1, .ended, isFirst ? 10 : 250, 10)
        fixture.touch(2, .ended, isFirst ? 250 : 10, 20)
        #expect((isFirst ? exclusive : other).calls == ["began", "ended"])
        #expect((isFirst ? other : exclusive).calls.isEmpty)
        fixture.tap(10, 10)
        fixture.tap(250, 10)

        #expect((isFirst ? other : exclusive).calls == ["began", "ended"])
    }

    // MARK: Invalid reports

    @Test func aTouchThatBeginsTwiceIsCanceledFirst() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)

        fixture.touch(.began, 10, 10)
        fixture.touch(.began, 20, 20)
        fixture.touch(.ended, 20, 20)
        fixture.touch(.ended, 20, 20)
        fixture.touch(.moved, 20, 20)

        #expect(view.calls == ["began", "cancelled", "began", "ended"])
    }

    @Test func aTouchThatHitsNoViewIsIgnored() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        fixture.window.isUserInteractionEnabled = false

        fixture.touch(.began, 10, 10)
        fixture.window.isUserInteractionEnabled = true
        fixture.touch(.moved, 20, 20)
        fixture.touch(.ended, 20, 20)
        fixture.tap(10, 10)

        #expect(view.calls == ["began", "ended"])
    }

    // MARK: Tap counts

    @Test func tapCountIncreasesForRepeatedTapsButNotForSimultaneousTouches() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)
        view.isMultipleTouchEnabled = true

        for _ in 0..<3 { fixture.tap(10, 10) }
        #expect(view.taps == [1, 2, 3])
        view.taps = []
        fixture.host.advance(by: 1)
        fixture.touch(1, .began, 10, 10)
        fixture.touch(2, .began, 30, 10)
        fixture.touch(1, .ended, 10, 10)
        fixture.touch(2, .ended, 30, 10)
        #expect(view.taps == [1, 1])
        view.taps = []
        fixture.tap(200, 200)

        #expect(view.taps == [1])
    }

    @Test func aDragDoesNotIncreaseTheTapCount() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 300, 300)

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 200, 10)
        fixture.touch(.ended, 200, 10)
        fixture.tap(200, 10)

        #expect(view.taps == [1, 1])
    }

    // MARK: Removed views

    @Test func removingAViewCancelsItsTouchButNotItsParentsRecognizer() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let drag = FollowingRecognizer()
        fixture.root.view.addGestureRecognizer(drag)
        fixture.touch(.began, 10, 10)
        view.removeFromSuperview()

        fixture.touch(.moved, 30, 30)
        fixture.touch(.ended, 30, 30)

        #expect(view.calls == ["began", "cancelled"])
        #expect(drag.calls == ["began", "moved", "ended"])
    }

    @Test func removingAViewCancelsItsRecognizer() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let counter = ActionCounter()
        let drag = FollowingRecognizer()
        drag.addTarget(counter, action: ActionCounter.selector)
        drag.recognizes = true
        view.addGestureRecognizer(drag)
        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 20, 20)

        view.removeFromSuperview()
        fixture.touch(.ended, 20, 20)

        #expect(counter.states == [.began, .cancelled])
        #expect(drag.state == .possible)
    }

    @Test func aViewThatMovesWithinItsWindowKeepsItsTouch() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let other = fixture.add(UIView(), 0, 300, 100, 100)

        fixture.touch(.began, 10, 10)
        other.addSubview(view)
        fixture.touch(.ended, 10, 10)

        #expect(view.calls == ["began", "ended"])
    }

    @Test func hidingAWindowCancelsItsTouches() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        fixture.touch(.began, 10, 10)

        fixture.window.isHidden = true
        fixture.touch(.ended, 10, 10)

        #expect(view.calls == ["began", "cancelled"])
    }

    @Test func aViewRemovedInItsRecognizersActionIsCanceledOnce() {
        let view = fixture.add(TouchRecordingView(), 0, 0, 100, 100)
        let counter = ActionCounter()
        counter.then = { [unowned view] _ in view.removeFromSuperview() }
        view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: ActionCounter.selector))

        fixture.tap(10, 10)

        #expect(counter.total == 1)
        #expect(view.calls == ["began", "cancelled"])
    }
}

/// Records its touches. Recognizes or fails with the first move if a test asks for it.
final class FollowingRecognizer: UIGestureRecognizer {
    var calls: [String] = []
    var recognizes = false
    var fails = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("moved")
        if fails { state = .failed }
        if recognizes { state = state == .possible ? .began : .changed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("ended")
        if recognizes { state = .ended }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { calls.append("cancelled") }
}

import CoreGraphics
import Testing
import UIKitCore

/// What taps, presses, swipes, pans and edge pans recognize.
@MainActor @Suite struct RecognizerTests {
    private let stage = FingerStage()
    private let counter = ActionCounter()

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(counter, action: ActionCounter.selector)
        stage.root.view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private func drag(from start: CGPoint, to end: CGPoint, moves: Int = 4, finger: Int = 1) {
        stage.touch(finger, .began, start.x, start.y)
        for step in 1...moves {
            let part = CGFloat(step) / CGFloat(moves)
            stage.touch(finger, .moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        stage.touch(finger, .ended, end.x, end.y)
    }

    // MARK: Taps

    @Test func aSingleTapWaitsForADoubleTapThatItRequiresToFail() {
        let double = add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let single = add(UITapGestureRecognizer())
        single.require(toFail: double)
        var senders: [UIGestureRecognizer] = []
        counter.then = { senders.append($0) }

        stage.tap(50, 50)
        #expect(senders.isEmpty)
        stage.host.advance(by: 0.4)
        #expect(senders == [single])
        stage.tap(50, 50)
        stage.tap(50, 50)

        #expect(senders == [single, double])
    }

    @Test func withoutAFailureRequirementBothTapsAreRecognized() {
        let single = add(UITapGestureRecognizer())
        let double = add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        var senders: [UIGestureRecognizer] = []
        counter.then = { senders.append($0) }

        stage.tap(50, 50)
        #expect(senders == [single])
        stage.tap(50, 50)

        #expect(senders.contains(double))
    }

    @Test func aTwoFingerTapReportsBothTouchesAndTheirCenter() {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        var heard: (Int, CGPoint)?
        counter.then = { heard = ($0.numberOfTouches, $0.location(in: nil)) }

        stage.touch(1, .began, 100, 100)
        stage.touch(2, .began, 200, 100)
        stage.touch(1, .ended, 100, 100)
        stage.touch(2, .ended, 200, 100)

        #expect(heard?.0 == 2 && heard?.1 == CGPoint(x: 150, y: 100))
    }

    @Test func aTapFailsWhenTheTouchLastsTooLong() {
        let tap = add(UITapGestureRecognizer())

        stage.touch(.began, 10, 10)
        stage.host.advance(by: 0.8)

        #expect(tap.state == .failed)
    }

    // MARK: Long presses

    @Test func aLongPressBeginsAfterItsDurationAndFollowsTheFinger() {
        let press = add(UILongPressGestureRecognizer())

        stage.touch(.began, 10, 10)
        stage.host.advance(by: 0.44)
        #expect(press.state == .possible)
        stage.host.advance(by: 0.1)
        stage.touch(.moved, 200, 200)
        stage.touch(.ended, 200, 200)

        #expect(counter.states == [.began, .changed, .ended])
    }

    @Test(arguments: [(9, true), (11, false)]) func aLongPressAllowsTenPoints(way: CGFloat, isPress: Bool) {
        _ = add(UILongPressGestureRecognizer())

        stage.touch(.began, 10, 10)
        stage.touch(.moved, 10 + way, 10)
        stage.host.advance(by: 0.6)

        #expect(counter.states == (isPress ? [.began] : []))
    }

    @Test func aLongPressCanRequireTapsFirst() {
        let press = add(UILongPressGestureRecognizer())
        press.numberOfTapsRequired = 1

        stage.touch(.began, 10, 10)
        stage.host.advance(by: 0.6)
        stage.touch(.ended, 10, 10)
        #expect(counter.states == [])
        stage.host.advance(by: 1)
        stage.tap(10, 10)
        stage.touch(.began, 10, 10)
        stage.host.advance(by: 0.6)

        #expect(counter.states == [.began])
    }

    @Test(arguments: [-1, .nan, 0]) func anInvalidPressDurationBeginsAtOnce(seconds: Double) {
        let press = add(UILongPressGestureRecognizer())
        press.minimumPressDuration = seconds

        stage.touch(.began, 10, 10)

        #expect(counter.states == [.began])
    }

    // MARK: Pans (D2: 10 points absorbed)

    @Test func theTranslationExcludesTheFirstTenPointsOfAPan() {
        let pan = add(UIPanGestureRecognizer())

        stage.touch(.began, 100, 100)
        stage.touch(.moved, 109, 100)
        #expect(pan.state == .possible)
        stage.touch(.moved, 115, 100)

        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
        #expect(abs(pan.velocity(in: nil).x - 375) < 1)
    }

    @Test func aTwoFingerPanNeedsBothTouchesAndEndsWithTheFirst() {
        let pan = add(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2

        stage.touch(1, .began, 100, 100)
        stage.touch(1, .moved, 140, 100)
        #expect(pan.state == .possible)
        stage.touch(2, .began, 200, 100)
        stage.touch(1, .moved, 180, 100)
        #expect(pan.state == .began && pan.numberOfTouches == 2)
        stage.touch(2, .ended, 200, 100)

        #expect(counter.states == [.began, .ended])
    }

    @Test func anAdditionalFingerDoesNotChangeTheTranslation() {
        let pan = add(UIPanGestureRecognizer())
        stage.touch(1, .began, 100, 100)
        stage.touch(1, .moved, 150, 100)
        let before = pan.translation(in: nil)

        stage.touch(2, .began, 300, 300)
        #expect(pan.translation(in: nil) == before)
        stage.touch(2, .ended, 300, 300)

        #expect(pan.translation(in: nil) == before && pan.state == .began)
    }

    @Test(arguments: [
        (CGPoint(x: 10, y: 300), CGPoint(x: 100, y: 310), true),
        (CGPoint(x: 40, y: 300), CGPoint(x: 140, y: 300), false),
        (CGPoint(x: 10, y: 300), CGPoint(x: 12, y: 400), false),
        (CGPoint(x: 380, y: 300), CGPoint(x: 300, y: 300), false),
    ]) func anEdgePanBeginsNearTheEdgeAndMovesInward(start: CGPoint, end: CGPoint, isPan: Bool) {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        pan.edges = .left

        drag(from: start, to: end)

        #expect((counter.total > 0) == isPan)
    }

    @Test func anEdgePanWithoutEdgesRecognizesNothing() {
        _ = add(UIScreenEdgePanGestureRecognizer())

        drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 200, y: 300))

        #expect(counter.total == 0)
    }

    // MARK: Swipes

    private nonisolated static let swipes: [(UISwipeGestureRecognizer.Direction, CGVector, Bool)] = [
        (.right, CGVector(dx: 80, dy: 10), true), (.left, CGVector(dx: -80, dy: 0), true),
        (.up, CGVector(dx: 0, dy: -80), true), (.down, CGVector(dx: 20, dy: 80), true),
        (.right, CGVector(dx: -80, dy: 0), false), (.right, CGVector(dx: 30, dy: 0), false),
        (.up, CGVector(dx: 80, dy: 0), false), ([.left, .right], CGVector(dx: -80, dy: 0), true),
    ]

    @Test(arguments: swipes) func aSwipeNeedsFiftyPointsInItsDirection(
        direction: UISwipeGestureRecognizer.Direction, way: CGVector, isSwipe: Bool
    ) {
        let swipe = add(UISwipeGestureRecognizer())
        swipe.direction = direction
        var place: CGPoint?
        counter.then = { place = $0.location(in: nil) }

        drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200 + way.dx, y: 300 + way.dy))

        #expect(counter.states == (isSwipe ? [.ended] : []))
        #expect(place == (isSwipe ? CGPoint(x: 200, y: 300) : nil))
    }

    @Test func aSlowDragIsNotASwipe() {
        let swipe = add(UISwipeGestureRecognizer())

        stage.touch(.began, 100, 100)
        stage.host.advance(by: 0.6)
        #expect(swipe.state == .failed)
        stage.touch(.moved, 300, 100)

        #expect(counter.total == 0)
    }
}

import CoreGraphics
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// What taps, presses, swipes, pans and edge pans recognize.
@MainActor @Suite struct RecognizerTests {
    private let fixture = TouchFixture()
    private let counter = ActionCounter()

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.addTarget(counter, action: ActionCounter.selector)
        fixture.root.view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private func drag(from start: CGPoint, to end: CGPoint, moves: Int = 4, finger: Int = 1) {
        fixture.touch(finger, .began, start.x, start.y)
        for step in 1...moves {
            let part = CGFloat(step) / CGFloat(moves)
            fixture.touch(finger, .moved, start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        fixture.touch(finger, .ended, end.x, end.y)
    }

    // MARK: Taps

    @Test func aSingleTapWaitsForADoubleTapThatItRequiresToFail() {
        let double = add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        let single = add(UITapGestureRecognizer())
        single.require(toFail: double)
        var senders: [UIGestureRecognizer] = []
        counter.then = { senders.append($0) }

        fixture.tap(50, 50)
        #expect(senders.isEmpty)
        fixture.host.advance(by: 0.4)
        #expect(senders == [single])
        fixture.tap(50, 50)
        fixture.tap(50, 50)

        #expect(senders == [single, double])
    }

    @Test func aTapFarFromTheLastOneBeginsANewSeries() {
        let double = add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2

        fixture.tap(50, 50)
        fixture.tap(300, 500)
        let far = counter.total
        fixture.tap(300, 500)

        #expect(far == 0 && counter.states == [.ended])
    }

    @Test func withoutAFailureRequirementBothTapsAreRecognized() {
        let single = add(UITapGestureRecognizer())
        let double = add(UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        var senders: [UIGestureRecognizer] = []
        counter.then = { senders.append($0) }

        fixture.tap(50, 50)
        #expect(senders == [single])
        fixture.tap(50, 50)

        #expect(senders.contains(double))
    }

    @Test func aTwoFingerTapReportsBothTouchesAndTheirCenter() {
        let tap = add(UITapGestureRecognizer())
        tap.numberOfTouchesRequired = 2
        var heard: (Int, CGPoint)?
        counter.then = { heard = ($0.numberOfTouches, $0.location(in: nil)) }

        fixture.touch(1, .began, 100, 100)
        fixture.touch(2, .began, 200, 100)
        fixture.touch(1, .ended, 100, 100)
        fixture.touch(2, .ended, 200, 100)

        #expect(heard?.0 == 2 && heard?.1 == CGPoint(x: 150, y: 100))
    }

    @Test func aTapFailsWhenTheTouchLastsTooLong() {
        let tap = add(UITapGestureRecognizer())

        fixture.touch(.began, 10, 10)
        fixture.host.advance(by: 0.8)

        #expect(tap.state == .failed)
    }

    @Test func aPressThatHasFailedDoesNotBeginWhileTheFingerIsDown() {
        let press = add(UILongPressGestureRecognizer())
        // Keeps the touch in the gesture until another recognizer has decided.
        let pan = add(UIPanGestureRecognizer())
        press.require(toFail: pan)
        var misuses: [String] = []
        fixture.system.misuseRecorder = { misuses.append($0.message) }

        fixture.touch(1, .began, 50, 50)
        fixture.touch(1, .moved, 50, 90)
        fixture.host.advance(by: 1)
        #expect(press.state != .began)
        fixture.touch(1, .ended, 50, 90)

        #expect(misuses.isEmpty)
        #expect(press.state == .possible || press.state == .failed)
    }

    // MARK: Long presses

    @Test func aLongPressBeginsAfterItsDurationAndFollowsTheFinger() {
        let press = add(UILongPressGestureRecognizer())

        fixture.touch(.began, 10, 10)
        fixture.host.advance(by: 0.44)
        #expect(press.state == .possible)
        fixture.host.advance(by: 0.1)
        fixture.touch(.moved, 200, 200)
        fixture.touch(.ended, 200, 200)

        #expect(counter.states == [.began, .changed, .ended])
    }

    @Test(arguments: [(9, true), (11, false)]) func aLongPressAllowsTenPoints(way: CGFloat, isPress: Bool) {
        _ = add(UILongPressGestureRecognizer())

        fixture.touch(.began, 10, 10)
        fixture.touch(.moved, 10 + way, 10)
        fixture.host.advance(by: 0.6)

        #expect(counter.states == (isPress ? [.began] : []))
    }

    @Test func aLongPressCanRequireTapsFirst() {
        let press = add(UILongPressGestureRecognizer())
        press.numberOfTapsRequired = 1

        fixture.touch(.began, 10, 10)
        fixture.host.advance(by: 0.6)
        fixture.touch(.ended, 10, 10)
        #expect(counter.states == [])
        fixture.host.advance(by: 1)
        fixture.tap(10, 10)
        fixture.touch(.began, 10, 10)
        fixture.host.advance(by: 0.6)

        #expect(counter.states == [.began])
    }

    @Test(arguments: [-1, .nan, 0]) func anInvalidPressDurationBeginsAtOnce(seconds: Double) {
        let press = add(UILongPressGestureRecognizer())
        press.minimumPressDuration = seconds

        fixture.touch(.began, 10, 10)

        #expect(counter.states == [.began])
    }

    // MARK: Pans (the first 10 points are absorbed)

    @Test func theTranslationExcludesTheFirstTenPointsOfAPan() {
        let pan = add(UIPanGestureRecognizer())

        fixture.touch(.began, 100, 100)
        fixture.touch(.moved, 109, 100)
        #expect(pan.state == .possible)
        fixture.touch(.moved, 115, 100)

        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
        #expect(abs(pan.velocity(in: nil).x - 375) < 1)
    }

    @Test func aTwoFingerPanNeedsBothTouchesAndEndsWithTheFirst() {
        let pan = add(UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = 2

        fixture.touch(1, .began, 100, 100)
        fixture.touch(1, .moved, 140, 100)
        #expect(pan.state == .possible)
        fixture.touch(2, .began, 200, 100)
        fixture.touch(1, .moved, 180, 100)
        #expect(pan.state == .began && pan.numberOfTouches == 2)
        fixture.touch(2, .ended, 200, 100)

        #expect(counter.states == [.began, .ended])
    }

    @Test func anAdditionalFingerDoesNotChangeTheTranslation() {
        let pan = add(UIPanGestureRecognizer())
        fixture.touch(1, .began, 100, 100)
        fixture.touch(1, .moved, 150, 100)
        let before = pan.translation(in: nil)

        fixture.touch(2, .began, 300, 300)
        #expect(pan.translation(in: nil) == before)
        fixture.touch(2, .ended, 300, 300)

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

    @Test(arguments: [UIRectEdge.left, .right, .top, .bottom, .all])
    func anEdgePanBeginsAtItsEdgesOnly(edges: UIRectEdge) {
        let pan = add(UIScreenEdgePanGestureRecognizer())
        pan.edges = edges

        for (edge, start, end) in [
            (UIRectEdge.left, CGPoint(x: 2, y: 400), CGPoint(x: 100, y: 400)),
            (.right, CGPoint(x: 388, y: 400), CGPoint(x: 290, y: 400)),
            (.top, CGPoint(x: 200, y: 2), CGPoint(x: 200, y: 100)),
            (.bottom, CGPoint(x: 200, y: 842), CGPoint(x: 200, y: 740)),
        ] {
            let before = counter.total
            drag(from: start, to: end)
            #expect((counter.total > before) == edges.contains(edge))
        }
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
        (.right, CGVector(dx: 50, dy: 0), true), (.down, CGVector(dx: 0, dy: 49), false),
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

    @Test(arguments: [(50, true), (51, false)]) func aSwipeDeviatesByFiftyPointsAtMost(
        deviation: CGFloat, isSwipe: Bool
    ) {
        _ = add(UISwipeGestureRecognizer())

        fixture.touch(.began, 100, 300)
        fixture.touch(.moved, 180, 300 + deviation)

        #expect(counter.states == (isSwipe ? [.ended] : []))
    }

    /// Between two frames a finger may come, move and go.
    @Test func aSwipeMayReachItsLengthWithItsLastReport() {
        _ = add(UISwipeGestureRecognizer())

        fixture.touch(1, .began, 200, 300)
        fixture.touch(1, .ended, 300, 300)

        #expect(counter.states == [.ended])
    }

    @Test func directionsHaveTheirPublishedValues() {
        let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]

        #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
    }

    @Test func theTimeOfASwipeDoesNotEndTheNextOne() {
        _ = add(UISwipeGestureRecognizer())
        drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
        fixture.host.advance(by: 0.3)

        fixture.touch(.began, 100, 300)
        fixture.host.advance(by: 0.2)
        fixture.touch(.moved, 200, 300)

        #expect(counter.states == [.ended, .ended])
    }

    @Test func aSwipeOfTwoFingersTellsTheirNumberAndWhereItBegan() {
        let swipe = add(UISwipeGestureRecognizer())
        swipe.numberOfTouchesRequired = 2
        var numbers: [Int] = []
        var place: CGPoint?
        counter.then = {
            numbers.append($0.numberOfTouches)
            place = $0.location(in: nil)
        }

        fixture.touch(1, .began, 100, 300)
        fixture.touch(2, .began, 100, 340)
        fixture.touch(1, .moved, 190, 300)
        fixture.touch(2, .moved, 190, 340)

        #expect(numbers == [2])
        #expect(place == CGPoint(x: 100, y: 320))
    }

    @Test func aSlowDragIsNotASwipe() {
        let swipe = add(UISwipeGestureRecognizer())

        fixture.touch(.began, 100, 100)
        fixture.host.advance(by: 0.6)
        #expect(swipe.state == .failed)
        fixture.touch(.moved, 300, 100)

        #expect(counter.total == 0)
    }

    @Test func aTranslationThatIsSetIsCountedFrom() {
        let pan = add(UIPanGestureRecognizer())
        fixture.touch(.began, 100, 100)
        fixture.touch(.moved, 150, 100)

        pan.setTranslation(.zero, in: nil)
        #expect(pan.translation(in: nil) == .zero)
        fixture.touch(.moved, 165, 90)

        #expect(pan.translation(in: nil) == CGPoint(x: 15, y: -10))
    }

    /// The screen's points are twice those of the scaled view.
    @Test func aTranslationIsSetInTheCoordinatesOfItsView() {
        let scaled = fixture.add(UIView(), 0, 0, 300, 300)
        scaled.transform = CGAffineTransform(scaleX: 2, y: 2)
        let pan = add(UIPanGestureRecognizer())
        fixture.touch(.began, 100, 100)
        fixture.touch(.moved, 150, 100)

        pan.setTranslation(CGPoint(x: 30, y: -20), in: scaled)
        let atOnce = (pan.translation(in: scaled), pan.translation(in: nil))
        fixture.touch(.moved, 170, 90)

        #expect(atOnce.0 == CGPoint(x: 30, y: -20) && atOnce.1 == CGPoint(x: 60, y: -40))
        #expect(pan.translation(in: nil) == CGPoint(x: 80, y: -50))
        #expect(pan.translation(in: scaled) == CGPoint(x: 40, y: -25))
    }

    /// A pan of a pad's page that a wheel moves as well.
    private func panByWheel() -> (device: TestDevice, pan: UIPanGestureRecognizer) {
        let device = TestDevice(.iPadPro11)
        let root = UIViewController()
        device.show(root)
        let pan = UIPanGestureRecognizer(target: counter, action: ActionCounter.selector)
        pan.allowedScrollTypesMask = .all
        root.view.addGestureRecognizer(pan)
        device.advance(by: 0.02)
        return (device, pan)
    }

    @Test func aPanThatAcceptsAWheelEndsWhenItStops() {
        let (device, pan) = panByWheel()

        device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 100)
        device.wheel(by: CGVector(dx: 0, dy: -20), x: 100, y: 100)
        let (moving, way) = (pan.state, pan.translation(in: nil))
        device.advance(by: 1)

        #expect((moving == .began || moving == .changed) && abs(way.y) == 100 && way.x == 0)
        #expect(counter.states.first == .began && counter.states.last == .ended)
        #expect(counter.states.count { $0 == .ended } == 1)
    }

    /// A wheel has no fingers, so the place is that of the pointer, moved by what has been scrolled.
    @Test func aPanByWheelIsWhereThePointerIs() {
        let (device, pan) = panByWheel()

        device.wheel(by: CGVector(dx: 0, dy: -80), x: 100, y: 300)
        let first = pan.location(in: pan.view)
        device.wheel(by: CGVector(dx: 0, dy: -20), x: 100, y: 300)
        let second = pan.location(in: pan.view)

        #expect(first.x == 100 && abs(abs(first.y - 300) - 80) < 0.01)
        #expect(second.x == 100 && abs(abs(second.y - first.y) - 20) < 0.01)
    }

    @Test func observersAreToldWhenARecognizerIsResetToPossible() {
        let tap = add(UITapGestureRecognizer())
        var states: [UIGestureRecognizer.State] = []
        let observation = tap.observe(\.state, options: [.new]) { recognizer, _ in
            MainActor.assumeIsolated { states.append(recognizer.state) }
        }

        fixture.tap(50, 50)
        fixture.host.advance(by: 0.1)

        withExtendedLifetime(observation) {}
        #expect(states.contains(.ended) && states.last == .possible)
    }

    @Test func moreFingersThanAllowedAtTheStartAreNoPan() {
        let pan = add(UIPanGestureRecognizer())
        pan.maximumNumberOfTouches = 1

        fixture.touch(1, .began, 100, 100)
        fixture.touch(2, .began, 200, 100)
        fixture.touch(1, .moved, 150, 100)
        fixture.touch(2, .moved, 250, 100)

        #expect(counter.total == 0)
    }

    @Test func aSubclassMayWaitForAnotherRecognizerToFail() {
        let first = add(WaitingTap())
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        first.other = double
        fixture.root.view.addGestureRecognizer(double)

        fixture.tap(150, 150)
        #expect(counter.total == 0)
        fixture.host.advance(by: 1)
        #expect(counter.total == 1)

        fixture.tap(150, 150)
        fixture.tap(150, 150)
        fixture.host.advance(by: 1)
        #expect(counter.total == 1)
    }
}

private final class WaitingTap: UITapGestureRecognizer {
    weak var other: UIGestureRecognizer?

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer === other
    }
}

import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UITestSupport
import VelariumTesting

/// Motion against its closed forms, along both axes.
@MainActor @Suite struct ScrollPhysicsTests {
    enum Way: CaseIterable, Sendable {
        case down, up, right, left

        var isVertical: Bool { self == .down || self == .up }
        var isForward: Bool { self == .down || self == .right }
    }

    /// A square scroll view of 300 points on a phone, so that the axes can be compared.
    @MainActor private final class Square {
        let device = TestDevice(.iPhone14)
        let scroll = UIScrollView(frame: CGRect(x: 45, y: 200, width: 300, height: 300))
        let recorder = ScrollDelegateRecorder()
        let way: Way

        /// Square content of `length` points, at `offset` points from the edge where `way` starts.
        init(_ way: Way, length: CGFloat, offset: CGFloat = 0) {
            self.way = way
            let root = UIViewController()
            device.show(root)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: length, height: length)
            let end = length - 300
            let place = way.isForward ? offset : end - offset
            scroll.contentOffset = way.isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
            scroll.delegate = recorder
            root.view.addSubview(scroll)
            device.advance(by: 0)
        }

        /// The distance of the content from the edge where `way` starts, in points.
        var offset: CGFloat {
            let offset = way.isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
            let end = way.isVertical ? scroll.contentSize.height - 300 : scroll.contentSize.width - 300
            return way.isForward ? offset : end - offset
        }
        /// The velocity along `way`, in points per second.
        var velocity: Double {
            let part = way.isVertical ? recorder.velocity.y : recorder.velocity.x
            return Double(way.isForward ? part : -part) * 1000
        }

        func finger(_ phase: TouchPhase, _ distance: CGFloat) {
            let move = way.isForward ? -distance : distance
            let middle = CGPoint(x: 195, y: 350)
            let place = way.isVertical ? (middle.x, middle.y + move) : (middle.x + move, middle.y)
            device.finger(phase, x: place.0, y: place.1)
        }

        /// Drags content by `step` points per frame for `count` frames.
        func flick(_ step: CGFloat, _ count: Int) {
            finger(.began, 0)
            for number in 1...count { finger(.moved, step * CGFloat(number)) }
            finger(.ended, step * CGFloat(count))
        }
    }

    // MARK: The rubber band

    @Test(arguments: Way.allCases, [20.0, 60, 150, 400, 3000])
    func contentBeyondAnEdgeFollowsTheRubberBandFormula(way: Way, pull: Double) {
        let square = Square(way, length: 2000)
        square.finger(.began, 0)
        for part in [0.3, 0.7, 1] { square.finger(.moved, -(10 + pull) * part) }

        let shown = (1 - 1 / (pull * 0.55 / 300 + 1)) * 300
        #expect(abs(-square.offset - shown) <= 0.34 && shown < 300)
    }

    @Test(arguments: Way.allCases) func contentReturnsFromBeyondAnEdgeWithACriticallyDampedSpring(way: Way) {
        let square = Square(way, length: 2000)
        square.finger(.began, 0)
        for part in [0.3, 0.7, 1.0] { square.finger(.moved, -210 * part) }
        square.device.advance(by: 0.3)
        let start = Double(square.offset)
        square.finger(.ended, -210)

        for frame in 1...20 {
            let time = Double(frame) / 60
            #expect(abs(Double(square.offset) - start * (1 + 10 * time) * exp(-10 * time)) <= 0.34, "at \(time)")
            square.device.advance(by: 1.0 / 60)
        }
    }

    // MARK: Deceleration

    @Test(arguments: Way.allCases, [0.998, 0.99, 0.995])
    func aFlickSlowsDownByItsRate(way: Way, rate: Double) throws {
        let square = Square(way, length: 200_000)
        square.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: CGFloat(rate))
        square.flick(25, 5)
        let start = 125.0 - 10
        let speed = square.velocity
        let perSecond = -1000 * log(rate)
        #expect(abs(speed - 1500) < 1)

        for frame in 1...60 {
            let time = Double(frame) / 60
            let expected = start + speed / perSecond * (1 - exp(-perSecond * time))
            #expect(abs(Double(square.offset) - expected) <= 0.34, "at \(time)")
            square.device.advance(by: 1.0 / 60)
        }
        try square.device.settle()

        #expect(abs(Double(square.offset) - (start + speed / perSecond)) <= 0.34)
    }

    @Test(arguments: Way.allCases) func aFlickBouncesWithTheSpeedThatItHasAtTheEdge(way: Way) throws {
        let square = Square(way, length: 1000)
        square.flick(25, 5)
        let start = 115.0
        let speed = square.velocity
        let perSecond = -1000 * log(0.998)
        let edge = 700.0
        let spring = 10.0
        let hit = -log(1 - (edge - start) * perSecond / speed) / perSecond
        let left = speed * exp(-perSecond * hit)

        var farthest = 0.0
        for frame in 1...120 {
            let time = Double(frame) / 60
            let late = time - hit
            let expected =
                late < 0
                ? start + speed / perSecond * (1 - exp(-perSecond * time)) : edge + left * late * exp(-spring * late)
            #expect(abs(Double(square.offset) - expected) <= 0.34, "at \(time)")
            farthest = max(farthest, Double(square.offset))
            square.device.advance(by: 1.0 / 60)
        }

        #expect(farthest > edge + 5 && square.offset == 700)
    }

    // MARK: Targets and pages

    @Test(arguments: Way.allCases) func aFlickDeceleratesToItsTarget(way: Way) throws {
        let square = Square(way, length: 200_000)
        let place: CGFloat = way.isForward ? 500 : 200_000 - 300 - 500
        square.recorder.target = way.isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
        square.flick(25, 5)
        let start = 115.0
        let speed = square.velocity
        let perSecond = speed / (500 - start)

        for frame in 1...40 {
            let time = Double(frame) / 60
            #expect(abs(Double(square.offset) - (500 - (500 - start) * exp(-perSecond * time))) <= 0.34)
            square.device.advance(by: 1.0 / 60)
        }
        try square.device.settle()

        #expect(square.offset == 500)
    }

    @Test(arguments: Way.allCases, [3.0, 12, 25, 60, 140])
    func pagingNeverOvershootsThePage(way: Way, step: Double) throws {
        let square = Square(way, length: 3000)
        square.scroll.isPagingEnabled = true
        square.flick(CGFloat(step), 5)
        let start = square.offset

        var places = [start]
        while square.scroll.isDecelerating {
            square.device.advance(by: 1.0 / 60)
            places.append(square.offset)
        }

        let end = try #require(places.last)
        #expect(end.truncatingRemainder(dividingBy: 300) == 0)
        let low = min(start, end)
        let high = max(start, end)
        #expect(places.allSatisfy { $0 >= low - 0.34 && $0 <= high + 0.34 })
    }

    // MARK: Settings

    @Test(arguments: Way.allCases) func bouncingIsSeparateForEachAxis(way: Way) {
        let square = Square(way, length: 1000)
        square.scroll.bouncesVertically = way.isVertical
        square.scroll.bouncesHorizontally = !way.isVertical
        #expect(!square.scroll.bounces)
        square.finger(.began, 0)
        square.finger(.moved, -60)
        #expect(square.offset < -10)
        square.finger(.cancelled, -60)
        square.scroll.bouncesVertically.toggle()
        square.scroll.bouncesHorizontally.toggle()
        square.device.advance(by: 2)

        square.finger(.began, 0)
        square.finger(.moved, -60)

        #expect(square.offset == 0)
    }

    @Test(arguments: [(100.0, 5.0, true), (5.0, 100.0, true), (60.0, 55.0, false)])
    func directionalLockKeepsADragOnItsAxis(dx: Double, dy: Double, isLocked: Bool) {
        let square = Square(.down, length: 3000)
        square.scroll.contentOffset = CGPoint(x: 1000, y: 1000)
        square.scroll.isDirectionalLockEnabled = true
        square.device.finger(.began, x: 195, y: 350)
        square.device.finger(.moved, x: 195 - dx, y: 350 - dy)
        square.device.finger(.moved, x: 95, y: 250)

        let offset = square.scroll.contentOffset
        #expect((offset.x == 1000 || offset.y == 1000) == isLocked)
        if isLocked { #expect((offset.y == 1000) == (dx > dy)) }
    }
}

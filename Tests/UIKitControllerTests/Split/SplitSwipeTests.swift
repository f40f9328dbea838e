import CoreGraphics
import HeadlessHost
import Testing
import UIKitCore

/// Swipes that show and hide the primary column.
@MainActor @Suite struct SplitSwipeTests {
    private let split = UISplitViewController(style: .doubleColumn)
    private let list = UIViewController()
    private let detail = UIViewController()
    private let fixture: NavigationSwipeFixture

    init() {
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        fixture = NavigationSwipeFixture(split, on: .iPadPro11)
    }

    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 600) }
    private var columnX: CGFloat? {
        list.viewIfLoaded.flatMap { $0.window == nil ? nil : $0.convert(CGPoint.zero, to: nil).x }
    }

    @Test func aSwipeFromTheEdgeShowsThePrimaryColumn() throws {
        fixture.draw(point(5), point(20), point(165))
        // The first ten points are the recognizer's slop; the column is 320 points wide.
        #expect(abs(try #require(columnX) + 170) < 2)
        fixture.lift(at: point(300))
        fixture.settle()

        #expect(split.displayMode == .oneOverSecondary && columnX == 0)
    }

    @Test func releasingTheSwipeEarlyHidesThePrimaryColumn() {
        fixture.draw(point(5), point(20), point(100))
        fixture.lift(at: point(100))
        fixture.settle()

        #expect(split.displayMode == .secondaryOnly && columnX == nil)
    }

    @Test func aSwipeTowardTheEdgeHidesThePrimaryColumn() {
        split.show(.primary)
        fixture.settle()

        fixture.draw(point(300), point(280), point(60))
        fixture.lift(at: point(60))
        fixture.settle()

        #expect(split.displayMode == .secondaryOnly && columnX == nil)
    }

    @Test func withoutTheGestureNothingMoves() {
        split.presentsWithGesture = false

        fixture.draw(point(5), point(20), point(300))
        fixture.lift(at: point(300))
        fixture.settle()

        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func theSwipeIsMirroredWithThePrimaryColumn() {
        split.primaryEdge = .trailing
        fixture.host.advance(by: 0)

        fixture.draw(point(830), point(815), point(500))
        fixture.lift(at: point(500))
        fixture.settle()

        #expect(split.displayMode == .oneOverSecondary)
    }
}

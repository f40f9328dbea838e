import CoreGraphics
import Testing
import UIFoundation

/// The offset of content that a finger or a wheel drags, in a view of 300 × 300 points.
@Suite struct ScrollDragTests {
    private func limits(
        _ axis: ScrollAxis, bounces: Bool = true, isScrollable: Bool = true
    ) -> AxisLimits {
        AxisLimits(
            range: ScrollRange(low: 0, high: 900), length: 300, isScrollable: isScrollable, bounces: bounces)
    }

    private func drag(from offset: CGPoint, lockedTo axis: ScrollAxis? = nil) -> ScrollDrag {
        ScrollDrag(from: offset, lockedTo: axis, isByWheel: false) { limits($0) }
    }

    /// Moves the finger, as a scroll view does, and returns the new offset.
    private func move(_ drag: inout ScrollDrag, by translation: CGPoint, at offset: CGPoint) -> CGPoint {
        drag.appliedOffset = drag.offset(for: translation, isByWheel: false, at: offset) { limits($0) }
        return drag.appliedOffset
    }

    @Test func contentFollowsTheFinger() {
        var drag = drag(from: CGPoint(x: 100, y: 200))

        let offset = move(&drag, by: CGPoint(x: 30, y: -50), at: CGPoint(x: 100, y: 200))

        #expect(offset == CGPoint(x: 70, y: 250))
    }

    @Test func aLockedDragStaysOnItsAxis() {
        var drag = drag(from: CGPoint(x: 100, y: 200), lockedTo: .vertical)

        let offset = move(&drag, by: CGPoint(x: 30, y: -50), at: CGPoint(x: 100, y: 200))

        #expect(offset == CGPoint(x: 100, y: 250))
        #expect(drag.allows(.vertical) && !drag.allows(.horizontal))
    }

    @Test func anAxisThatDoesNotScrollStays() {
        var drag = drag(from: .zero)

        let offset = drag.offset(for: CGPoint(x: -30, y: -50), isByWheel: false, at: .zero) {
            limits($0, isScrollable: $0 == .vertical)
        }

        #expect(offset == CGPoint(x: 0, y: 50))
    }

    @Test func aDragThatBeginsBeyondAnEndContinuesWithoutAJump() {
        let pulled = CGPoint(x: 0, y: -60)
        var drag = drag(from: pulled)

        let offset = move(&drag, by: .zero, at: pulled)

        #expect(abs(offset.y + 60) < 1e-9)
    }

    @Test func withoutBouncingTheWayBackTakesEffectAtOnce() {
        var drag = drag(from: .zero)
        let pulled = drag.offset(for: CGPoint(x: 0, y: 80), isByWheel: false, at: .zero) { limits($0, bounces: false) }

        let back = drag.offset(for: CGPoint(x: 0, y: 70), isByWheel: false, at: .zero) { limits($0, bounces: false) }

        #expect(pulled == .zero && back == CGPoint(x: 0, y: 10))
    }

    @Test func aDragContinuesFromWhereOtherCodeHasMovedTheContent() {
        var drag = drag(from: CGPoint(x: 0, y: 200))
        _ = move(&drag, by: CGPoint(x: 0, y: -10), at: CGPoint(x: 0, y: 200))

        let offset = move(&drag, by: CGPoint(x: 0, y: -15), at: CGPoint(x: 0, y: 500))

        #expect(offset == CGPoint(x: 0, y: 505))
    }

    @Test func aTouchMayJoinAWheel() {
        var drag = ScrollDrag(from: .zero, lockedTo: nil, isByWheel: true) { limits($0) }
        #expect(drag.isByWheel)

        _ = move(&drag, by: .zero, at: .zero)

        #expect(!drag.isByWheel)
    }

    @Test(arguments: [
        (100.0, 5.0, ScrollAxis.horizontal), (-100, 5, .horizontal), (5, -100, .vertical), (60, 55, nil), (2, 1, nil),
        (0, 0, nil),
    ])
    func aDragIsLockedToTheAxisOfAtLeastTwiceTheTranslation(dx: Double, dy: Double, axis: ScrollAxis?) {
        #expect(ScrollDrag.dominantAxis(of: CGVector(dx: dx, dy: dy)) == axis)
    }
}

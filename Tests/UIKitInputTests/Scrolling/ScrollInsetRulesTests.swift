import CoreGraphics
import Testing
import UIKitCore

/// The parts of a scroll view's inset, without a view.
@Suite struct ScrollInsetRulesTests {
    private static let safe = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 12)
    private static let vertical = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private static let horizontal = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12)

    @Test func theAdjustedInsetIsTheSumOfItsParts() {
        var insets = ScrollInsets()
        insets.content = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        insets.safeArea = Self.safe
        insets.refresh = 60

        #expect(insets.adjusted == UIEdgeInsets(top: 108, left: 12, bottom: 37, right: 16))
    }

    @Test(
        arguments: [
            (UIScrollView.ContentInsetAdjustmentBehavior.never, [ScrollAxis.vertical], true, UIEdgeInsets.zero),
            (.always, [], false, safe), (.scrollableAxes, [], true, .zero),
            (.scrollableAxes, [.vertical], false, vertical), (.scrollableAxes, [.horizontal], true, horizontal),
            (.scrollableAxes, [.horizontal, .vertical], false, safe),
            (.automatic, [], false, .zero), (.automatic, [], true, vertical), (.automatic, [.horizontal], true, safe),
            (.automatic, [.vertical], false, vertical),
        ])
    func theSafeAreaIsAddedOnTheAxesOfItsBehavior(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, scrolling: [ScrollAxis], isInContainer: Bool,
        expected: UIEdgeInsets
    ) {
        let part = ScrollInsets.part(of: Self.safe) { axis in
            behavior.adjusts(axis, scrolls: scrolling.contains(axis), isBetweenBars: isInContainer)
        }

        #expect(part == expected)
    }

    @Test(arguments: [
        (CGPoint(x: -5, y: -10), CGPoint(x: -7, y: -30)), (CGPoint(x: -9, y: -20), CGPoint(x: -7, y: -30)),
        (CGPoint(x: 0, y: -10), CGPoint(x: 0, y: -30)), (CGPoint(x: -5, y: 100), CGPoint(x: -7, y: 100)),
        (CGPoint(x: 40, y: 100), CGPoint(x: 40, y: 100)),
    ])
    func contentAtItsTopOrLeftEdgeFollowsTheEdge(offset: CGPoint, expected: CGPoint) {
        let moved = ScrollInsets.offset(
            offset, followingEdgesFrom: UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0),
            to: UIEdgeInsets(top: 30, left: 7, bottom: 0, right: 0))

        #expect(moved == expected)
    }
}

import CoreGraphics
import Testing
import UIKitMenus

@Suite struct MenuEdgeScrollTests {
    private let bounds = CGRect(x: 0, y: 0, width: 250, height: 400)

    /// The finger's y and the expected speed.
    @Test(
        arguments: [
            (-80, -600), (0, -600), (25, -300), (50, 0), (200, 0), (350, 0), (375, 300), (400, 600), (700, 600),
        ] as [(CGFloat, CGFloat)])
    func theSpeedGrowsTowardTheEdges(y: CGFloat, expected: CGFloat) {
        #expect(MenuEdgeScroll.speed(at: CGPoint(x: 100, y: y), in: bounds) == expected)
    }

    @Test(arguments: [-1, 251] as [CGFloat])
    func besideTheMenuNothingScrolls(x: CGFloat) {
        #expect(MenuEdgeScroll.speed(at: CGPoint(x: x, y: 400), in: bounds) == 0)
    }

    @Test func theZonesOfALowMenuMeetInItsMiddle() {
        let low = CGRect(x: 0, y: 0, width: 250, height: 40)

        #expect(MenuEdgeScroll.speed(at: CGPoint(x: 1, y: 20), in: low) == 0)
        #expect(MenuEdgeScroll.speed(at: CGPoint(x: 1, y: 10), in: low) == -300)
        #expect(MenuEdgeScroll.speed(at: CGPoint(x: 1, y: 40), in: low) == 600)
        #expect(MenuEdgeScroll.speed(at: .zero, in: .zero) == 0)
    }
}

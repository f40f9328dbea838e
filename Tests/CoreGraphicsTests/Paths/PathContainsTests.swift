import CoreGraphics
import Testing

@Suite struct PathContainsTests {
    /// Two nested squares with the same direction.
    static let nested: CGPath = {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)])
        return path
    }()

    @Test(arguments: [
        (CGPoint(x: 5, y: 5), true, true), (CGPoint(x: 15, y: 15), true, false),
        (CGPoint(x: 31, y: 5), false, false), (CGPoint(x: -1, y: 15), false, false),
    ]) func fillRuleDecidesAboutHoles(_ point: CGPoint, _ winding: Bool, _ evenOdd: Bool) {
        #expect(Self.nested.contains(point) == winding)
        #expect(Self.nested.contains(point, using: .evenOdd) == evenOdd)
    }

    @Test func circleContainsPointsUpToItsRadius() {
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)

        for degrees in stride(from: 0, to: 360, by: 7) {
            let angle = CGFloat(degrees) * .pi / 180
            #expect(circle.contains(CGPoint(x: 49.9 * cos(angle), y: 49.9 * sin(angle))))
            #expect(!circle.contains(CGPoint(x: 50.1 * cos(angle), y: 50.1 * sin(angle))))
        }
    }

    @Test func anOpenSubpathCountsAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])

        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
    }

    @Test func transformIsAppliedToThePoint() {
        let path = CGPath(rect: CGRect(x: 100, y: 0, width: 10, height: 10), transform: nil)

        #expect(path.contains(CGPoint(x: 5, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func emptyPathContainsNothing() {
        #expect(!CGMutablePath().contains(.zero))
    }
}

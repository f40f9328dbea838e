import CoreGraphics
import Testing

@Suite struct ArcTests {
    /// Start and end in quarter turns, clockwise; the bounding box of the arc with radius 1 around the origin.
    static let arcs: [(CGFloat, CGFloat, Bool, CGRect)] = [
        (0, 1, false, CGRect(x: 0, y: 0, width: 1, height: 1)),
        (0, 1, true, CGRect(x: -1, y: -1, width: 2, height: 2)),
        (1, 0, true, CGRect(x: 0, y: 0, width: 1, height: 1)),
        (0, 2, false, CGRect(x: -1, y: 0, width: 2, height: 1)),
        (0, 2, true, CGRect(x: -1, y: -1, width: 2, height: 1)),
        (0, 4, false, CGRect(x: -1, y: -1, width: 2, height: 2)),
        (0, 4, true, CGRect(x: -1, y: -1, width: 2, height: 2)),
        (3, 5, false, CGRect(x: 0, y: -1, width: 1, height: 2)),
    ]

    @Test(arguments: arcs) func anArcCoversItsQuarters(
        _ start: CGFloat, _ end: CGFloat, _ clockwise: Bool, _ box: CGRect
    ) {
        let path = CGMutablePath()
        path.addArc(
            center: .zero, radius: 1, startAngle: start * .pi / 2, endAngle: end * .pi / 2, clockwise: clockwise)

        #expect(isClose(path.boundingBoxOfPath, box, within: 1e-3))
    }

    @Test func arcAfterACurrentPointBeginsWithALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)

        #expect(path.elements[1] == .line(CGPoint(x: 15, y: 0)))
        #expect(isClose(path.currentPoint, CGPoint(x: 10, y: 5)))
    }

    /// The end of the second tangent, and the end of the arc of radius 2, coming from (0, 0) to (10, 0).
    @Test(arguments: [
        (CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 2)), (CGPoint(x: 10, y: -10), CGPoint(x: 10, y: -2)),
    ]) func aTangentArcTouchesBothLines(_ second: CGPoint, _ end: CGPoint) {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: second, radius: 2)

        guard case .line(let begin) = path.elements[1] else {
            Issue.record("The first step is \(path.elements[1])")
            return
        }
        #expect(isClose(begin, CGPoint(x: 8, y: 0)))
        #expect(isClose(path.currentPoint, end))
        #expect(path.boundingBoxOfPath.maxX < 10.0001)
    }

    @Test func aStraightCornerGivesALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 2)

        #expect(path.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
    }

    @Test func aRelativeArcTurnsByItsDelta() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)

        #expect(isClose(path.currentPoint, CGPoint(x: 0, y: -10)))
    }
}

import CoreGraphics
import Testing

@Suite struct CGPathTests {
    @Test func pathsAreEqualByElements() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let one = CGPath(rect: rect, transform: nil)
        let other = CGPath(rect: rect, transform: nil)

        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one != CGPath(ellipseIn: rect, transform: nil))
    }

    @Test func copyIsIndependentOfTheOriginal() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        let copy = try #require(path.copy())

        path.addLine(to: CGPoint(x: 1, y: 1))

        #expect(copy.elements == [.move(.zero)])
        #expect(!(copy is CGMutablePath))
    }

    @Test func theTwoBoundingBoxesDifferByControlPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func boundsOfACubicCurveReachItsExtremes() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 4, y: 4))

        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 4, height: 3)))
    }

    @Test func anEllipseTouchesItsRectangle() {
        let rect = CGRect(x: 5, y: 6, width: 20, height: 10)
        let ellipse = CGPath(ellipseIn: rect, transform: nil)

        #expect(isClose(ellipse.boundingBoxOfPath, rect))
        #expect(ellipse.elements.first == .move(CGPoint(x: 25, y: 11)))
        #expect(ellipse.elements.last == .close)
    }

    @Test func transformAppliesOnlyToItsCall() {
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1), transform: double)
        path.addLine(to: CGPoint(x: 1, y: 1))

        #expect(path.elements == [.move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 1, y: 1))])
        #expect(path.copy(using: &double)?.currentPoint == CGPoint(x: 2, y: 2))
    }

    @Test func nonFiniteElementsAreOmitted() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.move(to: .zero)
        path.addCurve(to: .zero, control1: CGPoint(x: 0, y: CGFloat.nan), control2: .zero)

        #expect(path.elements == [.move(.zero)])
    }

    @Test func rectangleIsRecognized() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        #expect(!CGMutablePath().isRect(nil))
    }

    @Test func applyWithBlockVisitsEveryElementWithItsPoints() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 0))
        path.addLine(to: CGPoint(x: 2, y: 0))
        path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 3, y: 0))
        path.addCurve(to: CGPoint(x: 7, y: 0), control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 6, y: 0))
        path.closeSubpath()
        var seen: [String] = []

        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            let xs = (0..<count).map { Int(element.pointee.points[$0].x) }
            seen.append("\(element.pointee.type) \(xs)")
        }

        #expect(
            seen == [
                "moveToPoint [1]", "addLineToPoint [2]", "addQuadCurveToPoint [3, 4]", "addCurveToPoint [5, 6, 7]",
                "closeSubpath []",
            ])
    }

    @Test func aMutableCopyOfAPathGrowsAlone() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let copy = try #require(path.mutableCopy())
        copy.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))

        #expect(path.boundingBox.width == 10)
        #expect(copy.boundingBox.width == 30)
    }
}

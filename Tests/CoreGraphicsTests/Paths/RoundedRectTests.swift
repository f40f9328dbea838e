import CoreGraphics
import Testing

@Suite struct RoundedRectTests {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func aRoundedRectFillsItsRectangleButTheCorners() {
        let path = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil)

        #expect(isClose(path.boundingBoxOfPath, rect))
        #expect(!path.contains(CGPoint(x: 11, y: 21)))
        #expect(path.contains(CGPoint(x: 10 + 3, y: 20 + 3)))
        #expect(path.contains(CGPoint(x: 60, y: 20.5)))
    }

    @Test func zeroRadiusGivesARectangle() {
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil).isRect(nil))
        #expect(CGPath(continuousRoundedRect: rect, cornerRadius: 0).isRect(nil))
    }

    @Test func continuousCornerStartsEarlierThanACircle() {
        let path = CGPath(continuousRoundedRect: rect, cornerRadius: 10)

        #expect(isClose(path.boundingBoxOfPath, rect))
        #expect(path.elements.first == .move(CGPoint(x: 10 + 15.28665, y: 20)))
        // On the curve of the table, halfway along u: slightly inward is inside, slightly outward is outside.
        let end = CGPoint(x: 110 - 6.31493792830993, y: 20 + 0.74911387847016)
        #expect(path.contains(CGPoint(x: end.x, y: end.y + 0.02)))
        #expect(!path.contains(CGPoint(x: end.x, y: end.y - 0.02)))
    }

    /// The size of the rectangle and the radius, for each of the four possible corner shapes.
    @Test(
        arguments: [
            (CGSize(width: 100, height: 100), 20), (CGSize(width: 200, height: 50), 20),
            (CGSize(width: 50, height: 200), 20),
            (CGSize(width: 50, height: 50), 25), (CGSize(width: 50, height: 50), 20),
            (CGSize(width: 40, height: 90), 99),
        ] as [(CGSize, CGFloat)]) func everyContinuousShapeIsSymmetric(_ size: CGSize, _ radius: CGFloat)
    {
        let rect = CGRect(origin: .zero, size: size)
        let path = CGPath(continuousRoundedRect: rect, cornerRadius: radius)

        #expect(isClose(path.boundingBoxOfPath, rect))
        for step in 1..<20 {
            for other in 1..<20 {
                let x = CGFloat(step) * 1.03
                let y = CGFloat(other) * 1.07
                let corners = [
                    CGPoint(x: x, y: y), CGPoint(x: size.width - x, y: y), CGPoint(x: x, y: size.height - y),
                    CGPoint(x: size.width - x, y: size.height - y),
                ]
                #expect(Set(corners.map { path.contains($0) }).count == 1, "at \(x), \(y)")
            }
        }
    }

    @Test func onlyTheGivenCornersAreRounded() {
        let path = CGPath(continuousRoundedRect: rect, cornerRadius: 10, corners: [.topLeft, .bottomRight])

        #expect(!path.contains(CGPoint(x: 10.5, y: 20.5)))
        #expect(path.contains(CGPoint(x: 109.5, y: 20.5)))
        #expect(path.contains(CGPoint(x: 10.5, y: 79.5)))
        #expect(!path.contains(CGPoint(x: 109.5, y: 79.5)))
    }

    #if DEBUG
        @Test func cornersThatDoNotFitTrapInDebugAsOnApple() async {
            await #expect(processExitsWith: .failure) {
                let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
                _ = CGPath(roundedRect: rect, cornerWidth: 6, cornerHeight: 5, transform: nil)
            }
        }
    #endif
}

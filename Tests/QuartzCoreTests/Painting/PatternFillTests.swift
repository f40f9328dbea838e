import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct PatternFillTests {
    /// Red for 2 points, then clear for 2 points, in both directions.
    private func checks(alpha: CGFloat = 1) throws -> CGColor {
        let pattern = CGPattern(of: NSObject(), size: CGSize(width: 4, height: 4)) { context in
            context.setFillColor(.red)
            context.fill(CGRect(0, 0, 2, 2))
        }
        return try CGColor(#require(pattern)).with(alpha: alpha)
    }

    @Test(arguments: [CGFloat(1), 2, 3]) func aBackgroundRepeatsFromTheLayersOrigin(scale: CGFloat) throws {
        let canvas = Canvas(scale: scale)
        try canvas.add(CGRect(3, 5, 20, 20), checks())

        canvas.frame()

        let step = Int(scale)
        #expect(canvas.pixel(3 * step, 5 * step) == "#FF0000FF")
        #expect(canvas.pixel(5 * step - 1, 7 * step - 1) == "#FF0000FF")
        #expect(canvas.pixel(5 * step, 5 * step) == "#FFFFFFFF")
        #expect(canvas.pixel(7 * step, 9 * step) == "#FF0000FF")
        #expect(canvas.pixel(2 * step, 5 * step) == "#FFFFFFFF")
    }

    @Test func whatIsBehindAPatternIsSeenThroughIt() throws {
        let canvas = Canvas()
        canvas.add(CGRect(0, 0, 40, 40), .blue)
        try canvas.add(CGRect(0, 0, 40, 40), checks())

        canvas.frame()

        #expect(canvas.pixel(0, 0) == "#FF0000FF" && canvas.pixel(3, 3) == "#0000FFFF")
    }

    @Test func thePatternScrollsWithTheBounds() throws {
        let canvas = Canvas()
        let layer = try canvas.add(CGRect(0, 0, 40, 40), checks())
        canvas.frame()

        layer.bounds.origin = CGPoint(x: 2, y: 1_000_000)
        canvas.frame()

        #expect(canvas.pixel(0, 0) == "#FFFFFFFF" && canvas.pixel(2, 0) == "#FF0000FF")
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest == 0)
    }

    @Test func cornersCutThePattern() throws {
        let canvas = Canvas()
        let layer = try canvas.add(CGRect(0, 0, 40, 40), checks())
        layer.cornerRadius = 12

        canvas.frame()

        #expect(canvas.pixel(0, 0) == "#FFFFFFFF" && canvas.pixel(20, 20) == "#FF0000FF")
    }

    @Test(arguments: [false, true]) func aFadedLayerFadesThePattern(isFadedByColor: Bool) throws {
        let canvas = Canvas()
        let layer = try canvas.add(CGRect(0, 0, 40, 40), checks(alpha: isFadedByColor ? 0.5 : 1))
        if !isFadedByColor { layer.opacity = 0.5 }

        canvas.frame()

        let pink = PixelColor(red: 255, green: 128, blue: 128, alpha: 255)
        #expect(canvas.bitmap.color(x: 1, y: 1).isClose(to: pink, within: 1))
        #expect(canvas.pixel(3, 3) == "#FFFFFFFF")
    }

    @Test func aTransformedLayerTransformsThePattern() throws {
        let canvas = Canvas()
        let layer = try canvas.add(CGRect(0, 0, 40, 40), checks())
        layer.anchorPoint = .zero
        layer.position = .zero
        layer.transform = CATransform3DMakeScale(4, 4, 1)

        canvas.frame()

        #expect(canvas.pixel(3, 3) == "#FF0000FF" && canvas.pixel(12, 12) == "#FFFFFFFF")
        #expect(canvas.pixel(19, 19) == "#FF0000FF")
    }

    @Test func aMovedLayerKeepsItsPattern() throws {
        let canvas = Canvas()
        let layer = try canvas.add(CGRect(0, 0, 10, 10), checks())
        canvas.frame()

        layer.position.x += 7
        canvas.frame()

        #expect(canvas.pixel(7, 0) == "#FF0000FF" && canvas.pixel(9, 0) == "#FFFFFFFF")
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest == 0)
    }

    @Test func aShapeIsFilledFromTheLayersOriginWhereverItsPathBegins() throws {
        let canvas = Canvas()
        let layer = CAShapeLayer()
        layer.frame = CGRect(0, 0, 40, 40)
        layer.path = CGPath(rect: CGRect(9, 9, 20, 20), transform: nil)
        layer.fillColor = try checks()
        canvas.root.addSublayer(layer)

        canvas.frame()

        #expect(canvas.pixel(9, 9) == "#FF0000FF" && canvas.pixel(10, 10) == "#FFFFFFFF")
        #expect(canvas.pixel(12, 12) == "#FF0000FF")
    }
}

import CoreGraphics
import QuartzCore
import Testing

@Suite struct ShapeTests {
    private func area(_ canvas: Canvas) -> Double {
        let side = canvas.bitmap.width
        let alphas = (0..<canvas.bitmap.height).flatMap { y in
            (0..<side).map { Int(canvas.bitmap.color(x: $0, y: y).alpha) }
        }
        return Double(alphas.reduce(0, +)) / 255
    }

    /// A square of 40 with corners of radius r lacks (4 − π) r², a circle all but πr²; the continuous curve lacks
    /// slightly more.
    @Test(
        arguments: [
            (CALayerCornerCurve.circular, 10, 1514.2), (.circular, 20, 1256.6), (.circular, 99, 1256.6),
            (.continuous, 10, 1511), (.continuous, 20, 1256.6),
        ] as [(CALayerCornerCurve, CGFloat, Double)])
    func roundedCornersCoverTheExpectedArea(curve: CALayerCornerCurve, radius: CGFloat, expected: Double) {
        let canvas = Canvas(background: nil)
        let layer = canvas.add(CGRect(0, 0, 40, 40), .black)
        layer.cornerCurve = curve
        layer.cornerRadius = radius

        canvas.frame()

        #expect(abs(area(canvas) - expected) < 6, "\(area(canvas))")
    }

    @Test func aContinuousCornerTurnsIntoACircleWithoutAJump() {
        let canvas = Canvas(background: nil)
        let layer = canvas.add(CGRect(0, 0, 40, 40), .black)
        layer.cornerCurve = .continuous

        let areas = stride(from: CGFloat(8), through: 20, by: 0.5).map { radius -> Double in
            layer.cornerRadius = radius
            canvas.frame()
            return area(canvas)
        }

        #expect(areas == areas.sorted(by: >))
        #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 - $1 < 25 })
    }

    @Test func rotationAndScaleKeepTheCoveredArea() {
        let canvas = Canvas(80, 80, background: nil)
        let layer = canvas.add(CGRect(20, 20, 40, 30), .black)
        layer.cornerRadius = 8
        canvas.frame()
        let upright = area(canvas)

        for angle in [0.3, 1.1, .pi / 2] as [CGFloat] {
            layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            canvas.frame()
            #expect(abs(area(canvas) - upright) < 3, "\(angle): \(area(canvas)) and not \(upright)")
        }
        layer.setAffineTransform(CGAffineTransform(scaleX: 1.27, y: 1.27))
        canvas.frame()
        #expect(abs(area(canvas) - upright * 1.27 * 1.27) < 6)
    }

    @Test func strokeIsDrawnFromStrokeStartToStrokeEnd() {
        let canvas = Canvas(background: nil)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        shape.path = path
        shape.fillColor = nil
        shape.strokeColor = .red
        shape.lineWidth = 4
        shape.strokeStart = 0.25
        shape.strokeEnd = 0.75
        canvas.root.addSublayer(shape)

        canvas.frame()

        #expect(canvas.pixel(9, 20) == "#00000000")
        #expect(canvas.pixel(11, 18) == "#FF0000FF")
        #expect(canvas.pixel(29, 21) == "#FF0000FF")
        #expect(canvas.pixel(31, 20) == "#00000000")
        #expect(canvas.pixel(20, 22) == "#00000000")
    }

    @Test(arguments: [CAGradientLayerType.axial, .radial, .conic])
    func gradientRunsFromTheFirstColorToTheLast(type: CAGradientLayerType) {
        let canvas = Canvas(background: nil)
        let gradient = CAGradientLayer()
        gradient.type = type
        gradient.frame = CGRect(0, 0, 40, 40)
        gradient.colors = [CGColor.red, CGColor.blue]
        gradient.startPoint = type == .axial ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = type == .radial ? CGPoint(x: 1, y: 1) : CGPoint(x: 1, y: 0.5)
        canvas.root.addSublayer(gradient)

        canvas.frame()

        let (first, last) =
            switch type {
            case .axial: (canvas.bitmap.color(x: 0, y: 20), canvas.bitmap.color(x: 39, y: 20))
            case .radial: (canvas.bitmap.color(x: 20, y: 20), canvas.bitmap.color(x: 39, y: 20))
            default: (canvas.bitmap.color(x: 38, y: 21), canvas.bitmap.color(x: 38, y: 18))
            }
        #expect(first.red > 235 && first.blue < 20, "\(first)")
        #expect(last.blue > 235 && last.red < 20, "\(last)")
    }

    @Test func opaqueBorderHidesTheBackgroundAtItsCorners() {
        let canvas = Canvas(scale: 2, background: .black)
        let layer = canvas.add(CGRect(4, 4, 32, 32), .white)
        layer.cornerRadius = 10
        layer.borderWidth = 2
        layer.borderColor = .red

        canvas.frame()

        // Outside the middle of the border, green and blue could only come from the background.
        for x in 8..<22 {
            let y = 8 + (0..<14).first { canvas.bitmap.color(x: x, y: 8 + $0).red > 0 }!
            #expect(canvas.bitmap.color(x: x, y: y).green <= 2, "(\(x), \(y))")
        }
    }

    @Test(arguments: [(CAShapeLayerFillRule.evenOdd, "#FFFFFFFF"), (.nonZero, "#FF0000FF")])
    func theFillRuleDecidesAboutAHole(rule: CAShapeLayerFillRule, middle: String) {
        let canvas = Canvas(60, 60)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(0, 0, 60, 60))
        path.addRect(CGRect(20, 20, 20, 20))
        shape.path = path
        shape.fillRule = rule
        shape.fillColor = .red
        canvas.root.addSublayer(shape)

        canvas.frame()

        #expect(canvas.pixel(10, 10) == "#FF0000FF" && canvas.pixel(30, 30) == middle)
    }

    @Test(arguments: [(CAShapeLayerLineCap.butt, 20), (.square, 10), (.round, 10)])
    func aLineReachesAsFarAsItsCap(cap: CAShapeLayerLineCap, first: Int) {
        let canvas = Canvas(60, 40)
        let line = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
        line.path = path
        line.lineWidth = 20
        line.lineCap = cap
        line.strokeColor = .blue
        canvas.root.addSublayer(line)

        canvas.frame()

        #expect((0..<60).first { canvas.pixel($0, 20) != "#FFFFFFFF" } == first)
        // The corner of a square cap, which a round one lacks.
        #expect((canvas.pixel(11, 11) == "#0000FFFF") == (cap == .square))
    }
}

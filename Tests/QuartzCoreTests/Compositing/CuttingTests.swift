import CoreGraphics
import QuartzCore
import Testing

@Suite struct CuttingTests {
    @Test(arguments: [CALayerCornerCurve.circular, .continuous], [1, 2, 3] as [CGFloat])
    func roundedCornerIsSmoothAndSymmetric(curve: CALayerCornerCurve, scale: CGFloat) {
        let canvas = Canvas(scale: scale, background: nil)
        let layer = canvas.add(CGRect(0, 0, 40, 40), .black)
        layer.cornerRadius = 12
        layer.cornerCurve = curve

        canvas.frame()

        let side = Int(40 * scale)
        let diagonal = (0..<side / 2).map { canvas.bitmap.color(x: $0, y: $0).alpha }
        #expect(diagonal == diagonal.sorted())
        #expect(diagonal.first == 0 && diagonal.last == 255)
        for (x, y) in [(0, 0), (3, 1), (5, 2)] {
            let corners = [(x, y), (side - 1 - x, y), (x, side - 1 - y), (side - 1 - x, side - 1 - y)]
            let alphas = corners.map { Int(canvas.bitmap.color(x: $0.0, y: $0.1).alpha) }
            #expect(alphas.max()! - alphas.min()! <= 8, "the corners differ at (\(x), \(y)): \(alphas)")
        }
    }

    @Test(arguments: [
        [CACornerMask.layerMinXMinYCorner, .layerMaxXMaxYCorner], [.layerMaxXMinYCorner, .layerMinXMaxYCorner], [],
    ]) func onlyMaskedCornersAreRounded(corners: CACornerMask) {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 40, 40), .red)
        layer.cornerRadius = 10
        layer.maskedCorners = corners

        canvas.frame()

        for (corner, x, y) in [
            (CACornerMask.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 39, 0), (.layerMinXMaxYCorner, 0, 39),
            (.layerMaxXMaxYCorner, 39, 39),
        ] {
            #expect(canvas.pixel(x, y) == (corners.contains(corner) ? "#FFFFFFFF" : "#FF0000FF"))
        }
    }

    @Test func nestedClipsIntersect() {
        let canvas = Canvas()
        let outer = canvas.add(CGRect(10, 10, 20, 20), nil)
        outer.masksToBounds = true
        let inner = canvas.add(CGRect(5, 5, 30, 10), nil, to: outer)
        inner.masksToBounds = true
        canvas.add(CGRect(-20, -20, 80, 80), .red, to: inner)

        canvas.frame()

        #expect(canvas.pixel(15, 15) == "#FF0000FF")
        #expect(canvas.pixel(29, 24) == "#FF0000FF")
        for (x, y) in [(14, 15), (15, 14), (30, 20), (15, 25)] {
            #expect(canvas.pixel(x, y) == "#FFFFFFFF", "(\(x), \(y))")
        }
    }

    @Test func contentsInsideAreCutToRoundedCorners() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 40, 40), .blue)
        layer.cornerRadius = 20
        layer.masksToBounds = true
        canvas.add(CGRect(0, 0, 40, 40), .red, to: layer)

        canvas.frame()

        #expect(canvas.pixel(20, 20) == "#FF0000FF")
        #expect(canvas.pixel(1, 1) == "#FFFFFFFF")
        #expect(canvas.pixel(38, 38) == "#FFFFFFFF")
    }

    @Test func borderIsInsideTheBoundsAndAboveSublayers() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(10, 10, 20, 20), .blue)
        layer.borderWidth = 2
        layer.borderColor = .green
        canvas.add(CGRect(0, 0, 20, 20), .red, to: layer)

        canvas.frame()

        #expect(canvas.pixel(10, 10) == "#00FF00FF")
        #expect(canvas.pixel(11, 20) == "#00FF00FF")
        #expect(canvas.pixel(12, 20) == "#FF0000FF")
        #expect(canvas.pixel(29, 29) == "#00FF00FF")
        #expect(canvas.pixel(9, 20) == "#FFFFFFFF")
    }

    @Test func aBorderWiderThanTheLayerFillsIt() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(10, 10, 6, 6), .blue)
        layer.borderWidth = 50
        layer.borderColor = .green

        canvas.frame()

        #expect(canvas.pixel(12, 12) == "#00FF00FF")
    }
}

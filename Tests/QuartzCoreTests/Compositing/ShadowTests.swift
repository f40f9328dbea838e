import CoreGraphics
import QuartzCore
import Testing

@Suite struct ShadowTests {
    /// The alphas in row `y` from column `x` to the right.
    private func fading(_ canvas: Canvas, from x: Int, y: Int) -> [UInt8] {
        (x..<canvas.bitmap.width).map { canvas.bitmap.color(x: $0, y: y).alpha }
    }

    @Test(arguments: [(60, 0), (60, 8), (14, 0), (14, 7)] as [(CGFloat, CGFloat)])
    func aShadowFadesOutward(side: CGFloat, radius: CGFloat) {
        let canvas = Canvas(120, 120, background: nil)
        let layer = canvas.add(CGRect(20, 20, side, side), .white)
        layer.cornerRadius = radius
        layer.shadowOpacity = 1
        layer.shadowRadius = 6
        layer.shadowOffset = .zero

        canvas.frame()

        let alphas = fading(canvas, from: Int(20 + side), y: Int(20 + side / 2))
        #expect(alphas == alphas.sorted(by: >))
        #expect(alphas[0] > 60 && alphas[0] < 160)
        #expect(alphas[22] == 0)
        #expect(canvas.pixel(Int(20 + side / 2), Int(20 + side / 2)) == "#FFFFFFFF")
    }

    /// Boxes that share a tile must cut it at the same positions, although their lengths differ by a fraction of a
    /// pixel.
    @Test func shrinkingShadowIsDrawnAtEverySize() {
        let canvas = Canvas(240, 240)
        let holder = canvas.add(CGRect(10, 10, 220, 220), nil)
        let layer = CALayer()
        layer.frame = CGRect(40, 40, 140, 140)
        layer.backgroundColor = .white
        layer.cornerRadius = 7
        layer.shadowRadius = 3.3
        layer.shadowOpacity = 0.5
        holder.addSublayer(layer)

        for step in 0..<400 {
            let scale = 1 - CGFloat(step) / 4000
            holder.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
            canvas.frame()
        }

        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func halfOpaqueShadowUnderAClearLayerHasItsColor() {
        let canvas = Canvas(80, 80)
        let layer = canvas.add(CGRect(20, 20, 40, 40), nil)
        layer.shadowPath = CGPath(rect: CGRect(0, 0, 40, 40), transform: nil)
        layer.shadowColor = .red
        layer.shadowOpacity = 0.5
        layer.shadowRadius = 0
        layer.shadowOffset = CGSize(width: 5, height: 0)

        canvas.frame()

        #expect(canvas.bitmap.color(x: 45, y: 40).isNear("#FF8080FF"))
        #expect(canvas.bitmap.color(x: 64, y: 40).isNear("#FF8080FF"))
        #expect(canvas.pixel(66, 40) == "#FFFFFFFF")
        #expect(canvas.pixel(24, 40) == "#FFFFFFFF")
    }

    @Test func layerWithoutBackgroundCastsTheShadowOfItsSublayers() {
        let canvas = Canvas(80, 80)
        let holder = canvas.add(CGRect(20, 20, 40, 40), nil)
        holder.shadowOpacity = 1
        holder.shadowRadius = 0
        holder.shadowOffset = CGSize(width: 10, height: 0)
        let child = canvas.add(CGRect(0, 0, 20, 20), .red, to: holder)
        canvas.frame()
        #expect(canvas.pixel(45, 30) == "#000000FF")
        #expect(canvas.pixel(55, 50) == "#FFFFFFFF")

        child.frame = CGRect(0, 20, 20, 20)
        canvas.frame()

        #expect(canvas.pixel(45, 30) == "#FFFFFFFF")
        #expect(canvas.pixel(45, 50) == "#000000FF")
    }

    @Test func layerThatMasksToBoundsHasNoShadow() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(10, 10, 20, 20), .red)
        layer.shadowOpacity = 1
        layer.shadowRadius = 4
        layer.masksToBounds = true

        canvas.frame()

        #expect(canvas.pixel(20, 7) == "#FFFFFFFF")
    }

    /// The nine parts of a large box, compared with the single tile of a box that is too small for nine.
    @Test func aLargeBoxHasTheSameCornersAsASmallOne() {
        let canvas = Canvas(200, 200, background: nil)
        let layer = canvas.add(CGRect(40, 40, 40, 40), .clear)
        layer.backgroundColor = CGColor.white
        layer.cornerRadius = 6
        layer.shadowOpacity = 1
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: -12, height: -12)
        canvas.frame()
        let small = (10..<50).map { canvas.bitmap.color(x: $0, y: 34).alpha }

        layer.frame = CGRect(40, 40, 130, 130)
        canvas.frame()

        let large = (10..<50).map { canvas.bitmap.color(x: $0, y: 34).alpha }
        let gaps = zip(small, large).map { abs(Int($0) - Int($1)) }
        #expect(gaps.max()! <= 6, "\(small) \(large)")
    }
}

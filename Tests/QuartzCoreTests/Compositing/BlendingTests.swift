import CoreGraphics
import QuartzCore
import Testing

@Suite struct BlendingTests {
    @Test func translucentBackgroundIsBlendedWithWhatIsBehind() {
        let canvas = Canvas()
        canvas.add(CGRect(10, 10, 10, 10), CGColor.red.with(alpha: 0.5))

        canvas.frame()

        #expect(["#FF8080FF", "#FF7F7FFF"].contains(canvas.pixel(15, 15)))
        #expect(canvas.pixel(9, 15) == "#FFFFFFFF")
        #expect(canvas.pixel(20, 15) == "#FFFFFFFF")
    }

    @Test func areaWithoutLayersIsClear() {
        let canvas = Canvas(background: nil)
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        canvas.frame()
        layer.position.x += 20

        canvas.frame()

        #expect(canvas.pixel(5, 5) == "#00000000")
        #expect(canvas.pixel(25, 5) == "#FF0000FF")
    }

    /// Two overlapping reds at half opacity: in a group the rear one is not visible through the front one.
    @Test(arguments: [(true, "#FF8080FF"), (false, "#FF4040FF")])
    func opacityAppliesToTheGroupOrToEachLayer(isGroup: Bool, overlap: String) {
        let canvas = Canvas()
        let holder = canvas.add(CGRect(0, 0, 40, 40), nil)
        holder.opacity = 0.5
        holder.allowsGroupOpacity = isGroup
        canvas.add(CGRect(0, 0, 20, 20), .red, to: holder)
        canvas.add(CGRect(10, 10, 20, 20), .red, to: holder)

        canvas.frame()

        #expect(canvas.bitmap.color(x: 15, y: 15).isNear(overlap))
        #expect(canvas.bitmap.color(x: 5, y: 5).isNear("#FF8080FF"))
        #expect(canvas.bitmap.color(x: 25, y: 25).isNear("#FF8080FF"))
    }

    @Test func hiddenLayerHidesItsSublayers() {
        let canvas = Canvas()
        let holder = canvas.add(CGRect(0, 0, 40, 40), nil)
        let child = canvas.add(CGRect(0, 0, 20, 20), .red, to: holder)
        canvas.frame()

        holder.isHidden = true
        canvas.frame()
        child.backgroundColor = .blue
        canvas.frame()

        #expect(canvas.pixel(5, 5) == "#FFFFFFFF")
        holder.isHidden = false
        canvas.frame()
        #expect(canvas.pixel(5, 5) == "#0000FFFF")
    }

    @Test func layerWithTheLargerZPositionIsInFront() {
        let canvas = Canvas()
        let first = canvas.add(CGRect(0, 0, 20, 20), .red)
        canvas.add(CGRect(0, 0, 20, 20), .blue)
        canvas.frame()

        first.zPosition = 1
        canvas.frame()

        #expect(canvas.pixel(5, 5) == "#FF0000FF")
    }

    @Test func maskKeepsWhatItsAlphaCovers() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(10, 10, 20, 20), .red)
        let mask = CALayer()
        mask.frame = CGRect(0, 0, 10, 20)
        mask.backgroundColor = .black
        layer.mask = mask

        canvas.frame()

        #expect(canvas.pixel(15, 15) == "#FF0000FF")
        #expect(canvas.pixel(25, 15) == "#FFFFFFFF")
        mask.backgroundColor = CGColor.black.with(alpha: 0.5)
        let damage = canvas.frame()
        #expect(canvas.bitmap.color(x: 15, y: 15).isNear("#FF8080FF"))
        #expect(damage.map(\.area).reduce(0, +) <= 20 * 20)
    }

    @Test func aRasterizedLayerHasThePixelsOfItsScale() {
        let canvas = Canvas(20, 20, scale: 2)
        let holder = canvas.add(CGRect(0, 0, 20, 20), .red)
        canvas.add(CGRect(0.5, 0, 10, 20), .blue, to: holder)
        holder.shouldRasterize = true
        canvas.frame()
        let coarse = [0, 1].map { canvas.pixel($0, 20) }

        holder.rasterizationScale = 2
        canvas.frame()
        let sharp = [0, 1].map { canvas.pixel($0, 20) }
        let reports = MisuseRecorder()
        reports.record { holder.rasterizationScale = 0 }

        #expect(sharp == ["#FF0000FF", "#0000FFFF"])
        #expect(!coarse.contains("#FF0000FF") && !coarse.contains("#0000FFFF"), "one pixel mixes both colors")
        #expect(holder.rasterizationScale == 2 && reports.messages.count == 1)
    }

    @Test func aRasterizedLayerFollowsItsSublayers() {
        let canvas = Canvas()
        let holder = canvas.add(CGRect(0, 0, 40, 40), nil)
        holder.shouldRasterize = true
        let child = canvas.add(CGRect(0, 0, 20, 20), .red, to: holder)
        canvas.frame()
        #expect(canvas.pixel(5, 5) == "#FF0000FF")

        child.backgroundColor = .blue
        canvas.frame()

        #expect(canvas.pixel(5, 5) == "#0000FFFF")
    }
}

extension PixelColor {
    /// Whether no component differs by more than two from a color such as "#FF0000FF".
    func isNear(_ text: String) -> Bool {
        let digits = Array(text.dropFirst())
        let parts = stride(from: 0, to: 8, by: 2).map { Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0 }
        return zip(parts, [red, green, blue, alpha]).allSatisfy { abs($0 - Int($1)) <= 2 }
    }
}

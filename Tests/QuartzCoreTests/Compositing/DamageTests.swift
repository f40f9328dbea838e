import CoreGraphics
import QuartzCore
import Testing

@Suite struct DamageTests {
    @Test func movedLayerDamagesItsOldAndNewFrame() {
        let canvas = Canvas(100, 40)
        let layer = canvas.add(CGRect(5, 5, 10, 10), .red)
        canvas.add(CGRect(0, 30, 100, 10), .blue)
        canvas.frame()

        layer.position.x += 60
        let damage = canvas.frame()

        #expect(
            Set(damage) == [
                PixelRect(x: 5, y: 5, width: 10, height: 10), PixelRect(x: 65, y: 5, width: 10, height: 10),
            ])
    }

    @Test func colorChangeDamagesTheLayerButNotItsSublayers() {
        let canvas = Canvas()
        let holder = canvas.add(CGRect(0, 0, 10, 10), .red)
        canvas.add(CGRect(20, 20, 10, 10), .blue, to: holder)
        canvas.frame()

        holder.backgroundColor = .green
        let damage = canvas.frame()

        #expect(damage == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
    }

    @Test func addedOrRemovedLayerDamagesItsPixels() {
        let canvas = Canvas(scale: 2)
        canvas.frame()

        let layer = canvas.add(CGRect(5, 5, 10, 10), .red)
        let coming = canvas.frame()
        layer.removeFromSuperlayer()
        let going = canvas.frame()

        #expect(coming == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
        #expect(going == coming)
    }

    @Test func reorderingDamagesOnlyTheMovedLayer() {
        let canvas = Canvas(100, 40)
        let layers = (0..<4).map { canvas.add(CGRect(CGFloat($0) * 20, 0, 10, 10), .red) }
        canvas.frame()

        canvas.root.addSublayer(layers[2])
        let damage = canvas.frame()

        #expect(damage.map(\.area).reduce(0, +) == 200)
        #expect(damage.allSatisfy { $0.minX >= 40 })
    }

    @Test func hiddenChangesAndEqualValuesDamageNothing() {
        let canvas = Canvas()
        let layer = canvas.add(CGRect(5, 5, 10, 10), .red)
        let hidden = canvas.add(CGRect(20, 20, 10, 10), .red)
        hidden.isHidden = true
        canvas.frame()

        layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        layer.position = layer.position
        hidden.backgroundColor = .blue
        hidden.position.x += 5

        #expect(canvas.frame().isEmpty)
    }

    @Test func manyScatteredChangesStayAFewRectangles() {
        let canvas = Canvas(200, 200)
        let layers = (0..<100).map { canvas.add(CGRect(CGFloat($0 % 10) * 20, CGFloat($0 / 10) * 20, 5, 5), .red) }
        canvas.frame()

        for layer in layers { layer.backgroundColor = .blue }
        let damage = canvas.frame()

        #expect(damage.count <= 24)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest == 0)
    }

    @Test func newCanvasIsPaintedCompletely() {
        let canvas = Canvas()
        canvas.add(CGRect(5, 5, 10, 10), .red)
        canvas.frame()
        canvas.bitmap = Bitmap(width: 40, height: 40)

        let damage = canvas.frame()

        #expect(damage == [PixelRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(canvas.pixel(6, 6) == "#FF0000FF")
    }

    @Test func aLayerBehindAnOpaqueOneIsNotComposited() {
        let canvas = Canvas()
        for _ in 0..<20 { canvas.add(CGRect(5, 5, 20, 20), CGColor.red.with(alpha: 0.5)) }
        canvas.add(CGRect(0, 0, 40, 40), .blue)

        canvas.frame()

        #expect(canvas.compositor.layersDrawn == 1)
        #expect(canvas.compositor.pixelsComposited == 1600)
    }

    @Test func aChangeUnderAnOpaqueLayerPaintsOnlyThatLayer() {
        let canvas = Canvas()
        let below = canvas.add(CGRect(5, 5, 20, 20), .red)
        canvas.add(CGRect(0, 0, 40, 40), .blue)
        canvas.frame()

        below.backgroundColor = .green
        canvas.frame()

        #expect(canvas.compositor.layersDrawn == 1)
        #expect(canvas.compositor.pixelsComposited == 400)
    }
}

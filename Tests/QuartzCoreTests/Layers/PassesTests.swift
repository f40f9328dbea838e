import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct PassesTests {
    /// Draws a square and counts the calls.
    private final class Painting: NSObject, CALayerDelegate {
        var drawn = 0
        var laidOut: [String] = []
        var color: CGColor? = CGColor.red
        var onLayout: (CALayer) -> Void = { _ in }

        func draw(_ layer: CALayer, in ctx: CGContext) {
            drawn += 1
            guard let color else { return }
            ctx.setFillColor(color)
            ctx.fill(CGRect(layer.bounds.minX + 2, layer.bounds.minY + 2, 4, 4))
        }

        func layoutSublayers(of layer: CALayer) {
            laidOut.append(layer.name ?? "")
            onLayout(layer)
        }
    }

    private final class Watch {
        var changes = 0
    }

    @Test func layerDrawsOnceAtTheScreensScaleInItsOwnSpace() {
        let canvas = Canvas(scale: 2)
        let painting = Painting()
        let layer = canvas.add(CGRect(10, 10, 20, 20), nil)
        layer.bounds.origin = CGPoint(x: 100, y: 100)
        layer.delegate = painting
        layer.setNeedsDisplay()

        canvas.frame()
        layer.position.x += 1
        canvas.frame()

        #expect(painting.drawn == 1)
        #expect(canvas.pixel(26, 24) == "#FF0000FF")
        #expect(canvas.pixel(25, 24) == "#FFFFFFFF")
        #expect(canvas.pixel(33, 31) == "#FF0000FF")
        #expect(canvas.pixel(34, 31) == "#FFFFFFFF")
    }

    @Test func hiddenAndDistantLayersDrawOnceTheyAreVisible() {
        let canvas = Canvas()
        let hidden = Painting()
        let distant = Painting()
        let holder = canvas.add(CGRect(0, 0, 40, 40), nil)
        let first = canvas.add(CGRect(0, 0, 10, 10), nil, to: holder)
        let second = canvas.add(CGRect(100, 0, 10, 10), nil, to: holder)
        first.delegate = hidden
        second.delegate = distant
        first.isHidden = true
        first.setNeedsDisplay()
        second.setNeedsDisplay()

        canvas.frame()
        #expect(hidden.drawn == 0 && distant.drawn == 0)
        #expect(canvas.root.needsDisplayInSubtree)

        first.isHidden = false
        holder.bounds.origin.x = 80
        canvas.frame()
        #expect(hidden.drawn == 0 && distant.drawn == 1)
        holder.bounds.origin.x = 0
        canvas.frame()
        #expect(hidden.drawn == 1)
        #expect(!canvas.root.needsDisplayInSubtree)
    }

    @Test func emptyDrawingHasNoContentsAndALaterOneReplacesThem() {
        let canvas = Canvas()
        let painting = Painting()
        painting.color = nil
        let layer = canvas.add(CGRect(0, 0, 20, 20), nil)
        layer.delegate = painting
        layer.setNeedsDisplay()
        canvas.frame()
        #expect(painting.drawn == 1)
        #expect(layer.contents == nil)

        painting.color = .blue
        layer.setNeedsDisplay()
        let damage = canvas.frame()

        #expect(canvas.pixel(3, 3) == "#0000FFFF")
        #expect(damage == [PixelRect(x: 0, y: 0, width: 20, height: 20)])
    }

    @Test func contextsWithoutDrawingAllocateNoBitmaps() {
        let canvas = Canvas()
        let idle = Idle()
        for index in 0..<100 {
            let layer = canvas.add(CGRect(CGFloat(index) / 5, 0, 300, 300), nil)
            layer.delegate = idle
            layer.setNeedsDisplay()
        }

        canvas.frame()

        #expect(idle.contexts.count == 100)
        #expect(idle.contexts.allSatisfy { !$0.isTouched })
        #expect(canvas.root.sublayers!.allSatisfy { $0.contents == nil })
    }

    @Test func resizedLayerStretchesOrDrawsAgain() {
        let canvas = Canvas()
        let painting = Painting()
        let layer = canvas.add(CGRect(0, 0, 10, 10), nil)
        layer.delegate = painting
        layer.setNeedsDisplay()
        canvas.frame()

        layer.frame = CGRect(0, 0, 20, 20)
        canvas.frame()
        #expect(painting.drawn == 1)
        #expect(canvas.pixel(10, 10) == "#FF0000FF")

        layer.needsDisplayOnBoundsChange = true
        layer.frame = CGRect(0, 0, 30, 30)
        canvas.frame()
        #expect(painting.drawn == 2)
        #expect(canvas.pixel(10, 10) == "#FFFFFFFF")
    }

    @Test func aGiganticLayerIsDrawnAtALowerScale() {
        let faults = MisuseRecorder()
        let canvas = Canvas()
        let painting = Painting()
        let layer = canvas.add(CGRect(0, 0, 60_000, 60_000), nil)
        layer.delegate = painting
        layer.setNeedsDisplay()

        faults.record { canvas.frame() }

        #expect(painting.drawn == 1)
        #expect(faults.messages.first?.contains("too large to draw at scale") == true)
    }

    /// The content view of a long scroll view draws nothing itself.
    @Test func aGiganticLayerWithoutADrawingIsNotReported() {
        let faults = MisuseRecorder()
        let canvas = Canvas()
        let layer = canvas.add(CGRect(0, 0, 300, 60_000), nil)
        layer.setNeedsDisplay()

        faults.record { canvas.frame() }

        #expect(faults.messages.isEmpty)
        #expect(layer.contents == nil)
    }

    @Test func layoutRunsFromTheTopDownOncePerLayer() {
        let painting = Painting()
        let layers = ["root", "child", "grandchild"].map { name in
            let layer = CALayer()
            layer.name = name
            layer.delegate = painting
            return layer
        }
        layers[1].addSublayer(layers[2])
        layers[0].addSublayer(layers[1])
        for layer in layers.reversed() { layer.setNeedsLayout() }

        layers[0].layoutSubtreeIfNeeded()

        #expect(painting.laidOut == ["root", "child", "grandchild"])
        #expect(!layers[0].needsLayoutInSubtree)
        layers[2].bounds.size.width += 5
        #expect(layers[0].needsLayoutInSubtree)
        layers[2].layoutIfNeeded()
        #expect(painting.laidOut == ["root", "child", "grandchild", "grandchild"])
    }

    @Test func layersMayBeRemovedAndMarkedDuringLayout() {
        let painting = Painting()
        let root = CALayer()
        root.delegate = painting
        let children = (0..<3).map { _ in CALayer() }
        for child in children {
            child.delegate = painting
            root.addSublayer(child)
            child.setNeedsLayout()
        }
        painting.onLayout = { layer in
            if layer === root { children[1].removeFromSuperlayer() }
            if layer === children[2] { children[0].setNeedsLayout() }
        }
        root.setNeedsLayout()

        root.layoutSubtreeIfNeeded()

        #expect(painting.laidOut.count == 3)
        #expect(root.needsLayoutInSubtree)
        painting.onLayout = { _ in }
        root.layoutSubtreeIfNeeded()
        #expect(!root.needsLayoutInSubtree)
        #expect(painting.laidOut.count == 5)
    }

    @Test func treeChangeIsReportedOncePerFrame() {
        let canvas = Canvas()
        let watch = Watch()
        let layer = canvas.add(CGRect(0, 0, 10, 10), .red)
        canvas.frame()
        canvas.root.onTreeChange = { watch.changes += 1 }
        #expect(watch.changes == 1)
        canvas.frame()

        CATransaction.setDisableActions(true)
        layer.position.x += 1
        layer.backgroundColor = .blue
        layer.setNeedsLayout()
        layer.addSublayer(CALayer())
        #expect(watch.changes == 2)

        canvas.frame()
        #expect(watch.changes == 2)
        layer.setNeedsLayout()
        #expect(watch.changes == 3)
        canvas.frame()
        layer.setNeedsDisplay()
        #expect(watch.changes == 4)
        CATransaction.setDisableActions(false)
    }

    @Test func aLayerCanBeRenderedIntoAContext() {
        let layer = CALayer()
        layer.frame = CGRect(50, 50, 20, 20)
        layer.backgroundColor = .red
        let child = CALayer()
        child.frame = CGRect(10, 10, 20, 20)
        child.backgroundColor = .blue
        layer.addSublayer(child)
        let bitmap = Bitmap(width: 80, height: 80)
        let context = CGContext(bitmap: bitmap, scale: 2)
        context.translateBy(x: 5, y: 5)

        layer.render(in: context)

        #expect(bitmap.color(x: 9, y: 9).description == "#00000000")
        #expect(bitmap.color(x: 10, y: 10).description == "#FF0000FF")
        #expect(bitmap.color(x: 30, y: 30).description == "#0000FFFF")
        #expect(bitmap.color(x: 69, y: 69).description == "#0000FFFF")
    }
}

/// Changes the state of its context, but draws nothing.
private final class Idle: NSObject, CALayerDelegate {
    var contexts: [CGContext] = []

    func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.saveGState()
        ctx.clip(to: layer.bounds)
        ctx.setFillColor(.red)
        ctx.restoreGState()
        contexts.append(ctx)
    }
}

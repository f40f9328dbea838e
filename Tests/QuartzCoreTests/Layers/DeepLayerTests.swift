import CoreGraphics
import QuartzCore
import Testing

/// Ten thousand nested layers.
@Suite struct DeepLayerTests {
    private func chain(_ depth: Int, _ change: (CALayer) -> Void = { _ in }) -> [CALayer] {
        let layers = (0..<depth).map { _ in CALayer() }
        for layer in layers {
            layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            change(layer)
        }
        for index in (1..<depth).reversed() { layers[index - 1].addSublayer(layers[index]) }
        return layers
    }

    private func frame(_ root: CALayer, _ compositor: Compositor, _ bitmap: Bitmap, at time: Double = 0) {
        root.advanceAnimations(to: time)
        root.layoutSubtreeIfNeeded()
        root.displaySubtreeIfNeeded(scale: 1)
        _ = compositor.compose(root, onto: bitmap, scale: 1, at: time)
    }

    @Test func innermostOfTenThousandLayersIsPaintedAndReleased() {
        weak var innermost: CALayer?
        let compositor = Compositor()
        let bitmap = Bitmap(width: 40, height: 40)
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        do {
            let layers = chain(10_000)
            innermost = layers.last
            layers[layers.count - 1].backgroundColor = .red
            root.addSublayer(layers[0])
            frame(root, compositor, bitmap)
            #expect(bitmap.color(x: 20, y: 20).description == "#FF0000FF")
            layers[0].removeFromSuperlayer()
        }
        #expect(innermost == nil)
        frame(root, compositor, bitmap)
        #expect(bitmap.color(x: 20, y: 20).description == "#00000000")
    }

    @Test func animationOfTheInnermostLayerEnds() {
        let compositor = Compositor()
        let bitmap = Bitmap(width: 40, height: 40)
        let layers = chain(10_000)
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0.0
        animation.toValue = 1.0
        animation.duration = 1
        layers[layers.count - 1].backgroundColor = .red
        layers[layers.count - 1].add(animation, forKey: "fade")
        frame(layers[0], compositor, bitmap)
        #expect(layers[0].hasRunningAnimationsInSubtree)

        frame(layers[0], compositor, bitmap, at: 0.5)
        let halfWay = bitmap.color(x: 20, y: 20).description
        frame(layers[0], compositor, bitmap, at: 2)

        #expect(halfWay == "#80000080" || halfWay == "#FF000080")
        #expect(bitmap.color(x: 20, y: 20).description == "#FF0000FF")
        #expect(!layers[0].hasRunningAnimationsInSubtree)
    }

    @Test func deepTreeIsRenderedIntoAnImage() {
        let layers = chain(10_000)
        layers[layers.count - 1].backgroundColor = .red

        let picture = layers[0].snapshotImage(of: CGRect(0, 0, 40, 40), scale: 1, displaysFirst: true)

        #expect(picture?.width == 40)
    }

    /// Each translucent layer with content needs an image of its own.
    @Test func tooManyNestedTranslucentLayersAreReportedOnce() {
        let faults = MisuseRecorder()
        let compositor = Compositor()
        let bitmap = Bitmap(width: 40, height: 40)
        let layers = chain(300) { $0.opacity = 0.999 }
        layers[layers.count - 1].backgroundColor = .red

        faults.record { frame(layers[0], compositor, bitmap) }

        #expect(faults.messages.count == 1)
        #expect(bitmap.color(x: 20, y: 20).description != "#00000000")
    }

    @Test func tooManyNestedMasksAreReported() {
        let faults = MisuseRecorder()
        let compositor = Compositor()
        let bitmap = Bitmap(width: 40, height: 40)
        let masks = (0..<300).map { _ in CALayer() }
        for mask in masks {
            mask.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            mask.backgroundColor = .red
        }
        for index in (1..<masks.count).reversed() { masks[index - 1].mask = masks[index] }

        faults.record { frame(masks[0], compositor, bitmap) }

        #expect(faults.messages.count >= 1)
    }

    @Test func hitTestingStopsAtTwoThousandLevelsAndReportsIt() {
        let faults = MisuseRecorder()
        let within = chain(2_000)
        let beyond = chain(2_500)
        var (found, stopped): (CALayer?, CALayer?)

        faults.record {
            found = within[0].hitTest(CGPoint(x: 20, y: 20))
            stopped = beyond[0].hitTest(CGPoint(x: 20, y: 20))
        }

        #expect(found === within.last)
        #expect(stopped === beyond[2_000])
        #expect(faults.messages.count == 1)
    }
}

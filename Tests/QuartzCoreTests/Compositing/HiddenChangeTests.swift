import CoreGraphics
import QuartzCore
import Testing

/// What changes below a hidden layer is shown when the layer is visible again.
@Suite struct HiddenChangeTests {
    /// A layer with another one in it, 30 points wide and high.
    private func makeScene() -> (canvas: Canvas, outer: CALayer, inner: CALayer) {
        let canvas = Canvas()
        let outer = canvas.add(CGRect(5, 5, 30, 30), nil)
        let inner = canvas.add(CGRect(0, 0, 30, 30), .blue, to: outer)
        return (canvas, outer, inner)
    }

    /// Makes a change in a frame in which the outer layer is hidden, and shows the layer again.
    private func change(below outer: CALayer, on canvas: Canvas, _ change: () -> Void) {
        canvas.frame()
        outer.isHidden = true
        canvas.frame()
        change()
        canvas.frame()
        outer.isHidden = false
        canvas.frame()
    }

    private static let turned: CATransform3D = {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 100
        return CATransform3DRotate(eye, 0.5, 0, 1, 0)
    }()

    @Test func colorOfAMaskedLayersMask() {
        let scene = makeScene()
        let mask = CALayer()
        mask.frame = CGRect(0, 0, 30, 30)
        mask.backgroundColor = CGColor(gray: 0, alpha: 0.5)
        scene.inner.mask = mask

        change(below: scene.outer, on: scene.canvas) { mask.backgroundColor = CGColor(gray: 0, alpha: 1) }

        #expect(scene.canvas.pixel(20, 20) == "#0000FFFF")
    }

    @Test func sublayersOfALayerInPerspective() {
        let scene = makeScene()
        scene.inner.transform = Self.turned

        change(below: scene.outer, on: scene.canvas) {
            scene.canvas.add(CGRect(0, 0, 30, 30), .red, to: scene.inner)
        }

        #expect(scene.canvas.pixel(20, 20) == "#FF0000FF")
    }

    @Test func colorOfALayerInPerspective() {
        let scene = makeScene()
        scene.inner.transform = Self.turned

        change(below: scene.outer, on: scene.canvas) { scene.inner.backgroundColor = .red }

        #expect(scene.canvas.pixel(20, 20) == "#FF0000FF")
    }
}

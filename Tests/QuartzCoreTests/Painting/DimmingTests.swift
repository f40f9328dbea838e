import CoreGraphics
import QuartzCore
import Testing

/// What is behind a dimming layer is painted in its dimmed color, and looks as if it was dimmed afterwards.
@Suite struct DimmingTests {
    /// Draws lines in one color on clear pixels, as a text.
    private final class LineLayer: CALayer {
        var color = CGColor.blue

        override func draw(in ctx: CGContext) {
            ctx.setFillColor(color)
            for row in 1..<4 { ctx.fill(CGRect(3.3, CGFloat(row) * 6.6, bounds.width - 7, 2.5)) }
        }
    }

    private let canvas = Canvas(200, 200, scale: 2)
    private let presenter = CALayer()
    private let dimming = CALayer()
    private let sheet = CALayer()

    init() {
        canvas.root.backgroundColor = .black
        presenter.frame = CGRect(0, 0, 200, 200)
        presenter.masksToBounds = true
        canvas.add(CGRect(0, 0, 200, 200), .white, to: presenter)
        for index in 0..<6 { addLines(CGRect(10, 10 + 30 * CGFloat(index), 120, 28)) }
        canvas.root.addSublayer(presenter)
        dimming.frame = CGRect(0, 0, 200, 200)
        dimming.backgroundColor = CGColor(gray: 0, alpha: 0.35)
        canvas.root.addSublayer(dimming)
        sheet.frame = CGRect(20, 120, 160, 120)
        sheet.backgroundColor = .white
        sheet.cornerRadius = 12
        canvas.root.addSublayer(sheet)
    }

    private func addLines(_ frame: CGRect) {
        let lines = LineLayer()
        lines.frame = frame
        lines.setNeedsDisplay()
        presenter.addSublayer(lines)
    }

    /// Makes changes without animating them. Checks that the pixels of the next frame are those painted one layer after the
    /// other.
    ///
    /// - Parameter tolerance: How much a component may differ, of 255.
    private func expectDimmedPixels(
        _ comment: Comment, at time: Double = 0, within tolerance: Int = 0, after change: () -> Void = {}
    ) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
        canvas.root.advanceAnimations(to: time)
        canvas.frame(at: time)
        let whole = Bitmap(width: 400, height: 400)
        _ = Compositor(skipsHidden: false).compose(canvas.root, onto: whole, scale: 2, at: time)
        let gap = canvas.bitmap.difference(from: whole)
        #expect(gap.largest <= tolerance, "\(comment): \(gap)")
    }

    @Test(arguments: [1, 0.93, 0.5] as [CGFloat], [0, 10] as [CGFloat])
    func aPresenterIsDimmedWhateverItsScaleAndCorners(scale: CGFloat, radius: CGFloat) {
        expectDimmedPixels("scale \(scale), radius \(radius)") {
            presenter.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
            presenter.cornerRadius = radius
        }
    }

    @Test func eachPixelOfAPlainPresenterIsWrittenOnce() {
        presenter.sublayers?.dropFirst().forEach { $0.removeFromSuperlayer() }
        sheet.removeFromSuperlayer()

        canvas.frame()

        #expect(canvas.compositor.pixelsComposited <= 400 * 400)
        #expect(canvas.pixel(200, 200) == "#A6A6A6FF")
    }

    @Test func whatIsInFrontOfAPlainColorIsDimmedToo() {
        let card = canvas.add(CGRect(30, 30, 80, 60), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5), to: presenter)

        expectDimmedPixels("translucent")
        expectDimmedPixels("round") {
            card.cornerRadius = 20
            card.backgroundColor = .green
        }
        expectDimmedPixels("border") {
            card.borderWidth = 2
            card.borderColor = .blue
        }
        expectDimmedPixels("shadow") { card.shadowOpacity = 0.5 }
        expectDimmedPixels("group") { card.opacity = 0.4 }
        expectDimmedPixels("rotated") { card.setAffineTransform(CGAffineTransform(rotationAngle: 0.3)) }
    }

    @Test func dimmingChangesFrameByFrame() {
        for step in 0...8 {
            expectDimmedPixels("step \(step)") { dimming.opacity = Float(step) / 8 }
        }
    }

    @Test(arguments: [1, 0.93] as [CGFloat], ["opacity", "backgroundColor"])
    func pixelsAtRestDoNotDependOnTheFadeBefore(scale: CGFloat, keyPath: String) {
        presenter.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
        let fade = CABasicAnimation(keyPath: keyPath)
        fade.duration = 0.5
        if keyPath == "opacity" { fade.fromValue = Float(0) } else { fade.fromValue = CGColor(gray: 0, alpha: 0) }
        dimming.add(fade, forKey: "fade")

        for frame in 0..<5 { expectDimmedPixels("frame \(frame)", at: Double(frame) / 10, within: 2) }

        expectDimmedPixels("at rest", at: 0.5)
    }

    @Test func pixelsAfterAnInterruptedFadeAreThoseOfADimmingThatNeverFaded() {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (Float(0), Float(1), 0.5)
        dimming.add(fade, forKey: "fade")
        expectDimmedPixels("in motion", at: 0, within: 2)
        expectDimmedPixels("in motion", at: 0.2, within: 2)

        expectDimmedPixels("removed", at: 0.25) { dimming.removeAllAnimations() }
    }

    @Test func dimmingThatDoesNotCoverEverythingIsShown() {
        expectDimmedPixels("a part") { dimming.frame = CGRect(20, 30, 100, 90) }
        expectDimmedPixels("round") { dimming.cornerRadius = 16 }
        expectDimmedPixels("red") {
            dimming.backgroundColor = CGColor(srgbRed: 0.9, green: 0.2, blue: 0.1, alpha: 0.6)
        }
    }

    @Test func twoDimmingLayersDimTwice() {
        let second = CALayer()
        second.frame = CGRect(0, 0, 200, 200)
        second.backgroundColor = CGColor(gray: 0, alpha: 0.2)
        canvas.root.addSublayer(second)

        expectDimmedPixels("two")
    }

    @Test func aChangedPartLooksLikeTheWhole() {
        canvas.frame()
        for (index, layer) in (presenter.sublayers ?? []).enumerated() where index > 0 {
            expectDimmedPixels("line \(index)") { layer.position.x += 5.5 }
        }
    }
}

import CoreGraphics
import QuartzCore
import Testing

/// The shadows of rounded paths are composed of tiles that all sizes share.
@Suite struct PathShadowTests {
    private let canvas = Canvas(300, 300)

    private func addCard(_ frame: CGRect, cutout: Bool = false) -> BackdropLayer {
        let card = BackdropLayer()
        card.role = .none
        card.frame = frame
        canvas.root.addSublayer(card)
        card.shadowOpacity = 1
        card.shadowRadius = 6
        card.shadowOffset = CGSize(width: 0, height: 3)
        setShadow(of: card, cutout: cutout)
        return card
    }

    /// Makes changes without animating them.
    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    private func setShadow(of card: BackdropLayer, cutout: Bool) {
        let path = CGPath(continuousRoundedRect: card.bounds, cornerRadius: 14)
        card.shadowPath = path
        card.shadowCutout = cutout ? path : nil
    }

    @Test func aResizedCardIsNotBlurredAgain() {
        let card = addCard(CGRect(60, 60, 150, 120))
        canvas.frame()
        for step in 1...8 {
            change {
                card.bounds.size.height = 120 + 7 * CGFloat(step)
                setShadow(of: card, cutout: false)
            }

            canvas.frame()

            #expect(canvas.compositor.shadowsBlurred == 0)
            #expect(canvas.compositor.counts.imagesDrawn == 0)
            #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
        }
    }

    /// The path with a point more is not recognized, so it has an image of its own.
    @Test(arguments: [false, true]) func itLooksLikeAShadowWithAnImageOfItsOwn(cutout: Bool) {
        let card = addCard(CGRect(60, 60, 150, 120), cutout: cutout)
        canvas.frame()
        #expect(canvas.compositor.shadowsBlurred == 0)
        let composed = Bitmap(width: 300, height: 300)
        _ = Compositor().compose(canvas.root, onto: composed, scale: 1, at: 0)
        let path = CGMutablePath()
        path.addPath(CGPath(continuousRoundedRect: card.bounds, cornerRadius: 14))
        path.addLine(to: path.currentPoint)
        change { card.shadowPath = path }

        canvas.frame()

        #expect(canvas.compositor.shadowsBlurred == 1)
        #expect(canvas.bitmap.difference(from: composed).largest <= 3)
    }

    @Test func aSmallOrTransformedCardHasItsShadow() {
        let card = addCard(CGRect(60, 60, 40, 30))
        canvas.frame()
        #expect(canvas.pixel(80, 78) != "#FFFFFFFF")
        change { card.setAffineTransform(CGAffineTransform(scaleX: 2.1, y: 1.7)) }

        canvas.frame()

        #expect(canvas.pixel(80, 78) != "#FFFFFFFF")
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func nothingIsPaintedInTheCutout() {
        _ = addCard(CGRect(60, 60, 150, 120), cutout: true)

        canvas.frame()

        #expect(canvas.pixel(135, 120) == "#FFFFFFFF")
        #expect(canvas.pixel(135, 63) == "#FFFFFFFF")
        #expect(canvas.pixel(135, 183) != "#FFFFFFFF")
    }
}

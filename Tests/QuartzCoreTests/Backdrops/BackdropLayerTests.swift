import CoreGraphics
import QuartzCore
import Testing

@Suite struct BackdropLayerTests {
    /// A canvas that is red on the left and blue on the right.
    private static func canvas() -> Canvas {
        let canvas = Canvas(80, 40, background: .red)
        canvas.add(CGRect(40, 0, 40, 40), .blue)
        return canvas
    }

    private static func backdrop(
        _ frame: CGRect, blur: CGFloat = 3, in parent: CALayer
    ) -> BackdropLayer {
        let backdrop = BackdropLayer()
        backdrop.role = .fill
        backdrop.blurRadius = blur
        backdrop.frame = frame
        parent.addSublayer(backdrop)
        return backdrop
    }

    // MARK: Drawing

    @Test func blurAffectsOnlyTheAreaOfTheLayer() {
        let canvas = Self.canvas()
        _ = Self.backdrop(CGRect(0, 0, 80, 20), in: canvas.root)

        canvas.frame()

        #expect(canvas.pixel(39, 30) == "#FF0000FF" && canvas.pixel(40, 30) == "#0000FFFF")
        let middle = canvas.bitmap.color(x: 40, y: 10)
        #expect((100...155).contains(middle.red) && (100...155).contains(middle.blue))
    }

    @Test func backdropIsClippedByRoundedAncestorsAndItsOwnCorners() {
        let canvas = Self.canvas()
        let clip = canvas.add(CGRect(30, 0, 20, 20), nil)
        clip.cornerRadius = 10
        clip.masksToBounds = true
        _ = Self.backdrop(clip.bounds, blur: 8, in: clip)
        let round = Self.backdrop(CGRect(30, 20, 20, 20), blur: 8, in: canvas.root)
        round.cornerRadius = 10

        canvas.frame()

        for y in [0, 20] {
            #expect(canvas.pixel(30, y) == "#FF0000FF" && canvas.pixel(49, y) == "#0000FFFF")
            #expect(canvas.bitmap.color(x: 39, y: y + 10).blue > 60)
        }
    }

    @Test func ancestorOpacityBlendsTheBlurWithTheSharpBackground() {
        let canvas = Self.canvas()
        let group = canvas.add(CGRect(0, 0, 80, 40), nil)
        group.opacity = 0.5
        _ = Self.backdrop(group.bounds, blur: 6, in: group)
        let whole = Self.canvas()
        _ = Self.backdrop(whole.root.bounds, blur: 6, in: whole.root)

        canvas.frame()
        whole.frame()

        let half = canvas.bitmap.color(x: 38, y: 20)
        let full = whole.bitmap.color(x: 38, y: 20)
        #expect(abs(Int(half.red) - (Int(full.red) + 255) / 2) <= 2)
        #expect(abs(Int(half.blue) - Int(full.blue) / 2) <= 2)
    }

    @Test func transformMovesTheOutlineAndNotTheBackground() {
        let canvas = Self.canvas()
        let group = canvas.add(CGRect(0, 0, 80, 40), nil)
        group.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
        _ = Self.backdrop(group.bounds, in: group)
        let whole = Self.canvas()
        _ = Self.backdrop(whole.root.bounds, in: whole.root)

        canvas.frame()
        whole.frame()

        #expect(canvas.pixel(40, 20) == whole.pixel(40, 20))
        #expect(canvas.pixel(40, 2) == "#0000FFFF")
    }

    @Test func frontBackdropShowsTheOneBehind() {
        let canvas = Self.canvas()
        let first = Self.backdrop(CGRect(0, 0, 80, 40), blur: 0, in: canvas.root)
        first.tint = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5)
        _ = Self.backdrop(CGRect(0, 0, 20, 20), blur: 0, in: canvas.root)

        canvas.frame()

        #expect(canvas.pixel(5, 5) == canvas.pixel(5, 30))
        #expect(canvas.pixel(5, 5) == "#808000FF")
    }

    @Test func isolatingLayerIsExcludedFromItsBackdrop() {
        let canvas = Self.canvas()
        let bubble = canvas.add(CGRect(0, 0, 20, 20), .green)
        let backdrop = Self.backdrop(CGRect(0, 0, 10, 20), blur: 0, in: bubble)
        canvas.frame()
        #expect(canvas.pixel(5, 5) == "#00FF00FF")

        bubble.isolatesBackdrops = true
        canvas.frame()

        #expect(canvas.pixel(5, 5) == "#FF0000FF")
        #expect(backdrop.superlayer === bubble)
    }

    @Test func contentsRoleUsesTheTintWithTheContentsAlpha() {
        let canvas = Self.canvas()
        let backdrop = Self.backdrop(CGRect(0, 0, 20, 20), blur: 0, in: canvas.root)
        backdrop.role = .contents
        backdrop.tint = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
        canvas.add(CGRect(0, 0, 10, 20), .black, to: backdrop)

        canvas.frame()

        #expect(canvas.pixel(5, 5) == "#FF8080FF")
        #expect(canvas.pixel(15, 5) == "#FF0000FF")
    }

    @Test func pathIsFilledToItsEdge() {
        let canvas = Self.canvas()
        let backdrop = Self.backdrop(CGRect(0, 0, 40, 40), blur: 0, in: canvas.root)
        backdrop.tint = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
        backdrop.path = CGPath(rect: CGRect(4, 4, 24, 24), transform: nil)

        canvas.frame()

        #expect(canvas.pixel(4, 4) == "#FF8080FF" && canvas.pixel(27, 27) == "#FF8080FF")
        #expect(canvas.pixel(3, 4) == "#FF0000FF" && canvas.pixel(28, 27) == "#FF0000FF")
    }

    @Test func shadowIsOmittedInItsCutout() {
        let canvas = Canvas(60, 60)
        let layer = canvas.add(CGRect(20, 20, 20, 20), nil)
        layer.shadowOpacity = 1
        layer.shadowRadius = 4
        layer.shadowOffset = .zero
        layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
        layer.shadowCutout = layer.shadowPath

        canvas.frame()

        #expect(canvas.pixel(20, 30) == "#FFFFFFFF" && canvas.pixel(30, 30) == "#FFFFFFFF")
        #expect(canvas.bitmap.color(x: 18, y: 30).red < 200)
    }

    // MARK: Cost

    @Test func unchangedBackgroundIsNotBlurredAgain() {
        let canvas = Self.canvas()
        let backdrop = Self.backdrop(CGRect(10, 10, 40, 20), blur: 4, in: canvas.root)
        let front = canvas.add(CGRect(12, 12, 4, 4), .green)
        canvas.frame()
        #expect(canvas.compositor.backdropsBlurred == 1)

        front.position.x += 5
        canvas.frame()
        #expect(canvas.compositor.backdropsBlurred == 0)
        backdrop.opacity = 0.5
        canvas.frame()
        #expect(canvas.compositor.backdropsBlurred == 0)
        canvas.root.backgroundColor = .green
        canvas.frame()
        #expect(canvas.compositor.backdropsBlurred == 1)
    }

    @Test func changeOutOfReachCausesNoBlur() {
        let canvas = Self.canvas()
        let far = canvas.add(CGRect(70, 0, 5, 5), .green)
        _ = Self.backdrop(CGRect(0, 0, 20, 20), blur: 2, in: canvas.root)
        canvas.frame()

        far.position.x += 2
        canvas.frame()

        #expect(canvas.compositor.backdropsBlurred == 0)
    }

    @Test func growingBackdropIsBlurredTwiceAtMost() {
        let canvas = Self.canvas()
        let group = canvas.add(CGRect(10, 5, 60, 30), nil)
        group.isolatesBackdrops = true
        _ = Self.backdrop(group.bounds, blur: 4, in: group)
        var blurs = 0

        for step in 1...20 {
            let scale = CGFloat(step) / 20
            group.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
            canvas.frame()
            blurs += canvas.compositor.backdropsBlurred
            #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= 1, "step \(step)")
        }

        #expect(blurs <= 2)
    }

    @Test func backdropsOnAnotherCanvasShowWhatIsBehindThemThere() {
        let canvas = Self.canvas()
        for x in [0, 24, 48] as [CGFloat] { _ = Self.backdrop(CGRect(x, 5, 20, 30), in: canvas.root) }
        canvas.frame()

        for width in [60, 80] {
            canvas.root.bounds.size.width = CGFloat(width)
            canvas.bitmap = Bitmap(width: width, height: 40)
            canvas.frame()

            #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= 1, "\(width) pixels wide")
        }
    }

    @Test func opaqueTintNeedsNoBlur() {
        let canvas = Self.canvas()
        let backdrop = Self.backdrop(canvas.root.bounds, blur: 9, in: canvas.root)
        backdrop.tint = .green

        canvas.frame()

        #expect(canvas.compositor.backdropsBlurred == 0)
        #expect(canvas.pixel(40, 20) == "#00FF00FF")
    }

    @Test func nearbyChangeAffectsTheBlurWithinItsRadius() {
        let canvas = Self.canvas()
        _ = Self.backdrop(CGRect(0, 0, 30, 40), blur: 4, in: canvas.root)
        canvas.frame()
        let before = canvas.pixel(28, 20)

        let beside = CALayer()
        beside.frame = CGRect(31, 0, 9, 40)
        beside.backgroundColor = .green
        canvas.root.insertSublayer(beside, at: 0)
        canvas.frame()

        #expect(canvas.pixel(28, 20) != before)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= 1)
    }
}

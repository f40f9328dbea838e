import CoreGraphics
import QuartzCore
import Testing

/// Opaque content in rounded corners, such as that of a sheet, hides what is behind it.
@Suite struct ClippedOcclusionTests {
    private let canvas = Canvas(200, 200)
    /// Casts the shadow.
    private let surface: CALayer
    /// Clips to rounded corners, and has no background of its own.
    private let clip: CALayer
    private let content: CALayer

    init() {
        surface = canvas.add(CGRect(20, 40, 160, 140), nil)
        surface.shadowOpacity = 0.5
        surface.shadowRadius = 10
        surface.shadowPath = CGPath(roundedRect: surface.bounds, cornerWidth: 12, cornerHeight: 12, transform: nil)
        clip = canvas.add(surface.bounds, nil, to: surface)
        clip.cornerRadius = 12
        clip.masksToBounds = true
        content = canvas.add(clip.bounds, .blue, to: clip)
    }

    /// Paints all again with a new compositor. Returns its counts; checks the pixels against those painted without
    /// skipping anything.
    private func paint(_ comment: Comment) -> FrameCounts {
        let image = Bitmap(width: 200, height: 200)
        let compositor = Compositor()
        _ = compositor.compose(canvas.root, onto: image, scale: 1, at: 0)
        let all = Bitmap(width: 200, height: 200)
        _ = Compositor(skipsHidden: false).compose(canvas.root, onto: all, scale: 1, at: 0)
        #expect(image.difference(from: all).largest <= 1, comment)
        return compositor.counts
    }

    /// Half of the border's width is not covered by the background, and a scaled border may not cover it either.
    @Test(arguments: [true, false]) func aBackgroundHidesNothingBelowTheEdgeOfAThinBorder(isClipped: Bool) {
        let card = isClipped ? content : canvas.add(.zero, .red)
        card.bounds = CGRect(0, 0, 60, 40)
        card.position = CGPoint(x: 80, y: 70)
        card.cornerRadius = 4
        card.borderWidth = 0.5
        card.borderColor = .black
        card.setAffineTransform(CGAffineTransform(scaleX: 1.5, y: 1.5))

        _ = paint("with a border of three quarters of a pixel")
    }

    @Test func whatIsBehindOpaqueContentIsNotPainted() {
        let before = paint("without a hidden layer").layersDrawn
        let hidden = CALayer()
        hidden.frame = CGRect(60, 80, 40, 40)
        hidden.backgroundColor = .red
        canvas.root.insertSublayer(hidden, at: 0)

        #expect(paint("with a hidden layer").layersDrawn == before)
    }

    @Test func translucentContentHidesNothing() {
        let hidden = CALayer()
        hidden.frame = CGRect(60, 80, 40, 40)
        hidden.backgroundColor = .red
        canvas.root.insertSublayer(hidden, at: 0)
        let opaque = paint("opaque").layersDrawn

        content.backgroundColor = CGColor.blue.with(alpha: 0.5)
        #expect(paint("translucent background").layersDrawn == opaque + 1)
        content.backgroundColor = .blue
        content.opacity = 0.5
        #expect(paint("translucent content").layersDrawn == opaque + 1)
        content.opacity = 1
        clip.opacity = 0.5
        #expect(paint("translucent clip").layersDrawn == opaque + 1)
    }

    @Test func onlyThePartThatIsFilledHides() {
        let small = canvas.add(CGRect(0, 0, 80, 140), .green, to: clip)
        content.backgroundColor = nil
        let hidden = CALayer()
        hidden.frame = CGRect(30, 80, 150, 40)
        hidden.backgroundColor = .red
        canvas.root.insertSublayer(hidden, at: 0)
        _ = paint("half filled")

        small.cornerRadius = 20
        _ = paint("with round corners")
        small.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        _ = paint("rotated")
        small.setAffineTransform(.identity)
        small.mask = CALayer()
        _ = paint("masked")
    }

    @Test(arguments: [0.4, 0.93, 1.2] as [CGFloat])
    func contentOfAScaledSurfaceHides(scale: CGFloat) {
        surface.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))

        let before = paint("scaled by \(scale)").layersDrawn
        let hidden = CALayer()
        hidden.frame = CGRect(90, 100, 20, 20)
        hidden.backgroundColor = .red
        canvas.root.insertSublayer(hidden, at: 0)

        #expect(paint("scaled by \(scale), with a hidden layer").layersDrawn == before)
    }
}

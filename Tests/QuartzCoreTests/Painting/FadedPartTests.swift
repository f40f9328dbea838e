import CoreGraphics
import QuartzCore
import Testing

/// A fading popover is painted without an image of the whole, and looks as if there was one.
@Suite struct FadedPartTests {
    private let canvas = Canvas(200, 200, scale: 2)
    private let bubble = BackdropLayer()
    private let material = BackdropLayer()
    private let content = CALayer()
    private var rows: [CALayer] = []

    init() {
        for index in 0..<10 { canvas.add(CGRect(CGFloat(index) * 20, 0, 10, 200), index % 2 == 0 ? .red : .green) }
        bubble.role = .none
        bubble.isolatesBackdrops = true
        bubble.frame = CGRect(40, 30, 120, 140)
        let outline = CGPath(roundedRect: bubble.bounds, cornerWidth: 14, cornerHeight: 14, transform: nil)
        bubble.shadowPath = outline
        bubble.shadowCutout = outline
        bubble.shadowOpacity = 0.4
        bubble.shadowRadius = 8
        bubble.shadowOffset = .zero
        material.role = .fill
        material.blurRadius = 6
        material.path = outline
        material.frame = bubble.bounds
        bubble.addSublayer(material)
        let mask = CAShapeLayer()
        mask.path = outline
        mask.frame = bubble.bounds
        content.frame = bubble.bounds
        content.mask = mask
        for index in 0..<3 {
            rows.append(canvas.add(CGRect(10, 10 + 40 * CGFloat(index), 50, 14), .blue, to: content))
        }
        bubble.addSublayer(content)
        canvas.root.addSublayer(bubble)
        canvas.frame()
    }

    /// Sets the bubble's opacity and scale without animation.
    private func show(opacity: Float, scale: CGFloat) {
        CATransaction.setDisableActions(true)
        defer { CATransaction.setDisableActions(false) }
        bubble.opacity = opacity
        bubble.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Paints the next frame. Checks the pixels against those painted with an image of the whole group.
    private func expectGroupPixels(_ comment: Comment) {
        canvas.frame()
        let whole = Bitmap(width: 400, height: 400)
        _ = Compositor(skipsHidden: false).compose(canvas.root, onto: whole, scale: 2, at: 0)
        let gap = canvas.bitmap.difference(from: whole)
        #expect(gap.largest <= 2, "\(comment): \(gap)")
    }

    @Test(arguments: [1, 0.9, 0.61, 0.2] as [CGFloat], [0.95, 0.5, 0.05] as [Float])
    func partsFadeLikeTheWholeGroup(scale: CGFloat, opacity: Float) {
        show(opacity: opacity, scale: scale)

        expectGroupPixels("scale \(scale), opacity \(opacity)")
    }

    @Test func changesInAGrowingAndFadingPopoverAreShown() {
        show(opacity: 0.5, scale: 0.5)
        canvas.frame()
        CATransaction.setDisableActions(true)
        defer { CATransaction.setDisableActions(false) }

        rows[0].backgroundColor = .green
        expectGroupPixels("content")
        material.tint = CGColor(gray: 0.9, alpha: 0.5)
        expectGroupPixels("theme")
        bubble.bounds.size.height = 100
        expectGroupPixels("size")
        rows[1].opacity = 0.3
        expectGroupPixels("opacity of a part")
        content.mask = nil
        expectGroupPixels("no mask")
        let round = canvas.add(CGRect(0, 0, 80, 60), nil, to: content)
        round.cornerRadius = 10
        round.masksToBounds = true
        canvas.add(CGRect(-10, -10, 60, 60), .red, to: round)
        expectGroupPixels("clipped content")
        round.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
        expectGroupPixels("rotated content")
    }
}

import CoreGraphics
import QuartzCore
import Testing

/// What a layer does to its sublayers, or does no longer, is shown wherever they are.
@Suite struct ChangedEffectTests {
    private let canvas = Canvas()

    /// The largest difference from the same layers on a new canvas.
    private var difference: Int { canvas.bitmap.difference(from: canvas.afresh()).largest }

    @Test func tintOfContentsReachesSublayersOutsideTheBounds() {
        let backdrop = BackdropLayer()
        backdrop.role = .contents
        backdrop.frame = CGRect(0, 0, 10, 10)
        backdrop.tint = CGColor.red.with(alpha: 0.5)
        canvas.root.addSublayer(backdrop)
        canvas.add(CGRect(20, 20, 10, 10), .black, to: backdrop)
        canvas.frame()

        backdrop.tint = CGColor.blue.with(alpha: 0.5)
        canvas.frame()

        #expect(canvas.pixel(25, 25) == "#8080FFFF")
        #expect(difference == 0)
    }
}

import CoreGraphics
import QuartzCore
import Testing

@Suite struct BoxShadowTests {
    /// Corners that are equal to a sixteenth of a pixel share a tile; they used to cut it at different positions.
    @Test(arguments: [8.0, 8.01, 8.03, 7.98]) func boxesWithAlmostTheSameCornersShareATile(radius: CGFloat) {
        let canvas = Canvas(200, 200)
        for (index, corner) in [8, radius].enumerated() {
            let box = canvas.add(CGRect(20, 20 + 90 * CGFloat(index), 160, 70), .white)
            box.cornerRadius = corner
            box.shadowOpacity = 1
            box.shadowRadius = 4
            box.shadowOffset = .zero
        }

        canvas.frame()

        #expect(canvas.pixel(100, 91) == canvas.pixel(100, 181))
        #expect(canvas.pixel(100, 91) != canvas.pixel(100, 50))
    }
}

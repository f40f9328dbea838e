import CoreGraphics
import QuartzCore
import Testing

/// The pictures of a removed layer serve the next layer with the same outline.
@Suite struct RecentPictureTests {
    private let canvas = Canvas(200, 200)

    /// Adds a layer with a blurred shadow of its own path, as a popover has.
    @discardableResult private func addBubble(width: CGFloat = 80) -> CALayer {
        let layer = canvas.add(CGRect(40, 40, width, 80), nil)
        layer.shadowPath = CGPath(ellipseIn: layer.bounds, transform: nil)
        layer.shadowRadius = 6
        layer.shadowOpacity = 0.5
        return layer
    }

    @Test func theNextBubbleAtAPlaceIsNotBlurredAgain() {
        let first = addBubble()
        canvas.frame()
        #expect(canvas.compositor.shadowsBlurred == 1)
        first.removeFromSuperlayer()
        canvas.frame()

        addBubble()
        canvas.frame()

        #expect(canvas.compositor.shadowsBlurred == 0)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func aBubbleOfAnotherSizeIsBlurred() {
        let first = addBubble()
        canvas.frame()
        first.removeFromSuperlayer()
        canvas.frame()

        addBubble(width: 90)
        canvas.frame()

        #expect(canvas.compositor.shadowsBlurred == 1)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func twoEqualBubblesAtOnceHaveAPictureEach() {
        addBubble()
        canvas.frame()

        addBubble().position.x += 30
        canvas.frame()

        #expect(canvas.compositor.shadowsBlurred == 1)
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func onlyTheLastFourPicturesAreKept() {
        for width in 0..<6 {
            let layer = addBubble(width: CGFloat(80 + width))
            canvas.frame()
            layer.removeFromSuperlayer()
            canvas.frame()
        }

        addBubble(width: 81)
        canvas.frame()
        #expect(canvas.compositor.shadowsBlurred == 1)
        addBubble(width: 85)
        canvas.frame()

        #expect(canvas.compositor.shadowsBlurred == 0)
    }
}

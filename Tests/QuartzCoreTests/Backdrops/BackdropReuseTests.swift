import CoreGraphics
import QuartzCore
import Testing

/// The blurred image of a removed backdrop serves the next one, as far as the content behind is the same.
@Suite struct BackdropReuseTests {
    private let canvas = Canvas(120, 80, background: .red)

    init() {
        canvas.add(CGRect(60, 0, 60, 80), .blue)
    }

    /// Adds a backdrop in a layer of its own, as each popover has one.
    private func addBackdrop(_ frame: CGRect = CGRect(30, 20, 60, 40), blur: CGFloat = 6) -> CALayer {
        let holder = canvas.add(frame, nil)
        let backdrop = BackdropLayer()
        backdrop.role = .fill
        backdrop.blurRadius = blur
        backdrop.frame = holder.bounds
        holder.addSublayer(backdrop)
        return holder
    }

    /// Shows a backdrop for a frame and removes it.
    private func showAndRemove(_ holder: CALayer) {
        canvas.frame()
        holder.removeFromSuperlayer()
        canvas.frame()
    }

    private func expectFreshPixels() {
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func theNextBackdropOverTheSameContentIsNotBlurred() {
        showAndRemove(addBackdrop())

        _ = addBackdrop()
        canvas.frame()

        #expect(canvas.compositor.backdropsBlurred == 0)
        expectFreshPixels()
    }

    @Test func changedContentBehindIsBlurredAgain() {
        showAndRemove(addBackdrop())
        canvas.add(CGRect(40, 30, 10, 10), .white)

        _ = addBackdrop()
        canvas.frame()

        #expect(canvas.compositor.backdropsBlurred == 1)
        expectFreshPixels()
    }

    @Test func contentChangedWhileNoBackdropCoversItIsBlurredAgain() {
        showAndRemove(addBackdrop())
        let spot = canvas.add(CGRect(40, 30, 10, 10), .white)
        canvas.frame()

        showAndRemove(addBackdrop())
        spot.removeFromSuperlayer()
        _ = addBackdrop()
        canvas.frame()

        #expect(canvas.compositor.backdropsBlurred == 1)
        expectFreshPixels()
    }

    @Test(arguments: [CGRect(50, 30, 60, 40), CGRect(0, 0, 120, 80), CGRect(40, 30, 20, 10)])
    func aBackdropAtAnotherPlaceShowsWhatIsBehindIt(frame: CGRect) {
        showAndRemove(addBackdrop())
        canvas.add(CGRect(90, 10, 20, 60), .white)

        _ = addBackdrop(frame)
        canvas.frame()

        expectFreshPixels()
    }

    @Test func anotherBlurIsBlurredAnew() {
        showAndRemove(addBackdrop())

        _ = addBackdrop(blur: 3)
        canvas.frame()

        #expect(canvas.compositor.backdropsBlurred == 1)
        expectFreshPixels()
    }

    @Test func twoBackdropsAtOnceHaveAnImageEach() {
        showAndRemove(addBackdrop())

        _ = addBackdrop()
        _ = addBackdrop(CGRect(10, 10, 50, 30))
        canvas.frame()

        expectFreshPixels()
    }

    /// What a layer shows around the outline of its backdrop: pixels for which the backdrop has no image yet.
    enum Surroundings: CaseIterable {
        case background, shadow, contents
    }

    @Test(arguments: Surroundings.allCases)
    func anOutlineThatMovesInsideItsLayerShowsWhatIsBehindItThere(_ surroundings: Surroundings) {
        let spot = canvas.add(CGRect(36, 22, 4, 6), .white)
        let backdrop = BackdropLayer()
        backdrop.role = .fill
        backdrop.blurRadius = 3
        backdrop.frame = CGRect(10, 20, 50, 40)
        backdrop.path = CGPath(rect: CGRect(0, 0, 10, 10), transform: nil)
        switch surroundings {
        case .background: backdrop.backgroundColor = CGColor.white.with(alpha: 0.5)
        case .shadow:
            backdrop.shadowPath = CGPath(rect: backdrop.bounds, transform: nil)
            (backdrop.shadowOpacity, backdrop.shadowRadius) = (0.5, 2)
        case .contents:
            backdrop.backgroundColor = nil
            backdrop.contents = CGImage(bitmap: Bitmap(width: 1, height: 1))
        }
        canvas.root.addSublayer(backdrop)
        canvas.frame()
        // It leaves what was captured first.
        backdrop.position.x += 20
        canvas.frame()
        // Beside the outline, the image is blurred only when the outline is there, but all pixels are painted.
        spot.backgroundColor = .green
        canvas.add(canvas.root.bounds, CGColor.black.with(alpha: 0.1))
        canvas.frame()

        backdrop.path = CGPath(rect: CGRect(8, 0, 20, 20), transform: nil)
        canvas.frame()

        expectFreshPixels()
    }
}

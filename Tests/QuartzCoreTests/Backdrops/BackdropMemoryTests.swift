import CoreGraphics
import QuartzCore
import Testing

/// A backdrop has pixels for what it shows, and many backdrops together have few more than the frontmost ones.
@Suite struct BackdropMemoryTests {
    private let canvas = Canvas(600, 400, background: .red)

    init() {
        canvas.add(CGRect(300, 0, 300, 400), .blue)
        canvas.frame()
    }

    @discardableResult private func addBackdrop(at index: Int = 0, blur: CGFloat = 4) -> BackdropLayer {
        let backdrop = BackdropLayer()
        backdrop.role = .fill
        backdrop.blurRadius = blur
        backdrop.tint = CGColor(gray: 1, alpha: 0.2)
        backdrop.frame = CGRect(250 + 10 * CGFloat(index), 150 + 10 * CGFloat(index), 80, 60)
        canvas.root.addSublayer(backdrop)
        return backdrop
    }

    private var bytes: Int { canvas.compositor.backdropBytes }

    private func expectFreshPixels() {
        #expect(canvas.bitmap.difference(from: canvas.afresh()).largest <= IncrementalTests.tolerance)
    }

    @Test func aSmallBackdropOnALargeCanvasHasFewPixels() {
        addBackdrop()
        canvas.frame()

        // The blur of 4 pixels is not reduced: three images with a margin for the blur, and the one that is shown.
        #expect(bytes > 80 * 60 * 4)
        #expect(bytes < 4 * (80 + 32) * (60 + 32) * 4)
        expectFreshPixels()
    }

    @Test func backdropsBehindOthersKeepNoPixelsOfTheCanvas() {
        for index in 0..<3 {
            addBackdrop(at: index, blur: 16)
            canvas.frame()
        }
        let three = bytes
        for index in 3..<12 {
            addBackdrop(at: index, blur: 16)
            canvas.frame()
        }

        // The image of a blur of 16 pixels is a quarter as wide and high. What it was made of is released.
        let reduced = (80 + 96) * (60 + 96) * 4 / 16
        #expect(bytes - three <= 9 * reduced)
        expectFreshPixels()
    }

    @Test func aBackdropBehindOthersIsPaintedAgain() {
        var layers: [BackdropLayer] = []
        for index in 0..<5 {
            layers.append(addBackdrop(at: index, blur: 16))
            canvas.frame()
        }

        while let front = layers.popLast() {
            front.removeFromSuperlayer()
            canvas.frame()
            expectFreshPixels()
        }
    }

    @Test func aBackdropThatMovesAndGrowsShowsWhatIsBehindIt() {
        let backdrop = addBackdrop(blur: 16)
        for step in 0..<12 {
            let size = 40 + 20 * CGFloat(step)
            backdrop.frame = CGRect(280 - 12 * CGFloat(step), 180 - 9 * CGFloat(step), size, size)
            canvas.frame()
            expectFreshPixels()
        }
    }

    @Test func aBackdropElsewhereShowsWhatIsBehindIt() {
        for place in [CGRect(20, 20, 60, 60), CGRect(500, 300, 90, 90), CGRect(260, 100, 60, 60), .zero] {
            let backdrop = addBackdrop(blur: 8)
            backdrop.frame = place
            canvas.frame()
            expectFreshPixels()
            backdrop.removeFromSuperlayer()
            canvas.frame()
            expectFreshPixels()
        }
    }
}

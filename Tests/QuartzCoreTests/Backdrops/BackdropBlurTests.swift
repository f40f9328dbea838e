import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// The blur compared with a slow implementation, and with the Gaussian that it approximates.
@Suite struct BackdropBlurTests {
    /// Stripes and a block under a `BackdropLayer` that covers the canvas.
    private static func canvas(sigma: CGFloat, side: Int = 96) -> (canvas: Canvas, sharp: Bitmap) {
        let canvas = Canvas(side, side)
        for x in stride(from: 0, to: CGFloat(side), by: 14) {
            canvas.add(CGRect(x, 0, 7, CGFloat(side)), x.truncatingRemainder(dividingBy: 4) == 0 ? .red : .blue)
        }
        canvas.add(CGRect(30, 20, 25, 40), .green)
        canvas.frame()
        let sharp = canvas.bitmap.copy()
        let backdrop = BackdropLayer()
        backdrop.role = .fill
        backdrop.blurRadius = sigma
        backdrop.frame = canvas.root.bounds
        canvas.root.addSublayer(backdrop)
        canvas.frame()
        return (canvas, sharp)
    }

    /// One channel of all pixels.
    private static func plane(_ bitmap: Bitmap, channel: Int) -> [[Double]] {
        (0..<bitmap.height).map { y in
            let line = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            return (0..<bitmap.width).map { Double(line[$0 * 4 + channel]) }
        }
    }

    /// Convolves along both axes with a centered kernel; edge pixels are repeated.
    private static func weighed(_ plane: [[Double]], _ kernel: [Double]) -> [[Double]] {
        let half = kernel.count / 2
        func along(_ line: [Double]) -> [Double] {
            line.indices.map { place in
                kernel.indices.reduce(0) { sum, index in
                    sum + kernel[index] * line[max(0, min(line.count - 1, place + index - half))]
                }
            }
        }
        func turned(_ plane: [[Double]]) -> [[Double]] {
            plane[0].indices.map { column in plane.map { $0[column] } }
        }
        return turned(turned(plane.map(along)).map(along))
    }

    private static func largestGap(_ bitmap: Bitmap, _ channel: Int, _ expected: [[Double]]) -> Double {
        zip(plane(bitmap, channel: channel), expected).flatMap { zip($0, $1).map { abs($0 - $1) } }.max() ?? 255
    }

    @Test(arguments: [1, 2.5, 4, 7] as [CGFloat])
    func narrowBlurIsThreeExactBoxBlurs(sigma: CGFloat) {
        let (canvas, sharp) = Self.canvas(sigma: sigma)

        for channel in 0..<3 {
            let expected = BoxBlur.boxRadii(sigma: sigma).reduce(Self.plane(sharp, channel: channel)) { plane, half in
                Self.weighed(plane, Array(repeating: 1 / Double(2 * half + 1), count: 2 * half + 1))
            }
            #expect(Self.largestGap(canvas.bitmap, channel, expected) <= 1)
        }
    }

    /// Away from the edges, where every box blur extends the result of the one before.
    @Test(arguments: [4, 8, 12, 20, 33] as [CGFloat])
    func everyBlurIsAlmostAGaussian(sigma: CGFloat) {
        let canvas = Canvas(400, 24)
        for x in stride(from: 0, to: CGFloat(400), by: 40) { canvas.add(CGRect(x, 0, 20, 24), .blue) }
        canvas.add(CGRect(180, 0, 60, 24), .red)
        canvas.frame()
        let sharp = Self.plane(canvas.bitmap, channel: 2)[12]
        let backdrop = BackdropLayer()
        backdrop.role = .fill
        backdrop.blurRadius = sigma
        backdrop.frame = canvas.root.bounds
        canvas.root.addSublayer(backdrop)

        canvas.frame()

        let blurred = Self.plane(canvas.bitmap, channel: 2)[12]
        let reach = Int(sigma * 4)
        let weights = (-reach...reach).map { exp(-Double($0 * $0) / Double(2 * sigma * sigma)) }
        for x in reach..<400 - reach {
            let expected = weights.indices.reduce(0) { $0 + weights[$1] * sharp[x + $1 - reach] } / weights.reduce(0, +)
            #expect(abs(blurred[x] - expected) <= 7, "at \(x)")
        }
    }

    @Test func blurFillsACanvasOfAnySizeToItsEdge() {
        let canvas = Canvas(37, 29, background: .red)
        let backdrop = BackdropLayer()
        backdrop.role = .fill
        backdrop.blurRadius = 20
        backdrop.frame = canvas.root.bounds
        canvas.root.addSublayer(backdrop)

        canvas.frame()

        #expect(canvas.pixel(36, 28) == "#FF0000FF" && canvas.pixel(0, 0) == "#FF0000FF")
    }

    @Test func saturationIsAppliedBeforeTheTint() {
        let canvas = Canvas(8, 8, background: CGColor(srgbRed: 0.6, green: 0.4, blue: 0.4, alpha: 1))
        let backdrop = BackdropLayer()
        backdrop.role = .fill
        backdrop.saturation = 2
        backdrop.frame = CGRect(0, 0, 4, 8)
        canvas.root.addSublayer(backdrop)
        let tinted = BackdropLayer()
        tinted.role = .fill
        tinted.tint = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5)
        tinted.frame = CGRect(4, 0, 4, 8)
        canvas.root.addSublayer(tinted)

        canvas.frame()

        // Luma is .2126·153 + .7874·102 = 112.8; saturation 2 doubles the distance from it.
        #expect(canvas.pixel(1, 1) == "#C15B5BFF")
        #expect(canvas.pixel(6, 1) == "#CCB3B3FF")
    }

    @Test func invalidBlurRadiusAndSaturationAreClamped() {
        let backdrop = BackdropLayer()
        let faults = MisuseRecorder()
        faults.record { backdrop.blurRadius = .nan }

        backdrop.saturation = -3

        #expect(faults.messages.count == 1)
        #expect(backdrop.blurRadius == 0 && backdrop.saturation == 0)
        backdrop.blurRadius = .greatestFiniteMagnitude
        #expect(backdrop.blurRadius == BackdropLayer.maximumBlur)
    }
}

import CCairo
import Foundation

extension Bitmap {
    /// A coverage bitmap of the same size with a Gaussian blur of this standard deviation in pixels.
    ///
    /// Three box averages along each axis approximate it within 1 %. A wide blur is computed at a lower resolution,
    /// so that its cost does not grow with the deviation. Pixels outside count as uncovered and blur outside the
    /// bitmap is lost: leave a margin of three standard deviations.
    ///
    /// - Precondition: the format is `coverage`.
    package func blurred(sigma: CGFloat) -> Bitmap {
        precondition(format == .coverage, "Only coverage bitmaps can be blurred; draw the color's alpha into one.")
        var small = self
        var factor = CGFloat(1)
        while sigma / factor >= Bitmap.maximumFullResolutionSigma, small.width > 1, small.height > 1 {
            small = small.halved()
            factor *= 2
        }
        guard factor > 1 else { return boxBlurred(sigma: sigma) }
        // Halving and stretching blur too: a box and a tent as wide as one reduced pixel.
        let spread = (factor * factor - 1) / 12 + factor * factor / 6
        let rest = max(0, sigma * sigma - spread).squareRoot() / factor
        return small.boxBlurred(sigma: rest).stretched(by: factor, width: width, height: height)
    }

    /// From this standard deviation on, in pixels, half the resolution suffices.
    private static let maximumFullResolutionSigma: CGFloat = 8

    private func boxBlurred(sigma: CGFloat) -> Bitmap {
        let result = copy()
        guard sigma > 0, width > 0, height > 0 else { return result }
        let bytes = result.pixels.assumingMemoryBound(to: UInt8.self)
        let length = max(width, height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length * 2) { scratch in
            let line = BoxBlur(sigma: sigma, from: scratch.baseAddress!, via: scratch.baseAddress! + length)
            for y in 0..<height {
                line.blur(bytes + y * result.bytesPerRow, count: width, step: 1)
            }
            for x in 0..<width {
                line.blur(bytes + x, count: height, step: result.bytesPerRow)
            }
        }
        return result
    }

    /// The bitmap at half the size, rounded up; each pixel is the mean of four.
    package func halved() -> Bitmap {
        let result = Bitmap(width: (width + 1) / 2, height: (height + 1) / 2, format: .coverage)
        let source = makeSurface()
        let target = result.makeSurface()
        let context = cairo_create(target)
        cairo_scale(context, 0.5, 0.5)
        cairo_set_source_surface(context, source, 0, 0)
        // Bilinear interpolation at exactly half the size gives the mean of four pixels.
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        cairo_destroy(context)
        cairo_surface_destroy(source)
        cairo_surface_destroy(target)
        return result
    }

    private func stretched(by factor: CGFloat, width: Int, height: Int) -> Bitmap {
        let result = Bitmap(width: width, height: height, format: .coverage)
        result.fill(result.bounds, stretching: self, by: CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
        return result
    }
}

/// Blurs one row or column of bytes with three boxes.
package struct BoxBlur {
    /// The number of bytes that each box covers to the left and right of the center.
    private let boxes: [(left: Int, right: Int)]
    private let first, second: UnsafeMutablePointer<UInt8>

    /// `first` and `second` are buffers for a whole line each.
    fileprivate init(
        sigma: CGFloat, from first: UnsafeMutablePointer<UInt8>, via second: UnsafeMutablePointer<UInt8>
    ) {
        boxes = BoxBlur.boxRadii(sigma: sigma).map { ($0, $0) }
        self.first = first
        self.second = second
    }

    /// The radii of three boxes that together approximate a Gaussian of this standard deviation in pixels.
    package static func boxRadii(sigma: CGFloat) -> [Int] {
        // Odd sizes of two lengths, with the count of each that comes nearest to the requested deviation (P. Kovesi,
        // Fast almost-Gaussian filtering, 2010).
        let small = (Int((4 * sigma * sigma + 1).squareRoot()) - 1) / 2
        let size = CGFloat(2 * small + 1)
        let count = ((3 * size * size + 12 * size + 9 - 12 * sigma * sigma) / (4 * size + 4)).rounded()
        return (0..<3).map { CGFloat($0) < count ? small : small + 1 }
    }

    fileprivate func blur(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int) {
        var isBlank = true
        for i in 0..<count {
            first[i] = line[i &* step]
            isBlank = isBlank && first[i] == 0
        }
        guard !isBlank else { return }
        average(first, into: second, count: count, box: boxes[0])
        average(second, into: first, count: count, box: boxes[1])
        average(first, into: second, count: count, box: boxes[2])
        for i in 0..<count { line[i &* step] = second[i] }
    }

    private func average(
        _ source: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int,
        box: (left: Int, right: Int)
    ) {
        let size = box.left + box.right + 1
        var sum = 0
        for i in 0..<min(box.right, count) { sum += Int(source[i]) }
        for i in 0..<count {
            let entering = i + box.right
            let leaving = i - box.left - 1
            if entering < count { sum += Int(source[entering]) }
            if leaving >= 0 { sum -= Int(source[leaving]) }
            target[i] = UInt8((sum + size / 2) / size)
        }
    }
}

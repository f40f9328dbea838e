import CPixels
import CoreGraphics

/// Drawings in one color, such as most text, kept as their coverage: a quarter of the bytes.
extension Bitmap {
    /// The coverage and the color of a drawing that has one color on clear pixels; nil when it has more, or none.
    ///
    /// A pixel of that color with that coverage differs from the drawn one by one step of each part at most.
    func oneColorCoverage() -> (coverage: Bitmap, color: CGColor)? {
        guard format == .color, let color = strongestColor else { return nil }
        let coverage = Bitmap(width: width, height: height, format: .coverage)
        let pixel = PremultipliedColor(color).pixel
        for y in 0..<height {
            let bytes = (coverage.pixels + y * coverage.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            guard velarium_take_coverage(bytes, words(ofRow: y), width, pixel) != 0 else { return nil }
        }
        return (coverage, color)
    }

    /// A color bitmap of the coverage with `color`.
    func colored(_ color: CGColor) -> Bitmap {
        let result = Bitmap(width: width, height: height)
        let pixel = PremultipliedColor(color).pixel
        for y in 0..<height {
            let bytes = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            velarium_fill_covered(result.words(ofRow: y), bytes, width, pixel)
        }
        return result
    }

    /// The color of the pixel with the largest alpha, made opaque; nil when all are clear.
    private var strongestColor: CGColor? {
        var strongest: UInt32 = 0
        for y in 0..<height { strongest = max(strongest, velarium_strongest(words(ofRow: y), width)) }
        let alpha = strongest >> 24
        guard alpha > 0 else { return nil }
        func part(_ shift: UInt32) -> CGFloat {
            let opaque = ((strongest >> shift & 255) * 255 + alpha / 2) / alpha
            return CGFloat(min(255, opaque)) / 255
        }
        return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

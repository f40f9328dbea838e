import CoreGraphics
import Foundation

/// The result of comparing two pictures pixel by pixel.
package struct PictureComparison {
    private let actual: Bitmap
    private let reference: Bitmap
    private let tolerance: PictureTolerance
    /// The number of pixels in which a channel differs by more than the tolerance, including pixels that only one
    /// picture has.
    package let differingPixels: Int
    /// The largest difference of a channel, 0 to 255.
    package let largestDifference: Int
    /// The smallest rectangle that contains all differing pixels, in pixels, y down; empty when there are none.
    package let region: PixelRect

    /// Compares immediately. Both bitmaps must be in color.
    package init(of actual: Bitmap, with reference: Bitmap, tolerance: PictureTolerance = .standard) {
        self.actual = actual
        self.reference = reference
        self.tolerance = tolerance
        var count = 0
        var largest = 0
        var region = PixelRect.zero
        for y in 0..<max(actual.height, reference.height) {
            let row = Self.compare(actual, reference, row: y, channel: tolerance.channel)
            count += row.count
            largest = max(largest, row.largest)
            region = region.union(row.region)
        }
        differingPixels = count
        largestDifference = largest
        self.region = region
    }

    private var pixels: Int {
        max(actual.width, reference.width) * max(actual.height, reference.height)
    }

    private var haveSameSize: Bool {
        actual.width == reference.width && actual.height == reference.height
    }

    /// Whether the pictures count as equal: the same size, and few enough differing pixels.
    package var isMatch: Bool {
        haveSameSize && Double(differingPixels) <= tolerance.fraction * Double(pixels)
    }

    /// The differences, as the end of a sentence: `differs in 12 of 400 pixels (by up to 80 of 255), all in …`.
    package var explanation: String {
        guard haveSameSize else {
            return "is \(actual.width)×\(actual.height) pixels instead of \(reference.width)×\(reference.height)"
        }
        let area = "x \(region.minX) to \(region.maxX - 1), y \(region.minY) to \(region.maxY - 1)"
        return
            "differs in \(differingPixels) of \(pixels) pixels (by up to \(largestDifference) of 255), all in \(area)"
    }

    /// The reference in pale gray, with every differing pixel in red; as large as the larger picture.
    package func makeDifferencePicture() -> Bitmap {
        let result = Bitmap(
            width: max(actual.width, reference.width), height: max(actual.height, reference.height))
        for y in 0..<result.height {
            let row = (result.pixels + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<result.width {
                let new = Self.pixel(of: actual, x: x, y: y)
                let old = Self.pixel(of: reference, x: x, y: y)
                row[x] = Self.difference(new, old) > tolerance.channel ? 0xFFFF_0000 : Self.pale(old ?? 0)
            }
        }
        return result
    }

    private static func compare(
        _ actual: Bitmap, _ reference: Bitmap, row y: Int, channel: Int
    ) -> (count: Int, largest: Int, region: PixelRect) {
        var count = 0
        var largest = 0
        var first = Int.max
        var last = -1
        if areEqual(actual, reference, row: y) { return (0, 0, .zero) }
        for x in 0..<max(actual.width, reference.width) {
            let difference = difference(pixel(of: actual, x: x, y: y), pixel(of: reference, x: x, y: y))
            largest = max(largest, difference)
            guard difference > channel else { continue }
            count += 1
            first = min(first, x)
            last = x
        }
        let region = count == 0 ? .zero : PixelRect(x: first, y: y, width: last - first + 1, height: 1)
        return (count, largest, region)
    }

    /// Most rows are equal, and comparing their memory is far cheaper.
    private static func areEqual(_ actual: Bitmap, _ reference: Bitmap, row y: Int) -> Bool {
        guard actual.width == reference.width, y < actual.height, y < reference.height else { return false }
        let new = actual.pixels + y * actual.bytesPerRow
        let old = reference.pixels + y * reference.bytesPerRow
        return memcmp(new, old, actual.width * 4) == 0
    }

    /// The premultiplied pixel as it is in memory; nil outside.
    private static func pixel(of bitmap: Bitmap, x: Int, y: Int) -> UInt32? {
        guard x < bitmap.width, y < bitmap.height else { return nil }
        return (bitmap.pixels + y * bitmap.bytesPerRow + x * 4).load(as: UInt32.self)
    }

    /// The largest difference of a channel. Premultiplied, so that the color of clear pixels does not count; 256 where
    /// only one picture has the pixel, which exceeds every tolerance.
    private static func difference(_ new: UInt32?, _ old: UInt32?) -> Int {
        if new == old { return 0 }
        guard let new, let old else { return 256 }
        var largest = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            largest = max(largest, abs(Int(new >> shift & 255) - Int(old >> shift & 255)))
        }
        return largest
    }

    private static func pale(_ pixel: UInt32) -> UInt32 {
        let red = pixel >> 16 & 255
        let green = pixel >> 8 & 255
        let blue = pixel & 255
        let gray = 192 + (red * 3 + green * 6 + blue) / 40
        let level = min(gray, 255)
        return 0xFF00_0000 | level << 16 | level << 8 | level
    }
}

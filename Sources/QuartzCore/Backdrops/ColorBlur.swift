import CoreGraphics

/// Blurs colors with three boxes along each axis, whole rows at a time.
///
/// All sums are integers that a `Float` holds exactly, so a pixel does not depend on the size of the blurred area.
struct ColorBlur {
    /// The radius of each box, in pixels.
    let boxRadii: [Int]

    /// The number of fractions of an 8-bit step that are kept between the boxes.
    private static let precision: Float = 256
    /// Adding and subtracting it rounds to an integer.
    private static let rounding: Float = 12_582_912

    /// Fills `area` of `result` with the blurred `source`, which has the same size. The bitmap's edge pixels extend
    /// beyond it.
    func blur(_ source: Bitmap, area: PixelRect, into result: Bitmap) {
        let reach = boxRadii.reduce(0, +)
        let padded = area.grown(by: reach).intersection(source.bounds)
        guard !padded.isEmpty else { return }
        let count = padded.area * 4
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count * 2 + max(padded.width, padded.height) * 4) {
            let first = $0.baseAddress!
            let second = first + count
            let sums = first + 2 * count
            load(source, area: padded, into: first)
            average(first, via: second, sums: sums, length: padded.width * 4, rows: padded.height)
            ColorBlur.transpose(first, into: second, width: padded.width, height: padded.height)
            average(second, via: first, sums: sums, length: padded.height * 4, rows: padded.width)
            ColorBlur.transpose(second, into: first, width: padded.height, height: padded.width)
            store(first, padded: padded, area: area, into: result)
        }
    }

    private func load(_ source: Bitmap, area: PixelRect, into values: UnsafeMutablePointer<Float>) {
        let length = area.width * 4
        for row in 0..<area.height {
            let line = (source.pixels + (area.y + row) * source.bytesPerRow + area.x * 4)
                .assumingMemoryBound(to: UInt8.self)
            let target = values + row * length
            for i in 0..<length { target[i] = Float(line[i]) * ColorBlur.precision }
        }
    }

    private func store(
        _ values: UnsafeMutablePointer<Float>, padded: PixelRect, area: PixelRect, into result: Bitmap
    ) {
        let length = area.width * 4
        for row in 0..<area.height {
            let line = (result.pixels + (area.y + row) * result.bytesPerRow + area.x * 4)
                .assumingMemoryBound(to: UInt8.self)
            let source = values + ((area.y + row - padded.y) * padded.width + area.x - padded.x) * 4
            for i in 0..<length {
                line[i] = UInt8(truncatingIfNeeded: Int32(source[i] / ColorBlur.precision + 0.5))
            }
        }
    }

    /// Averages along the columns with every box; `values` receives the result, `spare` has the same size.
    private func average(
        _ values: UnsafeMutablePointer<Float>, via spare: UnsafeMutablePointer<Float>,
        sums: UnsafeMutablePointer<Float>, length: Int, rows: Int
    ) {
        var from = values
        var to = spare
        for half in boxRadii where half > 0 {
            ColorBlur.average(from, into: to, sums: sums, radius: half, length: length, rows: rows)
            (from, to) = (to, from)
        }
        if from != values { values.update(from: from, count: length * rows) }
    }

    private static func average(
        _ source: UnsafeMutablePointer<Float>, into target: UnsafeMutablePointer<Float>,
        sums: UnsafeMutablePointer<Float>, radius: Int, length: Int, rows: Int
    ) {
        let share = 1 / Float(2 * radius + 1)
        sums.update(repeating: 0, count: length)
        for step in -radius...radius {
            let row = source + max(0, min(rows - 1, step)) * length
            for i in 0..<length { sums[i] += row[i] }
        }
        for row in 0..<rows {
            let line = target + row * length
            let entering = source + min(rows - 1, row + radius + 1) * length
            let leaving = source + max(0, row - radius) * length
            for i in 0..<length {
                line[i] = (sums[i] * share + rounding) - rounding
                sums[i] += entering[i] - leaving[i]
            }
        }
    }

    /// Transposes rows of pixels into columns.
    private static func transpose(
        _ source: UnsafeMutablePointer<Float>, into target: UnsafeMutablePointer<Float>, width: Int, height: Int
    ) {
        let from = UnsafeRawPointer(source)
        let to = UnsafeMutableRawPointer(target)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = from.loadUnaligned(
                    fromByteOffset: (row * width + column) * 16, as: SIMD4<Float>.self)
                to.storeBytes(of: pixel, toByteOffset: (column * height + row) * 16, as: SIMD4<Float>.self)
            }
        }
    }
}

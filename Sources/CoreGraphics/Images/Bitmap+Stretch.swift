import CPixels
import Foundation

extension Bitmap {
    /// Fills a part of this coverage bitmap with another one, stretched with bilinear interpolation. Outside the
    /// source is uncovered.
    ///
    /// - Parameters:
    ///   - part: The part to fill, inside the bounds.
    ///   - toSource: From this bitmap's pixels to the source's: scale and translation without rotation or mirroring.
    ///   - scratch: Reusable buffers.
    package func fill(
        _ part: PixelRect, stretching source: Bitmap, by toSource: CGAffineTransform,
        with scratch: StretchBuffers = StretchBuffers()
    ) {
        precondition(format == .coverage && source.format == .coverage, "Only coverage bitmaps can be stretched.")
        precondition(bounds.contains(part), "\(part) is not inside a bitmap of \(width)×\(height) pixels.")
        guard !part.isEmpty else { return }
        scratch.prepare(width: part.width, sourceWidth: source.width)
        for column in 0..<part.width {
            scratch.append(StretchedSample(part.x + column, by: toSource.a, from: toSource.tx, size: source.width))
        }
        scratch.fillLastBlock()
        for row in part.y..<part.maxY {
            let sample = StretchedSample(row, by: toSource.d, from: toSource.ty, size: source.height)
            let first = scratch.row(sample.index, of: source)
            let second = scratch.row(sample.index + 1, of: source)
            let target = (pixels + row * bytesPerRow + part.x).assumingMemoryBound(to: UInt8.self)
            velarium_interpolate_rows(target, first, second, sample.weight, part.width)
        }
    }
}

/// The position of a stretched pixel between source pixels, on one axis.
fileprivate struct StretchedSample {
    /// The last source pixel whose center is before that of the pixel; -1 before the first.
    let index: Int
    /// The position between this source pixel and the next, in 1/32,767.
    let weight: Int16

    init(_ sample: Int, by step: CGFloat, from origin: CGFloat, size: Int) {
        let middle = (CGFloat(sample) + 0.5) * step + origin - 0.5
        let held = max(-1, min(CGFloat(size), middle))
        let whole = held.rounded(.down)
        // There is no pixel after the one behind the last.
        index = min(Int(whole), size - 1)
        weight = index < Int(whole) ? Int16.max : Int16(((held - whole) * 32_767).rounded())
    }
}

/// Buffers for the rows of stretched bitmaps; they grow to the longest row.
package final class StretchBuffers {
    /// The samples of a block, and the bytes that are read from its first pixel on; see `velarium_stretch`.
    private static let block = 8
    private static let blockReach = 16
    /// The mark of a place.
    private static let placeMark: UInt16 = 0x8000

    private var starts = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
    private var places = UnsafeMutablePointer<UInt16>.allocate(capacity: 0)
    private var weights = UnsafeMutablePointer<Int16>.allocate(capacity: 0)
    /// A row of the source, with an empty pixel before and after it.
    private var line = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
    /// Two consecutive stretched source rows: an even one and an odd one.
    private var stretched = UnsafeMutablePointer<Int16>.allocate(capacity: 0)
    private var stretchedRows: (even: Int?, odd: Int?)
    private var width = 0
    private var sourceWidth = 0
    /// The number of samples, the largest place, and the source pixel of the last sample.
    private var count = 0
    private var reach = 0
    private var lastIndex = 0

    package init() {}

    deinit {
        release()
    }

    /// Prepares for a bitmap of `width` pixels that is stretched from one of `sourceWidth`.
    fileprivate func prepare(width: Int, sourceWidth: Int) {
        count = 0
        reach = 0
        stretchedRows = (nil, nil)
        guard width > self.width || sourceWidth > self.sourceWidth else { return }
        release()
        let blocks = (max(width, self.width) + Self.block - 1) / Self.block
        self.width = blocks * Self.block
        self.sourceWidth = max(sourceWidth, self.sourceWidth)
        starts = .allocate(capacity: blocks)
        places = .allocate(capacity: self.width)
        weights = .allocate(capacity: self.width)
        stretched = .allocate(capacity: 2 * self.width)
        line = .allocate(capacity: self.sourceWidth + 2 + Self.blockReach)
        line.initialize(repeating: 0, count: self.sourceWidth + 2 + Self.blockReach)
    }

    /// Adds the next pixel of a row.
    fileprivate func append(_ sample: StretchedSample) {
        let block = count / Self.block
        if count.isMultiple(of: Self.block) { starts[block] = Int32(sample.index) }
        let offset = sample.index - Int(starts[block])
        places[count] = UInt16(offset) | Self.placeMark
        weights[count] = sample.weight
        reach = max(reach, offset)
        lastIndex = sample.index
        count += 1
    }

    /// Completes the last block with samples that are not used.
    fileprivate func fillLastBlock() {
        while !count.isMultiple(of: Self.block) {
            places[count] = Self.placeMark
            weights[count] = 0
            count += 1
        }
    }

    /// A stretched source row, valid until the row after the next one is requested.
    fileprivate func row(_ row: Int, of source: Bitmap) -> UnsafeMutablePointer<Int16> {
        let isOdd = row & 1 == 1
        let result = isOdd ? stretched + width : stretched
        guard (isOdd ? stretchedRows.odd : stretchedRows.even) != row else { return result }
        if isOdd { stretchedRows.odd = row } else { stretchedRows.even = row }
        guard row >= 0, row < source.height, count > 0 else {
            result.update(repeating: 0, count: count)
            return result
        }
        line[0] = 0
        line[source.width + 1] = 0
        let first = max(0, Int(starts[0]))
        let last = min(source.width, lastIndex + 2)
        if first < last {
            let bytes = source.pixels.assumingMemoryBound(to: UInt8.self) + row * source.bytesPerRow
            (line + 1 + first).update(from: bytes + first, count: last - first)
        }
        var samples = velarium_samples(
            starts: starts, places: places, weights: weights, count: count / Self.block, reach: reach)
        velarium_stretch(result, line + 1, &samples)
        return result
    }

    private func release() {
        starts.deallocate()
        places.deallocate()
        weights.deallocate()
        stretched.deallocate()
        line.deallocate()
    }
}

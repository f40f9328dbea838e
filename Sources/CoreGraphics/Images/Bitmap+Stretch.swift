import Foundation

extension Bitmap {
    /// Fills a part of this coverage bitmap with another one, stretched; values go over into each other between the
    /// middles of its pixels, and beyond its edge is nothing.
    ///
    /// - Parameters:
    ///   - part: What is filled, inside the bounds.
    ///   - toSource: From this bitmap's pixels to the other's; scales up or down and moves, but does not turn or mirror.
    package func fill(_ part: PixelRect, stretching source: Bitmap, by toSource: CGAffineTransform) {
        precondition(format == .coverage && source.format == .coverage, "Only coverage can be stretched here.")
        precondition(bounds.contains(part), "\(part) is not inside a bitmap of \(width)×\(height) pixels.")
        guard !part.isEmpty else { return }
        let columns = StretchedAxis(part.x, part.width, by: toSource.a, from: toSource.tx, size: source.width)
        let rows = StretchedAxis(part.y, part.height, by: toSource.d, from: toSource.ty, size: source.height)
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: source.width + 2) { line in
            line.initialize(repeating: 0)
            for row in 0..<part.height {
                source.mix(row: rows.indices[row], weight: Int32(rows.weights[row]) >> 7, into: line.baseAddress! + 1)
                let target = pixels + (part.y + row) * bytesPerRow + part.x
                columns.spread(line.baseAddress! + 1, over: target.assumingMemoryBound(to: UInt8.self))
            }
        }
    }

    /// A row between two of this bitmap's, in 256ths; so is `weight`, that of the second.
    private func mix(row: Int, weight: Int32, into line: UnsafeMutablePointer<Int32>) {
        let (upper, lower) = (256 - weight, weight)
        let first = pixels.assumingMemoryBound(to: UInt8.self) + row * bytesPerRow
        switch (row >= 0 && row < height, row + 1 >= 0 && row + 1 < height) {
        case (true, true):
            let second = first + bytesPerRow
            for x in 0..<width { line[x] = Int32(first[x]) &* upper &+ Int32(second[x]) &* lower }
        case (true, false): for x in 0..<width { line[x] = Int32(first[x]) &* upper }
        case (false, true):
            let second = first + bytesPerRow
            for x in 0..<width { line[x] = Int32(second[x]) &* lower }
        case (false, false): line.update(repeating: 0, count: width)
        }
    }
}

/// Where the pixels of one axis of a stretched bitmap lie between those of the bitmap it comes from.
private struct StretchedAxis {
    /// The last pixel of the source whose middle comes before that of the pixel; -1 before the first.
    private(set) var indices: [Int] = []
    /// How far the pixel is from that one to the next, in 32,767ths.
    private(set) var weights: [Int16] = []
    /// The pixels between the same two of the source, one run after the other.
    private var runs: [(index: Int, end: Int)] = []

    init(_ start: Int, _ count: Int, by step: CGFloat, from origin: CGFloat, size: Int) {
        indices.reserveCapacity(count)
        weights.reserveCapacity(count)
        for place in 0..<count {
            let middle = (CGFloat(start + place) + 0.5) * step + origin - 0.5
            let held = max(-1, min(CGFloat(size), middle))
            let whole = held.rounded(.down)
            // Nothing comes after the pixel behind the last one.
            let index = min(Int(whole), size - 1)
            indices.append(index)
            weights.append(index < Int(whole) ? Int16.max : Int16(((held - whole) * 32_767).rounded()))
            if let last = runs.last, last.index == index {
                runs[runs.count - 1].end = place + 1
            } else {
                runs.append((index, place + 1))
            }
        }
    }

    /// - Parameter line: The source's row in 256ths, with a 0 before and after.
    func spread(_ line: UnsafePointer<Int32>, over target: UnsafeMutablePointer<UInt8>) {
        weights.withUnsafeBufferPointer { weights in
            var start = 0
            for run in runs {
                let (from, to) = (line[run.index], line[run.index + 1])
                if from == to {
                    memset(target + start, (from + 128) >> 8, run.end - start)
                } else {
                    // In 128ths and with sixteen bits, which processors multiply by the dozen.
                    let (base, slope) = (Int16(from >> 1) + 64, Int16((to - from) / 2))
                    for place in start..<run.end {
                        let share = (Int32(slope) &* Int32(weights[place])) >> 16
                        target[place] = UInt8(truncatingIfNeeded: (base &+ Int16(truncatingIfNeeded: share) &* 2) >> 7)
                    }
                }
                start = run.end
            }
        }
    }
}

import CoreGraphics

extension Bitmap {
    /// Fills a part of this colour bitmap with another one seen in perspective; colours go over into each other between
    /// the middles of its pixels, and beyond its edge those of the edge go on.
    ///
    /// - Parameters:
    ///   - used: The part of the other one that is seen, from its corner.
    ///   - spans: For each row of `part` the columns that are filled, in pixels of this bitmap; others keep what they
    ///     have.
    ///   - toSource: From this bitmap's pixels to the other's.
    func fill(
        _ part: PixelRect, projecting source: Bitmap, used: (width: Int, height: Int), by toSource: Projection,
        spans: (Int) -> Range<Int>
    ) {
        precondition(format == .colour && source.format == .colour, "Only colour can be projected here.")
        precondition(bounds.contains(part), "\(part) is not inside a bitmap of \(width)×\(height) pixels.")
        precondition(
            1...source.width ~= used.width && 1...source.height ~= used.height,
            "A bitmap of \(source.width)×\(source.height) pixels has no \(used.width)×\(used.height) to show.")
        let sampler = ProjectionSampler(source, used)
        for row in part.y..<part.maxY {
            let span = spans(row).clamped(to: part.x..<part.maxX)
            guard !span.isEmpty else { continue }
            let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let place = SIMD3<Double>(Double(span.lowerBound) + 0.5, Double(row) + 0.5, 1)
            sampler.fill(
                line + span.lowerBound, count: span.count, x: (place * toSource.x).sum(), y: (place * toSource.y).sum(),
                w: (place * toSource.w).sum(), step: SIMD3(toSource.x.x, toSource.y.x, toSource.w.x))
        }
    }
}

/// Reads a bitmap between its pixels, row after row.
private struct ProjectionSampler {
    private let pixels: UnsafePointer<UInt32>
    private let stride: Int
    private let lastX, lastY: Int32
    private let limitX, limitY: Double

    init(_ source: Bitmap, _ used: (width: Int, height: Int)) {
        pixels = UnsafePointer(source.pixels.assumingMemoryBound(to: UInt32.self))
        stride = source.bytesPerRow / 4
        (lastX, lastY) = (Int32(used.width - 1), Int32(used.height - 1))
        (limitX, limitY) = (Double(used.width), Double(used.height))
    }

    /// Places in 256ths of a pixel; a colour's four parts are mixed two at a time, as they lie in a word.
    func fill(
        _ line: UnsafeMutablePointer<UInt32>, count: Int, x startX: Double, y startY: Double, w startW: Double,
        step: SIMD3<Double>
    ) {
        var (x, y, w) = (startX, startY, startW)
        for index in 0..<count {
            let depth = 1 / w
            // Clamped in floating point: a place beyond the edge, or none at all, must not overflow.
            let u = Int32(Double.maximum(0, Double.minimum(limitX, x * depth)) * 256) &- 128
            let v = Int32(Double.maximum(0, Double.minimum(limitY, y * depth)) * 256) &- 128
            line[index] = colour(u, v)
            x += step.x
            y += step.y
            w += step.z
        }
    }

    @inline(__always)
    private func colour(_ u: Int32, _ v: Int32) -> UInt32 {
        let (left, top) = (u >> 8, v >> 8)
        let (right, bottom) = (min(lastX, left &+ 1), min(lastY, top &+ 1))
        let upper = pixels + Int(max(0, top)) &* stride
        let lower = pixels + Int(bottom) &* stride
        let (across, down) = (UInt32(u & 255), UInt32(v & 255))
        let first = mix(upper[Int(max(0, left))], upper[Int(right)], across)
        let second = mix(lower[Int(max(0, left))], lower[Int(right)], across)
        return mix(first, second, down)
    }

    /// Between two colours, in 256ths of the way to the second, rounded.
    @inline(__always)
    private func mix(_ first: UInt32, _ second: UInt32, _ share: UInt32) -> UInt32 {
        if first == second { return first }
        let even: UInt32 = 0x00FF_00FF
        let half: UInt32 = 0x0080_0080
        let rest = 256 &- share
        let low = ((first & even) &* rest &+ (second & even) &* share &+ half) >> 8 & even
        let high = ((first >> 8 & even) &* rest &+ (second >> 8 & even) &* share &+ half) & ~even
        return low | high
    }
}

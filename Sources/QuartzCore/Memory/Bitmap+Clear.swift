import CoreGraphics

/// Which pixels of a bitmap are clear.
extension Bitmap {
    /// The smallest rectangle around all pixels that are not clear; empty when all are.
    var visibleBounds: PixelRect {
        switch format {
        case .color: visibleBounds(of: UInt32.self)
        case .coverage: visibleBounds(of: UInt8.self)
        }
    }

    private func visibleBounds<Pixel: FixedWidthInteger>(of type: Pixel.Type) -> PixelRect {
        guard width > 0 else { return bounds }
        func row(_ y: Int) -> UnsafeBufferPointer<Pixel> {
            UnsafeBufferPointer(start: (pixels + y * bytesPerRow).assumingMemoryBound(to: type), count: width)
        }
        func isInked(_ y: Int) -> Bool { row(y).contains { $0 != 0 } }
        guard let top = (0..<height).first(where: isInked), let bottom = (top..<height).last(where: isInked) else {
            return .zero
        }
        var left = width
        var right = -1
        for y in top...bottom {
            let row = row(y)
            if let first = row[..<left].firstIndex(where: { $0 != 0 }) { left = first }
            if let last = row[(right + 1)...].lastIndex(where: { $0 != 0 }) { right = last }
        }
        return PixelRect(x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
    }

    /// Whether all pixels along the four edges are clear.
    var hasClearEdge: Bool {
        guard format == .color, width > 0, height > 0 else { return false }
        func isClear(_ x: Int, _ y: Int) -> Bool {
            (pixels + y * bytesPerRow + x * 4).load(as: UInt32.self) == 0
        }
        return (0..<width).allSatisfy { isClear($0, 0) && isClear($0, height - 1) }
            && (0..<height).allSatisfy { isClear(0, $0) && isClear(width - 1, $0) }
    }
}

import Foundation

/// The storage of a pixel that an app asks for, other than that in which Cairo draws.
enum PixelLayout: Equatable {
    /// The offsets of the bytes in a pixel of four; no alpha for an opaque one.
    case color(red: Int, green: Int, blue: Int, alpha: Int?)
    /// One byte, from black to white.
    case gray
    /// One byte of alpha.
    case coverage

    var bytesPerPixel: Int {
        switch self {
        case .color: 4
        case .gray, .coverage: 1
        }
    }
}

/// Memory of an app whose pixels are those of a context, in a layout that Cairo does not draw.
///
/// The app may change them between two drawings: an operation first reads the pixels that it may touch, and then writes them.
final class PixelMirror {
    let memory: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let layout: PixelLayout
    private let isOwn: Bool

    /// - Parameter memory: The first byte of the top row; nil allocates zeros, which live as long as this object.
    init(_ layout: PixelLayout, memory: UnsafeMutableRawPointer?, height: Int, bytesPerRow: Int) {
        self.layout = layout
        self.bytesPerRow = bytesPerRow
        isOwn = memory == nil
        guard let memory = memory ?? calloc(max(1, height), max(1, bytesPerRow)) else {
            preconditionFailure("Not enough memory for \(height) rows of \(bytesPerRow) bytes; use a smaller context.")
        }
        self.memory = memory
    }

    deinit {
        if isOwn { free(memory) }
    }

    /// Copies pixels of the memory to the bitmap.
    func read(_ rect: PixelRect, into bitmap: Bitmap) {
        forEachRow(of: rect, bitmap) { mine, its in
            switch layout {
            case .color(let red, let green, let blue, let alpha):
                for x in 0..<rect.width {
                    let (from, to) = (mine + x * 4, its + x * 4)
                    (to[0], to[1], to[2]) = (from[blue], from[green], from[red])
                    to[3] = alpha.map { from[$0] } ?? 255
                }
            case .gray:
                for x in 0..<rect.width {
                    let to = its + x * 4
                    (to[0], to[1], to[2], to[3]) = (mine[x], mine[x], mine[x], 255)
                }
            case .coverage: its.update(from: mine, count: rect.width)
            }
        }
    }

    /// Copies pixels of the bitmap to the memory.
    func write(_ rect: PixelRect, from bitmap: Bitmap) {
        forEachRow(of: rect, bitmap) { mine, its in
            switch layout {
            case .color(let red, let green, let blue, let alpha):
                for x in 0..<rect.width {
                    let (to, from) = (mine + x * 4, its + x * 4)
                    (to[blue], to[green], to[red]) = (from[0], from[1], from[2])
                    if let alpha { to[alpha] = from[3] }
                }
            case .gray:
                for x in 0..<rect.width {
                    let from = its + x * 4
                    // The luminance of sRGB in 65,536 parts.
                    let light = UInt32(from[0]) * 4_732 + UInt32(from[1]) * 46_871 + UInt32(from[2]) * 13_933
                    mine[x] = UInt8((light + 32_768) >> 16)
                }
            case .coverage: mine.update(from: its, count: rect.width)
            }
        }
    }

    private func forEachRow(
        of rect: PixelRect, _ bitmap: Bitmap,
        _ body: (_ mine: UnsafeMutablePointer<UInt8>, _ its: UnsafeMutablePointer<UInt8>) -> Void
    ) {
        guard !rect.isEmpty else { return }
        for y in rect.y..<rect.maxY {
            let mine = memory + y * bytesPerRow + rect.x * layout.bytesPerPixel
            let its = bitmap.pixels + y * bitmap.bytesPerRow + rect.x * bitmap.format.bytesPerPixel
            body(mine.assumingMemoryBound(to: UInt8.self), its.assumingMemoryBound(to: UInt8.self))
        }
    }
}

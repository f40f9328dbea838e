import Foundation

/// The drawn tiles of a pattern, by scale. Used from every thread.
final class PatternTiles: @unchecked Sendable {
    /// The largest side of a tile in pixels: a larger picture is drawn with fewer pixels.
    private static let maximumSide: CGFloat = 8_192
    /// The scales that are kept: a screen's, a snapshot's, and one of an animation.
    private static let limit = 3

    private let lock = NSRecursiveLock()
    private var tiles: [(scale: CGFloat, bitmap: Bitmap)] = []
    private var knownMean: (color: SRGB, alpha: CGFloat)?

    /// The number of pixels for a length in pixels, at least 1.
    static func side(_ length: CGFloat) -> Int { Int(max(1, min(maximumSide, length.rounded()))) }

    /// The tile for `scale`, made by `draw` on first use.
    func bitmap(for scale: CGFloat, _ draw: (CGFloat) -> Bitmap) -> Bitmap {
        lock.lock()
        defer { lock.unlock() }
        if let known = tiles.first(where: { $0.scale == scale }) { return known.bitmap }
        let bitmap = draw(scale)
        if tiles.count == PatternTiles.limit { tiles.removeFirst() }
        tiles.append((scale, bitmap))
        return bitmap
    }

    /// The mean color and alpha of a tile, which is made on first use.
    func mean(of tile: () -> Bitmap) -> (color: SRGB, alpha: CGFloat) {
        lock.lock()
        defer { lock.unlock() }
        if let knownMean { return knownMean }
        let mean = tile().meanColor
        knownMean = mean
        return mean
    }
}

extension Bitmap {
    /// The mean of all pixels, weighted by their alpha.
    fileprivate var meanColor: (color: SRGB, alpha: CGFloat) {
        var (blue, green, red, alpha) = (0, 0, 0, 0)
        for y in 0..<height {
            let row = (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width {
                blue += Int(row[x * 4])
                green += Int(row[x * 4 + 1])
                red += Int(row[x * 4 + 2])
                alpha += Int(row[x * 4 + 3])
            }
        }
        guard alpha > 0 else { return (SRGB(red: 0, green: 0, blue: 0), 0) }
        // Premultiplied sums divided by the sum of alpha are plain components.
        func part(_ sum: Int) -> CGFloat { CGFloat(sum) / CGFloat(alpha) }
        let color = SRGB(red: part(red), green: part(green), blue: part(blue))
        return (color, CGFloat(alpha) / CGFloat(255 * width * height))
    }
}

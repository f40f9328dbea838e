import CoreGraphics

/// A cache of coverage bitmaps (tiles): corners, rings, blurred shadows.
///
/// Shared tiles are removed when the size limit is reached and the last two frames did not use them. Tiles that only
/// an animation used, such as the corners of a growing dialog, are removed when it ends. Tiles of a single layer at
/// one position are removed sooner: see `sweepInterval`.
final class CoverageCache {
    /// The content of a shared tile. Lengths are sixteenths of a pixel, so that an animated radius does not fill the
    /// cache.
    struct Key: Hashable {
        var width = 0
        var height = 0
        var radius: Int
        var smoothing: Int
        var corners = CACornerMask.all
        var border = 0
        var inset = 0
        var sigma = 0
    }

    /// The content of a tile that is not aligned to pixels, and belongs to one layer at one position.
    struct SingleLayerKey: Hashable {
        var outline: Outline
        /// From the outline's space to the canvas.
        var matrix: CGAffineTransform
        /// The canvas pixels that the tile covers.
        var part: PixelRect
    }

    private var shared = TileStore<Key>()
    private var singleLayer = TileStore<SingleLayerKey>()
    private var frame = 0
    /// Whether the current frame is animated.
    var isAnimating = false

    /// The number of tiles drawn since the cache was created.
    var drawnCount: Int { shared.drawnCount + singleLayer.drawnCount }

    /// The number of frames after which single-layer tiles unused in the last two frames are removed (chosen: half a
    /// second).
    static let sweepInterval = 32

    /// The number of cached tiles.
    var count: Int { shared.count + singleLayer.count }

    /// Begins a frame; tiles used in it are kept.
    func beginFrame() {
        frame += 1
        if frame.isMultiple(of: Self.sweepInterval) { singleLayer.removeUnused(frame) }
    }

    /// Ends an animation: removes tiles that this frame has not used, but keeps shared ones used in frames without
    /// animation.
    func endMotion() {
        singleLayer.removeUnused(frame + 1)
        shared.removeAnimatedOnly()
    }

    /// Removes the tiles that were not used in this frame or the previous one.
    func removeUnused() {
        shared.removeUnused(frame)
        singleLayer.removeUnused(frame)
    }

    /// The tile for the key; drawn with `make` if it is missing.
    func tile(_ key: Key, make: () -> Bitmap) -> Raster {
        shared.tile(key, frame: frame, isAnimating: isAnimating, make: make)
    }

    /// The tile for the key; drawn with `make` if it is missing.
    func tile(_ key: SingleLayerKey, make: () -> Bitmap) -> Raster {
        singleLayer.tile(key, frame: frame, isAnimating: isAnimating, make: make)
    }
}

/// Tiles by key, with the frame of last use.
private struct TileStore<Key: Hashable> {
    /// The maximum number of bytes, unless the last two frames need more.
    private static var limit: Int { 16 << 20 }
    /// The estimated bytes of a tile in addition to its pixels: objects, pixman image, dictionary entry.
    private static var overhead: Int { 600 }

    private struct Entry {
        let raster: Raster
        var lastUse: Int
        /// Whether a frame without animation has used it.
        var wasUsedAtRest: Bool
    }

    private var tiles: [Key: Entry] = [:]
    private var bytes = 0
    private(set) var drawnCount = 0

    var count: Int { tiles.count }

    /// Removes the tiles whose last use was before the frame preceding `frame`.
    mutating func removeUnused(_ frame: Int) {
        remove { $0.lastUse < frame - 1 }
    }

    /// Removes the tiles that only animated frames have used.
    mutating func removeAnimatedOnly() {
        remove { !$0.wasUsedAtRest }
    }

    private mutating func remove(where isDone: (Entry) -> Bool) {
        guard tiles.values.contains(where: isDone) else { return }
        tiles = tiles.filter { !isDone($0.value) }
        bytes = tiles.values.reduce(0) { $0 + Self.cost(of: $1.raster) }
    }

    mutating func tile(_ key: Key, frame: Int, isAnimating: Bool, make: () -> Bitmap) -> Raster {
        if let index = tiles.index(forKey: key) {
            tiles.values[index].lastUse = frame
            if !isAnimating { tiles.values[index].wasUsedAtRest = true }
            return tiles.values[index].raster
        }
        if bytes > Self.limit {
            removeUnused(frame)
        }
        let raster = Raster(make())
        drawnCount += 1
        bytes += Self.cost(of: raster)
        tiles[key] = Entry(raster: raster, lastUse: frame, wasUsedAtRest: !isAnimating)
        return raster
    }

    private static func cost(of raster: Raster) -> Int { raster.bitmap.byteCount + overhead }
}

extension Bitmap {
    /// A coverage bitmap of `area` with the path drawn in it.
    ///
    /// - Parameters:
    ///   - matrix: From the path's space to the pixels of `area`.
    ///   - alpha: The coverage of a pixel inside.
    static func coverage(
        of path: CGPath, in area: PixelRect, matrix: CGAffineTransform = .identity,
        rule: CGPathFillRule = .evenOdd, alpha: CGFloat = 1
    ) -> Bitmap {
        let bitmap = Bitmap(width: area.width, height: area.height, format: .coverage)
        let context = CGContext(bitmap: bitmap, scale: 1)
        context.translateBy(x: -CGFloat(area.x), y: -CGFloat(area.y))
        context.concatenate(matrix)
        context.setFillColor(alpha < 1 ? CGColor(gray: 0, alpha: alpha) : .black)
        context.addPath(path)
        context.fillPath(using: rule)
        return bitmap
    }
}

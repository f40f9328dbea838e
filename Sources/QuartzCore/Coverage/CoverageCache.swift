import CoreGraphics

/// Coverage bitmaps that many layers share: corners, rings, blurred shadows.
///
/// What many layers share goes when the limit is reached and the last two frames did not use it; what a motion passed
/// through, such as the corners of a dialog that grows, goes when the motion ends. What belongs to one layer at one place,
/// as each frame of a motion makes, goes sooner: see `sweepInterval`.
final class CoverageCache {
    /// What a tile shows. Lengths are sixteenths of a pixel, so that an animated radius does not fill the cache.
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

    /// What a tile shows that lies across pixels, and so belongs to one layer at one place.
    struct OwnKey: Hashable {
        var outline: Outline
        /// From the outline's space to the canvas.
        var matrix: CGAffineTransform
        /// The pixels of the canvas that are kept.
        var part: PixelRect
    }

    private var shared = TileStore<Key>()
    private var own = TileStore<OwnKey>()
    private var frame = 0
    /// Whether the frame that is painted is one of a motion.
    var isMoving = false

    /// How many tiles have been drawn since the cache was made.
    var made: Int { shared.made + own.made }

    /// After so many frames the tiles of single layers go that the last two frames did not use (chosen: half a second).
    static let sweepInterval = 32

    /// How many tiles are kept.
    var count: Int { shared.count + own.count }

    /// Begins a frame; tiles used in it stay.
    func beginFrame() {
        frame += 1
        if frame.isMultiple(of: Self.sweepInterval) { own.dropUnused(frame) }
    }

    /// Ends a motion: gives up the tiles that this frame has not used, but keeps shared ones that have been shown at rest.
    func endMotion() {
        own.dropUnused(frame + 1)
        shared.dropPassing()
    }

    /// Gives up the tiles that were not used in this frame or the last.
    func dropUnused() {
        shared.dropUnused(frame)
        own.dropUnused(frame)
    }

    /// The tile under the key, made by `make` if there is none yet.
    func tile(_ key: Key, make: () -> Bitmap) -> Raster {
        shared.tile(key, frame, isMoving: isMoving, make)
    }

    /// The tile under the key, made by `make` if there is none yet.
    func tile(_ key: OwnKey, make: () -> Bitmap) -> Raster {
        own.tile(key, frame, isMoving: isMoving, make)
    }
}

/// Tiles under keys, with the frame in which each was last used.
private struct TileStore<Key: Hashable> {
    /// The most bytes kept, unless the last two frames need more.
    private static var limit: Int { 16 << 20 }
    /// What a tile takes beside its pixels: objects, the image of pixman, the entry here. Bytes, estimated.
    private static var overhead: Int { 600 }

    private struct Entry {
        let raster: Raster
        var lastUse: Int
        /// Whether a frame without motion has used it.
        var wasAtRest: Bool
    }

    private var tiles: [Key: Entry] = [:]
    private var bytes = 0
    private(set) var made = 0

    var count: Int { tiles.count }

    /// Gives up the tiles that were used neither in the frame before `frame` nor later.
    mutating func dropUnused(_ frame: Int) {
        drop { $0.lastUse < frame - 1 }
    }

    /// Gives up the tiles that only frames of a motion have used.
    mutating func dropPassing() {
        drop { !$0.wasAtRest }
    }

    private mutating func drop(where isDone: (Entry) -> Bool) {
        guard tiles.values.contains(where: isDone) else { return }
        tiles = tiles.filter { !isDone($0.value) }
        bytes = tiles.values.reduce(0) { $0 + Self.weight(of: $1.raster) }
    }

    mutating func tile(_ key: Key, _ frame: Int, isMoving: Bool, _ make: () -> Bitmap) -> Raster {
        if let index = tiles.index(forKey: key) {
            tiles.values[index].lastUse = frame
            if !isMoving { tiles.values[index].wasAtRest = true }
            return tiles.values[index].raster
        }
        if bytes > Self.limit {
            dropUnused(frame)
        }
        let raster = Raster(make())
        made += 1
        bytes += Self.weight(of: raster)
        tiles[key] = Entry(raster: raster, lastUse: frame, wasAtRest: !isMoving)
        return raster
    }

    private static func weight(of raster: Raster) -> Int { raster.bitmap.byteCount + overhead }
}

extension Bitmap {
    var byteCount: Int { height * bytesPerRow }

    /// A coverage bitmap of `area` with a path drawn in it.
    ///
    /// - Parameters:
    ///   - matrix: From the path's space to the pixels that `area` counts.
    ///   - alpha: How much of a pixel inside is covered.
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

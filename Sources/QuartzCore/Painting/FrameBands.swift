import CoreGraphics

/// The bands of rows in which a frame is painted: all parts of one band before the next. Of a large frame, the pixels
/// that several parts write, and the images of groups, then stay in the processor's cache.
struct FrameBands {
    /// The pixels of a band. Chosen: the canvas, a group, a backdrop and what a popover covers take 1 MB together, the
    /// cache of a core.
    static let defaultArea = 65_536
    /// The fewest rows of a band: each has a fixed cost.
    static let minimumHeight = 16
    /// Frames with more entries are painted at once, because each band looks at all entries.
    static let entryLimit = 128

    private let extents: PixelRect
    /// The rows of a band; nil when the frame is painted at once.
    private let height: Int?

    /// - Parameters:
    ///   - region: The pixels of the frame.
    ///   - entryCount: The number of collected parts.
    ///   - area: The pixels of a band.
    init(of region: PixelRegion, entryCount: Int, area: Int) {
        extents = region.extents
        let rows = max(Self.minimumHeight, area / max(1, extents.width))
        height = entryCount > Self.entryLimit || entryCount < 2 || extents.height < 2 * rows ? nil : rows
    }

    /// Calls `body` with each band from top to bottom; with nil when the frame is painted at once.
    func forEach(_ body: (PixelRect?) -> Void) {
        guard let height else { return body(nil) }
        for top in stride(from: extents.y, to: extents.maxY, by: height) {
            body(PixelRect(x: extents.x, y: top, width: extents.width, height: min(height, extents.maxY - top)))
        }
    }
}

/// The band of a frame that is being painted.
struct FrameBand {
    /// Its pixels of the canvas.
    let rect: PixelRect
    /// The pixels of the whole frame.
    let damage: PixelRegion

    /// Whether the frame paints all of `area`, of which the region of this band is given.
    func paintsAll(of area: PixelRect, in region: PixelRegion) -> Bool {
        damage.contains(area) && region.contains(area.intersection(rect))
    }
}

/// A pool of regions for temporary use. Reused across frames, so that painting does not allocate.
final class RegionPool {
    private var free: [PixelRegion] = []

    /// Returns a region with any content; return it with `recycle(_:)`.
    func dequeue() -> PixelRegion { free.popLast() ?? PixelRegion() }

    func recycle(_ region: PixelRegion) { free.append(region) }
}

/// A pool of regions for temporary use. Reused across frames, so that painting does not allocate.
final class RegionPool {
    private var free: [PixelRegion] = []

    /// Returns an empty region; return it with `recycle(_:)`.
    func dequeue() -> PixelRegion {
        guard let region = free.popLast() else { return PixelRegion() }
        region.removeAll()
        return region
    }

    func recycle(_ region: PixelRegion) { free.append(region) }
}

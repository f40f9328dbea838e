import CoreGraphics

/// The image of a node and its descendants. Its memory returns to the pool.
final class GroupImage {
    let target: RenderTarget
    private weak var pool: RenderTargetPool?

    init(_ target: RenderTarget, from pool: RenderTargetPool) {
        self.target = target
        self.pool = pool
    }

    deinit {
        pool?.recycle(target)
    }

    var raster: Raster { target.raster }

    /// The canvas pixels it covers.
    var area: PixelRect { target.area }
}

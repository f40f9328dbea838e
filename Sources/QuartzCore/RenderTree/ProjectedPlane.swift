import CoreGraphics

/// A layer in perspective with its sublayers: painted flat on a plane of its own, which is then projected to the
/// canvas.
///
/// The plane has the canvas's pixels per point, so that a layer that becomes parallel to the canvas again has the
/// same pixels. Its image is kept while its content is unchanged, whatever the projection.
final class ProjectedPlane {
    /// The layer's node on its plane.
    let node: RenderNode
    /// From the plane's pixels to the canvas's.
    var projection = Projection(.identity)
    /// The bounds for which `clip` was computed, and the pixels that the plane may have.
    var bounds = CGRect.null
    var clip = PixelRect.zero
    /// Whether its back faces the viewer.
    var isBackFacing = false
    /// The pixels of the plane that have changed since it was painted.
    let dirty = PixelRegion()
    var image: GroupImage?
    var edgeCoverage: EdgeCoverage?

    /// The last drawn edges and their inputs.
    struct EdgeCoverage {
        let corners: [CGPoint]
        let area: PixelRect
        let alpha: Float
        let mask: CoverageMask
    }

    init(identity: UInt64) {
        node = RenderNode(identity: identity)
    }

    /// The maximum margin in pixels around the layer's bounds, less for a large layer: shadows and sublayers further
    /// out are clipped.
    static let margin = 2_048

    /// From a layer's own points to its plane's pixels; the corner of the bounds is at the plane's origin.
    static func space(_ bounds: CGRect, scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    }

    /// The pixels of the plane for a layer with these bounds; reports a layer that is too large.
    static func limits(_ bounds: CGRect, scale: CGFloat, of layer: CALayer) -> PixelRect {
        let whole = PixelRect(
            enclosing: CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale))
        if whole.fitsBitmap {
            var reach = margin
            while !whole.grown(by: reach).fitsBitmap { reach /= 2 }
            return whole.grown(by: reach)
        }
        let side = Int(BackingStore.maximumPixels.squareRoot())
        LayerMisuse.report(
            "\(layer) of \(bounds.width)×\(bounds.height) points is too large to be shown in perspective; only the "
                + "first \(side)×\(side) pixels are. Split it, or apply the perspective to its "
                + "sublayers.", raises: false)
        return whole.intersection(PixelRect(x: 0, y: 0, width: side, height: side))
    }

    /// The canvas pixels on which these pixels of the plane may show.
    ///
    /// Sampling mixes neighbors, so a change affects one pixel more on the plane. The middle of a canvas pixel at the
    /// outline may be outside of it. Such a pixel shows the nearest one at the edge of the plane, which is as far away as
    /// the plane is reduced there.
    func canvasPixels(showing rect: PixelRect) -> PixelRect {
        let mixed = rect.grown(by: 1)
        let near = projection.pixels(mixed).grown(by: 1)
        guard !node.extent.inset(dx: 1, dy: 1).contains(mixed), !near.isEmpty else { return near }
        guard let reach = projection.inverse?.steps(in: near) else { return projection.pixels(node.extent) }
        return projection.pixels(mixed.inset(dx: -reach.x, dy: -reach.y)).grown(by: 1)
    }
}

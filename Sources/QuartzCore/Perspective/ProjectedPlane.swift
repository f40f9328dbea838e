import CoreGraphics

/// A layer that stands at an angle to the canvas, with all in it: painted flat on a plane of its own, which the canvas
/// shows in perspective.
///
/// The plane has the canvas's pixels per point, so that a layer that comes to stand parallel to the canvas again is drawn
/// there with the same ones. Its picture is kept while nothing in it changes, however the plane turns.
final class ProjectedPlane {
    /// The layer on its plane.
    let node: RenderNode
    /// From the plane's pixels to the canvas's.
    var projection = Projection(.identity)
    /// The bounds it was made for, and the pixels it can have for them.
    var bounds = CGRect.null
    var clip = PixelRect.zero
    /// Whether it shows its back.
    var isTurned = false
    /// What of the plane has changed since it was painted last, in its pixels.
    let dirty = PixelRegion()
    var picture: GroupPicture?
    var cover: Cover?

    /// The edges as they were drawn last, and what they were drawn for.
    struct Cover {
        let corners: [CGPoint]
        let area: PixelRect
        let alpha: Float
        let mask: CoverageMask
    }

    init(identity: UInt64) {
        node = RenderNode(identity: identity)
    }

    /// The most pixels of a plane to each side of its layer's bounds, fewer for a large layer: what lies farther out,
    /// as shadows and sublayers may, is cut off.
    static let margin = 2_048

    /// From a layer's own points to its plane's pixels: the bounds' corner lies at the plane's origin.
    static func space(_ bounds: CGRect, scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    }

    /// The pixels of its plane that a layer with these bounds can have; reports a layer that is too large for it.
    static func limits(_ bounds: CGRect, scale: CGFloat, of layer: CALayer) -> PixelRect {
        let whole = PixelRect(
            enclosing: CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale))
        if whole.fitsBitmap {
            var room = margin
            while !whole.grown(by: room).fitsBitmap { room /= 2 }
            return whole.grown(by: room)
        }
        let side = Int(BackingStore.maximumPixels.squareRoot())
        LayerFault.report(
            "\(layer) of \(bounds.width)×\(bounds.height) points is too large to be shown in perspective; only the first "
                + "\(side)×\(side) pixels are. Split it, or give the perspective to its sublayers.", raises: false)
        return whole.intersection(PixelRect(x: 0, y: 0, width: side, height: side))
    }
}

import CoreGraphics

/// The blurred coverage of a shape, for shadows that are not those of a plain box.
final class ShadowPicture {
    let raster: Raster
    /// Where the bitmap's corner lies, in pixels from the layer's origin.
    let x, y: Int
    private let matrix: CGAffineTransform

    /// - Parameters:
    ///   - coverage: The shape.
    ///   - area: The pixels it covers, counted from the layer's origin, blur included.
    init(_ coverage: Bitmap, area: PixelRect, sigma: CGFloat, matrix: CGAffineTransform) {
        raster = Raster(coverage.blurred(sigma: sigma))
        (x, y) = (area.x, area.y)
        self.matrix = matrix
    }

    /// Whether the layer is turned and scaled as when the picture was made.
    func fits(_ other: CGAffineTransform) -> Bool {
        (matrix.a, matrix.b, matrix.c, matrix.d) == (other.a, other.b, other.c, other.d)
    }

    /// The pixels of the canvas that the shadow touches.
    func extent(on node: RenderNode) -> PixelRect {
        let origin = node.shadowOrigin
        return raster.bitmap.bounds.offsetBy(dx: origin.x + x, dy: origin.y + y)
    }
}

extension RenderNode {
    /// The blur's standard deviation in pixels.
    var shadowSigma: CGFloat { max(0, shown.shadowRadius) * grid.magnification }

    /// The pixel of the canvas that the layer's origin, moved by the shadow's offset, lies on.
    var shadowOrigin: (x: Int, y: Int) {
        let offset = shown.shadowOffset
        let corner = grid.outer(CGRect(x: offset.width, y: offset.height, width: 0, height: 0))
        let whole = PixelRect(rounding: corner)
        return (whole.x, whole.y)
    }

    /// Makes or drops the picture of a shadow that is not that of a plain box.
    func updateShadow(of layer: CALayer, at time: Seconds, isInsideChanged: Bool, scale: CGFloat) {
        guard hasShadow, !hasBoxShadow else {
            shadow = nil
            return
        }
        if let shadow, shadow.fits(grid.matrix), !(hasGroupShadow && isInsideChanged) { return }
        var matrix = grid.matrix
        (matrix.tx, matrix.ty) = (0, 0)
        if let path = shown.shadowPath ?? (hasGroupShadow ? nil : outline.path) {
            shadow = pathShadow(path, matrix)
        } else {
            shadow = groupShadow(layer, matrix, time, scale)
        }
    }

    private func pathShadow(_ path: CGPath, _ matrix: CGAffineTransform) -> ShadowPicture? {
        let box = path.boundingBoxOfPath
        guard !box.isNull else { return nil }
        let area = PixelRect(enclosing: Grid(matrix, scale: 1).outer(box)).grown(by: blurMargin)
        guard area.fitsBitmap else { return nil }
        let coverage = Bitmap.coverage(of: path, in: area, matrix: matrix, rule: .winding)
        return ShadowPicture(coverage, area: area, sigma: shadowSigma, matrix: grid.matrix)
    }

    /// Paints the layer with all in it on a canvas of its own, where nothing cuts it off, and takes the alpha.
    private func groupShadow(
        _ layer: CALayer, _ matrix: CGAffineTransform, _ time: Seconds, _ scale: CGFloat
    ) -> ShadowPicture? {
        let scene = Scene(scale: scale, purpose: .shadow)
        let limit = Int(BackingStore.maximumSide)
        let clip = PixelRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
        scene.update(to: layer, at: time, in: matrix, clip: clip)
        guard let root = scene.root, !root.extent.isEmpty else { return nil }
        let area = root.extent.grown(by: blurMargin)
        guard area.fitsBitmap else { return nil }
        let coverage = Painter().alpha(of: root, in: area)
        return ShadowPicture(coverage, area: area, sigma: shadowSigma, matrix: grid.matrix)
    }

    private var blurMargin: Int { Int((shadowSigma * 3).rounded(.up)) + 2 }
}

extension PixelRect {
    /// Whether a bitmap of this size is within the limits of what a layer may draw.
    var fitsBitmap: Bool {
        CGFloat(width) <= BackingStore.maximumSide && CGFloat(height) <= BackingStore.maximumSide
            && CGFloat(area) <= BackingStore.maximumPixels
    }
}

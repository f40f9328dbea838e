import CPixman
import CoreGraphics

/// Memory for coverage that is stretched to the canvas's pixels, used by one image after another.
final class StretchedCoverage {
    private var raster = Raster(Bitmap(width: 0, height: 0, format: .coverage))
    private let buffers = StretchBuffers()

    /// Calls `body` with a mask that has the pixels of the region; valid only during the call.
    ///
    /// - Parameters:
    ///   - toSource: From the canvas to the pixels of `source`, outside of which nothing is covered.
    ///   - isUpright: Whether rectangles stay rectangles.
    ///   - region: The pixels to stretch; not empty.
    func withMask(
        of source: Raster, by toSource: CGAffineTransform, isUpright: Bool, in region: PixelRegion,
        _ body: (CoverageMask) -> Void
    ) {
        let area = region.extents
        makeRoom(for: area)
        if isUpright, toSource.a > 0, toSource.d > 0 {
            let fromArea = CGAffineTransform(translationX: CGFloat(area.x), y: CGFloat(area.y)).concatenating(toSource)
            region.forEachRectangle { rect in
                raster.bitmap.fill(
                    rect.offsetBy(dx: -area.x, dy: -area.y), stretching: source.bitmap, by: fromArea, with: buffers)
            }
        } else {
            guard var transform = toSource.pixmanTransform else { return }
            pixman_image_set_transform(source.image, &transform)
            pixman_image_set_filter(source.image, PIXMAN_FILTER_BILINEAR, nil, 0)
            pixman_image_composite32(
                PIXMAN_OP_SRC, source.image, nil, raster.image, Int32(area.x), Int32(area.y), 0, 0, 0, 0,
                Int32(area.width), Int32(area.height))
            pixman_image_set_transform(source.image, nil)
        }
        body(CoverageMask(raster: raster, x: area.x, y: area.y))
    }

    private func makeRoom(for area: PixelRect) {
        let bitmap = raster.bitmap
        guard bitmap.width < area.width || bitmap.height < area.height else { return }
        // Slightly larger, so that a growing image does not need new memory every frame.
        raster = Raster(
            Bitmap(
                width: max(bitmap.width, (area.width + 127) / 128 * 128),
                height: max(bitmap.height, (area.height + 15) / 16 * 16), format: .coverage))
    }
}

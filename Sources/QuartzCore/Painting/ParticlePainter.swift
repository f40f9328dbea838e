import CPixman
import CoreGraphics

/// Paints the particles of an emitter layer: each one is colored into a small bitmap, which is reused, and sampled.
final class ParticlePainter {
    private let resources: PaintResources
    /// The colored picture of one particle.
    private var colored = Raster(Bitmap(width: 0, height: 0))
    /// One pixel with the color of a particle, which multiplies each component.
    private let color: Raster

    init(resources: PaintResources) {
        self.resources = resources
        color = Raster(Bitmap(width: 1, height: 1))
        pixman_image_set_repeat(color.image, PIXMAN_REPEAT_NORMAL)
        pixman_image_set_component_alpha(color.image, 1)
    }

    /// Paints the particles with an opacity.
    func paintParticles(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let particles = node.pictures.particles else { return }
        let operation = particles.mode == .additive ? PIXMAN_OP_ADD : PIXMAN_OP_OVER
        let tint = SIMD4(node.shade.tint?.factors ?? .one, alpha)
        var last: (picture: ParticlePicture, image: OpaquePointer)?
        defer { if let last { pixman_image_unref(last.image) } }
        particles.system.forEachShown(at: particles.time, in: particles.mode) { particle in
            let transform = particle.placement.concatenating(node.placement.grid.matrix)
            let area = particle.picture.pixels(placed: transform)
                .intersection(node.placement.contentClip).intersection(node.ownExtent)
            guard !area.isEmpty, region.intersects(area) else { return }
            if last?.picture !== particle.picture {
                if let last { pixman_image_unref(last.image) }
                last = (
                    particle.picture,
                    Raster.makeImage(particle.picture.bitmap, part: particle.picture.part, isOpaque: false)
                )
                prepare(for: particle.picture)
            }
            guard let source = last?.image else { return }
            let image = coloring(source, of: particle.picture, with: particle.color * tint)
            particle.picture.sample(image, placed: transform)
            resources.blitter.composite(operation, image, on: target, in: region, area, mask: nil)
        }
    }

    /// Makes the reused bitmap as large as the picture, or larger.
    private func prepare(for picture: ParticlePicture) {
        let (width, height) = (picture.part.width, picture.part.height)
        guard colored.bitmap.width != width || colored.bitmap.height != height else { return }
        colored = Raster(Bitmap(width: width, height: height))
    }

    /// The picture multiplied by the color: itself for opaque white.
    private func coloring(
        _ source: OpaquePointer, of picture: ParticlePicture, with factors: SIMD4<Float>
    ) -> OpaquePointer {
        guard factors != .one else { return source }
        let opacity = max(0, min(1, factors.w))
        func part(_ value: Float) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
        color.bitmap.pixels.storeBytes(
            of: part(opacity) << 24 | part(factors.x * opacity) << 16 | part(factors.y * opacity) << 8
                | part(factors.z * opacity), as: UInt32.self)
        pixman_image_set_transform(source, nil)
        pixman_image_composite32(
            PIXMAN_OP_SRC, source, color.image, colored.image, 0, 0, 0, 0, 0, 0, Int32(picture.part.width),
            Int32(picture.part.height))
        return colored.image
    }
}

extension ParticlePicture {
    /// The canvas pixels that the picture touches.
    ///
    /// - Parameter place: From points around the middle of the picture to the canvas.
    fileprivate func pixels(placed frame: CGAffineTransform) -> PixelRect {
        let size = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
        let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        // Sampling reaches half a pixel of the picture further.
        return PixelRect(enclosing: box.insetBy(dx: -0.5 / scale, dy: -0.5 / scale).applying(frame))
    }

    /// Sets the transform and the filter with which an image of the picture is sampled.
    fileprivate func sample(_ image: OpaquePointer, placed placement: CGAffineTransform) {
        let toPoints = CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: -CGFloat(part.width) / scale / 2,
            ty: -CGFloat(part.height) / scale / 2)
        let toCanvas = toPoints.concatenating(placement)
        if var transform = toCanvas.inverse?.pixmanTransform { pixman_image_set_transform(image, &transform) }
        let isEnlarged = abs(toCanvas.a * toCanvas.d - toCanvas.b * toCanvas.c) >= 1
        let requested = isEnlarged ? filter.magnification : filter.minification
        pixman_image_set_filter(image, requested == .nearest ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
    }
}

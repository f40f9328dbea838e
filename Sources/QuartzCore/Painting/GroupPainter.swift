import CPixman
import CoreGraphics

/// Paints nodes together with their descendants: clipped to corners, masked, or as one image.
///
/// What is in a group is painted by another pass of `painter`.
struct GroupPainter {
    let resources: PaintResources
    let images: ImagePainter
    let backdrops: BackdropPainter

    /// Paints contents and sublayers clipped to the rounded corners: directly where nothing is clipped, offscreen at
    /// the corners.
    ///
    /// - Parameter dimming: The dimming that is shown where nothing is clipped.
    func paintClippedContent(
        of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion, by painter: Painter,
        under dimming: Dimming? = nil
    ) {
        let area = node.extent.intersection(region.extents).intersection(node.placement.contentClip).intersection(
            target.area)
        guard !area.isEmpty else { return }
        let whole = resources.regions.dequeue()
        defer { resources.regions.recycle(whole) }
        let limits = node.placement.clip.intersection(resources.limits)
        node.outline.forEachPatch(on: node.placement.grid, in: limits, cache: resources.cache) { rect, mask in
            guard let mask else {
                whole.insert(rect.intersection(area))
                return
            }
            let part = rect.intersection(area)
            guard region.intersects(part) else { return }
            resources.paintOffscreen(part, mask: mask, on: target, in: region) { offscreen, visible in
                painter.paint(on: offscreen, in: visible) { $0.collectClippedContent(of: node, alpha: alpha) }
            }
        }
        whole.formIntersection(region)
        if !whole.isEmpty {
            painter.paint(on: target, in: whole, under: dimming) { $0.collectClippedContent(of: node, alpha: alpha) }
        }
    }

    /// Paints a node and its sublayers offscreen, applies its mask, and composites it with its opacity.
    func paintGroup(
        _ node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion, by painter: Painter
    ) {
        guard let mask = node.mask else {
            if let kept = rasterizedImage(of: node, in: region, by: painter) {
                resources.blitter.composite(
                    kept.raster, alpha: alpha, from: (kept.area.x, kept.area.y), on: target, in: region,
                    rect: node.extent)
            } else {
                paintGroup(node, maskedBy: nil, alpha: alpha, on: target, in: region, by: painter)
            }
            return
        }
        guard alpha >= 1, !node.tintsContents,
            let core = mask.shapeOnly?.opaqueCore(on: mask.placement.grid, in: mask.placement.contentClip),
            region.intersects(core)
        else {
            return paintGroup(node, maskedBy: mask, alpha: alpha, on: target, in: region, by: painter)
        }
        // Where the mask is opaque, no masking is necessary.
        let part = resources.regions.dequeue()
        defer { resources.regions.recycle(part) }
        part.assign(region)
        part.formIntersection(core)
        painter.paint(on: target, in: part) { $0.collectGroup(node) }
        part.assign(region)
        part.subtract(core)
        paintGroup(node, maskedBy: mask, alpha: alpha, on: target, in: part, by: painter)
    }

    private func paintGroup(
        _ node: RenderNode, maskedBy mask: RenderNode?, alpha: Float, on target: RenderTarget, in region: PixelRegion,
        by painter: Painter
    ) {
        guard node.hasVisibleContent(in: region, stack: &resources.walkStack) else { return }
        let rest = resources.regions.dequeue()
        defer { resources.regions.recycle(rest) }
        rest.assign(region)
        rest.formIntersection(node.extent)
        if painter.skipsHidden, mask == nil, alpha < 1, !node.tintsContents {
            painter.paintFadedParts(of: node, alpha: alpha, on: target, in: rest)
        }
        resources.paintOffscreen(node.extent, alpha: alpha, on: target, in: rest) { offscreen, visible in
            painter.paint(on: offscreen, in: visible) { $0.collectGroup(node) }
            backdrops.tintContents(of: node, on: offscreen, in: visible)
            if let mask { apply(mask, to: offscreen, in: visible, by: painter) }
        }
    }

    /// Multiplies the target by the alpha of the mask.
    private func apply(
        _ mask: RenderNode, to offscreen: RenderTarget, in region: PixelRegion, by painter: Painter
    ) {
        let blitter = resources.blitter
        if let shape = mask.shapeOnly {
            images.withImage(of: shape, on: mask) { image, origin in
                blitter.composite(
                    PIXMAN_OP_IN_REVERSE, image, from: origin, on: offscreen, in: region, offscreen.area, mask: nil)
            }
            return
        }
        let cover = resources.targets.dequeue(covering: offscreen.area, clearing: region)
        defer { resources.targets.recycle(cover) }
        painter.paint(on: cover, in: region) { $0.collect(mask, alpha: 1) }
        blitter.composite(
            PIXMAN_OP_IN_REVERSE, cover.raster.image, from: (offscreen.area.x, offscreen.area.y), on: offscreen,
            in: region, offscreen.area, mask: nil)
    }

    /// Draws the image with fewer pixels and stretches it again. More than the canvas has make no difference.
    private func reduceResolution(of picture: GroupImage, toPixelsPerPoint scale: CGFloat) {
        let factor = scale / resources.scale
        guard factor > 0, factor < 1 else { return }
        let area = picture.area
        let width = max(1, Int((CGFloat(area.width) * factor).rounded(.up)))
        let height = max(1, Int((CGFloat(area.height) * factor).rounded(.up)))
        let reduced = Raster(Bitmap(width: width, height: height))
        // The bitmap may be larger than the image.
        let part = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
        let drawn = Raster.makeImage(picture.raster.bitmap, part: part, isOpaque: false)
        defer { pixman_image_unref(drawn) }
        copy(drawn, to: reduced.image, width, height, step: 1 / factor)
        copy(reduced.image, to: drawn, area.width, area.height, step: factor)
    }

    /// Fills `target` with the image, with `step` of its pixels for each pixel of the target.
    private func copy(
        _ image: OpaquePointer, to target: OpaquePointer, _ width: Int, _ height: Int, step: CGFloat
    ) {
        guard var transform = CGAffineTransform(scaleX: step, y: step).pixmanTransform else { return }
        pixman_image_set_transform(image, &transform)
        pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
        pixman_image_composite32(PIXMAN_OP_SRC, image, nil, target, 0, 0, 0, 0, 0, 0, Int32(width), Int32(height))
        pixman_image_set_transform(image, nil)
        pixman_image_set_repeat(image, PIXMAN_REPEAT_NONE)
    }

    /// The image of a node and its sublayers: cached, or drawn now. Nil when caching is not worthwhile.
    ///
    /// It is worthwhile if the layer requests it, and for animated opacity if the whole node is painted in this frame
    /// anyway. The image of a layer that also moves or grows would be of no use for the next frame.
    private func rasterizedImage(of node: RenderNode, in region: PixelRegion, by painter: Painter) -> GroupImage? {
        let area = node.options.shouldRasterize ? node.extent : node.extent.intersection(resources.limits)
        if let kept = node.painted.rasterized, kept.area.contains(area) { return kept }
        guard !area.isEmpty, area.fitsBitmap,
            node.options.shouldRasterize
                || node.isAnimated && node.lastUpdate.change.isFade
                    && resources.band?.paintsAll(of: area, in: region) ?? region.contains(area)
        else {
            return nil
        }
        let picture = GroupImage(resources.targets.dequeue(covering: area), from: resources.targets)
        resources.counts.imagesDrawn += 1
        let all = resources.regions.dequeue()
        defer { resources.regions.recycle(all) }
        all.assign(area)
        resources.paintWholeImage(limits: resources.limits.union(area)) {
            painter.paint(on: picture.target, in: all) { $0.collectGroup(node) }
            backdrops.tintContents(of: node, on: picture.target, in: all)
        }
        pixman_image_set_clip_region32(picture.raster.image, nil)
        if node.options.shouldRasterize {
            reduceResolution(of: picture, toPixelsPerPoint: node.options.rasterizationScale)
        }
        node.painted.rasterized = picture
        return picture
    }
}

extension RenderNode {
    /// Whether the node or a descendant may have anything to paint in the region.
    ///
    /// - Parameter waiting: Memory for the walk; empty before and after it.
    fileprivate func hasVisibleContent(in region: PixelRegion, stack waiting: inout [RenderNode]) -> Bool {
        defer { waiting.removeAll(keepingCapacity: true) }
        waiting.append(self)
        while let node = waiting.popLast() {
            guard node.isVisible, region.intersects(node.extent) else { continue }
            if node.plane != nil || region.intersects(node.ownExtent) { return true }
            waiting.append(contentsOf: node.children)
        }
        return false
    }
}

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
    func paintClippedContent(
        of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion, by painter: Painter
    ) {
        let area = node.extent.intersection(region.extents).intersection(node.placement.contentClip).intersection(
            target.area)
        guard !area.isEmpty else { return }
        let whole = resources.regions.dequeue()
        defer { resources.regions.recycle(whole) }
        whole.removeAll()
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
            painter.paint(on: target, in: whole) { $0.collectClippedContent(of: node, alpha: alpha) }
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

    /// The image of a node and its sublayers: cached, or drawn now. Nil when caching is not worthwhile.
    ///
    /// It is worthwhile if the layer requests it, and for animated opacity if the whole node is painted in this frame
    /// anyway. The image of a layer that also moves or grows would be of no use for the next frame.
    private func rasterizedImage(of node: RenderNode, in region: PixelRegion, by painter: Painter) -> GroupImage? {
        let area = node.options.shouldRasterize ? node.extent : node.extent.intersection(resources.limits)
        if let kept = node.pictures.rasterized, kept.area.contains(area) { return kept }
        guard !area.isEmpty, area.fitsBitmap,
            node.options.shouldRasterize
                || node.history.isAnimated && node.history.onlyOpacityChanged
                    && resources.band?.paintsAll(of: area, in: region) ?? region.contains(area)
        else {
            return nil
        }
        let picture = GroupImage(resources.targets.dequeue(covering: area), from: resources.targets)
        resources.counts.imagesDrawn += 1
        let all = resources.regions.dequeue()
        defer { resources.regions.recycle(all) }
        all.assign(area)
        resources.paintWholeImage(limits: resources.limits) {
            painter.paint(on: picture.target, in: all) { $0.collectGroup(node) }
            backdrops.tintContents(of: node, on: picture.target, in: all)
        }
        pixman_image_set_clip_region32(picture.raster.image, nil)
        node.pictures.rasterized = picture
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

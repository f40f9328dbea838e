import CPixman
import CoreGraphics

extension Painter {
    /// Paints contents and sublayers clipped to the rounded corners: directly where nothing is clipped, offscreen at
    /// the corners.
    func paintClippedContent(of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        let area = node.extent.intersection(region.extents).intersection(node.contentClip).intersection(target.area)
        guard !area.isEmpty else { return }
        let whole = dequeueRegion()
        defer { recycleRegion(whole) }
        whole.removeAll()
        let limits = node.clip.intersection(limits)
        node.outline.forEachPatch(on: node.grid, in: limits, cache: cache) { rect, mask in
            guard let mask else {
                whole.insert(rect.intersection(area))
                return
            }
            let part = rect.intersection(area)
            guard region.intersects(part) else { return }
            paintOffscreen(part, on: target, in: region, mask: mask) { collectClippedContent(of: node, alpha: alpha) }
        }
        whole.formIntersection(region)
        if !whole.isEmpty {
            paint(on: target, in: whole) { collectClippedContent(of: node, alpha: alpha) }
        }
    }

    private func collectClippedContent(of node: RenderNode, alpha: Float) {
        collectContent(node, alpha: alpha)
        if node.shown.shape != nil { add(.drawing, of: node, alpha: alpha) }
    }

    /// Paints what `collect` gathers offscreen and composites it on the target through the mask.
    private func paintOffscreen(
        _ area: PixelRect, on target: RenderTarget, in region: PixelRegion, mask: CoverageMask, _ collect: () -> Void
    ) {
        let seen = dequeueRegion()
        defer { recycleRegion(seen) }
        seen.assign(region)
        seen.formIntersection(area)
        let apart = pool.dequeue(covering: area, clearing: seen)
        defer { pool.recycle(apart) }
        paint(on: apart, in: seen, collect)
        compositeMasked(apart.raster, mask: mask, from: (area.x, area.y), on: target, in: region, rect: area)
    }

    /// Paints a node and its sublayers offscreen, applies its mask, and composites it with its opacity.
    func paintGroup(_ node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        guard let mask = node.mask else {
            if let kept = rasterizedImage(of: node, in: region) {
                compositeGroup(
                    kept.raster, from: (kept.area.x, kept.area.y), alpha: alpha, on: target, in: region,
                    rect: node.extent)
            } else {
                paintGroup(node, maskedBy: nil, alpha: alpha, on: target, in: region)
            }
            return
        }
        guard alpha >= 1, !node.tintsContents, let core = mask.shapeOnly?.opaqueCoreOnCanvas(of: mask),
            region.intersects(core)
        else {
            return paintGroup(node, maskedBy: mask, alpha: alpha, on: target, in: region)
        }
        // Where the mask is opaque, no masking is necessary.
        let part = dequeueRegion()
        defer { recycleRegion(part) }
        part.assign(region)
        part.formIntersection(core)
        paint(on: target, in: part) { collectGroup(node) }
        part.assign(region)
        part.subtract(core)
        paintGroup(node, maskedBy: mask, alpha: alpha, on: target, in: part)
    }

    private func paintGroup(
        _ node: RenderNode, maskedBy mask: RenderNode?, alpha: Float, on target: RenderTarget, in region: PixelRegion
    ) {
        guard node.hasVisibleContent(in: region) else { return }
        paintOffscreen(node.extent, alpha: alpha, on: target, in: region) { apart, seen in
            paint(on: apart, in: seen) { collectGroup(node) }
            tintContents(of: node, on: apart, in: seen)
            if let mask { applyMask(apart, to: mask, in: seen) }
        }
    }

    /// Calls `body` to paint the visible part of an area offscreen, and composites the result with `alpha`.
    func paintOffscreen(
        _ whole: PixelRect, alpha: Float, on target: RenderTarget, in region: PixelRegion,
        _ body: (_ apart: RenderTarget, _ seen: PixelRegion) -> Void
    ) {
        let area = whole.intersection(region.extents).intersection(target.area)
        guard !area.isEmpty, region.intersects(area) else { return }
        let seen = dequeueRegion()
        defer { recycleRegion(seen) }
        seen.assign(region)
        seen.formIntersection(area)
        let apart = pool.dequeue(covering: area, clearing: seen)
        defer { pool.recycle(apart) }
        body(apart, seen)
        compositeGroup(apart.raster, from: (area.x, area.y), alpha: alpha, on: target, in: region, rect: area)
    }

    private func compositeGroup(
        _ raster: Raster, from origin: (x: Int, y: Int), alpha: Float, on target: RenderTarget, in region: PixelRegion,
        rect: PixelRect
    ) {
        if alpha >= 1 {
            composite(PIXMAN_OP_OVER, raster.image, from: origin, on: target, in: region, rect, mask: nil)
        } else {
            compositeFaded(raster, alpha: alpha, from: origin, on: target, in: region, rect: rect)
        }
    }

    /// Multiplies the target by the alpha of the mask.
    private func applyMask(_ apart: RenderTarget, to mask: RenderNode, in region: PixelRegion) {
        if let shape = mask.shapeOnly {
            withImage(of: shape, on: mask) { image, origin in
                composite(PIXMAN_OP_IN_REVERSE, image, from: origin, on: apart, in: region, apart.area, mask: nil)
            }
            return
        }
        let cover = pool.dequeue(covering: apart.area, clearing: region)
        defer { pool.recycle(cover) }
        paint(mask, on: cover, in: region)
        composite(
            PIXMAN_OP_IN_REVERSE, cover.raster.image, from: (apart.area.x, apart.area.y), on: apart, in: region,
            apart.area, mask: nil)
    }

    /// The image of a node and its sublayers: cached, or drawn now. Nil when caching is not worthwhile.
    ///
    /// It is worthwhile if the layer requests it, and for animated opacity if the whole node is painted in this frame
    /// anyway.
    private func rasterizedImage(of node: RenderNode, in region: PixelRegion) -> GroupImage? {
        let area = node.shouldRasterize ? node.extent : node.extent.intersection(limits)
        if let kept = node.rasterized, kept.area.contains(area) { return kept }
        guard !area.isEmpty, area.fitsBitmap, node.shouldRasterize || node.isAnimated && region.contains(area) else {
            return nil
        }
        let picture = GroupImage(pool.dequeue(covering: area), from: pool)
        counts.imagesDrawn += 1
        let all = dequeueRegion()
        defer { recycleRegion(all) }
        all.assign(area)
        paint(on: picture.target, in: all) { collectGroup(node) }
        tintContents(of: node, on: picture.target, in: all)
        pixman_image_set_clip_region32(picture.raster.image, nil)
        node.rasterized = picture
        return picture
    }

    /// The alpha of a node and its sublayers.
    func alpha(of node: RenderNode, in area: PixelRect) -> Bitmap {
        beginFrame(area)
        let target = RenderTarget(clearOver: area)
        let all = PixelRegion()
        all.assign(area)
        paint(on: target, in: all) { collectGroup(node) }
        let result = Bitmap(width: area.width, height: area.height, format: .coverage)
        let coverage = Raster(result)
        pixman_image_composite32(
            PIXMAN_OP_SRC, target.raster.image, nil, coverage.image, 0, 0, 0, 0, 0, 0, Int32(area.width),
            Int32(area.height))
        return result
    }
}

extension RenderNode {
    /// Whether the node or a descendant may have anything to paint in the region.
    fileprivate func hasVisibleContent(in region: PixelRegion) -> Bool {
        var waiting = [self]
        while let node = waiting.popLast() {
            guard node.isVisible, region.intersects(node.extent) else { continue }
            if node.plane != nil || region.intersects(node.ownExtent) { return true }
            waiting.append(contentsOf: node.children)
        }
        return false
    }
}

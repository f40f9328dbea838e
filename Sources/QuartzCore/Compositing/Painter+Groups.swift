import CPixman
import CoreGraphics

extension Painter {
    /// Paints contents and sublayers clipped to the rounded corners: directly where nothing is clipped, offscreen at
    /// the corners.
    func paintInside(of node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        let area = node.extent.intersection(region.extents).intersection(node.clipInside).intersection(target.area)
        guard !area.isEmpty else { return }
        let whole = takeRegion()
        defer { giveRegion(whole) }
        whole.removeAll()
        let limits = node.clip.intersection(limits)
        node.outline.forEachPatch(on: node.grid, in: limits, cache: cache) { rect, mask in
            guard let mask else {
                whole.insert(rect.intersection(area))
                return
            }
            let part = rect.intersection(area)
            guard region.intersects(part) else { return }
            paintApart(part, on: target, in: region, mask: mask) { inside(node, alpha) }
        }
        whole.formIntersection(region)
        if !whole.isEmpty {
            paint(on: target, in: whole) { inside(node, alpha) }
        }
    }

    private func inside(_ node: RenderNode, _ alpha: Float) {
        collectInside(node, alpha: alpha)
        if node.shown.shape != nil { add(.drawing, node, alpha) }
    }

    /// Paints what `collect` gathers offscreen and composites it on the target through the mask.
    private func paintApart(
        _ area: PixelRect, on target: Target, in region: PixelRegion, mask: CoverageMask, _ collect: () -> Void
    ) {
        let seen = takeRegion()
        defer { giveRegion(seen) }
        seen.set(region)
        seen.formIntersection(area)
        let apart = pool.take(area, clearing: seen)
        defer { pool.give(apart) }
        paint(on: apart, in: seen, collect)
        cover(apart.raster, through: mask, from: (area.x, area.y), on: target, in: region, area)
    }

    /// Paints a node and its sublayers offscreen, applies its mask, and composites it with its opacity.
    func paintGroup(_ node: RenderNode, _ alpha: Float, _ target: Target, _ region: PixelRegion) {
        guard let mask = node.mask else {
            if let kept = rasterized(node, region) {
                fade(kept.raster, from: (kept.area.x, kept.area.y), alpha, on: target, in: region, node.extent)
            } else {
                paintGroup(node, cutBy: nil, alpha, target, region)
            }
            return
        }
        guard alpha >= 1, !node.tintsContents, let core = mask.plainShape?.coreOnCanvas(of: mask),
            region.intersects(core)
        else {
            return paintGroup(node, cutBy: mask, alpha, target, region)
        }
        // Where the mask is opaque, no masking is necessary.
        let part = takeRegion()
        defer { giveRegion(part) }
        part.set(region)
        part.formIntersection(core)
        paint(on: target, in: part) { collectGroup(node) }
        part.set(region)
        part.subtract(core)
        paintGroup(node, cutBy: mask, alpha, target, part)
    }

    private func paintGroup(
        _ node: RenderNode, cutBy mask: RenderNode?, _ alpha: Float, _ target: Target, _ region: PixelRegion
    ) {
        guard node.hasInk(in: region) else { return }
        paintApart(node.extent, alpha, on: target, in: region) { apart, seen in
            paint(on: apart, in: seen) { collectGroup(node) }
            tintContents(of: node, on: apart, seen)
            if let mask { cut(apart, with: mask, seen) }
        }
    }

    /// Calls `body` to paint the visible part of an area offscreen, and composites the result with `alpha`.
    func paintApart(
        _ whole: PixelRect, _ alpha: Float, on target: Target, in region: PixelRegion,
        _ body: (_ apart: Target, _ seen: PixelRegion) -> Void
    ) {
        let area = whole.intersection(region.extents).intersection(target.area)
        guard !area.isEmpty, region.intersects(area) else { return }
        let seen = takeRegion()
        defer { giveRegion(seen) }
        seen.set(region)
        seen.formIntersection(area)
        let apart = pool.take(area, clearing: seen)
        defer { pool.give(apart) }
        body(apart, seen)
        fade(apart.raster, from: (area.x, area.y), alpha, on: target, in: region, area)
    }

    private func fade(
        _ raster: Raster, from origin: (x: Int, y: Int), _ alpha: Float, on target: Target, in region: PixelRegion,
        _ rect: PixelRect
    ) {
        if alpha >= 1 {
            composite(PIXMAN_OP_OVER, raster.image, from: origin, on: target, in: region, rect, mask: nil)
        } else {
            fade(raster, to: alpha, from: origin, on: target, in: region, rect)
        }
    }

    /// Multiplies the target by the alpha of the mask.
    private func cut(_ apart: Target, with mask: RenderNode, _ region: PixelRegion) {
        if let shape = mask.plainShape {
            withImage(of: shape, on: mask) { image, origin in
                composite(PIXMAN_OP_IN_REVERSE, image, from: origin, on: apart, in: region, apart.area, mask: nil)
            }
            return
        }
        let cover = pool.take(apart.area, clearing: region)
        defer { pool.give(cover) }
        paint(mask, on: cover, in: region)
        composite(
            PIXMAN_OP_IN_REVERSE, cover.raster.image, from: (apart.area.x, apart.area.y), on: apart, in: region,
            apart.area, mask: nil)
    }

    /// The image of a node and its sublayers: cached, or drawn now. Nil when caching is not worthwhile.
    ///
    /// It is worthwhile if the layer requests it, and for animated opacity if the whole node is painted in this frame
    /// anyway.
    private func rasterized(_ node: RenderNode, _ region: PixelRegion) -> GroupPicture? {
        let area = node.shouldRasterize ? node.extent : node.extent.intersection(limits)
        if let kept = node.rasterized, kept.area.contains(area) { return kept }
        guard !area.isEmpty, area.fitsBitmap, node.shouldRasterize || node.isAnimated && region.contains(area) else {
            return nil
        }
        let picture = GroupPicture(pool.take(area), from: pool)
        counts.picturesMade += 1
        let all = takeRegion()
        defer { giveRegion(all) }
        all.set(area)
        paint(on: picture.target, in: all) { collectGroup(node) }
        tintContents(of: node, on: picture.target, all)
        pixman_image_set_clip_region32(picture.raster.image, nil)
        node.rasterized = picture
        return picture
    }

    /// The alpha of a node and its sublayers.
    func alpha(of node: RenderNode, in area: PixelRect) -> Bitmap {
        beginFrame(area)
        let target = Target(clearOver: area)
        let all = PixelRegion()
        all.set(area)
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
    fileprivate func hasInk(in region: PixelRegion) -> Bool {
        var waiting = [self]
        while let node = waiting.popLast() {
            guard node.isVisible, region.intersects(node.extent) else { continue }
            if node.plane != nil || region.intersects(node.ownExtent) { return true }
            waiting.append(contentsOf: node.children)
        }
        return false
    }
}

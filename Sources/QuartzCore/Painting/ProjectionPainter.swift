import CoreGraphics

/// Paints layers in perspective.
struct ProjectionPainter {
    let resources: PaintResources

    /// Paints a plane in perspective: its image is sampled and clipped to its projected outline with antialiased
    /// edges.
    func paintProjection(
        _ node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion, by painter: Painter
    ) {
        guard let plane = node.plane else { return }
        let area = node.extent.intersection(region.extents).intersection(target.area).intersection(resources.limits)
        guard !area.isEmpty, region.intersects(area), let picture = image(of: plane, by: painter),
            let toPlane = plane.projection.inverse
        else { return }
        let corners = plane.projection.corners(of: picture.area.cgRect)
        // Pixels outside the edge coverage are never read.
        let nothing = resources.regions.dequeue()
        defer { resources.regions.recycle(nothing) }
        let projected = resources.targets.dequeue(covering: area, clearing: nothing)
        defer { resources.targets.recycle(projected) }
        let toPicture = Projection(CGAffineTransform(translationX: CGFloat(area.x), y: CGFloat(area.y)))
            .concatenating(toPlane)
            .concatenating(
                Projection(CGAffineTransform(translationX: -CGFloat(picture.area.x), y: -CGFloat(picture.area.y))))
        resources.blitter.project(picture, by: toPicture, on: projected) { corners.span(ofRow: $0, from: area.x) }
        let cover = plane.coverageMask(of: corners, in: node.extent.intersection(resources.limits), alpha: alpha)
        resources.blitter.compositeMasked(
            projected.raster, mask: cover, from: (area.x, area.y), on: target, in: region, rect: area)
    }

    /// The plane's image, brought up to date.
    private func image(of plane: ProjectedPlane, by painter: Painter) -> GroupImage? {
        let area = plane.node.extent
        guard !area.isEmpty else { return nil }
        if plane.image?.area != area {
            plane.image = GroupImage(resources.targets.dequeue(covering: area), from: resources.targets)
            plane.dirty.assign(area)
            resources.counts.imagesDrawn += 1
        }
        guard let picture = plane.image else { return nil }
        plane.dirty.formIntersection(area)
        if !plane.dirty.isEmpty {
            resources.paintWholeImage(limits: area) {
                painter.paint(on: picture.target, in: plane.dirty, background: .clear) {
                    $0.collect(plane.node, alpha: 1)
                }
            }
            plane.dirty.removeAll()
        }
        return picture
    }
}

extension ProjectedPlane {
    /// The coverage of the outline with these corners. It is drawn entirely, whatever the damage: edges come out
    /// slightly different with another clip.
    fileprivate func coverageMask(of corners: [CGPoint], in area: PixelRect, alpha: Float) -> CoverageMask {
        if let edgeCoverage, edgeCoverage.corners == corners, edgeCoverage.area == area, edgeCoverage.alpha == alpha {
            return edgeCoverage.mask
        }
        let raster = Raster(Bitmap.coverage(of: corners.path, in: area, alpha: CGFloat(alpha)))
        let mask = CoverageMask(raster: raster, x: area.x, y: area.y)
        edgeCoverage = EdgeCoverage(corners: corners, area: area, alpha: alpha, mask: mask)
        return mask
    }
}

extension [CGPoint] {
    /// The closed polygon with these corners.
    fileprivate var path: CGPath {
        let path = CGMutablePath()
        guard let first else { return path }
        path.move(to: first)
        for corner in dropFirst() { path.addLine(to: corner) }
        path.closeSubpath()
        return path
    }

    /// The columns, relative to `start`, that a convex outline touches in a row of pixels.
    fileprivate func span(ofRow row: Int, from start: Int) -> Range<Int> {
        let top = CGFloat(row)
        let bottom = CGFloat(row + 1)
        var low = CGFloat.infinity
        var high = -CGFloat.infinity
        for index in indices {
            let a = self[index]
            let b = self[(index + 1) % count]
            let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
            guard lower.y >= top, upper.y <= bottom else { continue }
            let slope = lower.y > upper.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0
            let first = upper.x + slope * (Swift.max(top, upper.y) - upper.y)
            let last = lower.y > upper.y ? upper.x + slope * (Swift.min(bottom, lower.y) - upper.y) : lower.x
            low = Swift.min(low, first, last)
            high = Swift.max(high, first, last)
        }
        guard low <= high else { return 0..<0 }
        let limit = CGFloat(Bitmap.maximumSide)
        let (first, last) = (
            Swift.max(-limit, Swift.min(limit, low.rounded(.down) - CGFloat(start))),
            Swift.max(-limit, Swift.min(limit, high.rounded(.up) - CGFloat(start)))
        )
        // One more at each end, for the rounding of antialiased edges.
        return Int(first) - 1..<Int(last) + 1
    }
}

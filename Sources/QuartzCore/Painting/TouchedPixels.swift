import CoreGraphics

/// Tells which canvas pixels a part of a node may touch: fewer than its extent where that is easily known.
enum TouchedPixels {
    /// The most nodes of a subtree whose pixels are told apart; of a larger one, all pixels count as touched. Chosen: a
    /// popover with a few controls.
    private static let nodeLimit = 48

    /// Adds the pixels of a part to `pixels`.
    static func add(_ part: Part, of node: RenderNode, to pixels: PixelRegion) {
        switch part {
        case .shadow:
            let cutout = node.pictures.shadowCutoutCoverage
            guard let core = cutout?.coveredRect(on: node.placement.grid, in: node.placement.clip) else {
                return pixels.insert(node.ownExtent)
            }
            node.ownExtent.forEachSide(around: core) { pixels.insert($0) }
        case .backdrop: pixels.insert(node.backdropExtent.intersection(node.ownExtent))
        case .contents: pixels.insert(contentsExtent(of: node))
        case .background, .border, .drawing, .particles: pixels.insert(node.ownExtent)
        case .group, .clippedContent:
            var count = 0
            if !addSubtree(node, to: pixels, count: &count) { pixels.insert(node.extent) }
        case .projection: pixels.insert(node.extent)
        }
    }

    /// The pixels of the contents that are not clear, with the margin for sampling: those of a label's text.
    private static func contentsExtent(of node: RenderNode) -> PixelRect {
        guard let contents = node.pictures.contents, contents.slices.count == 1 else { return node.ownExtent }
        let seen = contents.visibleDestination(of: contents.slices[0])
        return node.placement.grid.pixels(seen).grown(by: 2).intersection(node.ownExtent)
    }

    /// - Parameter count: The nodes that were examined.
    /// - Returns: Whether the limit of nodes was not reached.
    private static func addSubtree(_ node: RenderNode, to pixels: PixelRegion, count: inout Int) -> Bool {
        guard node.isVisible, !node.extent.isEmpty else { return true }
        count += 1
        guard count + node.children.count <= nodeLimit else { return false }
        guard node.plane == nil else {
            pixels.insert(node.extent)
            return true
        }
        let showsOnlyContents =
            node.background == nil && node.border == nil && node.pictures.drawing == nil
            && node.pictures.particles == nil && !node.showsBackdrop
            && !node.hasShadow
        pixels.insert(showsOnlyContents ? contentsExtent(of: node) : node.ownExtent)
        for child in node.children {
            guard addSubtree(child, to: pixels, count: &count) else { return false }
        }
        return true
    }
}

extension PixelRect {
    /// Calls `body` with the parts above, below, left and right of `core`, which need not be inside.
    fileprivate func forEachSide(around core: PixelRect, _ body: (PixelRect) -> Void) {
        let core = core.intersection(self)
        guard !core.isEmpty else { return body(self) }
        body(PixelRect(x: x, y: y, width: width, height: core.minY - minY))
        body(PixelRect(x: x, y: core.maxY, width: width, height: maxY - core.maxY))
        body(PixelRect(x: x, y: core.minY, width: core.minX - minX, height: core.height))
        body(PixelRect(x: core.maxX, y: core.minY, width: maxX - core.maxX, height: core.height))
    }
}

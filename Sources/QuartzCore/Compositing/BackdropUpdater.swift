import CoreGraphics

/// Updates the images of the backdrops of a render tree.
final class BackdropUpdater {
    /// The number of canvas rows that are painted at a time for a capture.
    private static let captureRows = 256

    private let painter: Painter
    /// The backdrops that have an image, rearmost first.
    private(set) var shownBackdrops: [VisibleBackdrop] = []
    /// The visible layers that keep what they cover, and are not backdrops.
    private(set) var shownCovers: [VisibleBackdrop] = []
    /// The image of the last removed backdrop: the next popover or menu mostly covers the same content.
    private var lastImage: BackdropImage?

    init(painter: Painter) {
        self.painter = painter
    }

    /// Updates the images of all backdrops, rearmost first, and adds their changes to the damage.
    ///
    /// - Parameter lastFrame: The canvas, if it still shows the last frame; nil for another canvas.
    /// - Returns: The number of blurred backdrops.
    func update(_ tree: RenderTree, lastFrame: RenderTarget?) -> Int {
        guard tree.changes.hasBackdrops else { return 0 }
        let (places, covers) = tree.root.map(visibleBackdrops) ?? ([], [])
        removeImages(except: places)
        shownCovers = covers
        tree.changes.hasBackdrops = !places.isEmpty || !covers.isEmpty
        return places.reduce(0) { $0 + (update($1, in: tree, lastFrame: lastFrame) ? 1 : 0) }
    }

    /// Forgets the backdrops of the last frame, for another tree.
    func removeAll() {
        shownBackdrops = []
        shownCovers = []
        lastImage = nil
    }

    /// The bytes of the images of all visible backdrops.
    var byteCount: Int { shownBackdrops.reduce(0) { $0 + ($1.node.painted.backdrop?.byteCount ?? 0) } }

    /// The number of frontmost backdrops that keep their pictures in the canvas's pixels (chosen: a popover and a menu
    /// in it).
    private static let frontmostCount = 2

    /// Releases the stretched pictures of the backdrops behind others, and what their reduced ones were made of. They are
    /// made again where they are painted, or what is behind them changes.
    func discardPicturesBehind() {
        for backdrop in shownBackdrops.dropLast(Self.frontmostCount) {
            backdrop.node.painted.backdrop?.discardStretched()
            backdrop.node.painted.backdrop?.discardSources()
            backdrop.foreground.pictures.shadow?.discardStretched()
        }
    }

    /// Releases the image that no backdrop has.
    func discardLastImage() {
        lastImage = nil
    }

    /// The visible backdrops in the tree, rearmost first, and the layers that keep what they cover.
    private func visibleBackdrops(
        in root: RenderNode
    ) -> (backdrops: [VisibleBackdrop], covers: [VisibleBackdrop]) {
        var places: [VisibleBackdrop] = []
        var covers: [VisibleBackdrop] = []
        var path: [RenderNode] = []
        // The state is the index of an isolating node in the path.
        walkTree(
            root, nil as Int?, where: { child, _ in child.containsBackdrop },
            among: RenderNode.backdropCandidates
        ) { node, isolated in
            guard node.containsBackdrop, node.isVisible else { return nil }
            path.append(node)
            if isolated == nil, node.options.isolatesBackdrops { isolated = path.count - 1 }
            if node.painted.keepsCovered {
                covers.append(VisibleBackdrop(path: path, foregroundIndex: path.count - 1))
            }
            if node.needsBackdrop {
                places.append(VisibleBackdrop(path: path, foregroundIndex: isolated ?? path.count - 1))
            }
            return node.children
        } leave: { _, _ in
            path.removeLast()
        }
        return (places, covers)
    }

    private func removeImages(except places: [VisibleBackdrop]) {
        let kept = Set(places.map { ObjectIdentifier($0.node) })
        for node in shownBackdrops.map(\.node) where !kept.contains(ObjectIdentifier(node)) {
            if let image = node.painted.backdrop {
                image.discardLargeImage()
                lastImage = image
            }
            node.painted.backdrop = nil
        }
        shownBackdrops = places
    }

    /// Updates the image of one backdrop. Returns whether it was blurred.
    private func update(_ visibleBackdrop: VisibleBackdrop, in tree: RenderTree, lastFrame: RenderTarget?) -> Bool {
        let node = visibleBackdrop.node
        guard let values = node.shown.backdrop else { return false }
        let key = BackdropKey(sigma: values.blurRadius * tree.scale, canvas: painter.resources.limits)
        let front = visibleBackdrop.foreground
        let backdrop: BackdropImage
        var isOther = false
        if let kept = node.painted.backdrop, kept.key == key, kept.foreground == front.identity {
            backdrop = kept
            for change in tree.changes.ordered where change.updateOrder < front.lastUpdate.updateOrder {
                backdrop.invalidate(change.rect)
            }
        } else {
            backdrop = makeImage(key, foreground: front.identity)
            node.painted.backdrop = backdrop
            isOther = true
        }
        let extent = values.role == .contents ? node.extent : node.backdropExtent.intersection(node.placement.clip)
        let behind = visibleBackdrop.foregroundPath
        let shown = painter.resources.regions.dequeue()
        defer { painter.resources.regions.recycle(shown) }
        var isShownKnown = false
        let filter = BackdropColorFilter(saturation: values.saturation, tint: values.tint)
        let result = backdrop.prepare(extent, colorFilter: filter) { rect, capture in
            if let lastFrame, !isShownKnown {
                shown.assignLastFrame(behind: behind, on: lastFrame.area, since: tree.changes)
            }
            isShownKnown = true
            return paint(behind: Array(behind), rect: rect, into: capture, copying: shown, of: lastFrame)
        }
        // Another image may show nothing where the previous one has shown something.
        var changed = isOther ? extent : result.changed.intersection(extent)
        if !changed.isEmpty {
            for ancestor in visibleBackdrop.path {
                ancestor.painted.rasterized = nil
                // In an image with fewer pixels, a change affects pixels around it.
                if ancestor.hasReducedImage(at: tree.scale) { changed = changed.union(ancestor.extent) }
            }
            tree.changes.addBackdropDamage(changed, of: node)
        }
        return result.isBlurred
    }

    /// An image for a new backdrop: that of the last removed one if it suits.
    private func makeImage(_ key: BackdropKey, foreground: UInt64) -> BackdropImage {
        guard let image = lastImage, image.key == key else { return BackdropImage(key, foreground: foreground) }
        lastImage = nil
        image.reuse(for: foreground)
        return image
    }

    /// Paints the content behind the last node of `path` into the pixels of the capture in `rect`.
    ///
    /// - Parameters:
    ///   - path: The nodes from the root on. Content behind a layer that fades in is captured at full opacity.
    ///   - shown: The pixels of the last frame that already show that content; they are copied.
    /// - Returns: The changed pixels of the capture.
    private func paint(
        behind path: [RenderNode], rect: PixelRect, into capture: BackdropCapture, copying shown: PixelRegion,
        of lastFrame: RenderTarget?
    ) -> PixelRect {
        let resources = painter.resources
        let large = capture.key.canvasRect(forImage: rect)
        let rows = max(capture.key.factor, Self.captureRows)
        var changed = PixelRect.zero
        let region = resources.regions.dequeue()
        defer { resources.regions.recycle(region) }
        for top in stride(from: large.y, to: large.maxY, by: rows) {
            let strip = PixelRect(x: large.x, y: top, width: large.width, height: min(rows, large.maxY - top))
            region.assign(strip)
            region.subtract(shown)
            let target = resources.targets.dequeue(covering: strip, clearing: region)
            if let lastFrame { resources.counts.pixelsCopied += target.copy(shown, from: lastFrame) }
            if !region.isEmpty { painter.paint(on: target, in: region) { $0.collectBehind(path) } }
            changed = changed.union(capture.update(from: target.raster.bitmap, area: strip))
            resources.targets.recycle(target)
        }
        return changed
    }
}

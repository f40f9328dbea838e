import CoreGraphics

/// Updates the images of the backdrops of a render tree.
final class BackdropUpdater {
    /// The number of canvas rows that are painted at a time for a capture.
    private static let captureRows = 256

    private let painter: Painter
    /// The backdrops that had an image in the last frame.
    private var shownBackdrops: [RenderNode] = []

    init(painter: Painter) {
        self.painter = painter
    }

    /// Updates the images of all backdrops, rearmost first, and adds their changes to the damage.
    ///
    /// - Returns: The number of blurred backdrops.
    func update(_ tree: RenderTree) -> Int {
        guard tree.changes.hasBackdrops else { return 0 }
        let places = tree.root.map(visibleBackdrops) ?? []
        removeImages(except: places)
        tree.changes.hasBackdrops = !places.isEmpty
        return places.reduce(0) { $0 + (update($1, in: tree) ? 1 : 0) }
    }

    /// Forgets the backdrops of the last frame, for another tree.
    func removeAll() {
        shownBackdrops = []
    }

    /// The visible backdrops in the tree, rearmost first.
    private func visibleBackdrops(in root: RenderNode) -> [VisibleBackdrop] {
        var places: [VisibleBackdrop] = []
        var path: [RenderNode] = []
        // The state is the index of an isolating node in the path.
        walkTree(root, nil as Int?, where: { child, _ in child.history.containsBackdrop }) { node, isolated in
            guard node.history.containsBackdrop, node.isVisible else { return nil }
            path.append(node)
            if isolated == nil, node.options.isolatesBackdrops { isolated = path.count - 1 }
            if node.needsBackdrop {
                places.append(VisibleBackdrop(path: path, foregroundIndex: isolated ?? path.count - 1))
            }
            return node.children
        } leave: { _, _ in
            path.removeLast()
        }
        return places
    }

    private func removeImages(except places: [VisibleBackdrop]) {
        let kept = Set(places.map { ObjectIdentifier($0.node) })
        for node in shownBackdrops where !kept.contains(ObjectIdentifier(node)) { node.pictures.backdrop = nil }
        shownBackdrops = places.map(\.node)
    }

    /// Updates the image of one backdrop. Returns whether it was blurred.
    private func update(_ place: VisibleBackdrop, in tree: RenderTree) -> Bool {
        let node = place.node
        guard let values = node.shown.backdrop else { return false }
        let key = BackdropKey(sigma: values.blurRadius * tree.scale, canvas: painter.resources.limits)
        let front = place.path[place.foregroundIndex]
        let backdrop: BackdropImage
        var isOther = false
        if let kept = node.pictures.backdrop, kept.key == key, kept.foreground == front.identity {
            backdrop = kept
            for change in tree.changes.ordered where change.updateOrder < front.history.updateOrder {
                backdrop.invalidate(change.rect)
            }
        } else {
            backdrop = BackdropImage(key, foreground: front.identity)
            node.pictures.backdrop = backdrop
            isOther = true
        }
        let extent = values.role == .contents ? node.extent : node.backdropExtent.intersection(node.placement.clip)
        let behind = Array(place.path[...place.foregroundIndex])
        let look = BackdropColorFilter(saturation: values.saturation, tint: values.tint)
        let result = backdrop.prepare(extent, colorFilter: look) { rect, capture in
            paint(behind: behind, rect: rect, into: capture)
        }
        // Another image may show nothing where the previous one has shown something.
        let changed = isOther ? extent : result.changed.intersection(extent)
        if !changed.isEmpty {
            tree.changes.addBackdropDamage(changed, of: node)
            for ancestor in place.path { ancestor.pictures.rasterized = nil }
        }
        return result.isBlurred
    }

    /// Paints the content behind the last node of `path` into the pixels of the capture in `rect`.
    ///
    /// - Parameter path: The nodes from the root on. Content behind a layer that fades in is captured at full opacity.
    /// - Returns: The changed pixels of the capture.
    private func paint(behind path: [RenderNode], rect: PixelRect, into capture: BackdropCapture) -> PixelRect {
        let resources = painter.resources
        let large = capture.key.canvasRect(forImage: rect)
        let rows = max(capture.key.factor, Self.captureRows)
        var changed = PixelRect.zero
        let region = resources.regions.dequeue()
        defer { resources.regions.recycle(region) }
        for top in stride(from: large.y, to: large.maxY, by: rows) {
            let strip = PixelRect(x: large.x, y: top, width: large.width, height: min(rows, large.maxY - top))
            let target = resources.targets.dequeue(covering: strip)
            region.assign(strip)
            painter.paint(on: target, in: region) { $0.collectBehind(path) }
            changed = changed.union(capture.update(from: target.raster.bitmap, area: strip))
            resources.targets.recycle(target)
        }
        return changed
    }
}

/// A visible backdrop with the nodes from the root to it.
private struct VisibleBackdrop {
    let path: [RenderNode]
    /// The index in the path of the node in front of the captured content: the backdrop itself, or an isolating node.
    let foregroundIndex: Int

    var node: RenderNode { path[path.count - 1] }
}

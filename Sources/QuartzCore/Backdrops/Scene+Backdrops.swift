import CoreGraphics

/// Pixels that a node has changed, and its index in the update.
///
/// An update visits nodes from back to front, parents before children: a lower index is behind or outside.
struct BackdropChange {
    var updateOrder: Int
    var rect: PixelRect
}

/// A visible backdrop with the nodes from the root to it.
struct VisibleBackdrop {
    let path: [RenderNode]
    /// The index in the path of the node in front of the captured content: the backdrop itself, or an isolating node.
    let foregroundIndex: Int

    var node: RenderNode { path[path.count - 1] }
}

extension Scene {
    /// Updates the images of all backdrops, rearmost first, and adds their changes to the damage.
    ///
    /// - Returns: The number of blurred backdrops.
    func prepareBackdrops(with painter: Painter) -> Int {
        guard hasBackdrops else { return 0 }
        let places = root.map(visibleBackdrops) ?? []
        removeImages(except: places)
        hasBackdrops = !places.isEmpty
        return places.reduce(0) { $0 + (prepare($1, with: painter) ? 1 : 0) }
    }

    /// The visible backdrops in the tree, rearmost first.
    private func visibleBackdrops(in root: RenderNode) -> [VisibleBackdrop] {
        var places: [VisibleBackdrop] = []
        var path: [RenderNode] = []
        // The state is the index of an isolating node in the path.
        walkTree(root, nil as Int?, where: { child, _ in child.containsBackdrop }) { node, isolated in
            guard node.containsBackdrop, node.isVisible else { return nil }
            path.append(node)
            if isolated == nil, node.isolatesBackdrops { isolated = path.count - 1 }
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
        for node in shownBackdrops where !kept.contains(ObjectIdentifier(node)) { node.backdrop = nil }
        shownBackdrops = places.map(\.node)
    }

    /// Updates the image of one backdrop. Returns whether it was blurred.
    private func prepare(_ place: VisibleBackdrop, with painter: Painter) -> Bool {
        let node = place.node
        guard let values = node.shown.backdrop else { return false }
        let key = BackdropKey(sigma: values.blurRadius * scale, canvas: painter.limits)
        let front = place.path[place.foregroundIndex]
        let backdrop: BackdropImage
        var isOther = false
        if let kept = node.backdrop, kept.key == key, kept.foreground == front.identity {
            backdrop = kept
            for change in changes where change.updateOrder < front.updateOrder { backdrop.invalidate(change.rect) }
        } else {
            backdrop = BackdropImage(key, foreground: front.identity)
            node.backdrop = backdrop
            isOther = true
        }
        let extent = values.role == .contents ? node.extent : node.backdropExtent.intersection(node.clip)
        let behind = Array(place.path[...place.foregroundIndex])
        let look = BackdropColorFilter(saturation: values.saturation, tint: values.tint)
        let result = backdrop.prepare(extent, colorFilter: look) { rect, capture in
            painter.capture(behind: behind, rect: rect, into: capture)
        }
        // Another image may show nothing where the previous one has shown something.
        let changed = isOther ? extent : result.changed.intersection(extent)
        if !changed.isEmpty {
            damage.add(changed)
            preventFlattening()
            changes.append(BackdropChange(updateOrder: node.updateOrder, rect: changed))
            for ancestor in place.path { ancestor.rasterized = nil }
        }
        return result.isBlurred
    }

    /// Adds pixels that `node` has changed to the damage.
    func addDamage(_ rect: PixelRect, by node: RenderNode) {
        guard !rect.isEmpty else { return }
        damage.add(rect)
        guard hasBackdrops else { return }
        changes.append(BackdropChange(updateOrder: node.updateOrder, rect: rect))
    }

    /// Records a changed order of children: content may have moved in front of or behind a backdrop, also where the
    /// blur reaches it from the side.
    func recordReordering(in node: RenderNode) {
        guard hasBackdrops, node.containsBackdrop else { return }
        changes.append(BackdropChange(updateOrder: node.updateOrder, rect: Compositor.maximumClip))
    }

    /// Updates whether the node or a descendant is a backdrop.
    func updateContainsBackdrop(of node: RenderNode) {
        if node.showsBackdrop || node.tintsContents { hasBackdrops = true }
        guard hasBackdrops else { return }
        node.containsBackdrop =
            node.showsBackdrop || node.tintsContents || node.children.containsUncounted { $0.containsBackdrop }
    }

    /// Assigns the update order to a skipped node, and to descendants on the path to a backdrop.
    func assignOrderOfSkipped(_ node: RenderNode) {
        guard node.children.containsUncounted(where: { $0.containsBackdrop }) else { return assignOrder(to: node) }
        walkTree(node, (), where: { child, _ in child.containsBackdrop }) { node, _ in
            assignOrder(to: node)
            return node.children
        }
    }

    func assignOrder(to node: RenderNode) {
        visitedCount += 1
        node.updateOrder = visitedCount
    }
}

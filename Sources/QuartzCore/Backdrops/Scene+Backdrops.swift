import CoreGraphics

/// Pixels that a node has changed, and its place among the nodes that the update came by.
///
/// An update goes from back to front, layers before what lies in them: what comes earlier lies behind, or around.
struct BackdropChange {
    var turn: Int
    var rect: PixelRect
}

/// A backdrop that can be seen, with the nodes from the root to it.
struct BackdropPlace {
    let path: [RenderNode]
    /// Where in the path the node stands behind which the backdrop looks: itself, or one that isolates.
    let foreground: Int

    var node: RenderNode { path[path.count - 1] }
}

extension Scene {
    /// Brings the pictures of all backdrops up to date, the rearmost first, and adds what that changes to the damage.
    ///
    /// - Returns: How many were blurred.
    func prepareBackdrops(with painter: Painter) -> Int {
        guard hasBackdrops else { return 0 }
        let places = root.map(backdropPlaces) ?? []
        dropBackdrops(except: places)
        hasBackdrops = !places.isEmpty
        return places.reduce(0) { $0 + (prepare($1, with: painter) ? 1 : 0) }
    }

    /// The backdrops in the tree that can be seen, the rearmost first.
    private func backdropPlaces(in root: RenderNode) -> [BackdropPlace] {
        var (places, path): ([BackdropPlace], [RenderNode]) = ([], [])
        // The state is where in the path an isolating node stands.
        walkTree(root, nil as Int?, where: { child, _ in child.holdsBackdrop }) { node, isolated in
            guard node.holdsBackdrop, node.isVisible else { return nil }
            path.append(node)
            if isolated == nil, node.isolatesBackdrops { isolated = path.count - 1 }
            if node.needsBackdrop {
                places.append(BackdropPlace(path: path, foreground: isolated ?? path.count - 1))
            }
            return node.children
        } leave: { _, _ in
            path.removeLast()
        }
        return places
    }

    private func dropBackdrops(except places: [BackdropPlace]) {
        let kept = Set(places.map { ObjectIdentifier($0.node) })
        for node in shownBackdrops where !kept.contains(ObjectIdentifier(node)) { node.backdrop = nil }
        shownBackdrops = places.map(\.node)
    }

    /// Whether the picture was blurred.
    private func prepare(_ place: BackdropPlace, with painter: Painter) -> Bool {
        let node = place.node
        guard let values = node.shown.backdrop else { return false }
        let key = BackdropKey(sigma: values.blurRadius * scale, canvas: painter.limits)
        let front = place.path[place.foreground]
        let backdrop: BackdropPicture
        var isOther = false
        if let kept = node.backdrop, kept.key == key, kept.foreground == front.identity {
            backdrop = kept
            for change in changes where change.turn < front.turn { backdrop.invalidate(change.rect) }
        } else {
            backdrop = BackdropPicture(key, foreground: front.identity)
            node.backdrop = backdrop
            isOther = true
        }
        let extent = values.role == .contents ? node.extent : node.backdropExtent.intersection(node.clip)
        let behind = Array(place.path[...place.foreground])
        let look = BackdropLook(saturation: values.saturation, tint: values.tint)
        let result = backdrop.prepare(extent, look) { rect, capture in
            painter.capture(behind: behind, rect, capture)
        }
        // Another picture may show nothing where the one before it has shown something.
        let changed = isOther ? extent : result.changed.intersection(extent)
        if !changed.isEmpty {
            damage.add(changed)
            noteChangeBehind()
            changes.append(BackdropChange(turn: node.turn, rect: changed))
            for ancestor in place.path { ancestor.rasterized = nil }
        }
        return result.isBlurred
    }

    /// Adds pixels that `node` has changed to the damage.
    func note(_ rect: PixelRect, by node: RenderNode) {
        guard !rect.isEmpty else { return }
        damage.add(rect)
        guard hasBackdrops else { return }
        changes.append(BackdropChange(turn: node.turn, rect: rect))
    }

    /// What lies behind a backdrop in the node may be in front of it now, and the other way round, also where it blurs
    /// something in from beside it.
    func noteReordering(in node: RenderNode) {
        guard hasBackdrops, node.holdsBackdrop else { return }
        changes.append(BackdropChange(turn: node.turn, rect: Compositor.everywhere))
    }

    /// Finds whether the node or one in it is a backdrop.
    func gatherBackdrops(in node: RenderNode) {
        if node.showsBackdrop || node.tintsContents { hasBackdrops = true }
        guard hasBackdrops else { return }
        node.holdsBackdrop = node.showsBackdrop || node.tintsContents || node.children.has { $0.holdsBackdrop }
    }

    /// Gives the node its turn, and those on the way to backdrops in it when the update does not come by them.
    func pass(_ node: RenderNode) {
        guard node.children.has(where: { $0.holdsBackdrop }) else { return takeTurn(node) }
        walkTree(node, (), where: { child, _ in child.holdsBackdrop }) { node, _ in
            takeTurn(node)
            return node.children
        }
    }

    func takeTurn(_ node: RenderNode) {
        turns += 1
        node.turn = turns
    }
}

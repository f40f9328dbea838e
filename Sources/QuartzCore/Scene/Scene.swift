import CoreGraphics

/// The render tree of one layer tree, updated frame by frame.
final class Scene {
    /// The purpose of a scene.
    enum Purpose {
        /// Frames of a compositor.
        case screen
        /// The rendering of a layer for its shadow, as part of a frame.
        case shadow
        /// A rendering without animations.
        case still
        /// A rendering of the current state with animations.
        case snapshot
    }

    let scale: CGFloat
    let purpose: Purpose
    private(set) var root: RenderNode?
    var damage = Damage()
    /// The number of shadow images that the last update has blurred.
    private(set) var shadowsBlurred = 0
    /// Whether the tree may contain backdrops.
    var hasBackdrops = false
    /// The backdrops that had an image in the last frame.
    var shownBackdrops: [RenderNode] = []
    /// The changes of the current update in order, recorded for backdrops.
    var changes: [BackdropChange] = []
    /// The number of nodes that the update has visited.
    var turns = 0
    /// The last epoch whose changes the nodes have.
    private(set) var seen: UInt64 = 0
    private var updates = 0
    private var visits = 0
    private var firstVisit = Int.max
    /// The stack of nodes whose children are being updated, the innermost last.
    private var open: [OpenRenderNode] = []
    /// The nesting depth of masks and planes, and whether exceeding the limit was reported.
    private var nesting = 0
    private var saysNesting = false

    /// What the last update has changed, for caches of what it has not changed.
    struct Change {
        /// The number of the update; changed nodes have the same number.
        let update: Int
        /// The back-to-front index of the rearmost changed pixels; see `RenderNode.visitOrder`.
        let firstVisit: Int
    }

    var change: Change { Change(update: updates, firstVisit: firstVisit) }

    /// - Parameter scale: Pixels per point.
    init(scale: CGFloat, purpose: Purpose = .screen) {
        self.scale = scale
        self.purpose = purpose
    }

    /// Whether the nodes match the layer tree, apart from running animations.
    func isUpToDate(with layer: CALayer) -> Bool {
        root?.identity == layer.identity && layer.marks.tree <= seen
    }

    /// Updates the nodes to the layer tree at media time `time` and collects the damage.
    func update(to layer: CALayer, at time: Seconds, in space: CGAffineTransform, clip: PixelRect) {
        damage.removeAll()
        changes.removeAll(keepingCapacity: true)
        (shadowsBlurred, visits, turns, firstVisit) = (0, 0, 0, .max)
        updates += 1
        let node: RenderNode
        if let root, root.identity == layer.identity {
            node = root
        } else {
            if let root {
                damage.add(root.extent)
                firstVisit = 0
            }
            node = RenderNode(identity: layer.identity)
            root = node
        }
        let around = Surroundings(toCanvas: space, clip: clip, time: time, isRoot: true, isCasting: purpose == .shadow)
        update(node, to: layer, in: around, isForced: false, isCovered: false)
    }

    /// Marks all changes so far as seen, once all nodes are up to date.
    func endFrame() {
        seen = LayerEpoch.end()
    }

    /// Updates a node and its descendants with an explicit stack; only nested masks and planes recurse.
    ///
    /// - Parameters:
    ///   - isForced: Whether the parent context has changed, so that the node must be positioned again.
    ///   - isCovered: Whether the damage already contains the pixels of an ancestor, before and after.
    private func update(
        _ node: RenderNode, to layer: CALayer, in around: Surroundings, isForced: Bool, isCovered: Bool
    ) {
        guard nesting < Scene.nestingLimit else { return leaveOut(node, isCovered: isCovered) }
        nesting += 1
        defer { nesting -= 1 }
        let bottom = open.count
        begin(node, to: layer, in: around, isForced: isForced, isCovered: isCovered)
        while open.count > bottom {
            let last = open.count - 1
            if let index = open[last].takeNext(since: seen) {
                follow(index, of: open[last])
            } else {
                finish(open.removeLast())
            }
        }
    }

    /// The maximum nesting of masks and planes: each level uses call stack.
    private static let nestingLimit = 64

    /// Hides a node that is nested too deep in masks and planes; reports it once.
    private func leaveOut(_ node: RenderNode, isCovered: Bool) {
        if !isCovered { note(node.extent, by: node) }
        node.hide()
        guard !saysNesting else { return }
        saysNesting = true
        LayerFault.report(
            "More than \(Scene.nestingLimit) layers in each other are masks or in perspective; those farther inside are "
                + "not shown.", raises: false)
    }

    /// Updates the node itself and pushes it on the stack if it has children to update.
    private func begin(
        _ node: RenderNode, to layer: CALayer, in around: Surroundings, isForced: Bool, isCovered: Bool
    ) {
        guard isForced || node.isNew || layer.marks.tree > seen else { return pass(node) }
        takeTurn(node)
        visits += 1
        (node.visit, node.lastTouched) = (visits, updates)
        var old = NodeBefore(node)
        let time = layer.timing.localTime(at: around.time)
        let isChanged = old.wasStale || layer.marks.own > seen
        if isChanged { node.take(layer, at: time, scale: scale, for: purpose) }
        if isChanged || isForced { node.place(in: around, scale: scale) }
        if isChanged { node.updatePathCoverages(scale: scale) }
        node.isNew = false
        guard node.isVisible else {
            node.hide()
            if !old.extent.isEmpty { noteChange(node) }
            if !isCovered { note(old.extent, by: node) }
            return
        }
        if let projection = node.projection {
            return updatePlane(of: node, layer, around, projection, old, isCovered: isCovered)
        }
        if node.plane != nil {
            node.plane = nil
            old.wasStale = true
        }
        let isMaskChanged = !around.isCasting && updateMask(of: node, layer, time)
        let isDeep = old.wasStale || isMaskChanged || node.effects != old.effects
        open.append(
            openInside(
                of: node, layer, old, isCovered: isCovered || isDeep,
                NodeUpdate(
                    time: around.time, localTime: time, isForced: isForced, isCovered: isCovered, isChanged: isChanged,
                    isMaskChanged: isMaskChanged, isDeep: isDeep)))
    }

    /// Completes a node after its children are up to date.
    private func finish(_ done: OpenRenderNode) {
        let (node, layer, old, update) = (done.node, done.layer, done.old, done.update)
        let (isChanged, isDeep) = (update.isChanged, update.isDeep)
        let isInsideChanged =
            old.wasStale || update.isMaskChanged || isChanged && !node.isOnlyPlaced || layer.marks.order > seen
            || layer.children.has { $0.marks.tree > seen }
        node.isFading = node.isFading && isChanged && !update.isForced && !isInsideChanged
        if isInsideChanged && !node.isFading || !node.isGroup { node.rasterized = nil }
        if node.updateShadow(of: layer, at: update.time, isInsideChanged: isInsideChanged, scale: scale) {
            shadowsBlurred += 1
        }
        node.measure()
        node.gatherExtent()
        if purpose == .screen { gatherBackdrops(in: node) }
        // The image behind a backdrop does not move with the backdrop.
        if isDeep && !node.isFading && node.holdsBackdrop { node.rasterized = nil }
        if isDeep && !node.isFading { node.moveRasterized(from: old.effects.grid, old.extent) }
        let isOtherOwn = isChanged && !node.isOnlyPlaced || node.hasGroupShadow && isInsideChanged
        let isPainted = node.isGroup || !old.ownExtent.isEmpty || !node.ownExtent.isEmpty
        if isOtherOwn && isPainted || isDeep && isPainted || layer.marks.order > seen { noteChange(node) }
        guard !update.isCovered else { return }
        if isDeep {
            note(old.extent, by: node)
            note(node.extent, by: node)
        } else if isOtherOwn {
            note(old.ownExtent, by: node)
            note(node.ownExtent, by: node)
        }
    }

    private func noteChange(_ node: RenderNode) {
        node.lastChanged = updates
        firstVisit = min(firstVisit, node.visit)
    }

    /// Creates the stack entry with the context for the node's children.
    private func openInside(
        of node: RenderNode, _ layer: CALayer, _ old: NodeBefore, isCovered: Bool, _ update: NodeUpdate
    ) -> OpenRenderNode {
        node.isStale = false
        if old.wasStale {
            for child in node.children { child.isStale = true }
        }
        let isMatched = old.wasStale || layer.marks.order > seen
        if isMatched {
            match(node, layer, isCovered: isCovered)
        }
        let isForced =
            old.wasStale || node.insideToCanvas != old.effects.insideToCanvas
            || node.clipInside != old.effects.clipInside || node.isSpaceTurned != old.effects.isSpaceTurned
            || node.effects.depth != old.effects.depth
        let inside = Surroundings(
            toCanvas: node.insideToCanvas, depth: node.shown.depthForSublayers, isTurned: node.isSpaceTurned,
            clip: node.clipInside, time: update.localTime)
        // Backdrops depend on what is behind them, so the siblings of a backdrop are all visited.
        let followsBackdrops = hasBackdrops && node.holdsBackdrop
        return OpenRenderNode(
            node: node, layer: layer, old: old, update: update, children: node.children,
            layers: layer.inOrderOfPainting, inside: inside, isForced: isForced,
            followsAll: isForced || isMatched || followsBackdrops, isCovered: isCovered,
            room: followsBackdrops ? nil : node.room)
    }

    /// Updates one child of the node on top of the stack.
    private func follow(_ index: Int, of around: OpenRenderNode) {
        let (child, layer) = (around.children[index], around.layers[index])
        // A child that was and is outside the visible area is not positioned: it is updated when it becomes visible.
        if let room = around.room, child.extent.isEmpty, layer.isPlainlyOutside(room) {
            if purpose == .screen { layer.marks.isOnScreen = true }
            return child.hide()
        }
        begin(child, to: layer, in: around.inside, isForced: around.isForced, isCovered: around.isCovered)
    }

    /// Records that an image behind some layer has changed without the layer: this frame cannot be flattened.
    func noteChangeBehind() {
        firstVisit = Int.min
    }

    /// Updates the mask. Returns whether the masked appearance changes.
    private func updateMask(of node: RenderNode, _ layer: CALayer, _ time: Seconds) -> Bool {
        guard let maskLayer = layer.maskLayer else {
            node.mask = nil
            return false
        }
        let isNew = node.mask?.identity != maskLayer.identity
        let isChanged = isNew || maskLayer.marks.tree > seen
        let mask = isNew ? RenderNode(identity: maskLayer.identity) : node.mask!
        node.mask = mask
        let around = Surroundings(
            toCanvas: node.insideToCanvas, isTurned: node.isSpaceTurned, clip: node.clip, time: time)
        update(mask, to: maskLayer, in: around, isForced: true, isCovered: true)
        return isChanged
    }

    /// Updates a layer in perspective on a plane of its own.
    private func updatePlane(
        of node: RenderNode, _ layer: CALayer, _ around: Surroundings, _ projection: Projection, _ old: NodeBefore,
        isCovered: Bool
    ) {
        let plane = node.enterPlane()
        let (bounds, before) = (node.shown.bounds, plane.node.extent)
        let space = ProjectedPlane.space(bounds, scale: scale)
        var flat = Surroundings(toCanvas: space, isTurned: node.isTurned, clip: plane.clip, time: around.time)
        if flat.clip.isEmpty || plane.bounds != bounds {
            plane.bounds = bounds
            plane.clip = ProjectedPlane.limits(bounds, scale: scale, of: layer)
            flat.clip = plane.clip
        }
        (flat.isRoot, flat.isPlane, flat.isCasting) = (true, true, around.isCasting)
        let (outside, outsideChanges) = (damage, changes)
        damage = Damage()
        let isForced =
            node.isTurned != plane.isTurned || space != plane.node.grid.matrix || plane.clip != plane.node.clip
        plane.isTurned = node.isTurned
        update(plane.node, to: layer, in: flat, isForced: isForced, isCovered: false)
        let inside = damage
        (damage, changes) = (outside, outsideChanges)
        // On the canvas, nothing is behind the layers of a plane; backdrops in it are a plain tint.
        node.holdsBackdrop = false
        for rect in inside.rectangles { plane.dirty.insert(rect) }
        plane.projection = Projection(space.inverted()).concatenating(projection)
        node.extent = plane.projection.pixels(plane.node.extent).intersection(node.clip)
        (node.ownExtent, node.isStale) = (node.extent, false)
        let isOther = old.wasStale || node.effects != old.effects || plane.node.extent != before
        if isOther || !inside.rectangles.isEmpty { noteChange(node) }
        guard !isCovered else { return }
        if isOther {
            note(old.extent, by: node)
            note(node.extent, by: node)
        } else {
            // Sampling mixes neighbors: a change affects one pixel more on the plane.
            for rect in inside.rectangles {
                note(plane.projection.pixels(rect.grown(by: 1)).grown(by: 1).intersection(node.extent), by: node)
            }
        }
    }

    /// Matches the node's children with the sublayers, reusing the nodes of those that remain.
    private func match(_ node: RenderNode, _ layer: CALayer, isCovered: Bool) {
        let layers = layer.inOrderOfPainting
        let old = node.children
        guard old.count != layers.count || !zip(old, layers).allSatisfy({ $0.identity == $1.identity }) else { return }
        var known: [UInt64: RenderNode] = [:]
        for child in old { known[child.identity] = child }
        var stayed: [RenderNode] = []
        node.children = layers.map { layer in
            guard let child = known.removeValue(forKey: layer.identity) else {
                return RenderNode(identity: layer.identity)
            }
            stayed.append(child)
            return child
        }
        guard !isCovered else { return }
        for gone in known.values { note(gone.extent, by: node) }
        // Of two that swapped places, at least one is at another index among the remaining.
        let before = old.lazy.filter { known[$0.identity] == nil }
        var isReordered = false
        for (first, second) in zip(before, stayed) where first !== second {
            note(second.extent, by: node)
            isReordered = true
        }
        if isReordered { noteReordering(in: node) }
    }
}

extension RenderNode {
    /// The visible area for the node's sublayers, in points, with a pixel of margin; nil with perspective.
    fileprivate var room: CGRect? {
        guard projection == nil, shown.depthForSublayers == nil, insideToCanvas.isInvertible else { return nil }
        let pixels = clipInside.grown(by: 1)
        let rect = CGRect(
            x: CGFloat(pixels.x), y: CGFloat(pixels.y), width: CGFloat(pixels.width), height: CGFloat(pixels.height))
        return rect.applying(insideToCanvas.inverted())
    }

    /// Marks the node's subtree as not displayed; its children are not updated.
    fileprivate func hide() {
        isStale = true
        extent = .zero
        ownExtent = .zero
        rasterized = nil
        plane = nil
    }

    /// Moves the cached image if the node has moved by whole pixels, otherwise discards it.
    fileprivate func moveRasterized(from oldGrid: Grid, _ oldExtent: PixelRect) {
        guard let rasterized else { return }
        guard let move = oldGrid.wholeMove(to: grid), oldExtent.offsetBy(dx: move.x, dy: move.y) == extent else {
            self.rasterized = nil
            return
        }
        rasterized.target.move(by: move)
    }

    /// The node's plane, created if necessary; discards everything that is painted without a plane.
    fileprivate func enterPlane() -> ProjectedPlane {
        if let plane { return plane }
        (children, mask, shadow, rasterized) = ([], nil, nil, nil)
        let plane = ProjectedPlane(identity: identity)
        self.plane = plane
        return plane
    }

    /// Computes the pixels that the node and its children touch.
    fileprivate func gatherExtent() {
        var all = ownExtent
        children.visit(where: { !all.contains($0.extent) }) { all = all.union($1.extent) }
        if let mask { all = all.intersection(mask.extent) }
        extent = all
    }
}

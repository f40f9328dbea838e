import CoreGraphics

/// The render tree of one layer tree, updated frame by frame. Access to its properties is not checked, as in `RenderNode`.
final class RenderTree {
    let scale: CGFloat
    private let purpose: RenderPurpose
    @exclusivity(unchecked) private(set) var root: RenderNode?
    /// What the last update has changed.
    @exclusivity(unchecked) var changes = TreeChanges()
    /// The number of shadow images that the last update has blurred.
    @exclusivity(unchecked) private(set) var shadowsBlurred = 0
    /// The pictures that removed nodes have left.
    @exclusivity(unchecked) private var recentPictures = RecentPictures()
    /// The last epoch whose changes the nodes have.
    @exclusivity(unchecked) private var seenEpoch: UInt64 = 0
    /// The number of nodes that the update has touched.
    @exclusivity(unchecked) private var touchedCount = 0
    /// The number of nodes that the update has touched, and of skipped ones on the path to a backdrop.
    @exclusivity(unchecked) private var orderedCount = 0
    /// The stack of nodes whose children are being updated, the innermost last.
    @exclusivity(unchecked) private var stack: [RenderNodeStackEntry] = []
    /// The nesting of masks and planes.
    @exclusivity(unchecked) private var nesting = NestingDepth()
    private let paintAlpha: AlphaPainter

    /// Returns the alpha of a node with its descendants in an area, as coverage.
    typealias AlphaPainter = (_ root: RenderNode, _ area: PixelRect) -> Bitmap

    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - paintAlpha: Called for shadows that follow the alpha of a layer and its sublayers.
    init(scale: CGFloat, purpose: RenderPurpose = .screen, paintAlpha: @escaping AlphaPainter) {
        self.scale = scale
        self.purpose = purpose
        self.paintAlpha = paintAlpha
    }

    /// Whether the nodes match the layer tree, apart from running animations.
    func isUpToDate(with layer: CALayer) -> Bool {
        root?.identity == layer.identity && layer.marks.treeEpoch <= seenEpoch
    }

    /// Updates the nodes to the layer tree at media time `time` and collects the damage.
    func update(to layer: CALayer, at time: Seconds, in space: CGAffineTransform, clip: PixelRect) {
        changes.beginUpdate()
        shadowsBlurred = 0
        touchedCount = 0
        orderedCount = 0
        let node: RenderNode
        if let root, root.identity == layer.identity {
            node = root
        } else {
            if let root { changes.recordReplacement(of: root) }
            node = RenderNode(identity: layer.identity)
            root = node
        }
        let around = ParentContext(
            toCanvas: space, clip: clip, time: time, isRoot: true, isShadowCaster: purpose == .shadow)
        update(node, to: layer, in: around, isForced: false, isAlreadyDamaged: false)
    }

    /// Makes updates report what changes behind the last node of `path`, which keeps what it covers.
    ///
    /// - Parameter path: The nodes from the root on.
    func keepCovered(by path: [RenderNode]) {
        path.last?.painted.keepsCovered = true
        changes.hasBackdrops = true
        for (index, node) in path.enumerated().reversed() {
            node.containsBackdrop = true
            guard index > 0 else { continue }
            let position = path[index - 1].children.lastIndex { $0 === node }
            if let position { path[index - 1].blocks.markUpdated(at: position) }
            path[index - 1].blocks.update(from: path[index - 1].children)
        }
    }

    /// Releases the pictures that no node has.
    func discardRecentPictures() {
        recentPictures.removeAll()
    }

    /// Marks all changes so far as seen, once all nodes are up to date.
    func endFrame() {
        seenEpoch = LayerEpoch.endCurrent()
    }

    /// Updates a node and its descendants with an explicit stack; only nested masks and planes recurse.
    ///
    /// - Parameters:
    ///   - isForced: Whether the parent context has changed, so that the node must be positioned again.
    ///   - isAlreadyDamaged: Whether the damage already contains the pixels of an ancestor, before and after.
    private func update(
        _ node: RenderNode, to layer: CALayer, in around: ParentContext, isForced: Bool, isAlreadyDamaged: Bool
    ) {
        guard nesting.value < RenderTree.nestingLimit else {
            return hideTooDeep(node, isAlreadyDamaged: isAlreadyDamaged)
        }
        nesting.enter()
        defer { nesting.leave() }
        let bottom = stack.count
        beginUpdate(node, to: layer, in: around, isForced: isForced, isAlreadyDamaged: isAlreadyDamaged)
        while stack.count > bottom {
            let last = stack.count - 1
            if let index = stack[last].nextChild(changedSince: seenEpoch) {
                updateChild(at: index, of: stack[last])
            } else {
                finishUpdate(stack.removeLast())
            }
        }
    }

    /// The maximum nesting of masks and planes: each level uses call stack.
    private static let nestingLimit = 64

    /// Hides a node that is nested too deep in masks and planes; reports it once.
    private func hideTooDeep(_ node: RenderNode, isAlreadyDamaged: Bool) {
        if !isAlreadyDamaged { changes.addDamage(node.extent, by: node) }
        node.hide()
        nesting.reportOnce(
            "More than \(RenderTree.nestingLimit) nested layers are masks or in perspective; deeper ones are not shown."
        )
    }

    /// Updates the node itself, decides what is different in it, and pushes it on the stack for its children.
    private func beginUpdate(
        _ node: RenderNode, to layer: CALayer, in around: ParentContext, isForced: Bool, isAlreadyDamaged: Bool
    ) {
        guard isForced || node.validity == .new || layer.marks.treeEpoch > seenEpoch else {
            return assignOrderOfSkipped(node)
        }
        beginVisit(of: node)
        let before = FormerPixels(node)
        let isRead = isToRead(node, for: layer, in: around, isForced: isForced)
        // Most nodes are only on the way to one that has changed: such a node reaches the canvas as before.
        let isSame = !isRead && !isForced && node.reachesCanvasByItself && layer.maskLayer == nil
        let old = isSame ? nil : NodeState(node, scale: scale)
        let time = layer.timing.localTime(at: around.time)
        var change = updateItself(node, to: layer, at: time, in: around, isRead: isRead, isForced: isForced)
        guard node.isVisible else {
            node.hide()
            if !before.extent.isEmpty { changes.record(node) }
            if !isAlreadyDamaged { changes.addDamage(before.extent, by: node) }
            return
        }
        if let old, !old.isCurrent { node.invalidateContent() }
        if let projection = node.placement.projection, let old {
            return updatePlane(
                of: node, layer: layer, in: around, projection: projection, from: old, before,
                isAlreadyDamaged: isAlreadyDamaged)
        }
        if node.plane != nil { node.plane = nil }
        if !around.isShadowCaster, updateMask(of: node, layer: layer, at: time) { change.insert(.mask) }
        if let old { change.formUnion(NodeChange(from: old, to: NodeState(node, scale: scale))) }
        if layer.marks.orderEpoch > seenEpoch { change.insert(.order) }
        if !change.affectsInside, layer.hasChangedSublayers(since: seenEpoch) { change.insert(.sublayers) }
        node.validity = .current
        node.lastUpdate.change = change
        let layers = matchChildren(of: node, layer: layer, at: time, change, isAlreadyDamaged: isAlreadyDamaged)
        // Changes behind a backdrop are told from those in front by their order, so unchanged backdrops are visited too.
        let followsBackdrops = changes.hasBackdrops && node.containsBackdrop
        stack.append(
            RenderNodeStackEntry(
                node: node, layer: layer, time: around.time, change: change, before: before,
                isAlreadyDamaged: isAlreadyDamaged, children: node.children, layers: layers,
                childContext: node.contextForChildren(at: time), followsBackdrops: followsBackdrops,
                visibleRect: node.visibleContentRect))
    }

    /// Numbers a node that the update visits, and keeps what it was before.
    private func beginVisit(of node: RenderNode) {
        assignOrder(to: node)
        touchedCount += 1
        node.lastUpdate.visitOrder = touchedCount
        node.lastUpdate.previousExtent = node.extent
        changes.markTouched(node)
    }

    /// Whether the layer itself may show something else than its node.
    private func isToRead(
        _ node: RenderNode, for layer: CALayer, in around: ParentContext, isForced: Bool
    ) -> Bool {
        node.validity != .current || layer.marks.ownEpoch > seenEpoch || node.shade != around.shade
            || isForced && (node.isAnimated || layer.marks.isEmitting)
    }

    /// Reads and positions the node, without what is inside, as far as the layer or the parent's context has changed.
    ///
    /// - Parameter time: The layer's time.
    /// - Returns: What is different in the layer's values and around it.
    private func updateItself(
        _ node: RenderNode, to layer: CALayer, at time: Seconds, in around: ParentContext, isRead: Bool,
        isForced: Bool
    ) -> NodeChange {
        var change: NodeChange = isForced ? .context : []
        if node.validity == .new { node.validity = .outdated }
        node.shade = around.shade
        if isRead {
            change.formUnion(
                node.readValues(of: layer, at: time, scale: scale, for: purpose, from: &recentPictures))
        }
        if isRead || isForced { node.updatePlacement(in: around, scale: scale) }
        if isRead { node.updatePathCoverages(scale: scale, from: &recentPictures) }
        return change
    }

    /// Completes a node after its children are up to date.
    private func finishUpdate(_ done: RenderNodeStackEntry) {
        let node = done.node
        let before = done.before
        changes.siblingsChecked += done.checkedCount
        let isNewShadow = node.updateShadow(
            isInsideChanged: done.change.affectsInside, scale: scale, from: &recentPictures
        ) {
            groupShadowImage(of: done.layer, key: $0, at: done.time)
        }
        if isNewShadow { shadowsBlurred += 1 }
        node.blocks.update(from: node.children)
        node.updateOwnExtent()
        node.updateExtent()
        if purpose == .screen { updateContainsBackdrop(of: node) }
        let consequences = NodeConsequences(of: done.change, in: NodeTraits(node, before, scale: scale))
        switch consequences.cachedImage {
        case .kept: break
        case .moved: node.moveRasterized(from: before.grid, before.extent)
        case .discarded: node.painted.rasterized = nil
        }
        if consequences.isRecorded { changes.record(node) }
        guard !done.isAlreadyDamaged else { return }
        addDamage(consequences.damage, of: node, before)
    }

    /// Adds what a node touched before, and touches now, to the damage.
    private func addDamage(_ damage: NodeConsequences.Damage, of node: RenderNode, _ before: FormerPixels) {
        let cause = before.extent.isEmpty ? BackdropChange.Cause.appearance : .change
        if cause == .appearance, purpose == .screen, nesting.value == 1, changes.isLargestAppearance(node) {
            changes.recordAppearance(stack.map(\.node) + [node])
        }
        switch damage {
        case .none: break
        case .ownParts:
            changes.addDamage(before.ownExtent, by: node)
            changes.addDamage(node.ownExtent, by: node, cause: cause)
        case .all:
            changes.addDamage(before.extent, by: node)
            changes.addDamage(node.extent, by: node, cause: cause)
        }
    }

    /// Updates one child of the node on top of the stack.
    private func updateChild(at index: Int, of around: RenderNodeStackEntry) {
        let child = around.children[index]
        let layer = around.layers[index]
        around.node.blocks.markUpdated(at: index)
        // A child that was and is outside the visible area is not positioned: it is updated when it becomes visible.
        if let visible = around.visibleRect, child.extent.isEmpty,
            !(around.followsBackdrops && child.containsBackdrop), layer.isTriviallyOutside(visible)
        {
            if purpose == .screen { layer.markOnScreen() }
            return child.hide()
        }
        beginUpdate(
            child, to: layer, in: around.context(forChildAt: index), isForced: around.isForced,
            isAlreadyDamaged: around.isInsideDamaged)
    }

    /// Updates whether the node or a descendant is a backdrop.
    private func updateContainsBackdrop(of node: RenderNode) {
        if node.showsBackdrop || node.tintsContents { changes.hasBackdrops = true }
        guard changes.hasBackdrops else { return }
        node.containsBackdrop =
            node.showsBackdrop || node.tintsContents || node.painted.keepsCovered || node.childrenContainBackdrop
    }

    /// Assigns the update order to a skipped node, and to descendants on the path to a backdrop.
    private func assignOrderOfSkipped(_ node: RenderNode) {
        guard node.childrenContainBackdrop else {
            return assignOrder(to: node)
        }
        walkTree(
            node, (), where: { child, _ in child.containsBackdrop }, among: RenderNode.backdropCandidates
        ) { node, _ in
            assignOrder(to: node)
            return node.children
        }
    }

    private func assignOrder(to node: RenderNode) {
        orderedCount += 1
        node.lastUpdate.updateOrder = orderedCount
    }

    /// Renders the layer and its sublayers unclipped on a canvas of its own and uses the alpha.
    private func groupShadowImage(of layer: CALayer, key: ShadowImage.Key, at time: Seconds) -> ShadowImage? {
        let drawn = max(scale, key.resolution)
        let tree = RenderTree(scale: drawn, purpose: .shadow, paintAlpha: paintAlpha)
        let limit = Int(BackingStore.maximumSide)
        let clip = PixelRect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
        tree.update(to: layer, at: time, in: CGAffineTransform(scaleX: drawn, y: drawn), clip: clip)
        guard let root = tree.root, !root.extent.isEmpty else { return nil }
        let halvings = Int(log2(drawn / key.resolution).rounded())
        let area = root.extent.grown(by: key.margin << halvings).rounded(toMultiplesOf: 1 << halvings)
        guard area.fitsBitmap else { return nil }
        var coverage = paintAlpha(root, area)
        for _ in 0..<halvings { coverage = coverage.halved() }
        return ShadowImage(coverage, x: area.x >> halvings, y: area.y >> halvings, key: key)
    }

    /// Updates the mask. Returns whether the masked appearance changes.
    private func updateMask(of node: RenderNode, layer: CALayer, at time: Seconds) -> Bool {
        guard let maskLayer = layer.maskLayer, !node.shown.preservesDepth else {
            node.mask = nil
            return false
        }
        let isNew = node.mask?.identity != maskLayer.identity
        let isChanged = isNew || maskLayer.marks.treeEpoch > seenEpoch
        let mask = isNew ? RenderNode(identity: maskLayer.identity, isMask: true) : node.mask!
        node.mask = mask
        let around = ParentContext(
            toCanvas: node.placement.contentToCanvas, isBackFacing: node.placement.isParentBackFacing,
            clip: node.placement.clip, time: time, shade: node.shade.inherited)
        update(mask, to: maskLayer, in: around, isForced: true, isAlreadyDamaged: true)
        return isChanged
    }

    /// Updates a layer in perspective on a plane of its own.
    private func updatePlane(
        of node: RenderNode, layer: CALayer, in around: ParentContext, projection: Projection, from old: NodeState,
        _ before: FormerPixels, isAlreadyDamaged: Bool
    ) {
        let plane = node.makePlaneIfNeeded()
        let flatExtent = plane.node.extent
        let flat = context(on: plane, of: node, layer: layer, in: around)
        let space = flat.toCanvas
        let canvas = changes.beginPlane()
        let isForced =
            !old.isCurrent || node.placement.isBackFacing != plane.isBackFacing
            || flat.shade != plane.node.shade || space != plane.node.placement.grid.matrix
            || plane.clip != plane.node.placement.clip
        plane.isBackFacing = node.placement.isBackFacing
        update(plane.node, to: layer, in: flat, isForced: isForced, isAlreadyDamaged: false)
        let inside = changes.endPlane(restoring: canvas)
        // On the canvas, nothing is behind the layers of a plane; backdrops in it are a plain tint.
        node.containsBackdrop = false
        for rect in inside.rectangles { plane.dirty.insert(rect) }
        plane.projection = Projection(space.inverted()).concatenating(projection)
        node.extent = plane.projection.pixels(plane.node.extent).intersection(node.placement.clip)
        node.ownExtent = node.extent
        node.validity = .current
        let change = NodeChange(from: old, to: NodeState(node, scale: scale))
        let isOther = change.affectsAllPixels || plane.node.extent != flatExtent
        if isOther || !inside.rectangles.isEmpty { changes.record(node) }
        guard !isAlreadyDamaged else { return }
        if isOther {
            changes.addDamage(before.extent, by: node)
            changes.addDamage(node.extent, by: node)
        } else {
            for rect in inside.rectangles {
                changes.addDamage(plane.canvasPixels(showing: rect).intersection(node.extent), by: node)
            }
        }
    }

    /// The context for the layer on its plane. Updates the plane's limits if the layer's size has changed.
    private func context(
        on plane: ProjectedPlane, of node: RenderNode, layer: CALayer, in around: ParentContext
    ) -> ParentContext {
        let bounds = node.shown.geometry.bounds
        if plane.clip.isEmpty || plane.bounds != bounds {
            plane.bounds = bounds
            plane.clip = ProjectedPlane.limits(bounds, scale: scale, of: layer)
        }
        return ParentContext(
            toCanvas: ProjectedPlane.space(bounds, scale: scale), isBackFacing: node.placement.isBackFacing,
            clip: plane.clip, time: around.time, shade: around.shade, isRoot: true,
            isShadowCaster: around.isShadowCaster, isPlaneRoot: true)
    }

    /// Matches the node's children with the layer's sublayers, if these may be others or in another order.
    ///
    /// - Parameter time: The layer's time.
    /// - Returns: The sublayers from back to front; those of a replicator once for each instance.
    private func matchChildren(
        of node: RenderNode, layer: CALayer, at time: Seconds, _ change: NodeChange, isAlreadyDamaged: Bool
    ) -> [CALayer] {
        let layers = node.layersInPaintingOrder(of: layer, at: time)
        let isDamaged = isAlreadyDamaged || change.affectsAllPixels
        if node.shown.replicator != nil {
            matchInstances(of: node, with: layers, isAlreadyDamaged: isDamaged)
        } else if change.rematchesChildren || node.shown.preservesDepth {
            // The order by depth changes without a change of the list.
            let isOther =
                change.contains(.everything) || layer.previousOrderEpoch > seenEpoch || node.shown.preservesDepth
            matchChildren(
                of: node, with: layers, unchangedCount: isOther ? 0 : layer.unchangedCount,
                isAlreadyDamaged: isDamaged)
        }
        return layers
    }

    /// Matches the children of a replicator with the sublayers of all its instances.
    private func matchInstances(of node: RenderNode, with layers: [CALayer], isAlreadyDamaged: Bool) {
        let same = node.children.countOfEqualEnds(in: layers, from: 0).first
        guard same < max(node.children.count, layers.count) else { return }
        for gone in node.children[same...] {
            if !isAlreadyDamaged { changes.addDamage(gone.extent, by: node, cause: .removal) }
            changes.recordRemoval(of: gone)
        }
        node.children.replaceSubrange(same..., with: layers[same...].map { RenderNode(identity: $0.identity) })
        node.blocks.invalidate(from: same, count: layers.count)
    }

    /// Matches the node's children with the sublayers, using the nodes of those that remain again.
    ///
    /// - Parameter same: The number of first sublayers that are known to be the same as before.
    private func matchChildren(
        of node: RenderNode, with layers: [CALayer], unchangedCount same: Int, isAlreadyDamaged: Bool
    ) {
        guard let match = ChildMatch(of: node.children, with: layers, unchangedCount: same) else { return }
        node.children.replaceSubrange(match.range, with: match.replacements)
        node.blocks.invalidate(from: match.range.lowerBound, count: layers.count)
        guard !isAlreadyDamaged else { return }
        match.forEachRemoved { gone in
            changes.addDamage(gone.extent, by: node, cause: .removal)
            changes.recordRemoval(of: gone)
        }
        var isReordered = false
        match.forEachReordered { moved in
            changes.addDamage(moved.extent, by: node)
            isReordered = true
        }
        if isReordered { changes.recordReordering(in: node) }
    }
}

extension PixelRect {
    /// The smallest rectangle around it whose edges are multiples of `step`, a power of two.
    fileprivate func rounded(toMultiplesOf step: Int) -> PixelRect {
        func down(_ value: Int) -> Int { value & ~(step - 1) }
        let left = down(x)
        let top = down(y)
        return PixelRect(
            x: left, y: top, width: down(maxX + step - 1) - left, height: down(maxY + step - 1) - top)
    }
}

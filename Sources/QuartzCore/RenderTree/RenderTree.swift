import CoreGraphics

/// The render tree of one layer tree, updated frame by frame.
final class RenderTree {
    let scale: CGFloat
    private let purpose: RenderPurpose
    private(set) var root: RenderNode?
    /// What the last update has changed.
    var changes = TreeChanges()
    /// The number of shadow images that the last update has blurred.
    private(set) var shadowsBlurred = 0
    /// The pictures that removed nodes have left.
    private var recentPictures = RecentPictures()
    /// The last epoch whose changes the nodes have.
    private var seenEpoch: UInt64 = 0
    /// The number of nodes that the update has touched.
    private var touchedCount = 0
    /// The number of nodes that the update has touched, and of skipped ones on the path to a backdrop.
    private var orderedCount = 0
    /// The stack of nodes whose children are being updated, the innermost last.
    private var stack: [RenderNodeStackEntry] = []
    /// The nesting of masks and planes.
    private var nesting = NestingDepth()
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
        path.last?.pictures.keepsCovered = true
        changes.hasBackdrops = true
        for (index, node) in path.enumerated().reversed() {
            node.history.containsBackdrop = true
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

    /// Updates the node itself and pushes it on the stack if it has children to update.
    private func beginUpdate(
        _ node: RenderNode, to layer: CALayer, in around: ParentContext, isForced: Bool, isAlreadyDamaged: Bool
    ) {
        guard isForced || node.history.isNew || layer.marks.treeEpoch > seenEpoch else {
            return assignOrderOfSkipped(node)
        }
        assignOrder(to: node)
        touchedCount += 1
        node.history.visitOrder = touchedCount
        changes.markTouched(node)
        var old = PreviousNodeState(node)
        node.history.previousExtent = old.extent
        let time = layer.timing.localTime(at: around.time)
        let isShadeChanged = node.shade != around.shade
        node.shade = around.shade
        let isChanged =
            old.wasStale || layer.marks.ownEpoch > seenEpoch || isShadeChanged
            || isForced && (node.history.isAnimated || layer.marks.isEmitting)
        if isChanged { node.readValues(of: layer, at: time, scale: scale, for: purpose, from: &recentPictures) }
        if isChanged || isForced { node.updatePlacement(in: around, scale: scale) }
        if isChanged { node.updatePathCoverages(scale: scale, from: &recentPictures) }
        node.history.isNew = false
        guard node.isVisible else {
            node.hide()
            if !old.extent.isEmpty { changes.record(node) }
            if !isAlreadyDamaged { changes.addDamage(old.extent, by: node) }
            return
        }
        if old.wasStale { node.markContentStale() }
        if let projection = node.placement.projection {
            return updatePlane(
                of: node, layer: layer, in: around, projection: projection, previous: old,
                isAlreadyDamaged: isAlreadyDamaged)
        }
        if node.pictures.plane != nil {
            node.pictures.plane = nil
            old.wasStale = true
        }
        let isMaskChanged = !around.isShadowCaster && updateMask(of: node, layer: layer, at: time)
        let isDeep = old.wasStale || isMaskChanged || node.effects != old.effects
        stack.append(
            makeStackEntry(
                for: node, layer: layer, previous: old, isAlreadyDamaged: isAlreadyDamaged || isDeep,
                update: NodeUpdate(
                    time: around.time, localTime: time, isForced: isForced, isAlreadyDamaged: isAlreadyDamaged,
                    isChanged: isChanged,
                    isMaskChanged: isMaskChanged, affectsSubtree: isDeep)))
    }

    /// Completes a node after its children are up to date.
    private func finishUpdate(_ done: RenderNodeStackEntry) {
        let node = done.node
        let layer = done.layer
        let old = done.previous
        let update = done.update
        changes.siblingsChecked += done.position.checked
        let isChanged = update.isChanged
        let isDeep = update.affectsSubtree
        let isInsideChanged =
            old.wasStale || update.isMaskChanged || isChanged && !node.history.onlyPlacementChanged
            || layer.marks.orderEpoch > seenEpoch
            || layer.hasChangedSublayers(since: seenEpoch)
        node.history.onlyOpacityChanged =
            node.history.onlyOpacityChanged && isChanged && !update.isForced && !isInsideChanged
        if isInsideChanged && !node.history.onlyOpacityChanged || !node.isGroup { node.pictures.rasterized = nil }
        let isNewShadow = node.updateShadow(
            isInsideChanged: isInsideChanged, scale: scale, from: &recentPictures
        ) {
            groupShadowImage(of: layer, key: $0, at: update.time)
        }
        if isNewShadow { shadowsBlurred += 1 }
        node.blocks.update(from: node.children)
        node.updateOwnExtent()
        node.updateExtent()
        if purpose == .screen { updateContainsBackdrop(of: node) }
        // The image behind a backdrop does not move with the backdrop.
        if isDeep && !node.history.onlyOpacityChanged && node.history.containsBackdrop {
            node.pictures.rasterized = nil
        }
        if isDeep && !node.history.onlyOpacityChanged { node.moveRasterized(from: old.effects.grid, old.extent) }
        let isOtherOwn = isChanged && !node.history.onlyPlacementChanged || node.hasGroupShadow && isInsideChanged
        let isPainted = node.isGroup || !old.ownExtent.isEmpty || !node.ownExtent.isEmpty
        if isOtherOwn && isPainted || isDeep && isPainted || layer.marks.orderEpoch > seenEpoch { changes.record(node) }
        guard !update.isAlreadyDamaged else { return }
        let cause = old.extent.isEmpty ? BackdropChange.Cause.appearance : .change
        if cause == .appearance, purpose == .screen, nesting.value == 1, changes.isLargestAppearance(node) {
            changes.recordAppearance(stack.map(\.node) + [node])
        }
        if isDeep || isInsideChanged && node.hasReducedImage(at: scale) {
            changes.addDamage(old.extent, by: node)
            changes.addDamage(node.extent, by: node, cause: cause)
        } else if isOtherOwn {
            changes.addDamage(old.ownExtent, by: node)
            changes.addDamage(node.ownExtent, by: node, cause: cause)
        }
    }

    /// Creates the stack entry with the context for the node's children.
    private func makeStackEntry(
        for node: RenderNode, layer: CALayer, previous old: PreviousNodeState, isAlreadyDamaged: Bool,
        update: NodeUpdate
    ) -> RenderNodeStackEntry {
        node.history.isStale = false
        let isMatched = old.wasStale || layer.marks.orderEpoch > seenEpoch || node.shown.preservesDepth
        let layers = node.layersInPaintingOrder(of: layer, at: update.localTime)
        if node.shown.replicator != nil {
            matchInstances(of: node, layers: layers, isAlreadyDamaged: isAlreadyDamaged)
        } else if isMatched {
            // The order by depth changes without a change of the list.
            let isOther = old.wasStale || layer.previousOrderEpoch > seenEpoch || node.shown.preservesDepth
            let same = isOther ? 0 : layer.unchangedCount
            matchChildren(of: node, layers: layers, unchangedCount: same, isAlreadyDamaged: isAlreadyDamaged)
        }
        let isForced = old.wasStale || node.contentEffects != old.effects.content
        let inside = ParentContext(
            toCanvas: node.placement.contentToCanvas, depth: node.placement.contentDepth,
            isBackFacing: node.placement.isParentBackFacing,
            clip: node.placement.contentClip, time: update.localTime, shade: node.shade.inherited)
        // Changes behind a backdrop are told from those in front by their order, so unchanged backdrops are visited too.
        let followsBackdrops = changes.hasBackdrops && node.history.containsBackdrop
        return RenderNodeStackEntry(
            node: node, layer: layer, previous: old, update: update, children: node.children,
            layers: layers, childContext: inside, isForced: isForced, followsBackdrops: followsBackdrops,
            isAlreadyDamaged: isAlreadyDamaged, visibleRect: node.visibleContentRect)
    }

    /// Updates one child of the node on top of the stack.
    private func updateChild(at index: Int, of around: RenderNodeStackEntry) {
        let child = around.children[index]
        let layer = around.layers[index]
        around.node.blocks.markUpdated(at: index)
        // A child that was and is outside the visible area is not positioned: it is updated when it becomes visible.
        if let visible = around.visibleRect, child.extent.isEmpty,
            !(around.followsBackdrops && child.history.containsBackdrop), layer.isTriviallyOutside(visible)
        {
            if purpose == .screen { layer.markOnScreen() }
            return child.hide()
        }
        beginUpdate(
            child, to: layer, in: around.context(forChildAt: index), isForced: around.isForced,
            isAlreadyDamaged: around.isAlreadyDamaged)
    }

    /// Updates whether the node or a descendant is a backdrop.
    private func updateContainsBackdrop(of node: RenderNode) {
        if node.showsBackdrop || node.tintsContents { changes.hasBackdrops = true }
        guard changes.hasBackdrops else { return }
        node.history.containsBackdrop =
            node.showsBackdrop || node.tintsContents || node.pictures.keepsCovered || node.childrenContainBackdrop
    }

    /// Assigns the update order to a skipped node, and to descendants on the path to a backdrop.
    private func assignOrderOfSkipped(_ node: RenderNode) {
        guard node.childrenContainBackdrop else {
            return assignOrder(to: node)
        }
        walkTree(
            node, (), where: { child, _ in child.history.containsBackdrop }, among: RenderNode.backdropCandidates
        ) { node, _ in
            assignOrder(to: node)
            return node.children
        }
    }

    private func assignOrder(to node: RenderNode) {
        orderedCount += 1
        node.history.updateOrder = orderedCount
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
        of node: RenderNode, layer: CALayer, in around: ParentContext, projection: Projection,
        previous old: PreviousNodeState,
        isAlreadyDamaged: Bool
    ) {
        let plane = node.makePlaneIfNeeded()
        let before = plane.node.extent
        let flat = context(on: plane, of: node, layer: layer, in: around)
        let space = flat.toCanvas
        let canvas = changes.beginPlane()
        let isForced =
            old.wasStale || node.placement.isBackFacing != plane.isBackFacing
            || space != plane.node.placement.grid.matrix
            || plane.clip != plane.node.placement.clip
        plane.isBackFacing = node.placement.isBackFacing
        update(plane.node, to: layer, in: flat, isForced: isForced, isAlreadyDamaged: false)
        let inside = changes.endPlane(restoring: canvas)
        // On the canvas, nothing is behind the layers of a plane; backdrops in it are a plain tint.
        node.history.containsBackdrop = false
        for rect in inside.rectangles { plane.dirty.insert(rect) }
        plane.projection = Projection(space.inverted()).concatenating(projection)
        node.extent = plane.projection.pixels(plane.node.extent).intersection(node.placement.clip)
        node.ownExtent = node.extent
        node.history.isStale = false
        let isOther = old.wasStale || node.effects != old.effects || plane.node.extent != before
        if isOther || !inside.rectangles.isEmpty { changes.record(node) }
        guard !isAlreadyDamaged else { return }
        if isOther {
            changes.addDamage(old.extent, by: node)
            changes.addDamage(node.extent, by: node)
        } else {
            // Sampling mixes neighbors: a change affects one pixel more on the plane.
            for rect in inside.rectangles {
                changes.addDamage(
                    plane.projection.pixels(rect.grown(by: 1)).grown(by: 1).intersection(node.extent), by: node)
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

    /// Matches the children of a replicator with the sublayers of all its instances.
    private func matchInstances(of node: RenderNode, layers: [CALayer], isAlreadyDamaged: Bool) {
        let same = node.children.countOfEqualEnds(in: layers, from: 0).first
        guard same < max(node.children.count, layers.count) else { return }
        for gone in node.children[same...] {
            if !isAlreadyDamaged { changes.addDamage(gone.extent, by: node, cause: .removal) }
            changes.recordRemoval(of: gone)
        }
        node.children.replaceSubrange(same..., with: layers[same...].map { RenderNode(identity: $0.identity) })
        node.blocks.invalidate(from: same, count: layers.count)
    }

    /// Matches the node's children with the sublayers, reusing the nodes of those that remain.
    ///
    /// - Parameter same: The number of first sublayers that are known to be the same as before.
    private func matchChildren(
        of node: RenderNode, layers: [CALayer], unchangedCount same: Int, isAlreadyDamaged: Bool
    ) {
        // Adding or removing one of many is common, and leaves the nodes before and behind it as they are.
        let kept = node.children.countOfEqualEnds(in: layers, from: same)
        let changed = kept.first..<node.children.count - kept.last
        guard !changed.isEmpty || node.children.count != layers.count else { return }
        let old = Array(node.children[changed])
        var known: [UInt64: RenderNode] = [:]
        for child in old { known[child.identity] = child }
        var stayed: [RenderNode] = []
        let replacements = layers[kept.first..<layers.count - kept.last].map { layer in
            guard let child = known.removeValue(forKey: layer.identity) else {
                return RenderNode(identity: layer.identity)
            }
            stayed.append(child)
            return child
        }
        node.children.replaceSubrange(changed, with: replacements)
        node.blocks.invalidate(from: kept.first, count: layers.count)
        guard !isAlreadyDamaged else { return }
        for gone in old where known[gone.identity] != nil {
            changes.addDamage(gone.extent, by: node, cause: .removal)
            changes.recordRemoval(of: gone)
        }
        // Of two that swapped places, at least one is at another index among the remaining.
        let before = old.lazy.filter { known[$0.identity] == nil }
        var isReordered = false
        for (first, second) in zip(before, stayed) where first !== second {
            changes.addDamage(second.extent, by: node)
            isReordered = true
        }
        if isReordered { changes.recordReordering(in: node) }
    }
}

extension [RenderNode] {
    /// How many nodes at both ends are those of the layers at the same ends.
    ///
    /// - Parameter same: How many first ones are known to be.
    fileprivate func countOfEqualEnds(in layers: [CALayer], from same: Int) -> (first: Int, last: Int) {
        let most = Swift.min(count, layers.count)
        var first = Swift.min(same, most)
        while first < most, self[first].identity == layers[first].identity { first += 1 }
        var last = 0
        while last < most - first, self[count - 1 - last].identity == layers[layers.count - 1 - last].identity {
            last += 1
        }
        return (first, last)
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

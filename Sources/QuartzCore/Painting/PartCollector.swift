import CoreGraphics

/// Collects the visible parts of render nodes, front to back.
///
/// Passes nest: what is painted offscreen is collected while the parts of the outer pass wait. Access to its properties is
/// not checked, as in `RenderNode`.
final class PartCollector {
    /// The maximum nesting of offscreen images: each uses memory and call stack.
    static let nestingLimit = 64

    /// A visible, or possibly visible, part of a node.
    struct Entry {
        unowned(unsafe) let node: RenderNode
        let part: Part
        /// The visible region, as an index into `levels`.
        let level: Int
        let alpha: Float

        /// The canvas pixels that it touches.
        var extent: PixelRect { part.includesDescendants ? node.extent : node.ownExtent }
    }

    /// Whether parts behind opaque ones are skipped.
    @exclusivity(unchecked) var skipsHidden = true
    /// What was looked at since the frame began.
    @exclusivity(unchecked) private(set) var counts = Counts()
    /// The rows of the canvas in which a layer must begin to be counted; nil counts all. What is in a group is collected
    /// for each band of a frame, and counted for the first one.
    @exclusivity(unchecked) var countedRows: Range<Int>?
    /// The parts to paint, frontmost first.
    @exclusivity(unchecked) private(set) var entries: [Entry] = []
    /// The visible regions that entries refer to.
    @exclusivity(unchecked) private var levels: [PixelRegion] = []
    @exclusivity(unchecked) private var levelCount = 0
    /// The stack of nodes whose children are being collected, the innermost last.
    @exclusivity(unchecked) private var stack: [CollectorStackEntry] = []
    /// The nesting of passes.
    @exclusivity(unchecked) private var nesting = NestingDepth()
    /// The split that a frame looks for; nil without a static background, and once the split is reached.
    @exclusivity(unchecked) private var search: SplitSearch?
    /// What is kept of the content behind layers that were not reached yet.
    @exclusivity(unchecked) private var covers: [CoveredPicture] = []
    /// Those that were reached, frontmost first, and the level of the visible region behind each layer.
    @exclusivity(unchecked) private var reachedCovers: [ReachedCover] = []
    /// The index of the split's entry and the level of the visible region behind it, once it is reached.
    @exclusivity(unchecked) private var reachedSplit: (entry: Int, level: Int)?

    /// How much is looked at in a frame.
    struct Counts {
        /// The layers whose visibility was checked.
        var layers = 0
        /// The children that were checked to find visible ones.
        var siblings = 0
    }

    /// Begins a frame and resets the counts.
    func beginFrame() { counts = Counts() }

    /// Kept pixels behind a layer that was collected.
    private struct ReachedCover {
        let cover: CoveredPicture
        /// The number of entries in front of them.
        let entry: Int
        /// The visible region behind the layer.
        let level: Int
    }

    // MARK: Passes

    /// A pass: what is collected for one target.
    struct Pass {
        /// The index of its first entry.
        let firstEntry: Int
        fileprivate let firstLevel: Int
    }

    /// Begins to collect what is visible in the region.
    func beginPass(in region: PixelRegion) -> Pass {
        let pass = Pass(firstEntry: entries.count, firstLevel: levelCount)
        nesting.enter()
        pushLevel(region)
        return pass
    }

    /// Removes what the pass has collected.
    func endPass(_ pass: Pass) {
        entries.removeLast(entries.count - pass.firstEntry)
        levelCount = pass.firstLevel
        nesting.leave()
    }

    /// The pixels on which anything further behind is visible.
    var visible: PixelRegion { levels[levelCount - 1] }

    /// The pixels on which an entry is visible.
    func visibleRegion(of entry: Entry) -> PixelRegion { levels[entry.level] }

    private func pushLevel(_ region: PixelRegion) {
        if levelCount == levels.count { levels.append(PixelRegion()) }
        levels[levelCount].assign(region)
        levelCount += 1
    }

    // MARK: Nodes

    /// Collects the visible parts of the node and its descendants, frontmost first.
    func collect(_ node: RenderNode, alpha: Float) {
        runStack { beginNode(node, alpha: alpha) }
    }

    /// Collects the parts of the node and its descendants individually, even if the node is a group.
    func collectGroup(_ node: RenderNode, alpha: Float = 1) {
        runStack { beginParts(of: node, alpha: alpha, isWhole: false) }
    }

    /// Collects the sublayers and contents of the node, frontmost first.
    ///
    /// - Parameter front: A child; only what is behind it is collected. Nil for all.
    func collectContent(_ node: RenderNode, alpha: Float, behind front: RenderNode? = nil) {
        runStack {
            stack.append(
                CollectorStackEntry(
                    node: node, alpha: alpha, scope: .content, visibleExtent: visible.extents, behind: front))
        }
    }

    /// Collects what is clipped to the node's rounded corners.
    func collectClippedContent(of node: RenderNode, alpha: Float) {
        collectContent(node, alpha: alpha)
        if node.shown.shape != nil { add(.drawing, of: node, alpha: alpha) }
    }

    /// Collects what is behind the last node of `path`.
    ///
    /// - Parameter path: The nodes from the root on. Their opacity, masks and corners are ignored.
    func collectBehind(_ path: [RenderNode]) {
        for index in stride(from: path.count - 1, to: 0, by: -1) {
            let around = path[index - 1]
            collectContent(around, alpha: 1, behind: path[index])
            if around.clipsToShape, around.shown.shape != nil { add(.drawing, of: around, alpha: 1) }
            collectBackParts(around, alpha: 1)
        }
    }

    /// Runs `begin` and collects what it pushes, with an explicit stack.
    private func runStack(_ begin: () -> Void) {
        let bottom = stack.count
        begin()
        while stack.count > bottom {
            let last = stack.count - 1
            if let index = stack[last].nextChild(isHidden: visible.isEmpty) {
                self.beginNode(stack[last].children[index], alpha: stack[last].alpha)
            } else {
                finishNode(stack.removeLast())
            }
        }
    }

    private func beginNode(_ node: RenderNode, alpha: Float) {
        guard node.isVisible, visible.intersects(node.extent) else { return }
        if isCounted(node) { counts.layers += 1 }
        let alpha = alpha * node.shown.opacity
        guard node.plane != nil || node.isGroup, !isNestedTooDeep() else {
            return beginParts(of: node, alpha: alpha, isWhole: true)
        }
        add(node.plane != nil ? .projection : .group, of: node, alpha: alpha)
        if search != nil { reachSplit(behind: node) }
        if !covers.isEmpty { reachCover(behind: node) }
    }

    /// - Parameter isWhole: Whether the entire node is collected, so that the split may be behind it.
    private func beginParts(of node: RenderNode, alpha: Float, isWhole: Bool) {
        if node.pictures.particles != nil { add(.particles, of: node, alpha: alpha) }
        if node.border != nil { add(.border, of: node, alpha: alpha) }
        var inside = CollectorStackEntry(
            node: node, alpha: alpha, scope: isWhole ? .whole : .parts, visibleExtent: visible.extents, behind: nil)
        if node.clipsToShape, !isNestedTooDeep() {
            add(.clippedContent, of: node, alpha: alpha)
            if alpha >= 1 { ClippedOcclusion.forEachOpaqueRect(in: node) { addOccluder($0) } }
            inside.skipChildren()
        }
        stack.append(inside)
    }

    private func finishNode(_ done: CollectorStackEntry) {
        let node = done.node
        if isCounted(node) { counts.siblings += done.checkedCount }
        let alpha = done.alpha
        if !done.skipsChildren, let contents = node.pictures.contents {
            add(.contents, of: node, alpha: alpha)
            if contents.isOpaque, alpha >= 1, node.placement.grid.kind == .aligned {
                for piece in contents.slices {
                    addOccluder(node.placement.grid.pixels(piece.destination).intersection(node.placement.clip))
                }
            }
        }
        guard done.scope != .content else { return }
        collectBackParts(node, alpha: alpha)
        guard done.scope == .whole else { return }
        if search != nil { reachSplit(behind: node) }
        if !covers.isEmpty { reachCover(behind: node) }
    }

    private func isCounted(_ node: RenderNode) -> Bool { countedRows?.contains(node.extent.minY) ?? true }

    /// Whether the limit of nested offscreen images is exceeded; reports it once.
    private func isNestedTooDeep() -> Bool {
        guard nesting.value > PartCollector.nestingLimit else { return false }
        nesting.reportOnce(
            "More than \(PartCollector.nestingLimit) nested layers are translucent, masked, rounded or in "
                + "perspective; deeper ones are painted part by part.")
        return true
    }

    // MARK: Parts

    /// Collects the parts behind the node's sublayers, frontmost first.
    private func collectBackParts(_ node: RenderNode, alpha: Float) {
        if let drawing = node.pictures.drawing, !node.clipsToShape || node.shown.gradient != nil {
            add(.drawing, of: node, alpha: alpha)
            if drawing.hasClearEdge, alpha >= 1, visible.intersects(node.ownExtent),
                let core = drawing.opaqueCore(on: node.placement.grid, in: node.placement.contentClip)
            {
                addOccluder(core)
            }
        }
        if node.showsBackdrop {
            add(.backdrop, of: node, alpha: alpha)
            if alpha >= 1 { node.forEachOpaqueBackdropRect { addOccluder($0) } }
        }
        if let background = node.background {
            add(.background, of: node, alpha: alpha)
            if background.isOpaque, alpha >= 1 {
                Outline(ofBackgroundOf: node, alpha: alpha).forEachOpaqueRect(on: node.placement.grid) {
                    addOccluder($0.intersection(node.placement.clip))
                }
            }
        }
        if node.hasShadow { add(.shadow, of: node, alpha: alpha) }
    }

    private func add(_ part: Part, of node: RenderNode, alpha: Float) {
        let extent = part.includesDescendants ? node.extent : node.ownExtent
        guard visible.intersects(extent) else { return }
        entries.append(Entry(node: node, part: part, level: levelCount - 1, alpha: alpha))
    }

    /// Marks what is collected from now on as hidden behind the rectangle.
    private func addOccluder(_ rect: PixelRect) {
        guard skipsHidden, rect.area >= PixelRegion.minimumOccluderArea, visible.intersects(rect) else { return }
        pushLevel(visible)
        visible.subtract(rect)
    }

    // MARK: The split of the static background

    /// Makes the current pass stop at the split, and forgets that of the previous frame.
    ///
    /// - Parameter covers: What is kept of the content behind some layers, which is not collected.
    func beginSearch(_ search: SplitSearch?, covers: [CoveredPicture]) {
        self.search = search
        self.covers = covers
        reachedSplit = nil
        reachedCovers.removeAll(keepingCapacity: true)
    }

    /// Ends the search, whether the split was reached or not.
    func endSearch() {
        search = nil
        covers = []
    }

    /// Called when all of the node is collected. What is behind is collected only for pixels that are not kept.
    private func reachCover(behind node: RenderNode) {
        guard let cover = covers.first(where: { $0.front === node }) else { return }
        reachedCovers.append(ReachedCover(cover: cover, entry: entries.count, level: levelCount - 1))
        pushLevel(visible)
        visible.subtract(cover.filled)
    }

    /// Calls `body` with the kept pictures that are visible behind entries in a range, and the pixels on which they may
    /// be.
    ///
    /// - Parameter entries: The indexes of the entries behind which the pictures are.
    func forEachReachedCover(
        behind entries: Range<Int>, _ body: (_ cover: CoveredPicture, _ visible: PixelRegion) -> Void
    ) {
        for reached in reachedCovers where entries.contains(reached.entry) {
            body(reached.cover, levels[reached.level])
        }
    }

    /// Called when all of the node is collected. If the node is at the split and still the rearmost change, what is
    /// behind is collected only for pixels missing in the static background.
    private func reachSplit(behind node: RenderNode) {
        guard let search, node.serial == search.split.node, let last = entries.last, last.node === node,
            last.part == search.split.part, last.isChanged(in: search.change),
            node.lastUpdate.visitOrder <= search.change.rearmostChange
        else { return }
        self.search = nil
        reachedSplit = (entries.count - 1, levelCount - 1)
        pushLevel(visible)
        visible.subtract(search.filled)
    }

    /// The index of the entry in front of all static content, and the pixels on which that is visible.
    ///
    /// Nil when no static content was collected, or when the rearmost change has no entry, such as a removed layer: it
    /// may have been in the static background.
    ///
    /// - Parameter first: The index of the frontmost entry.
    func split(from first: Int, since change: TreeChanges.Summary) -> (entry: Int, behind: PixelRegion)? {
        if let reachedSplit { return (reachedSplit.entry, levels[reachedSplit.level]) }
        let rearmost = entries.indices.reversed().first { $0 >= first && entries[$0].isChanged(in: change) }
        guard let rearmost, entries[rearmost].node.lastUpdate.visitOrder <= change.rearmostChange,
            rearmost + 1 < entries.count
        else { return nil }
        // Kept pictures right behind the split belong to the static background.
        let level = reachedCovers.lazy.filter { $0.entry == rearmost + 1 }.map(\.level).min()
        return (rearmost, levels[min(level ?? .max, entries[rearmost + 1].level)])
    }
}

extension PartCollector.Entry {
    /// Whether it has changed in the update.
    fileprivate func isChanged(in change: TreeChanges.Summary) -> Bool {
        (part.includesDescendants ? node.lastUpdate.number : node.lastUpdate.numberOfChange) == change.update
    }
}

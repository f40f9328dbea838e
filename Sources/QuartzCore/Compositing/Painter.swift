import CPixman
import CoreGraphics

/// Paints render nodes: collects visible parts front to back, then paints them back to front.
final class Painter {
    /// A smaller opaque rectangle, in pixels, hides too little to be worth a more complicated region.
    static let minimumOccluderArea = 256

    /// The maximum nesting of offscreen images: each uses memory and call stack.
    static let nestingLimit = 64

    /// A visible, or possibly visible, part of a node.
    struct Entry {
        unowned(unsafe) let node: RenderNode
        let part: Part
        /// The visible region, as an index into `levels`.
        let level: Int
        let alpha: Float
    }

    /// The initial state of a target before painting.
    enum Background {
        /// The existing pixels, to be painted over.
        case existing
        /// Cleared: pixels that no layer covers entirely are cleared first.
        case clear
        /// A frame: the static content behind the changes, if cached, on cleared pixels.
        case frame(Scene.Change)
    }

    var counts = FrameCounts()
    /// The pixels that can ever be visible. Cached clipping uses these, not the damage, because paths come out
    /// slightly different when they are drawn with another clip.
    var limits = PixelRect.zero
    /// Whether parts behind opaque ones are skipped.
    var skipsHidden = true
    let cache = CoverageCache()
    let pool = RenderTargetPool()
    let solids = SolidColors()
    let flattening = Flattening()
    /// The split that collecting a frame looks for; nil without a static background, and once the split is reached.
    var pendingSplit: PendingSplit?
    /// The split that collecting has reached.
    var resolvedSplit: ResolvedSplit?
    /// The parts to paint, frontmost first.
    private(set) var entries: [Entry] = []
    /// The visible regions that entries refer to.
    private(set) var levels: [PixelRegion] = []
    private(set) var levelCount = 0
    private var spareRegions: [PixelRegion] = []
    /// The stack of nodes whose children are being collected, the innermost last.
    private var stack: [PaintStackEntry] = []
    /// The nesting depth of offscreen images, and whether exceeding the limit was reported.
    private var nesting = 0
    private var hasReportedNesting = false
    private var frame = 0
    private var drawnTilesBefore = 0
    private var coverageLine = Bitmap(width: 0, height: 1, format: .coverage)

    /// Releases what only animated frames needed, after the first frame without animation.
    func endMotion() {
        cache.endMotion()
        solids.removeAll()
    }

    /// Begins a frame on a canvas of this size and resets the counts.
    func beginFrame(_ limits: PixelRect) {
        self.limits = limits
        counts = FrameCounts()
        frame += 1
        cache.beginFrame()
        drawnTilesBefore = cache.drawnCount
    }

    /// Ends a frame in which something was painted.
    func endFrame() {
        counts.imagesDrawn += cache.drawnCount - drawnTilesBefore
    }

    /// Paints the tree within the region.
    func paint(_ root: RenderNode, on target: RenderTarget, in region: PixelRegion, background: Background = .existing)
    {
        paint(on: target, in: region, background: background) { collect(root, alpha: 1) }
    }

    /// Paints what `collect` gathers, from back to front.
    func paint(
        on target: RenderTarget, in region: PixelRegion, background: Background = .existing, _ collect: () -> Void
    ) {
        let firstEntry = entries.count
        let firstLevel = levelCount
        nesting += 1
        defer { nesting -= 1 }
        pushLevel(region)
        if case .frame(let change) = background { prepareSplit(on: target, since: change) }
        collect()
        pendingSplit = nil
        var rearmost = entries.count
        switch background {
        case .existing: break
        case .clear: clear(target)
        case .frame(let change): rearmost = paintStaticBackground(on: target, from: firstEntry, since: change)
        }
        for index in stride(from: rearmost - 1, through: firstEntry, by: -1) {
            let entry = entries[index]
            paint(entry.part, of: entry.node, alpha: entry.alpha, on: target, in: levels[entry.level])
        }
        entries.removeLast(entries.count - firstEntry)
        levelCount = firstLevel
    }

    // MARK: Front to back

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
                PaintStackEntry(
                    node: node, alpha: alpha, scope: .content, visibleExtent: visible.extents, behind: front))
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
        counts.layersCollected += 1
        let alpha = alpha * node.shown.opacity
        guard node.plane != nil || node.isGroup, !isNestedTooDeep() else {
            return beginParts(of: node, alpha: alpha, isWhole: true)
        }
        add(node.plane != nil ? .projection : .group, of: node, alpha: alpha)
        if pendingSplit != nil { resolveSplit(behind: node) }
    }

    /// - Parameter isWhole: Whether the entire node is collected, so that the split may be behind it.
    private func beginParts(of node: RenderNode, alpha: Float, isWhole: Bool) {
        if node.border != nil { add(.border, of: node, alpha: alpha) }
        var inside = PaintStackEntry(
            node: node, alpha: alpha, scope: isWhole ? .whole : .parts, visibleExtent: visible.extents, behind: nil)
        if node.clipsToShape, !isNestedTooDeep() {
            add(.clippedContent, of: node, alpha: alpha)
            inside.skipChildren()
        }
        stack.append(inside)
    }

    private func finishNode(_ done: PaintStackEntry) {
        let node = done.node
        let alpha = done.alpha
        if !done.skipsChildren, let contents = node.contents {
            add(.contents, of: node, alpha: alpha)
            if contents.isOpaque, alpha >= 1, node.grid.kind == .aligned {
                for piece in contents.slices {
                    addOccluder(node.grid.pixels(piece.destination).intersection(node.clip))
                }
            }
        }
        guard done.scope != .content else { return }
        collectBackParts(node, alpha: alpha)
        if done.scope == .whole, pendingSplit != nil { resolveSplit(behind: node) }
    }

    /// Whether the limit of nested offscreen images is exceeded; reports it once.
    private func isNestedTooDeep() -> Bool {
        guard nesting > Painter.nestingLimit else { return false }
        if !hasReportedNesting {
            hasReportedNesting = true
            LayerMisuse.report(
                "More than \(Painter.nestingLimit) nested layers are translucent, masked, rounded or in "
                    + "perspective; deeper ones are painted part by part.", raises: false)
        }
        return true
    }

    /// Collects the parts behind the node's sublayers, frontmost first.
    func collectBackParts(_ node: RenderNode, alpha: Float) {
        if let drawing = node.drawing, !node.clipsToShape || node.shown.gradient != nil {
            add(.drawing, of: node, alpha: alpha)
            if drawing.hasClearEdge, alpha >= 1, visible.intersects(node.ownExtent),
                let core = drawing.opaqueCoreOnCanvas(of: node)
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
                node.outline.forEachOpaqueRect(on: node.grid) { addOccluder($0.intersection(node.clip)) }
            }
        }
        if node.hasShadow { add(.shadow, of: node, alpha: alpha) }
    }

    /// The pixels on which anything further behind is visible.
    var visible: PixelRegion { levels[levelCount - 1] }

    func add(_ part: Part, of node: RenderNode, alpha: Float) {
        let extent = part.includesDescendants ? node.extent : node.ownExtent
        guard visible.intersects(extent) else { return }
        entries.append(Entry(node: node, part: part, level: levelCount - 1, alpha: alpha))
    }

    /// Marks what is collected from now on as hidden behind the rectangle.
    private func addOccluder(_ rect: PixelRect) {
        guard skipsHidden, rect.area >= Painter.minimumOccluderArea, visible.intersects(rect) else { return }
        pushLevel(visible)
        visible.subtract(rect)
    }

    func pushLevel(_ region: PixelRegion) {
        if levelCount == levels.count { levels.append(PixelRegion()) }
        levels[levelCount].assign(region)
        levelCount += 1
    }

    /// A region for temporary use; return it with `recycleRegion(_:)`.
    func dequeueRegion() -> PixelRegion { spareRegions.popLast() ?? PixelRegion() }

    func recycleRegion(_ region: PixelRegion) { spareRegions.append(region) }

    /// A buffer for `width` pixels of coverage, valid until the next call.
    func coverageRow(_ width: Int) -> UnsafeMutablePointer<UInt8> {
        if coverageLine.width < width { coverageLine = Bitmap(width: width, height: 1, format: .coverage) }
        return coverageLine.pixels.assumingMemoryBound(to: UInt8.self)
    }

    /// Clears the pixels that the collected parts do not cover entirely.
    func clear(_ target: RenderTarget) {
        guard !visible.isEmpty else { return }
        composite(
            PIXMAN_OP_CLEAR, solids.image(.black, alpha: 1), on: target, in: visible, visible.extents, mask: nil)
    }

    // MARK: Back to front

    func paint(_ part: Part, of node: RenderNode, alpha: Float, on target: RenderTarget, in region: PixelRegion) {
        let before = counts.pixelsComposited
        switch part {
        case .shadow: paintShadow(of: node, alpha: alpha, on: target, in: region)
        case .background: paintBackground(of: node, alpha: alpha, on: target, in: region)
        case .backdrop: paintBackdrop(of: node, alpha: alpha, on: target, in: region)
        case .drawing: paintImage(node.drawing, of: node, alpha: alpha, on: target, in: region)
        case .contents: paintImage(node.contents, of: node, alpha: alpha, on: target, in: region)
        case .border: paintBorder(of: node, alpha: alpha, on: target, in: region)
        case .clippedContent: paintClippedContent(of: node, alpha: alpha, on: target, in: region)
        case .group: paintGroup(node, alpha: alpha, on: target, in: region)
        case .projection: paintProjection(node, alpha: alpha, on: target, in: region)
        }
        if counts.pixelsComposited > before, !part.includesDescendants, node.lastPainted != frame {
            node.lastPainted = frame
            counts.layersDrawn += 1
        }
    }

    /// Composites `rect` of the canvas within the region.
    ///
    /// - Parameters:
    ///   - source: A solid color, or an image with its transform from the canvas.
    ///   - origin: The position of the source's corner on the canvas if it has no transform.
    func composite(
        _ operation: pixman_op_t, _ source: OpaquePointer, from origin: (x: Int, y: Int) = (0, 0),
        on target: RenderTarget,
        in region: PixelRegion, _ rect: PixelRect, mask: CoverageMask?
    ) {
        let rect = rect.intersection(target.area).intersection(region.extents)
        guard !rect.isEmpty, region.intersects(rect) else { return }
        target.clip(to: region)
        counts.pixelsComposited += rect.area
        pixman_image_composite32(
            operation, source, mask?.raster.image, target.raster.image, Int32(rect.x - origin.x),
            Int32(rect.y - origin.y), Int32(rect.x - (mask?.x ?? 0)), Int32(rect.y - (mask?.y ?? 0)),
            Int32(rect.x - target.area.x), Int32(rect.y - target.area.y), Int32(rect.width), Int32(rect.height))
    }
}

import CPixman
import CoreGraphics

/// Paints render nodes: first from front to back, to find what can be seen at all, then from back to front.
final class Painter {
    /// An opaque rectangle smaller than this many pixels hides too little to be worth a more complicated region.
    static let smallestOccluder = 256

    /// How many pictures are painted inside each other at most: each takes memory and stack of its own.
    static let nestingLimit = 64

    /// A part of a node that can be seen, or may be.
    struct Entry {
        unowned(unsafe) let node: RenderNode
        let part: Part
        /// The visible region, as an index into `levels`.
        let level: Int
        let alpha: Float
    }

    /// What is on a target before anything is painted on it.
    enum Ground {
        /// What was there before, to be painted over.
        case present
        /// Nothing: pixels that no layer covers wholly are made clear first.
        case clear
        /// A frame's: what lies still behind the changes, as far as that is known, on clear pixels.
        case frame(Scene.Change)
    }

    var counts = FrameCounts()
    /// The pixels that can ever be seen. What is cut to these and cached does not depend on where the damage is: paths
    /// come out slightly different when they are drawn in another cut.
    var limits = PixelRect.zero
    /// Whether what opaque parts hide is left out.
    var skipsHidden = true
    let cache = CoverageCache()
    let pool = TargetPool()
    let solids = SolidColours()
    let flattening = Flattening()
    /// The cut that the gathering of a frame goes on to; nil where there is no backdrop to rest on, and once it is
    /// reached.
    var awaitedCut: AwaitedCut?
    /// The cut that the gathering has come to.
    var reachedCut: ReachedCut?
    /// What is being painted, the frontmost first.
    private(set) var entries: [Entry] = []
    /// The regions that entries name.
    private(set) var levels: [PixelRegion] = []
    private(set) var levelCount = 0
    private var spareRegions: [PixelRegion] = []
    /// The nodes whose children are being gathered, the innermost last.
    private var open: [OpenPaintNode] = []
    /// How many pictures are being painted inside each other, and whether it has been said that they are too many.
    private var nesting = 0
    private var saysNesting = false
    private var frame = 0
    private var tilesBefore = 0
    private var coverageLine = Bitmap(width: 0, height: 1, format: .coverage)

    /// Gives up what only the frames of a motion needed, after the first frame without one.
    func endMotion() {
        cache.endMotion()
        solids.drop()
    }

    /// Begins a frame on a canvas of this size; counts begin anew.
    func beginFrame(_ limits: PixelRect) {
        self.limits = limits
        counts = FrameCounts()
        frame += 1
        cache.beginFrame()
        tilesBefore = cache.made
    }

    /// Ends a frame in which something was painted.
    func endFrame() {
        counts.picturesMade += cache.made - tilesBefore
    }

    /// Paints the tree where the region says.
    func paint(_ root: RenderNode, on target: Target, in region: PixelRegion, ground: Ground = .present) {
        paint(on: target, in: region, ground: ground) { collect(root, alpha: 1) }
    }

    /// Paints what `collect` gathers, from back to front.
    func paint(on target: Target, in region: PixelRegion, ground: Ground = .present, _ collect: () -> Void) {
        let (firstEntry, firstLevel) = (entries.count, levelCount)
        nesting += 1
        defer { nesting -= 1 }
        pushLevel(region)
        if case .frame(let change) = ground { awaitCut(on: target, since: change) }
        collect()
        awaitedCut = nil
        var rearmost = entries.count
        switch ground {
        case .present: break
        case .clear: clear(target)
        case .frame(let change): rearmost = layGround(on: target, from: firstEntry, since: change)
        }
        for index in stride(from: rearmost - 1, through: firstEntry, by: -1) {
            let entry = entries[index]
            paint(entry.part, of: entry.node, alpha: entry.alpha, on: target, in: levels[entry.level])
        }
        entries.removeLast(entries.count - firstEntry)
        levelCount = firstLevel
    }

    // MARK: Front to back

    /// Gathers the parts of the node and of all in it that can be seen, the frontmost first.
    func collect(_ node: RenderNode, alpha: Float) {
        gather { begin(node, alpha: alpha) }
    }

    /// Gathers the node's parts and all in it, not as a group, whatever it is.
    func collectGroup(_ node: RenderNode, alpha: Float = 1) {
        gather { beginParts(of: node, alpha: alpha, isWhole: false) }
    }

    /// Gathers the layers in the node and its contents, the frontmost first.
    ///
    /// - Parameter front: A layer in the node; only what lies behind it is gathered. Nil for all.
    func collectInside(_ node: RenderNode, alpha: Float, behind front: RenderNode? = nil) {
        gather {
            open.append(
                OpenPaintNode(node: node, alpha: alpha, extent: .inside, seen: visible.extents, behind: front))
        }
    }

    /// Runs `begin`, and gathers what it opens. Nodes in each other wait in `open`, not on the stack.
    private func gather(_ begin: () -> Void) {
        let bottom = open.count
        begin()
        while open.count > bottom {
            let last = open.count - 1
            if let index = open[last].takeNext(hidden: visible.isEmpty) {
                self.begin(open[last].children[index], alpha: open[last].alpha)
            } else {
                finish(open.removeLast())
            }
        }
    }

    private func begin(_ node: RenderNode, alpha: Float) {
        guard node.isVisible, visible.intersects(node.extent) else { return }
        counts.layersGathered += 1
        let alpha = alpha * node.shown.opacity
        guard node.plane != nil || node.isGroup, !isNestedTooDeep() else {
            return beginParts(of: node, alpha: alpha, isWhole: true)
        }
        add(node.plane != nil ? .projection : .group, node, alpha)
        if awaitedCut != nil { restOnBackdrop(behind: node) }
    }

    /// - Parameter isWhole: Whether all of the node is gathered, so that a frame may rest on the backdrop behind it.
    private func beginParts(of node: RenderNode, alpha: Float, isWhole: Bool) {
        if node.border != nil { add(.border, node, alpha) }
        var inside = OpenPaintNode(
            node: node, alpha: alpha, extent: isWhole ? .whole : .parts, seen: visible.extents, behind: nil)
        if node.cutsInside, !isNestedTooDeep() {
            add(.inside, node, alpha)
            inside.skipInside()
        }
        open.append(inside)
    }

    private func finish(_ done: OpenPaintNode) {
        let (node, alpha) = (done.node, done.alpha)
        if !done.skipsInside, let contents = node.contents {
            add(.contents, node, alpha)
            if contents.isOpaque, alpha >= 1, node.grid.kind == .aligned {
                for piece in contents.pieces { hide(behind: node.grid.pixels(piece.target).intersection(node.clip)) }
            }
        }
        guard done.extent != .inside else { return }
        collectBack(node, alpha: alpha)
        if done.extent == .whole, awaitedCut != nil { restOnBackdrop(behind: node) }
    }

    /// Whether no more pictures may be painted inside each other; says so once.
    private func isNestedTooDeep() -> Bool {
        guard nesting > Painter.nestingLimit else { return false }
        if !saysNesting {
            saysNesting = true
            LayerFault.report(
                "More than \(Painter.nestingLimit) layers in each other are translucent, masked, rounded or in "
                    + "perspective; those farther inside are painted part by part.", raises: false)
        }
        return true
    }

    /// Gathers what lies behind the layers in the node, the frontmost first.
    func collectBack(_ node: RenderNode, alpha: Float) {
        if let drawing = node.drawing, !node.cutsInside || node.shown.gradient != nil {
            add(.drawing, node, alpha)
            if drawing.hasClearEdge, alpha >= 1, visible.intersects(node.ownExtent),
                let core = drawing.coreOnCanvas(of: node)
            {
                hide(behind: core)
            }
        }
        if node.showsBackdrop {
            add(.backdrop, node, alpha)
            if alpha >= 1 { node.forEachOpaqueBackdropRect { hide(behind: $0) } }
        }
        if let background = node.background {
            add(.background, node, alpha)
            if background.isOpaque, alpha >= 1 {
                node.outline.forEachOpaqueRect(on: node.grid) { hide(behind: $0.intersection(node.clip)) }
            }
        }
        if node.hasShadow { add(.shadow, node, alpha) }
    }

    /// The pixels on which something further behind can be seen.
    var visible: PixelRegion { levels[levelCount - 1] }

    func add(_ part: Part, _ node: RenderNode, _ alpha: Float) {
        let extent = part.isWhole ? node.extent : node.ownExtent
        guard visible.intersects(extent) else { return }
        entries.append(Entry(node: node, part: part, level: levelCount - 1, alpha: alpha))
    }

    /// What is gathered from now on is not seen behind the rectangle.
    private func hide(behind rect: PixelRect) {
        guard skipsHidden, rect.area >= Painter.smallestOccluder, visible.intersects(rect) else { return }
        pushLevel(visible)
        visible.subtract(rect)
    }

    func pushLevel(_ region: PixelRegion) {
        if levelCount == levels.count { levels.append(PixelRegion()) }
        levels[levelCount].set(region)
        levelCount += 1
    }

    /// A region to compute with, given back afterwards.
    func takeRegion() -> PixelRegion { spareRegions.popLast() ?? PixelRegion() }

    func giveRegion(_ region: PixelRegion) { spareRegions.append(region) }

    /// Memory for so many pixels of coverage, until the next call.
    func coverageRow(_ width: Int) -> UnsafeMutablePointer<UInt8> {
        if coverageLine.width < width { coverageLine = Bitmap(width: width, height: 1, format: .coverage) }
        return coverageLine.pixels.assumingMemoryBound(to: UInt8.self)
    }

    /// Makes clear what the gathered parts do not cover wholly.
    func clear(_ target: Target) {
        guard !visible.isEmpty else { return }
        composite(
            PIXMAN_OP_CLEAR, solids.image(.black, alpha: 1), on: target, in: visible, visible.extents, mask: nil)
    }

    // MARK: Back to front

    func paint(_ part: Part, of node: RenderNode, alpha: Float, on target: Target, in region: PixelRegion) {
        let before = counts.pixelsComposited
        switch part {
        case .shadow: paintShadow(of: node, alpha, target, region)
        case .background: paintBackground(of: node, alpha, target, region)
        case .backdrop: paintBackdrop(of: node, alpha, target, region)
        case .drawing: paint(node.drawing, of: node, alpha, target, region)
        case .contents: paint(node.contents, of: node, alpha, target, region)
        case .border: paintBorder(of: node, alpha, target, region)
        case .inside: paintInside(of: node, alpha, target, region)
        case .group: paintGroup(node, alpha, target, region)
        case .projection: paintProjection(node, alpha, target, region)
        }
        if counts.pixelsComposited > before, !part.isWhole, node.lastPainted != frame {
            node.lastPainted = frame
            counts.layersDrawn += 1
        }
    }

    /// Composites `rect` of the canvas, as far as the region allows.
    ///
    /// - Parameters:
    ///   - source: A solid colour, or an image with its transform from the canvas.
    ///   - origin: Where on the canvas the source's corner lies when it has no transform.
    func composite(
        _ operation: pixman_op_t, _ source: OpaquePointer, from origin: (x: Int, y: Int) = (0, 0), on target: Target,
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

import CPixman
import CoreGraphics

/// Paints render nodes: collects visible parts front to back, then paints them back to front.
///
/// Parts with descendants are painted by further passes of the same painter.
final class Painter {
    /// The initial state of a target before painting.
    enum Background {
        /// The existing pixels, to be painted over.
        case existing
        /// Cleared: pixels that no layer covers entirely are cleared first.
        case clear
        /// A frame: the static content behind the changes, if cached, on cleared pixels.
        case frame(TreeChanges.Summary, covers: [CoveredPicture])
    }

    let resources = PaintResources()
    let staticBackgrounds = StaticBackgroundCache()
    let collector = PartCollector()
    private let shapes: ShapePainter
    private let images: ImagePainter
    private let backdrops: BackdropPainter
    private let groups: GroupPainter
    private let projections: ProjectionPainter
    private let particles: ParticlePainter
    /// The number of the frame.
    private var frame = 0
    private var drawnTilesBefore = 0
    /// For entries behind a dimming that can show it, what is painted in front of them, rearmost last.
    var dimmedEntries: [(index: Int, front: PixelRegion)] = []

    init() {
        shapes = ShapePainter(resources: resources)
        images = ImagePainter(resources: resources)
        backdrops = BackdropPainter(resources: resources)
        groups = GroupPainter(resources: resources, images: images, backdrops: backdrops)
        projections = ProjectionPainter(resources: resources)
        particles = ParticlePainter(resources: resources)
    }

    /// Whether parts behind opaque ones are skipped, and groups are painted offscreen only where several parts touch.
    var skipsHidden: Bool {
        get { collector.skipsHidden }
        set { collector.skipsHidden = newValue }
    }

    /// The pixels of the bands in which a frame is painted.
    var bandArea = FrameBands.defaultArea

    /// The work since the frame began.
    var counts: FrameCounts {
        var counts = resources.counts
        counts.layersCollected = collector.counts.layers
        counts.siblingsChecked += collector.counts.siblings
        counts.pixelsComposited = resources.blitter.pixelsComposited
        return counts
    }

    // MARK: Frames

    /// Begins a frame on a canvas of this size and resets the counts.
    func beginFrame(_ limits: PixelRect, scale: CGFloat) {
        frame += 1
        resources.beginFrame(limits, scale: scale)
        collector.beginFrame()
        drawnTilesBefore = resources.cache.drawnCount
    }

    /// Ends a frame in which something was painted.
    func endFrame() {
        resources.counts.imagesDrawn += resources.cache.drawnCount - drawnTilesBefore
    }

    /// Releases what only animated frames needed, after the first frame without animation.
    func endMotion() {
        resources.cache.endMotion()
        resources.blitter.solids.removeAll()
    }

    // MARK: Passes

    /// Paints the tree within the region.
    func paint(_ root: RenderNode, on target: RenderTarget, in region: PixelRegion, background: Background = .existing)
    {
        paint(on: target, in: region, background: background) { $0.collect(root, alpha: 1) }
    }

    /// Paints what `collect` collects, from back to front.
    ///
    /// - Parameter dimming: A dimming over all of it, which `done` pixels show afterwards.
    func paint(
        on target: RenderTarget, in region: PixelRegion, background: Background = .existing,
        under dimming: Dimming? = nil, _ collect: (PartCollector) -> Void
    ) {
        let pass = collector.beginPass(in: region)
        if case .frame(let change, let covers) = background {
            collector.beginSearch(staticBackgrounds.search(on: target, since: change), covers: covers)
        }
        collect(collector)
        collector.endSearch()
        switch background {
        case .existing:
            paintEntries(from: pass.firstEntry, to: collector.entries.count, on: target, in: nil, under: dimming)
        case .clear:
            clear(target, in: nil)
            paintEntries(from: pass.firstEntry, to: collector.entries.count, on: target, in: nil)
        case .frame(let change, _): paintFrame(on: target, in: region, from: pass.firstEntry, since: change)
        }
        collector.endPass(pass)
    }

    /// Paints the collected parts of a frame, a band of rows at a time.
    ///
    /// - Parameter first: The index of the frontmost entry.
    private func paintFrame(
        on target: RenderTarget, in region: PixelRegion, from first: Int, since change: TreeChanges.Summary
    ) {
        let split = prepareStaticBackground(on: target, from: first, since: change)
        let end = split.map { $0.entry + 1 } ?? collector.entries.count
        // What is behind the static background's split is in the static background.
        let covered = first..<(split == nil ? end + 1 : end)
        FrameBands(of: region, entryCount: end - first, area: bandArea).forEach { band in
            if let band {
                guard region.intersects(band) else { return }
                resources.band = FrameBand(rect: band, damage: region)
                // What begins above the frame belongs to its first band.
                collector.countedRows = (band.minY == region.extents.minY ? .min : band.minY)..<band.maxY
            }
            if let split {
                resources.counts.pixelsCopied += split.background.copy(split.visible, in: band, to: target)
            } else {
                clear(target, in: band)
            }
            copyCovered(behind: covered, to: target, in: band)
            paintEntries(from: first, to: end, on: target, in: band)
        }
        resources.band = nil
        collector.countedRows = nil
    }

    /// Paints collected parts from back to front.
    ///
    /// - Parameters:
    ///   - first, end: The index of the frontmost entry, and the one behind the rearmost.
    ///   - band: The pixels to paint; nil for all.
    ///   - dimming: A dimming in front of all of them; nil to find those among them.
    private func paintEntries(
        from first: Int, to end: Int, on target: RenderTarget, in band: PixelRect?, under dimming: Dimming? = nil
    ) {
        if dimming == nil, let found = rearmostDimming(among: first..<end) {
            paintDimmed(to: end, by: found, on: target, in: band)
            return paintEntries(from: first, to: found.index, on: target, in: band)
        }
        if let dimming { collectDimmedEntries(among: first..<end, behind: dimming) }
        let part = resources.regions.dequeue()
        defer { resources.regions.recycle(part) }
        var level = -1
        for index in stride(from: end - 1, through: first, by: -1) {
            let entry = collector.entries[index]
            let shown = dimming.flatMap { self.dimming($0, of: index) }
            defer { if let shown { resources.regions.recycle(shown.front) } }
            guard let band else {
                paint(entry, on: target, in: collector.visibleRegion(of: entry), under: shown)
                continue
            }
            guard entry.extent.intersects(band) else { continue }
            if entry.level != level {
                level = entry.level
                part.assign(collector.visibleRegion(of: entry))
                part.formIntersection(band)
            }
            if !part.isEmpty { paint(entry, on: target, in: part, under: shown) }
        }
    }

    /// Paints what is behind a dimming, and the dimming where it is not shown yet.
    ///
    /// - Parameters:
    ///   - end: The index behind the rearmost entry.
    ///   - found: The dimming.
    ///   - band: The pixels to paint; nil for all.
    private func paintDimmed(
        to end: Int, by found: FoundDimming, on target: RenderTarget, in band: PixelRect?
    ) {
        let dimming = Dimming(
            color: found.color, isShownByImages: found.isFading, done: resources.regions.dequeue(),
            front: resources.regions.dequeue())
        let part = resources.regions.dequeue()
        defer {
            resources.regions.recycle(dimming.done)
            resources.regions.recycle(dimming.front)
            resources.regions.recycle(part)
        }
        paintEntries(from: found.index + 1, to: end, on: target, in: band, under: dimming)
        let entry = collector.entries[found.index]
        part.assign(collector.visibleRegion(of: entry))
        if let band { part.formIntersection(band) }
        part.subtract(dimming.done)
        if !part.isEmpty { paint(entry, on: target, in: part) }
    }

    /// The alpha of a node and its sublayers, painted by a painter of its own.
    static func alpha(of node: RenderNode, in area: PixelRect) -> Bitmap {
        let painter = Painter()
        painter.beginFrame(area, scale: 1)
        let target = RenderTarget(clearOver: area)
        let all = PixelRegion()
        all.assign(area)
        painter.paint(on: target, in: all) { $0.collectGroup(node) }
        let result = Bitmap(width: area.width, height: area.height, format: .coverage)
        let coverage = Raster(result)
        pixman_image_composite32(
            PIXMAN_OP_SRC, target.raster.image, nil, coverage.image, 0, 0, 0, 0, 0, 0, Int32(area.width),
            Int32(area.height))
        return result
    }

    /// Clears the pixels that the collected parts do not cover entirely.
    ///
    /// - Parameter band: The pixels to clear; nil for all.
    private func clear(_ target: RenderTarget, in band: PixelRect?) {
        guard !collector.visible.isEmpty else { return }
        guard let band else { return resources.blitter.clear(target, in: collector.visible) }
        let part = resources.regions.dequeue()
        defer { resources.regions.recycle(part) }
        part.assign(collector.visible)
        part.formIntersection(band)
        if !part.isEmpty { resources.blitter.clear(target, in: part) }
    }

    /// Paints one part.
    ///
    /// - Parameter dimming: The dimming that it shows, if it can; nil for none.
    func paint(
        _ entry: PartCollector.Entry, on target: RenderTarget, in region: PixelRegion, under dimming: Dimming? = nil
    ) {
        let node = entry.node
        let alpha = entry.alpha
        let before = resources.blitter.pixelsComposited
        switch entry.part {
        case .shadow: shapes.paintShadow(of: node, alpha: alpha, on: target, in: region)
        case .background: shapes.paintBackground(of: node, alpha: alpha, on: target, in: region, under: dimming)
        case .backdrop: backdrops.paintBackdrop(of: node, alpha: alpha, on: target, in: region)
        case .drawing: images.paintImage(node.pictures.drawing, of: node, alpha: alpha, on: target, in: region)
        case .contents:
            images.paintImage(node.pictures.contents, of: node, alpha: alpha, on: target, in: region, under: dimming)
        case .border: shapes.paintBorder(of: node, alpha: alpha, on: target, in: region)
        case .particles: particles.paintParticles(of: node, alpha: alpha, on: target, in: region)
        case .clippedContent:
            groups.paintClippedContent(of: node, alpha: alpha, on: target, in: region, by: self, under: dimming)
        case .group: groups.paintGroup(node, alpha: alpha, on: target, in: region, by: self)
        case .projection: projections.paintProjection(node, alpha: alpha, on: target, in: region, by: self)
        }
        if resources.blitter.pixelsComposited > before, !entry.part.includesDescendants,
            node.painted.lastFrame != frame
        {
            node.painted.lastFrame = frame
            resources.counts.layersDrawn += 1
        }
    }

    /// Copies what is kept of the content behind some layers. What the canvas still shows of it is not copied.
    ///
    /// - Parameters:
    ///   - entries: The indexes of the entries behind which the content is.
    ///   - band: The pixels to copy; nil for all.
    private func copyCovered(behind entries: Range<Int>, to target: RenderTarget, in band: PixelRect?) {
        collector.forEachReachedCover(behind: entries) { cover, visible in
            let pixels = resources.regions.dequeue()
            defer { resources.regions.recycle(pixels) }
            pixels.assign(visible)
            pixels.formIntersection(cover.filled)
            if let band { pixels.formIntersection(band) }
            pixels.subtract(cover.onCanvas)
            resources.counts.pixelsCopied += target.copy(pixels, from: cover.target)
        }
    }

    /// Copies what is kept of the content behind some layers to the missing pixels of a static background.
    private func copyCovered(behind entries: Range<Int>, to target: RenderTarget, missing: PixelRegion) {
        collector.forEachReachedCover(behind: entries) { cover, visible in
            let pixels = resources.regions.dequeue()
            defer { resources.regions.recycle(pixels) }
            pixels.assign(visible)
            pixels.formIntersection(cover.filled)
            pixels.formIntersection(missing)
            resources.counts.pixelsCopied += target.copy(pixels, from: cover.target)
        }
    }

    // MARK: Static background

    /// The static content behind the rearmost changed layer, brought up to date; nil when the frame is to be painted
    /// on cleared pixels.
    ///
    /// - Parameter first: The index of the frontmost entry.
    /// - Returns: The index of the rearmost entry that is not in the static background, and the pixels on which that is
    ///   visible.
    private func prepareStaticBackground(
        on target: RenderTarget, from first: Int, since change: TreeChanges.Summary
    ) -> (background: StaticBackground, entry: Int, visible: PixelRegion)? {
        guard staticBackgrounds.isAllowed, let split = collector.split(from: first, since: change) else {
            staticBackgrounds.discard()
            return nil
        }
        let front = collector.entries[split.entry]
        let old = staticBackgrounds.current
        let background = staticBackgrounds.background(
            splitAt: StaticBackground.Split(node: front.node.serial, part: front.part), over: target.area,
            entries: collector.entries[(split.entry + 1)...], visible: split.behind)
        guard let background else { return nil }
        if background !== old { resources.counts.imagesDrawn += 1 }
        fill(background, visible: split.behind, behind: split.entry)
        return (background, split.entry, split.behind)
    }

    /// Paints the missing pixels of `visible` on the static background.
    private func fill(_ background: StaticBackground, visible: PixelRegion, behind split: Int) {
        let missing = resources.regions.dequeue()
        defer { resources.regions.recycle(missing) }
        missing.assign(visible)
        missing.subtract(background.filled)
        guard !missing.isEmpty else { return }
        resources.blitter.clear(background.target, in: missing)
        copyCovered(behind: split + 1..<collector.entries.count + 1, to: background.target, missing: missing)
        let part = resources.regions.dequeue()
        defer { resources.regions.recycle(part) }
        var level = -1
        for index in collector.entries.indices.reversed() where index > split {
            let entry = collector.entries[index]
            if entry.level != level {
                level = entry.level
                part.assign(collector.visibleRegion(of: entry))
                part.formIntersection(missing)
            }
            paint(entry, on: background.target, in: part)
        }
        background.filled.formUnion(missing)
    }
}

import CoreGraphics

/// Renders a layer tree into pixels, frame by frame, only where something has changed.
///
/// It keeps the state of the last frame, so use one compositor per root and canvas. Several can render the same tree.
package final class Compositor {
    private var tree: RenderTree?
    private var canvas: Bitmap?
    private var target: RenderTarget?
    private let region = PixelRegion()
    private let painter = Painter()
    private let backdrops: BackdropUpdater
    private let covered = CoveredContent()
    /// The pixels of the frame that were put back instead of painted.
    private let restored = PixelRegion()

    /// Whether an unfinished animation was running at the time of the last frame.
    package private(set) var hasRunningAnimations = false
    /// The work of the last frame; all zero when nothing had changed.
    package var counts: FrameCounts { painter.counts }
    /// The number of layers that the last frame painted.
    package var layersDrawn: Int { counts.layersDrawn }
    /// The number of pixels the last frame wrote; see `FrameCounts`.
    package var pixelsComposited: Int { counts.pixelsComposited }
    /// The number of shadows the last frame rasterized and blurred.
    package var shadowsBlurred: Int { counts.shadowsBlurred }
    /// The number of backdrops the last frame blurred, wholly or in part.
    package var backdropsBlurred: Int { counts.backdropsBlurred }
    /// The number of rectangles in the last frame's damage.
    package var rectangles: Int { counts.rectangles }
    /// The number of cached coverage bitmaps of corners, edges and shadows.
    package var cachedTileCount: Int { painter.resources.cache.count }
    /// The bytes of the flattened static background; 0 when there is none.
    package var staticBackgroundBytes: Int { painter.staticBackgrounds.current?.target.raster.bitmap.byteCount ?? 0 }
    /// The bytes of the images of all visible backdrops.
    package var backdropBytes: Int { backdrops.byteCount }

    private let byteLimit: Int?
    /// The last epoch that `markDisplayed(_:at:)` has processed.
    private var markedEpoch: UInt64 = 0

    /// - Parameters:
    ///   - skipsHidden: Whether layers behind opaque ones are skipped, and fading groups are painted offscreen only where
    ///     several of their parts touch. False paints the same result with more work, for comparison.
    ///   - byteLimit: When the bitmaps of the process use more bytes, images of invisible layers are released;
    ///     nil for the limit of all bitmaps.
    ///   - bandArea: The pixels of the bands in which a large frame is painted; nil for the number that suits the
    ///     processor's cache.
    package init(skipsHidden: Bool = true, byteLimit: Int? = nil, bandArea: Int? = nil) {
        backdrops = BackdropUpdater(painter: painter)
        painter.skipsHidden = skipsHidden
        if let bandArea { painter.bandArea = bandArea }
        self.byteLimit = byteLimit
    }

    /// Paints what has changed since the last frame.
    ///
    /// Layout and display passes must be done before. The origin of the root's bounds is at the canvas's top left
    /// corner, whatever the root's position and transform. Pixels that no layer covers become clear.
    ///
    /// - Parameters:
    ///   - canvas: A color bitmap that still holds the last frame; another object is painted entirely.
    ///   - scale: Pixels per point; a changed scale repaints everything.
    ///   - time: The media time of the frame, in seconds.
    /// - Returns: The painted rectangles of the canvas, in pixels, without overlaps; empty when nothing visible has
    ///   changed.
    package func compose(
        _ root: CALayer, onto canvas: Bitmap, scale: CGFloat, at time: Seconds
    ) -> [PixelRect] {
        precondition(scale > 0, "A canvas cannot have \(scale) pixels per point; use a scale above 0.")
        painter.beginFrame(canvas.bounds, scale: scale)
        let isOther = prepare(canvas, scale)
        root.markRunningAnimations()
        guard let tree, let target, isOther || !tree.isUpToDate(with: root) else {
            if !hasRunningAnimations { painter.staticBackgrounds.discard() }
            return []
        }
        let origin = root.bounds.origin
        let space = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
        tree.update(to: root, at: time, in: space, clip: PixelRect.maximumClip)
        tree.endFrame()
        painter.resources.counts.shadowsBlurred = tree.shadowsBlurred
        painter.resources.counts.siblingsChecked = tree.changes.siblingsChecked
        painter.resources.counts.backdropsBlurred = backdrops.update(
            tree, lastFrame: isOther ? nil : target)
        let wasMoving = hasRunningAnimations
        hasRunningAnimations = root.hasRunningAnimationsInSubtree
        defer { if wasMoving, !hasRunningAnimations { painter.endMotion() } }
        painter.staticBackgrounds.isAllowed = hasRunningAnimations
        painter.resources.cache.isAnimating = hasRunningAnimations
        setRegion(from: tree, canvas: canvas, isAll: isOther)
        guard !region.isEmpty, let node = tree.root else { return [] }
        updateCovered(on: target, in: tree, isOther: isOther)
        painter.paint(
            node, on: target, in: region, background: .frame(tree.changes.summary, covers: covered.pictures))
        painter.endFrame()
        covered.endFrame()
        if !hasRunningAnimations { backdrops.discardPicturesBehind() }
        region.formUnion(restored)
        if BackingStore.bytesInUse > byteLimit ?? BackingStore.byteLimit { discardInvisible(in: tree, canvas: canvas) }
        let painted = region.rectangles
        painter.resources.counts.rectangles = painted.count
        return painted
    }

    /// Marks the tree as displayed at media time `time` without painting, for an invisible frame. Pending animations
    /// begin.
    ///
    /// The next `compose` paints the changes.
    package func markDisplayed(_ root: CALayer, at time: Seconds) {
        root.markRunningAnimations()
        guard root.marks.treeEpoch > markedEpoch else { return }
        root.markSubtreeDisplayed(since: markedEpoch, at: time)
        markedEpoch = LayerEpoch.endCurrent()
    }

    /// Puts back what a removed popover has covered, and copies what a new one is going to cover.
    private func updateCovered(on target: RenderTarget, in tree: RenderTree, isOther: Bool) {
        guard !isOther else {
            restored.removeAll()
            return covered.removeAll()
        }
        let changes = tree.changes
        var places = backdrops.shownBackdrops
        if !backdrops.shownCovers.isEmpty { places += backdrops.shownCovers }
        if let appeared = CostlyCover.find(in: changes, on: target.area, among: places) {
            tree.keepCovered(by: appeared)
            places.append(VisibleBackdrop(path: appeared, foregroundIndex: appeared.count - 1))
        }
        painter.resources.counts.pixelsCopied += covered.restore(
            without: places, on: target, in: region, restored: restored, since: changes)
        painter.resources.counts.pixelsCopied += covered.update(places, lastFrame: target, since: changes)
        // Animated frames may fill a static background, for which the canvas has the pixels only now.
        guard !hasRunningAnimations else { return }
        covered.addAppearances(
            of: places.map(\.foregroundPath) + [changes.largestAppearance[...]], on: target.area, since: changes)
    }

    /// Releases the images of invisible layers, and caches.
    private func discardInvisible(in tree: RenderTree, canvas: Bitmap) {
        tree.root?.discardImages(outside: canvas.bounds)
        tree.discardRecentPictures()
        backdrops.discardLastImage()
        covered.removeAll()
        painter.resources.targets.removeAll()
        painter.resources.cache.removeUnused()
    }

    /// Sets the canvas and scale. Returns whether they have changed.
    private func prepare(_ canvas: Bitmap, _ scale: CGFloat) -> Bool {
        if canvas === self.canvas, let tree, tree.scale == scale { return false }
        precondition(canvas.format == .color, "A canvas must be a color bitmap, not a coverage bitmap.")
        if tree?.scale != scale {
            tree = RenderTree(scale: scale, paintAlpha: Painter.alpha)
            backdrops.removeAll()
        }
        painter.staticBackgrounds.discard()
        self.canvas = canvas
        target = RenderTarget(Raster(canvas, isOwn: false), area: canvas.bounds)
        return true
    }

    private func setRegion(from tree: RenderTree, canvas: Bitmap, isAll: Bool) {
        if isAll {
            region.assign(canvas.bounds)
            return
        }
        region.removeAll()
        for rect in tree.changes.damage.rectangles {
            region.insert(rect.intersection(canvas.bounds))
        }
    }
}

extension CALayer {
    /// Marks layers changed since `seen`, and all new layers, as displayed.
    ///
    /// - Parameter time: The parent's time.
    fileprivate func markSubtreeDisplayed(since seen: UInt64, at time: Seconds) {
        // `isNew`: whether an enclosing layer had not been displayed. A layer may have been added that has not changed since.
        walkTree(
            self, (isNew: false, time: time),
            where: { $1.isNew || !$0.marks.isOnScreen || $0.marks.treeEpoch > seen }
        ) { layer, outer in
            outer = (!layer.marks.isOnScreen || outer.isNew, layer.timing.localTime(at: outer.time))
            layer.marks.isOnScreen = true
            layer.beginAnimations(at: outer.time)
            return layer.childrenAndMask
        }
    }

    /// Marks the layers that running animations change, without calling `onTreeChange`: the frame is already being
    /// made.
    fileprivate func markRunningAnimations() {
        guard marks.isAnimatedBelow, hasRunningAnimationsInSubtree else { return }
        marks.treeEpoch = LayerEpoch.current
        markAnimatedLayersChanged()
    }
}

import CoreGraphics

/// Turns a layer tree into pixels, frame by frame, and only where something has changed.
///
/// It keeps what the last frame showed, so one compositor serves one root and one canvas; any number of them can watch
/// the same tree.
package final class Compositor {
    private var scene: Scene?
    private var canvas: Bitmap?
    private var target: Target?
    private let region = PixelRegion()
    private let painter = Painter()

    /// Whether an animation was running, and not over, at the time of the last frame.
    package private(set) var hasRunningAnimations = false
    /// What the last frame took; all zero when nothing had changed.
    package var counts: FrameCounts { painter.counts }
    /// How many layers the last frame painted anything of.
    package var layersDrawn: Int { counts.layersDrawn }
    /// How many pixels the last frame wrote; see `FrameCounts`.
    package var pixelsComposited: Int { counts.pixelsComposited }
    /// How many shadows the last frame had to rasterise and blur.
    package var shadowsBlurred: Int { counts.shadowsBlurred }
    /// How many backdrops the last frame had to blur anew, wholly or in part.
    package var backdropsBlurred: Int { counts.backdropsBlurred }
    /// How many rectangles the last frame's damage had.
    package var rectangles: Int { counts.rectangles }
    /// How many coverage bitmaps of corners, edges and shadows are kept for later frames.
    package var tilesKept: Int { painter.cache.count }
    /// The bytes of the flattened backdrop; 0 when there is none.
    package var backdropBytes: Int { painter.flattening.backdrop?.target.raster.bitmap.byteCount ?? 0 }

    private let byteLimit: Int
    /// The last epoch whose layers have been passed over.
    private var passed: UInt64 = 0

    /// - Parameters:
    ///   - skipsHidden: Whether layers that opaque ones hide are left out; false paints the same picture with more work,
    ///     for comparison.
    ///   - byteLimit: When all bitmaps of the process take more bytes, the pictures of what cannot be seen go.
    package init(skipsHidden: Bool = true, byteLimit: Int = BackingStore.byteLimit) {
        painter.skipsHidden = skipsHidden
        self.byteLimit = byteLimit
    }

    /// Paints what has changed since the last frame.
    ///
    /// Layout and display are to be done before. The point of the root's bounds that is its origin lies at the
    /// canvas's top left corner, whatever the root's position and transform. What no layer covers becomes clear.
    /// - Parameters:
    ///   - canvas: A colour bitmap that still holds the last frame; another object is painted wholly.
    ///   - scale: Pixels per point; another one than last time paints everything.
    ///   - time: The time at which animations are shown, in seconds of the world.
    /// - Returns: The rectangles of the canvas that were painted, in pixels, without overlaps; empty when nothing
    ///   visible has changed.
    package func compose(
        _ root: CALayer, onto canvas: Bitmap, scale: CGFloat, at time: Seconds
    ) -> [PixelRect] {
        precondition(scale > 0, "A canvas cannot have \(scale) pixels per point; give a scale above 0.")
        painter.beginFrame(canvas.bounds)
        let isOther = prepare(canvas, scale)
        root.noteFrame()
        guard let scene, let target, isOther || !scene.isUpToDate(with: root) else {
            if !hasRunningAnimations { painter.flattening.drop() }
            return []
        }
        let origin = root.bounds.origin
        let space = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
        scene.update(to: root, at: time, in: space, clip: Compositor.everywhere)
        scene.endFrame()
        painter.counts.shadowsBlurred = scene.shadowsBlurred
        painter.counts.backdropsBlurred = scene.prepareBackdrops(with: painter)
        let wasMoving = hasRunningAnimations
        hasRunningAnimations = root.hasRunningAnimationsInSubtree
        defer { if wasMoving, !hasRunningAnimations { painter.endMotion() } }
        painter.flattening.isAllowed = hasRunningAnimations
        painter.cache.isMoving = hasRunningAnimations
        takeDamage(scene, canvas, isAll: isOther)
        guard !region.isEmpty, let node = scene.root else { return [] }
        painter.paint(node, on: target, in: region, ground: .frame(scene.change))
        painter.endFrame()
        if BackingStore.bytesInUse > byteLimit { dropUnseen(scene, canvas) }
        let painted = region.rectangles
        painter.counts.rectangles = painted.count
        return painted
    }

    /// Takes the tree as shown at a time of the world without painting it, for a frame that nobody sees: its layers are on
    /// the screen and their animations have begun. What the frame changed is painted by the next `compose`.
    package func pass(over root: CALayer, at time: Seconds) {
        root.noteFrame()
        guard root.marks.tree > passed else { return }
        root.noteShown(since: passed, at: time)
        passed = LayerEpoch.end()
    }

    /// Gives up the pictures of what cannot be seen and what is kept for later.
    private func dropUnseen(_ scene: Scene, _ canvas: Bitmap) {
        scene.root?.dropPictures(outside: canvas.bounds)
        painter.pool.dropAll()
        painter.cache.dropUnused()
    }

    /// Room around the canvas for what lies partly outside; beyond that nothing can be seen.
    static let everywhere = PixelRect(x: -65_536, y: -65_536, width: 196_608, height: 196_608)

    /// Whether canvas or scale are others than last time.
    private func prepare(_ canvas: Bitmap, _ scale: CGFloat) -> Bool {
        if canvas === self.canvas, let scene, scene.scale == scale { return false }
        precondition(canvas.format == .colour, "A canvas has to be a colour bitmap, not one of coverage.")
        if scene?.scale != scale { scene = Scene(scale: scale) }
        painter.flattening.drop()
        self.canvas = canvas
        target = Target(Raster(canvas, isOwn: false), area: canvas.bounds)
        return true
    }

    private func takeDamage(_ scene: Scene, _ canvas: Bitmap, isAll: Bool) {
        if isAll {
            region.set(canvas.bounds)
            return
        }
        region.removeAll()
        for rect in scene.damage.rectangles {
            region.insert(rect.intersection(canvas.bounds))
        }
    }
}

extension CALayer {
    /// Notes of the layers that have changed since, and of all that are new, that they are on the screen.
    ///
    /// - Parameter time: The time in what the layer lies in.
    fileprivate func noteShown(since seen: UInt64, at time: Seconds) {
        // `isNew`: whether a layer lies in one that was not on the screen.
        walkTree(self, (isNew: false, time: time), where: { $1.isNew || $0.marks.tree > seen }) { layer, outer in
            outer = (!layer.marks.isOnScreen || outer.isNew, layer.timing.localTime(at: outer.time))
            layer.marks.isOnScreen = true
            layer.beginAnimations(at: outer.time)
            return layer.childrenAndMask
        }
    }

    /// Marks the layers that an animation changes by the time alone; tells no one, as the frame has come already.
    fileprivate func noteFrame() {
        guard marks.isAnimatedBelow, hasRunningAnimationsInSubtree else { return }
        marks.tree = LayerEpoch.current
        noteAnimatedChanges()
    }
}

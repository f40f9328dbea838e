import CoreGraphics

/// Keeps the pixels that the last popovers, menus and dimming views cover, where painting what is behind would cost more
/// than copying them. They are put back when one is removed, and copied where one changes: what is behind, and may be
/// thousands of layers, is not painted again.
final class CoveredContent {
    /// The covered pixels of one layer, which is in front of a backdrop's content.
    private final class Cover {
        /// The nodes from the root to the layer, in the last frame.
        var path: ArraySlice<RenderNode>
        let front: RenderNode
        private(set) var target: RenderTarget
        /// The pixels that show what is behind the layer.
        let filled = PixelRegion()
        /// Those that were filled for the current frame.
        let onCanvas = PixelRegion()
        /// Whether nothing was in front of the layer in the last frame.
        var isFrontmost = false

        init(_ backdrop: VisibleBackdrop, over area: PixelRect) {
            path = backdrop.foregroundPath
            front = backdrop.foreground
            target = RenderTarget(clearOver: area)
        }

        /// Makes room for `extent`. A layer that outgrows its pixels mostly grows in every frame, so it gets those of
        /// the whole canvas.
        func makeRoom(for extent: PixelRect, on canvas: PixelRect) {
            guard !target.area.contains(extent) else { return }
            let larger = RenderTarget(clearOver: canvas)
            _ = larger.copy(filled, from: target)
            target = larger
        }
    }

    /// The number of layers whose covered pixels are kept.
    private static let limit = 2

    private var covers: [Cover] = []
    /// What painters copy instead of painting it.
    private(set) var pictures: [CoveredPicture] = []
    private let scratch = PixelRegion()
    /// The target of pictures that are entirely on the canvas.
    private let noPixels = RenderTarget(clearOver: .zero)

    /// Forgets all pixels, for another canvas.
    func removeAll() {
        for cover in covers { cover.front.painted.keepsCovered = false }
        covers.removeAll()
        pictures.removeAll()
    }

    /// Forgets what a layer covers.
    private func remove(_ cover: Cover) {
        cover.front.painted.keepsCovered = false
        covers.removeAll { $0 === cover }
    }

    /// Copies what visible backdrops have covered since the last frame, before they are painted.
    ///
    /// - Parameters:
    ///   - places: The visible backdrops.
    ///   - lastFrame: The canvas, which still shows the last frame.
    ///   - changes: What has changed since.
    /// - Returns: The number of copied pixels.
    func update(_ places: [VisibleBackdrop], lastFrame: RenderTarget, since changes: TreeChanges) -> Int {
        defer { updatePictures() }
        for cover in covers where !places.contains(where: { $0.foreground === cover.front }) { remove(cover) }
        guard changes.isOrderComplete else {
            removeAll()
            return 0
        }
        var copied = 0
        for target in places {
            let front = target.foreground
            if let cover = covers.first(where: { $0.front === front }) {
                for change in changes.ordered where change.updateOrder < front.lastUpdate.updateOrder {
                    cover.filled.subtract(change.rect)
                }
            } else if changes.previousExtent(of: front).isEmpty {
                guard CostlyCover.isWorthwhile(target, on: lastFrame.area) else { continue }
                if covers.count >= Self.limit { remove(covers[0]) }
                covers.append(Cover(target, over: front.extent.intersection(lastFrame.area)))
            }
            guard let cover = covers.first(where: { $0.front === front }) else { continue }
            copied += fill(cover, behind: target.foregroundPath, from: lastFrame, since: changes)
            cover.path = target.foregroundPath
            cover.isFrontmost = target.isFrontmost
        }
        return copied
    }

    /// Lets the painter leave the pixels on the canvas that already show what is behind new layers, in this frame.
    ///
    /// - Parameter paths: The nodes from the root to layers that may be new.
    func addAppearances(of paths: [ArraySlice<RenderNode>], on canvas: PixelRect, since changes: TreeChanges) {
        guard changes.isOrderComplete else { return }
        for path in paths {
            guard let front = path.last, changes.previousExtent(of: front).isEmpty,
                !pictures.contains(where: { $0.front === front })
            else { continue }
            let shown = PixelRegion()
            shown.assignLastFrame(behind: path, on: canvas, since: changes)
            shown.formIntersection(front.extent)
            guard !shown.isEmpty else { continue }
            pictures.append(CoveredPicture(front: front, filled: shown, onCanvas: shown, target: noPixels))
        }
    }

    /// Forgets what only the painted frame could use.
    func endFrame() {
        pictures.removeAll { $0.target === noPixels }
    }

    private func updatePictures() {
        pictures.removeAll(keepingCapacity: true)
        for cover in covers where !cover.filled.isEmpty {
            pictures.append(
                CoveredPicture(
                    front: cover.front, filled: cover.filled, onCanvas: cover.onCanvas, target: cover.target))
        }
    }

    /// Copies the newly covered pixels.
    private func fill(
        _ cover: Cover, behind path: ArraySlice<RenderNode>, from lastFrame: RenderTarget, since changes: TreeChanges
    ) -> Int {
        cover.onCanvas.removeAll()
        let extent = cover.front.extent.intersection(lastFrame.area)
        guard !cover.filled.contains(extent) else { return 0 }
        scratch.assignLastFrame(behind: path, on: lastFrame.area, since: changes)
        scratch.formIntersection(extent)
        scratch.subtract(cover.filled)
        cover.makeRoom(for: extent, on: lastFrame.area)
        cover.filled.formUnion(scratch)
        cover.onCanvas.assign(scratch)
        return cover.target.copy(scratch, from: lastFrame)
    }

    /// Puts back the pixels that a removed layer has covered, as far as nothing else has changed there.
    ///
    /// - Parameters:
    ///   - places: The visible backdrops.
    ///   - damage: The pixels to paint; those that are put back are removed from it.
    ///   - restored: Set to the pixels that were put back.
    /// - Returns: The number of copied pixels.
    func restore(
        without places: [VisibleBackdrop], on canvas: RenderTarget, in damage: PixelRegion, restored: PixelRegion,
        since changes: TreeChanges
    ) -> Int {
        restored.removeAll()
        let gone = covers.filter { cover in !places.contains { $0.foreground === cover.front } }
        let removals = changes.ordered.filter { $0.cause == .removal }
        let outermost = gone.first { outer in gone.allSatisfy { $0.path.contains { $0 === outer.front } } }
        guard let cover = outermost, removals.count == 1, cover.isFrontmost, changes.isOrderComplete,
            let removed = cover.path.indices.dropFirst().first(where: { index in
                changes.removed.contains { $0 === cover.path[index] }
            })
        else { return 0 }
        restored.assign(cover.filled)
        // What else was in the removed layer does not show any more.
        for index in removed..<cover.path.endIndex - 1 {
            restored.subtract(cover.path[index].ownExtent)
            for child in cover.path[index].children where child !== cover.path[index + 1] {
                restored.subtract(child.extent)
            }
        }
        restored.formIntersection(cover.front.extent)
        restored.formIntersection(removals[0].rect)
        for change in changes.ordered where change.cause != .removal { restored.subtract(change.rect) }
        restored.formIntersection(damage)
        damage.subtract(restored)
        return canvas.copy(restored, from: cover.target)
    }
}

extension VisibleBackdrop {
    /// Whether nothing is in front of the layer that covers the content.
    fileprivate var isFrontmost: Bool {
        let extent = foreground.extent
        return path[..<foregroundIndex].indices.allSatisfy { index in
            path[index].border == nil
                && path[index].children.reversed().first {
                    $0 === path[index + 1] || $0.isVisible && !$0.extent.intersection(extent).isEmpty
                } === path[index + 1]
        }
    }
}

import CoreGraphics

/// Keeps the pixels that the last popovers and menus cover, and puts them back when one is removed: what is behind, and
/// may be thousands of layers, is not painted again.
final class CoveredContent {
    /// The covered pixels of one layer, which is in front of a backdrop's content.
    private final class Cover {
        /// The nodes from the root to the layer, in the last frame.
        var path: ArraySlice<RenderNode>
        let front: RenderNode
        let target: RenderTarget
        /// The pixels that show what is behind the layer.
        let filled = PixelRegion()
        /// Whether nothing was in front of the layer in the last frame.
        var isFrontmost = false

        init(_ place: VisibleBackdrop, on canvas: PixelRect) {
            path = place.foregroundPath
            front = place.foreground
            // Untouched new memory of this size costs nothing.
            target = RenderTarget(clearOver: canvas)
        }
    }

    /// The number of layers whose covered pixels are kept.
    private static let limit = 2

    private var covers: [Cover] = []
    private let scratch = PixelRegion()

    /// Forgets all pixels, for another canvas.
    func removeAll() {
        covers.removeAll()
    }

    /// Copies what visible backdrops have covered since the last frame, before they are painted.
    ///
    /// - Parameters:
    ///   - places: The visible backdrops.
    ///   - lastFrame: The canvas, which still shows the last frame.
    ///   - changes: What has changed since.
    /// - Returns: The number of copied pixels.
    func update(_ places: [VisibleBackdrop], lastFrame: RenderTarget, since changes: TreeChanges) -> Int {
        covers.removeAll { cover in !places.contains { $0.foreground === cover.front } }
        guard changes.isOrderComplete else {
            removeAll()
            return 0
        }
        var copied = 0
        for place in places {
            let front = place.foreground
            if let cover = covers.first(where: { $0.front === front }) {
                for change in changes.ordered where change.updateOrder < front.history.updateOrder {
                    cover.filled.subtract(change.rect)
                }
            } else if changes.previousExtent(of: front).isEmpty {
                if covers.count >= Self.limit { covers.removeFirst() }
                covers.append(Cover(place, on: lastFrame.area))
            }
            guard let cover = covers.first(where: { $0.front === front }) else { continue }
            copied += fill(cover, behind: place.foregroundPath, from: lastFrame, since: changes)
            cover.path = place.foregroundPath
            cover.isFrontmost = place.isFrontmost
        }
        return copied
    }

    /// Copies the newly covered pixels.
    private func fill(
        _ cover: Cover, behind path: ArraySlice<RenderNode>, from lastFrame: RenderTarget, since changes: TreeChanges
    ) -> Int {
        let extent = cover.front.extent.intersection(lastFrame.area)
        guard !cover.filled.contains(extent) else { return 0 }
        scratch.assignLastFrame(behind: path, on: lastFrame.area, since: changes)
        scratch.formIntersection(extent)
        scratch.subtract(cover.filled)
        cover.filled.formUnion(scratch)
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
        guard gone.count == 1, removals.count == 1, gone[0].isFrontmost, changes.isOrderComplete,
            let removed = gone[0].path.indices.dropFirst().first(where: { index in
                !gone[0].path[index - 1].children.reversed().contains { $0 === gone[0].path[index] }
            })
        else { return 0 }
        restored.assign(gone[0].filled)
        // What else was in the removed layer does not show any more.
        for index in removed..<gone[0].path.endIndex - 1 {
            restored.subtract(gone[0].path[index].ownExtent)
            for child in gone[0].path[index].children where child !== gone[0].path[index + 1] {
                restored.subtract(child.extent)
            }
        }
        restored.formIntersection(gone[0].front.extent)
        restored.formIntersection(removals[0].rect)
        for change in changes.ordered where change.cause != .removal { restored.subtract(change.rect) }
        restored.formIntersection(damage)
        damage.subtract(restored)
        return canvas.copy(restored, from: gone[0].target)
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

import CoreGraphics

extension PixelRegion {
    /// Sets the region to the pixels of the last frame that already show what is now behind the last node of `path`:
    /// nothing has changed there, and nothing was in front.
    ///
    /// - Parameters:
    ///   - path: The nodes from the root to the one in front. What is behind is shown without the opacity, masks and
    ///     corners of the others.
    ///   - canvas: The canvas's pixels.
    ///   - changes: What has changed since the last frame.
    func assignLastFrame(behind path: ArraySlice<RenderNode>, on canvas: PixelRect, since changes: TreeChanges) {
        removeAll()
        guard changes.isOrderComplete, let front = path.last else { return }
        let parents = path.dropLast()
        // A node that appears brings its own content, so its parents appear only if they were empty.
        let firstNew = parents.firstIndex { changes.previousExtent(of: $0).isEmpty } ?? parents.endIndex
        guard parents[..<firstNew].allSatisfy(\.showsContentUnchanged) else { return }
        insert(canvas)
        let newOrders = parents[firstNew...].map(\.lastUpdate.updateOrder)
        for change in changes.ordered where !isInFront(change, of: front, newParents: newOrders) {
            subtract(change.rect)
        }
        subtract(changes.previousExtent(of: front))
        for index in parents.indices {
            let parent = path[index]
            let isNew = index >= firstNew
            if isNew { subtract(parent.ownExtent) }
            let next = path[index + 1]
            let position = parent.children.lastIndex(before: parent.children.count) { $0 === next }
            guard let position else { continue }
            if isNew {
                parent.children.forEachUncounted(in: 0..<position) { subtract($0.extent) }
            } else {
                parent.children.forEachUncounted(in: position + 1..<parent.children.count) {
                    subtract(changes.previousExtent(of: $0))
                }
            }
        }
    }

    /// Whether the change leaves what is behind `front` as it is.
    private func isInFront(_ change: BackdropChange, of front: RenderNode, newParents: [Int]) -> Bool {
        change.updateOrder >= front.lastUpdate.updateOrder
            || change.cause == .appearance && newParents.contains(change.updateOrder)
    }
}

extension RenderNode {
    /// Whether its content is on the canvas as it is, apart from a rectangular clip.
    fileprivate var showsContentUnchanged: Bool {
        !isGroup && !clipsToShape && shown.opacity >= 1 && border == nil && plane == nil
    }
}

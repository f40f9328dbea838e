import CoreGraphics

extension RenderNode {
    /// Releases the images of subtrees outside the rectangle; they are drawn again when they become visible.
    func discardImages(outside area: PixelRect) {
        var waiting = [self]
        while let node = waiting.popLast() {
            if !node.extent.intersects(area) { node.discardOwnImages() }
            waiting.append(contentsOf: node.children)
            if let mask = node.mask { waiting.append(mask) }
        }
    }

    private func discardOwnImages() {
        pictures.drawing?.discardPixels()
        pictures.shadow?.discardStretched()
        painted.rasterized = nil
        guard let plane else { return }
        plane.image = nil
        plane.edgeCoverage = nil
        plane.node.discardImages(outside: .zero)
    }
}

import CoreGraphics

extension RenderNode {
    /// Releases the images of subtrees outside the rectangle; they are drawn again when they become visible.
    func dropPictures(outside area: PixelRect) {
        var waiting = [self]
        while let node = waiting.popLast() {
            if !node.extent.intersects(area) { node.dropOwnPictures() }
            waiting.append(contentsOf: node.children)
            if let mask = node.mask { waiting.append(mask) }
        }
    }

    private func dropOwnPictures() {
        drawing?.dropPixels()
        shadow?.dropLaid()
        rasterized = nil
        guard let plane else { return }
        (plane.picture, plane.cover) = (nil, nil)
        plane.node.dropPictures(outside: .zero)
    }
}

import CoreGraphics

extension RenderNode {
    /// The levels and siblings that `forEachOpaqueClippedRect` examines. Chosen: enough for the content view of a
    /// controller in the views of a sheet; a search of all would cost more than it saves.
    private static let occluderDepth = 4
    private static let occluderSiblings = 16

    /// Calls `body` with canvas rectangles that are hidden by opaque sublayers inside the rounded corners: of a sheet,
    /// the background of its content.
    func forEachOpaqueClippedRect(_ body: (PixelRect) -> Void) {
        guard clipsToShape else { return }
        outline.forEachOpaqueRect(on: placement.grid) { inner in
            let inner = inner.intersection(placement.contentClip)
            guard inner.area >= PixelRegion.minimumOccluderArea else { return }
            forEachOpaqueSublayerRect(in: inner, depth: Self.occluderDepth, body)
        }
    }

    private func forEachOpaqueSublayerRect(in area: PixelRect, depth: Int, _ body: (PixelRect) -> Void) {
        guard depth > 0, children.count <= Self.occluderSiblings else { return }
        for child in children where child.isVisible && child.shown.opacity >= 1 && child.extent.intersects(area) {
            guard child.plane == nil, !child.isGroup else { continue }
            if let background = child.background, background.isOpaque {
                child.outline.forEachOpaqueRect(on: child.placement.grid) {
                    let rect = $0.intersection(child.placement.clip).intersection(area)
                    if !rect.isEmpty { body(rect) }
                }
            } else if !child.clipsToShape {
                child.forEachOpaqueSublayerRect(
                    in: area.intersection(child.placement.contentClip), depth: depth - 1, body)
            }
        }
    }
}

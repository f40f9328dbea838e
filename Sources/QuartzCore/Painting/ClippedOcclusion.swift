import CoreGraphics

/// Finds what opaque content in rounded corners hides: of a sheet, what is behind the background of its content.
enum ClippedOcclusion {
    /// The levels and siblings that are examined. Chosen: enough for the content view of a controller in the views of a
    /// sheet; a search of all would cost more than it saves.
    private static let depth = 4
    private static let siblings = 16

    /// Calls `body` with canvas rectangles that opaque sublayers of a node that clips to its shape hide.
    static func forEachOpaqueRect(in node: RenderNode, _ body: (PixelRect) -> Void) {
        node.outline.forEachOpaqueRect(on: node.placement.grid) { inner in
            let inner = inner.intersection(node.placement.contentClip)
            guard inner.area >= PixelRegion.minimumOccluderArea else { return }
            forEachOpaqueRect(ofChildrenOf: node, in: inner, depth: depth, body)
        }
    }

    private static func forEachOpaqueRect(
        ofChildrenOf node: RenderNode, in area: PixelRect, depth: Int, _ body: (PixelRect) -> Void
    ) {
        guard depth > 0, node.children.count <= siblings else { return }
        for child in node.children where child.isVisible && child.shown.opacity >= 1 && child.extent.intersects(area) {
            guard child.plane == nil, !child.isGroup else { continue }
            if let background = child.background, background.isOpaque {
                Outline(ofBackgroundOf: child, alpha: 1).forEachOpaqueRect(on: child.placement.grid) {
                    let rect = $0.intersection(child.placement.clip).intersection(area)
                    if !rect.isEmpty { body(rect) }
                }
            } else if !child.clipsToShape {
                forEachOpaqueRect(
                    ofChildrenOf: child, in: area.intersection(child.placement.contentClip), depth: depth - 1, body)
            }
        }
    }
}

import CoreGraphics

extension RenderNode {
    /// Gives up the pictures of what lies outside the rectangle, here and below; they are made again when it comes in.
    func dropPictures(outside area: PixelRect) {
        if !extent.intersects(area) {
            drawing?.dropPixels()
            shadow?.dropLaid()
            rasterized = nil
            if let plane {
                (plane.picture, plane.cover) = (nil, nil)
                plane.node.dropPictures(outside: .zero)
            }
        }
        for child in children { child.dropPictures(outside: area) }
        mask?.dropPictures(outside: area)
    }
}

import CPixman
import CoreGraphics

/// What lies still behind a running animation, flattened to one picture of the canvas, so that a frame of the animation
/// copies rows where it would have to composite many layers.
///
/// It is filled bit by bit, where damage needs it, and stays right as long as nothing behind the same cut changes.
final class Backdrop {
    /// Where the order from back to front is cut: everything behind this part of this layer is in the picture.
    struct Cut: Equatable {
        let layer: UInt64
        let part: Part
    }

    let cut: Cut
    let target: Target
    /// The pixels that are filled.
    let filled = PixelRegion()

    init(_ cut: Cut, over area: PixelRect) {
        self.cut = cut
        // Fresh memory of this size costs nothing until it is written to.
        target = Target(clearOver: area)
    }

    /// Copies the pixels of the region, all of them filled, to a target with the same area.
    ///
    /// - Returns: How many there were.
    func copy(_ region: PixelRegion, to other: Target) -> Int {
        precondition(other.area == target.area, "A backdrop of \(target.area) was laid under \(other.area).")
        let (from, to) = (target.raster.bitmap, other.raster.bitmap)
        var copied = 0
        region.forEachRectangle { rect in
            let rect = rect.intersection(target.area)
            let (x, y) = (rect.x - target.area.x, rect.y - target.area.y)
            for row in 0..<rect.height {
                (to.pixels + (y + row) * to.bytesPerRow + x * 4)
                    .copyMemory(from: from.pixels + (y + row) * from.bytesPerRow + x * 4, byteCount: rect.width * 4)
            }
            copied += rect.area
        }
        return copied
    }
}

/// Decides frame by frame whether a backdrop is worth keeping.
///
/// It begins with the second frame in a row that is cut at the same place: one frame alone is cheaper to paint.
final class Flattening {
    /// Whether an animation is running; without one there may be no next frame.
    var isAllowed = false
    private(set) var backdrop: Backdrop?
    private var last: Backdrop.Cut?

    /// The backdrop for a frame that is cut here.
    ///
    /// - Parameter isWorthIt: Asked before a backdrop is begun.
    /// - Returns: Nil when the frame is to be painted without one.
    func backdrop(cutAt cut: Backdrop.Cut, over area: PixelRect, isWorthIt: () -> Bool) -> Backdrop? {
        defer { last = cut }
        if let backdrop, backdrop.cut == cut, backdrop.target.area == area { return backdrop }
        backdrop = nil
        guard last == cut, isWorthIt() else { return nil }
        backdrop = Backdrop(cut, over: area)
        return backdrop
    }

    /// Gives the backdrop's memory up.
    func drop() {
        (backdrop, last) = (nil, nil)
    }
}

import CPixman
import CoreGraphics

/// The static content behind a running animation, flattened to one image of the canvas. A frame copies its rows
/// instead of compositing many layers.
///
/// It is filled where damage needs it, and stays valid as long as nothing behind the same split changes.
final class StaticBackground {
    /// A split of the back-to-front order: everything behind this part of this node is in the image.
    struct Split: Equatable {
        /// The node's `serial`.
        let node: UInt64
        let part: Part
    }

    let split: Split
    let target: RenderTarget
    /// The pixels that are filled.
    let filled = PixelRegion()

    init(_ split: Split, over area: PixelRect) {
        self.split = split
        // Untouched new memory of this size costs nothing.
        target = RenderTarget(clearOver: area)
    }

    /// Copies the pixels of the region, all of which are filled, to a target with the same area.
    ///
    /// - Parameter band: The pixels to copy; nil for all.
    /// - Returns: The number of copied pixels.
    func copy(_ region: PixelRegion, in band: PixelRect?, to other: RenderTarget) -> Int {
        precondition(
            other.area == target.area, "A static background of \(target.area) does not match a target of \(other.area)."
        )
        return other.copy(region, from: target, in: band)
    }
}

/// The split of the static background that collecting a frame looks for.
struct SplitSearch {
    let split: StaticBackground.Split
    /// The pixels of the static background that are filled.
    let filled: PixelRegion
    let change: TreeChanges.Summary
}

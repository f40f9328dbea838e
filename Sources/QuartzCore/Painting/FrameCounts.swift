/// The work of a compositor for one frame. Counts do not depend on the machine, so tests can limit them.
package struct FrameCounts: Equatable, Sendable {
    /// The layers whose visibility was checked.
    package var layersCollected = 0
    /// The sublayers that were looked at to find those that have changed or are visible.
    package var siblingsChecked = 0
    /// The layers of which anything was painted.
    package var layersDrawn = 0
    /// The pixels written, counted at each write, without copies. Holes in a rectangle of damage are counted too.
    package var pixelsComposited = 0
    /// The pixels copied unchanged from the flattened static background, or for a backdrop from the last frame.
    package var pixelsCopied = 0
    /// The bitmaps that were drawn or filled: shapes, gradients, shared corners and shadows, groups, projected
    /// layers, and a new static background.
    package var imagesDrawn = 0
    /// The shadows rasterized and blurred, without those composed of shared tiles.
    package var shadowsBlurred = 0
    /// The backdrop layers whose image was blurred, wholly or in part.
    package var backdropsBlurred = 0
    /// The rectangles of the damage.
    package var rectangles = 0

    /// Creates counts of zero.
    package init() {}
}

/// What a compositor did for one frame. Counts do not depend on the machine, so tests hold limits on them.
package struct FrameCounts: Equatable, Sendable {
    /// The layers that were asked what of them can be seen.
    package var layersGathered = 0
    /// The layers of which anything was painted.
    package var layersDrawn = 0
    /// The pixels written, each time one was written, copies not counted; where a rectangle of damage has a hole, that
    /// is counted too.
    package var pixelsComposited = 0
    /// The pixels copied as they were, row by row, from a flattened backdrop.
    package var pixelsCopied = 0
    /// The bitmaps that had to be drawn or filled: shapes, gradients, shared corners and shadows, groups, projected
    /// layers, the backdrop when it is begun.
    package var picturesMade = 0
    /// The shadows rasterised and blurred; those made of tiles, which layers share, not counted.
    package var shadowsBlurred = 0
    /// The backdrop layers whose picture was blurred anew, wholly or in part.
    package var backdropsBlurred = 0
    /// The rectangles that the damage had.
    package var rectangles = 0

    /// Nothing at all.
    package init() {}
}

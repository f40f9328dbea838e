/// The pixels behind a layer, kept from before it appeared.
struct CoveredPicture {
    /// The layer that covers them.
    let front: RenderNode
    /// The pixels that show what is behind.
    let filled: PixelRegion
    /// Those of them that the canvas still shows when the frame is painted.
    let onCanvas: PixelRegion
    let target: RenderTarget
}

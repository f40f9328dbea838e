import Foundation

/// The state that `saveGState()` saves, without the clip, which Cairo saves.
struct GraphicsState {
    /// From user space to pixels of the bitmap, y down.
    var userToPixel: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var line = LineStyle()
    var shouldAntialias = true
    var interpolation = CGInterpolationQuality.default
    var shadow: Shadow?
    /// The mask of all drawing; nil when there is none.
    var clipMask: CairoSurface?
}

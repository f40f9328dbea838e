import Foundation

/// The state that `saveGState()` saves, without the clip, which Cairo saves.
struct GraphicsState {
    /// From user space to pixels of the bitmap, y down.
    var userToPixel: CGAffineTransform
    /// From the space in which patterns begin at the origin to pixels.
    var patternToPixel: CGAffineTransform
    /// Moves patterns in that space.
    var patternPhase = CGSize.zero
    /// The spaces of the components that patterns get.
    var fillSpace: CGColorSpace?
    var strokeSpace: CGColorSpace?
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

    /// From the space of patterns, moved by their phase, to pixels.
    var movedPatternToPixel: CGAffineTransform {
        patternToPixel.translatedBy(x: patternPhase.width, y: patternPhase.height)
    }
}

import CCairo
import Foundation

extension CGContext {
    /// Sets the fill color; initially black.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the fill color in device RGB; components 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray, 0 black to 1 white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the fill color in CMYK; components 0 to 1.
    public func setFillColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the stroke color; initially black.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the stroke color in device RGB; components 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color to a gray, 0 black to 1 white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the stroke color in CMYK; components 0 to 1.
    public func setStrokeColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// Sets the line width, in user space at the time of drawing. Initially 1; 0 draws nothing.
    public func setLineWidth(_ width: CGFloat) {
        guard accepts(width, in: "setLineWidth(_:)") else { return }
        state.line.width = width
    }

    /// Sets the shape of line ends; initially `butt`.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets the shape of line corners; initially `miter`.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Sets the maximum length of a mitered corner, in line widths; initially 10.
    public func setMiterLimit(_ limit: CGFloat) {
        guard accepts(limit, in: "setMiterLimit(_:)") else { return }
        state.line.miterLimit = limit
    }

    /// Sets the alternating lengths of dashes and gaps, starting `phase` into the pattern; an empty array draws solid
    /// lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard accepts(phase, in: "setLineDash(phase:lengths:)") else { return }
        state.line.dashPhase = phase
        state.line.dashLengths = lengths
    }

    /// Sets the opacity of all drawing, in addition to the colors' own alpha: clamped to 0 to 1, initially 1.
    public func setAlpha(_ alpha: CGFloat) {
        guard accepts(alpha, in: "setAlpha(_:)") else { return }
        state.alpha = max(0, min(1, alpha))
    }

    /// Sets how drawing is blended with existing pixels; initially `normal`.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Draws later content with a black shadow of one third opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Draws later content with a shadow; a nil color removes it.
    ///
    /// Offset and blur are in the context's base space, whatever the current transform: points with y down in UIKit's
    /// contexts. The blur's standard deviation is half of `blur`.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard
            DrawingMisuse.accepts(
                [CGPoint(x: offset.width, y: offset.height), CGPoint(x: blur, y: 0)], in: "setShadow")
        else { return }
        guard let color, color.alpha > 0 else {
            state.shadow = nil
            return
        }
        let moved = offset.applying(baseToPixel)
        state.shadow = Shadow(
            offset: CGVector(dx: moved.width, dy: moved.height), blur: max(0, blur) * abs(baseToPixel.a), color: color)
    }

    /// Sets whether edges are antialiased; initially true.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Sets whether antialiasing is possible at all, which is not part of the saved state; initially true.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }

    /// The quality of scaled images.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    private func accepts(_ number: CGFloat, in call: StaticString) -> Bool {
        DrawingMisuse.accepts([CGPoint(x: number, y: 0)], in: call)
    }
}

import CCairo
import Foundation

extension CGContext {
    /// The colour of areas; black at first.
    public func setFillColor(_ color: CGColor) { state.fillColour = color }

    /// The colour of areas by the device's red, green and blue, each 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of areas as a shade of grey, 0 black to 1 white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// The colour of areas by printing inks, each 0 to 1.
    public func setFillColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setFillColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// The colour of lines; black at first.
    public func setStrokeColor(_ color: CGColor) { state.strokeColour = color }

    /// The colour of lines by the device's red, green and blue, each 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of lines as a shade of grey, 0 black to 1 white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// The colour of lines by printing inks, each 0 to 1.
    public func setStrokeColor(
        cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        setStrokeColor(
            CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }

    /// How thick lines are, in the user's coordinates at the time of drawing; 1 at first, nothing is drawn for 0.
    public func setLineWidth(_ width: CGFloat) {
        guard accepts(width, in: "setLineWidth(_:)") else { return }
        state.line.width = width
    }

    /// How open lines end; `butt` at first.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// How lines meet; `miter` at first.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// How many times longer than the line is thick a sharp corner may be; 10 at first.
    public func setMiterLimit(_ limit: CGFloat) {
        guard accepts(limit, in: "setMiterLimit(_:)") else { return }
        state.line.miterLimit = limit
    }

    /// The lengths of dashes and gaps in turn, beginning `phase` into them; an empty list for a whole line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard accepts(phase, in: "setLineDash(phase:lengths:)") else { return }
        state.line.dashPhase = phase
        state.line.dashLengths = lengths
    }

    /// How opaque everything drawn is, on top of its own alpha: 0 to 1, 1 at first.
    public func setAlpha(_ alpha: CGFloat) {
        guard accepts(alpha, in: "setAlpha(_:)") else { return }
        state.alpha = max(0, min(1, alpha))
    }

    /// How what is drawn mixes with what is there; `normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Draws a black shadow of a third's opacity under everything, from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Draws a shadow under everything, from now on; nil for none.
    ///
    /// Offset and blur are in the coordinates the context began with, whatever transforms were added: points with y
    /// down in UIKit's contexts. The blur's standard deviation is half of `blur`.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard Refusal.accepts([CGPoint(x: offset.width, y: offset.height), CGPoint(x: blur, y: 0)], in: "setShadow")
        else { return }
        guard let color, color.alpha > 0 else {
            state.shadow = nil
            return
        }
        let moved = offset.applying(baseToPixel)
        state.shadow = Shadow(
            offset: CGVector(dx: moved.width, dy: moved.height), blur: max(0, blur) * abs(baseToPixel.a), colour: color)
    }

    /// Whether edges are smoothed; true at first.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Whether edges may be smoothed at all, which is not saved with the state; true at first.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
        self.allowsAntialiasing = allowsAntialiasing
    }

    /// How drawn images are scaled.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    private func accepts(_ number: CGFloat, in call: StaticString) -> Bool {
        Refusal.accepts([CGPoint(x: number, y: 0)], in: call)
    }
}

extension CGContext {
    /// Sets where patterns begin, as an offset in the context's base space; part of the saved state. Initially zero: the
    /// corner of the context, or the origin of the layer that draws.
    public func setPatternPhase(_ phase: CGSize) {
        guard DrawingMisuse.accepts([CGPoint(x: phase.width, y: phase.height)], in: "setPatternPhase(_:)") else {
            return
        }
        state.patternPhase = phase
    }

    /// Sets the space of the components that color a stencil in `setFillPattern(_:colorComponents:)`, by
    /// `CGColorSpace(patternBaseSpace:)`. Another space gives black as the fill color.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        state.fillColor = initialColor(in: space)
    }

    /// Sets the space of the components that color a stencil in `setStrokePattern(_:colorComponents:)`, as
    /// `setFillColorSpace(_:)` does for fills.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        state.strokeColor = initialColor(in: space)
    }

    /// Fills with the pattern from now on.
    ///
    /// - Parameter components: The alpha of a colored pattern. Of a stencil, the components in the base of the space that
    ///   `setFillColorSpace(_:)` has set, followed by alpha; without such a space nothing changes, after a line in the log.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = color(pattern, components, in: state.fillSpace, call: "setFillPattern") else { return }
        state.fillColor = color
    }

    /// Strokes with the pattern from now on; the components are those of `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        guard let color = color(pattern, components, in: state.strokeSpace, call: "setStrokePattern") else { return }
        state.strokeColor = color
    }

    /// Makes patterns begin at the origin of the current user space.
    package func beginPatternsHere() {
        state.patternToPixel = state.userToPixel
    }

    private func initialColor(in space: CGColorSpace) -> CGColor {
        let zeros = [CGFloat](repeating: 0, count: space.numberOfComponents) + [1]
        // Zero ink is white; the initial color of every space is black.
        guard space.model == .rgb || space.model == .monochrome else { return .black }
        return CGColor(colorSpace: space, components: zeros) ?? .black
    }

    private func color(
        _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, in space: CGColorSpace?, call: String
    ) -> CGColor? {
        let plain = CGColorSpace(patternBaseSpace: nil)
        guard let space = space?.model == .pattern ? space : pattern.isColored ? plain : nil else {
            Log.lineOnce("\(call): the color space is not made by CGColorSpace(patternBaseSpace:). Set it first.")
            return nil
        }
        return CGColor(patternSpace: space, pattern: pattern, components: components)
    }
}

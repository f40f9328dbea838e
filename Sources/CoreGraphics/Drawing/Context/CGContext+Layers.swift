import CCairo
import Foundation

extension CGContext {
    /// Collects drawing until `endTransparencyLayer()`, which composites it as one image with the current alpha,
    /// blend mode and shadow. Inside the layer, these start neutral.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(in: clipInPixels)
    }

    /// Begins a transparency layer that is clipped to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginLayer(in: clipInPixels.intersection(PixelRect(enclosing: rect.applying(state.userToPixel))))
    }

    /// Composites the transparency layer; without one, only logs a line.
    public func endTransparencyLayer() {
        guard let outside = target.outerState, let layer = targets.popLast() else {
            Log.lineOnce("endTransparencyLayer: there is no layer to end. Call beginTransparencyLayer first.")
            return
        }
        state = outside
        // An empty layer only has an effect in a mode that erases uncovered pixels.
        guard layer.isCreated || state.blendMode.affectsUncoveredPixels else { return }
        paint(.layer(layer.surface))
    }

    /// The layer's own clip starts open, because the outer clip applies when it is composited.
    ///
    /// A shadow also falls from drawing outside the clip, so a layer with a shadow is larger.
    private func beginLayer(in clip: PixelRect) {
        var region = clip
        if let shadow = state.shadow {
            let (dx, dy) = shadow.pixelOffset
            region = clip.union(clip.grown(by: shadow.margin).offsetBy(dx: -dx, dy: -dy))
        }
        targets.append(DrawingTarget(region: region, outside: state))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.clipMask = nil
    }
}

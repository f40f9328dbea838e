import CCairo
import Foundation

extension CGContext {
    /// Collects what is drawn until `endTransparencyLayer()`, which then puts it on the bitmap as one picture, with the
    /// alpha, blend mode and shadow set now. Inside, these begin neutral.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        begin(clipInPixels)
    }

    /// A transparency layer that is cut to `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        begin(clipInPixels.intersection(PixelRect(enclosing: rect.applying(state.userToPixel))))
    }

    /// Puts the transparency layer on what lies below it; without one, does nothing but say so.
    public func endTransparencyLayer() {
        guard let outside = target.outside, let layer = targets.popLast() else {
            Refusal.say("endTransparencyLayer: there is no layer to end. Call beginTransparencyLayer first.")
            return
        }
        state = outside
        // Of a layer that nothing was drawn in, only a mode that erases what it does not cover leaves a trace.
        guard layer.isMade || state.blendMode.reachesBeyondInk else { return }
        paint(.layer(layer.surface))
    }

    /// The layer's own clip begins open, as the outer one applies when the layer is put down. A shadow falls from what
    /// lies outside the clip too, so then the layer is larger.
    private func begin(_ clip: PixelRect) {
        var region = clip
        if let shadow = state.shadow {
            let (dx, dy) = shadow.pixelOffset
            region = clip.union(clip.grown(by: shadow.margin).offsetBy(dx: -dx, dy: -dy))
        }
        targets.append(DrawingTarget(region: region, outside: state))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.softClip = nil
    }
}

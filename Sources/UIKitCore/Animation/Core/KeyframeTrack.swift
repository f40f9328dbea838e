/// Collects the keyframes of a block for each property.
@MainActor final class KeyframeTrack {
    let mode: CAAnimationCalculationMode
    /// The current interval, in fractions of the whole; 0 to 1 outside of keyframes.
    private var span = (start: 0.0, end: 1.0)
    private var isInside = false
    private var tracks: [(layer: CALayer, frames: PropertyKeyframes)] = []

    init(_ mode: CAAnimationCalculationMode) {
        self.mode = mode
    }

    /// Runs `changes` as a keyframe.
    ///
    /// - Parameters: Fractions of the enclosing interval, clamped to 0 to 1. NaN counts as 0.
    func addKeyframe(at start: Double, duration: Double, changes: () -> Void) {
        let outer = (span, isInside)
        let length = outer.0.end - outer.0.start
        let start = outer.0.start + length * (start.isNaN ? 0 : min(max(start, 0), 1))
        let part = duration.isNaN ? 0 : min(max(duration, 0), 1)
        span = (start, min(outer.0.end, start + length * part))
        isInside = true
        changes()
        (span, isInside) = outer
    }

    /// Adds the change of a property from `old` to the layer's current value.
    func addChange(of layer: CALayer, from old: LayerProperty) {
        let index = tracks.firstIndex { $0.layer === layer && $0.frames.initial.keyPath == old.keyPath }
        if let index {
            tracks[index].frames.append(layer, from: span.start, to: span.end)
        } else {
            var frames = PropertyKeyframes(old)
            frames.append(layer, from: span.start, to: span.end)
            tracks.append((layer, frames))
        }
    }

    /// Adds all keyframes to the animation.
    func addKeyframes(to animation: ViewAnimation, isReplacing: Bool) {
        for track in tracks {
            animation.addKeyframes(of: track.layer, track.frames, mode: mode, isReplacing: isReplacing)
        }
    }
}

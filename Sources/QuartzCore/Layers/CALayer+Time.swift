import CoreGraphics
import Foundation

extension CALayer {
    /// Start of the layer's time in its parent's time, in seconds; applies to the whole subtree. See `CAMediaTiming`.
    public final var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming(\.beginTime, to: newValue) }
    }
    /// Stored only; layers have no end.
    public final var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// Rate of the layer's time relative to its parent's; 0 stops its animations. Default 1.
    public final var speed: Float {
        get { timing.speed }
        set { changeTiming(\.speed, to: newValue) }
    }
    /// Offset in seconds added to the layer's time. Default 0.
    public final var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming(\.timeOffset, to: newValue) }
    }
    /// Stored only; layers do not repeat.
    public final var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// Stored only; layers do not repeat.
    public final var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Stored only; layers do not repeat.
    public final var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Stored only; layers have no end.
    public final var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Converts `t` from the time of `l`, or media time for nil, to this layer's time.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.mediaTime(at: t) ?? t)
    }

    /// Converts `t` from this layer's time to that of `l`, or media time for nil.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let world = mediaTime(at: t)
        return l?.localTime(at: world) ?? world
    }

    /// The layer's local time at media time `time`.
    final func localTime(at time: Seconds) -> Seconds {
        guard let parent else { return timing.localTime(at: time) }
        var path = [self, parent]
        while let outer = path[path.count - 1].parent { path.append(outer) }
        return path.reversed().reduce(time) { $1.timing.localTime(at: $0) }
    }

    private func mediaTime(at local: Seconds) -> Seconds {
        var time = local
        var layer: CALayer? = self
        while let next = layer {
            let speed = Double(next.timing.speed)
            time = next.timing.beginTime + (speed == 0 ? 0 : (time - next.timing.timeOffset) / speed)
            layer = next.parent
        }
        return time
    }

    private func changeTiming<Value: Equatable>(_ path: WritableKeyPath<TimingValues, Value>, to value: Value) {
        guard timing[keyPath: path] != value else { return }
        timing[keyPath: path] = value
        markChanged()
        if marks.isAnimatedBelow {
            markAnimatedLayersChanged()
        }
    }

    /// Marks every layer with animations in this subtree as changed.
    final func markAnimatedLayersChanged() {
        guard marks.isAnimatedBelow else { return }
        walkTree(self, (), where: { child, _ in child.marks.isAnimatedBelow }, among: CALayer.animatedCandidates) {
            layer, _ in
            if !layer.animations.isEmpty || layer.marks.isEmitting {
                layer.markChanged()
            }
            guard let picture = layer.transitionSnapshot else { return layer.childrenAndMask }
            return layer.childrenAndMask + [picture]
        }
    }
}

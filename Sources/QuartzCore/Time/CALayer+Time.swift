import CoreGraphics
import Foundation

extension CALayer {
    /// See `CAMediaTiming`; a layer's time is that of everything in it.
    public final var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { changeTiming(\.beginTime, to: newValue) }
    }
    /// Stored; layers last for ever.
    public final var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// How fast time goes in the layer; 0 stops its animations. Default 1.
    public final var speed: Float {
        get { timing.speed }
        set { changeTiming(\.speed, to: newValue) }
    }
    public final var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { changeTiming(\.timeOffset, to: newValue) }
    }
    /// Stored; layers do not repeat.
    public final var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// Stored; layers do not repeat.
    public final var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Stored; layers do not repeat.
    public final var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Stored; layers last for ever.
    public final var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The time of this layer when that of `l`, or of the world for nil, is `t`.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.worldTime(at: t) ?? t)
    }

    /// The time of `l`, or of the world for nil, when that of this layer is `t`.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let world = worldTime(at: t)
        return l?.localTime(at: world) ?? world
    }

    /// The layer's time when the world's is `time`.
    final func localTime(at time: Seconds) -> Seconds {
        guard let parent else { return timing.localTime(at: time) }
        var path = [self, parent]
        while let outer = path[path.count - 1].parent { path.append(outer) }
        return path.reversed().reduce(time) { $1.timing.localTime(at: $0) }
    }

    private func worldTime(at local: Seconds) -> Seconds {
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
        noteChange()
        if marks.isAnimatedBelow {
            noteAnimatedChanges()
        }
    }

    /// Marks every layer with animations here and below as changed.
    final func noteAnimatedChanges() {
        guard marks.isAnimatedBelow else { return }
        walkTree(self, (), where: { child, _ in child.marks.isAnimatedBelow }) { layer, _ in
            if !layer.animations.isEmpty {
                layer.noteChange()
            }
            guard let picture = layer.transitionPicture else { return layer.childrenAndMask }
            return layer.childrenAndMask + [picture]
        }
    }
}

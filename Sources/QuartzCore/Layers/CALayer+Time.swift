import CoreGraphics
import Foundation

extension CALayer {
    /// The layer's local time at media time `time`.
    final func localTime(at time: Seconds) -> Seconds {
        guard let parent else { return timing.localTime(at: time) }
        var path = [self, parent]
        while let outer = path[path.count - 1].parent { path.append(outer) }
        return path.reversed().reduce(time) { $1.timing.localTime(at: $0) }
    }

    func mediaTime(at local: Seconds) -> Seconds {
        var time = local
        var layer: CALayer? = self
        while let next = layer {
            let speed = Double(next.timing.speed)
            time = next.timing.beginTime + (speed == 0 ? 0 : (time - next.timing.timeOffset) / speed)
            layer = next.parent
        }
        return time
    }

    func changeTiming<Value: Equatable>(_ path: WritableKeyPath<TimingValues, Value>, to value: Value) {
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

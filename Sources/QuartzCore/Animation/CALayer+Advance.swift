import Foundation

extension CALayer {
    /// Whether anything here or below has an animation that is not over and whose time does not stand still.
    package final var hasRunningAnimationsInSubtree: Bool {
        guard marks.isAnimatedBelow else { return false }
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard layer.marks.isAnimatedBelow, layer.timing.speed != 0 else { continue }
            if layer.animations.contains(where: { !$0.isOver && $0.animation.isMoving }) { return true }
            layer.children.visit(where: { $0.marks.isAnimatedBelow }) { waiting.append($1) }
            if let mask = layer.maskLayer { waiting.append(mask) }
        }
        return false
    }

    /// Calls `body` with every animation here and below that is not over, and with its key; where time stands still there are none.
    package final func forEachRunningAnimation(_ body: (CALayer, String, CAAnimation) -> Void) {
        guard marks.isAnimatedBelow else { return }
        walkTree(self, (), where: { child, _ in child.marks.isAnimatedBelow }) { layer, _ in
            guard layer.timing.speed != 0 else { return nil }
            for running in layer.animations where !running.isOver {
                body(layer, running.key, running.animation)
            }
            return layer.childrenAndMask
        }
    }

    /// Begins the animations that were added since the last frame, ends those that are over, and calls their delegates
    /// and completion blocks, in the order in which the animations were added. Animations of layers that have left
    /// their tree end unfinished. Call it on the root once a frame, before layout.
    ///
    /// - Parameter time: The time of the frame, in seconds of the world.
    package final func advanceAnimations(to time: Seconds) {
        var stopped: [(running: RunningAnimation, isFinished: Bool)] = []
        var started: [CAAnimation] = []
        let thread = TransactionThread.current
        let detached = thread.detached
        thread.detached = []
        for layer in detached where layer.parent == nil && layer.onTreeChange == nil {
            layer.dropAnimations(&stopped)
        }
        advanceSubtree(to: time, &started, &stopped)
        for animation in started {
            animation.delegate?.animationDidStart(animation)
        }
        for (running, isFinished) in stopped.sorted(by: { $0.running.number < $1.running.number }) {
            running.stop(finished: isFinished)
        }
    }

    /// - Parameter time: The time in what the layer lies in.
    private func advanceSubtree(
        to time: Seconds, _ started: inout [CAAnimation],
        _ stopped: inout [(running: RunningAnimation, isFinished: Bool)]
    ) {
        guard marks.isAnimatedBelow else { return }
        walkTree(self, time, where: { child, _ in child.marks.isAnimatedBelow }) { layer, time in
            time = layer.timing.localTime(at: time)
            layer.advance(to: time, &started, &stopped)
            return layer.childrenAndMask
        } leave: { layer, _ in
            layer.marks.isAnimatedBelow =
                !layer.animations.isEmpty || layer.children.has { $0.marks.isAnimatedBelow }
                || layer.maskLayer?.marks.isAnimatedBelow ?? false
        }
    }

    /// Begins and ends the layer's own animations.
    private func advance(
        to time: Seconds, _ started: inout [CAAnimation],
        _ stopped: inout [(running: RunningAnimation, isFinished: Bool)]
    ) {
        beginAnimations(at: time)
        for index in animations.indices
        where !animations[index].hasStarted
            && animations[index].animation.hasBegun(at: animations[index].localTime(at: time))
        {
            animations[index].hasStarted = true
            started.append(animations[index].animation)
        }
        for index in animations.indices where !animations[index].isOver && animations[index].isFinished(at: time) {
            stopped.append((animations[index], true))
            animations[index].isOver = true
            noteChange()
        }
        animations.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    }

    /// Fixes the beginning of animations that have none yet.
    final func beginAnimations(at time: Seconds) {
        for index in animations.indices where animations[index].begin == nil {
            animations[index].begin = animations[index].animation.beginning(in: self, at: time)
        }
    }

    private func dropAnimations(_ stopped: inout [(running: RunningAnimation, isFinished: Bool)]) {
        guard marks.isAnimatedBelow else { return }
        walkTree(self, (), where: { child, _ in child.marks.isAnimatedBelow }) { layer, _ in
            stopped += layer.animations.lazy.filter { !$0.isOver }.map { ($0, false) }
            layer.animations = []
            return layer.childrenAndMask
        } leave: { layer, _ in
            layer.marks.isAnimatedBelow = false
            layer.noteChange()
        }
    }
}

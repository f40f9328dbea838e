import Foundation

extension CALayer {
    /// Whether anything here or below has an animation that is not over and whose time does not stand still.
    package final var hasRunningAnimationsInSubtree: Bool {
        guard marks.isAnimatedBelow, timing.speed != 0 else { return false }
        return animations.contains { !$0.isOver && $0.animation.isMoving }
            || children.has { $0.marks.isAnimatedBelow && $0.hasRunningAnimationsInSubtree }
            || maskLayer?.hasRunningAnimationsInSubtree ?? false
    }

    /// Calls `body` with every animation here and below that is not over, and with its key; where time stands still there are none.
    package final func forEachRunningAnimation(_ body: (CALayer, String, CAAnimation) -> Void) {
        guard marks.isAnimatedBelow, timing.speed != 0 else { return }
        for running in animations where !running.isOver {
            body(self, running.key, running.animation)
        }
        children.visit(where: { $0.marks.isAnimatedBelow }) { $1.forEachRunningAnimation(body) }
        maskLayer?.forEachRunningAnimation(body)
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
        advance(to: timing.localTime(at: time), &started, &stopped)
        for animation in started {
            animation.delegate?.animationDidStart(animation)
        }
        for (running, isFinished) in stopped.sorted(by: { $0.running.number < $1.running.number }) {
            running.stop(finished: isFinished)
        }
    }

    private func advance(
        to time: Seconds, _ started: inout [CAAnimation],
        _ stopped: inout [(running: RunningAnimation, isFinished: Bool)]
    ) {
        guard marks.isAnimatedBelow else { return }
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
        children.visit(where: { $0.marks.isAnimatedBelow }) { _, child in
            child.advance(to: child.timing.localTime(at: time), &started, &stopped)
        }
        maskLayer.map { $0.advance(to: $0.timing.localTime(at: time), &started, &stopped) }
        marks.isAnimatedBelow =
            !animations.isEmpty || children.has { $0.marks.isAnimatedBelow }
            || maskLayer?.marks.isAnimatedBelow ?? false
    }

    /// Fixes the beginning of animations that have none yet.
    final func beginAnimations(at time: Seconds) {
        for index in animations.indices where animations[index].begin == nil {
            animations[index].begin = animations[index].animation.beginning(in: self, at: time)
        }
    }

    private func dropAnimations(_ stopped: inout [(running: RunningAnimation, isFinished: Bool)]) {
        guard marks.isAnimatedBelow else { return }
        stopped += animations.lazy.filter { !$0.isOver }.map { ($0, false) }
        animations = []
        for child in children { child.dropAnimations(&stopped) }
        maskLayer?.dropAnimations(&stopped)
        marks.isAnimatedBelow = false
        noteChange()
    }
}

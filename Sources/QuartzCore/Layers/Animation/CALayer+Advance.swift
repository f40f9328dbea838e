import Foundation

extension CALayer {
    /// Whether this layer or one below it has an animation that is not over, in a layer whose time is not stopped.
    package final var hasRunningAnimationsInSubtree: Bool {
        containsAnimatedLayer { layer in
            layer.marks.isEmitting || layer.animations.contains { !$0.isOver && $0.animation.isMoving }
        }
    }

    /// Whether this layer or one below it has an animation that is not over and ends by itself, in a layer whose time is
    /// not stopped.
    package final var hasEndingAnimationsInSubtree: Bool {
        containsAnimatedLayer { layer in
            layer.animations.contains { !$0.isOver && !$0.animation.isEndless }
        }
    }

    /// Whether `isMatch` is true of a layer of this subtree that is animated, or has an animated one in it. Skips layers
    /// whose time is stopped.
    private func containsAnimatedLayer(where isMatch: (CALayer) -> Bool) -> Bool {
        guard marks.isAnimatedBelow else { return false }
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard layer.marks.isAnimatedBelow, layer.timing.speed != 0 else { continue }
            if isMatch(layer) { return true }
            layer.forEachAnimatedSublayer { waiting.append($0) }
            if let mask = layer.maskLayer { waiting.append(mask) }
        }
        return false
    }

    /// Whether `advanceAnimations(to:)` would begin or end an animation of this subtree, or a layer emits particles.
    ///
    /// - Parameter time: The time of the frame, in seconds of the installed time source.
    package final func hasAnimationEvents(at time: Seconds) -> Bool {
        guard marks.isAnimatedBelow else { return false }
        var waiting = [(layer: self, time: time)]
        while let (layer, time) = waiting.popLast() {
            guard layer.marks.isAnimatedBelow else { continue }
            let local = layer.timing.localTime(at: time)
            if layer.marks.isEmitting || layer.animations.contains(where: { $0.hasEvent(at: local) }) { return true }
            layer.forEachAnimatedSublayer { waiting.append(($0, local)) }
            if let mask = layer.maskLayer { waiting.append((mask, local)) }
        }
        return false
    }

    /// Calls `body` with every unfinished animation in this subtree and its key. Skips layers whose time is stopped.
    package final func forEachRunningAnimation(_ body: (CALayer, String, CAAnimation) -> Void) {
        guard marks.isAnimatedBelow else { return }
        walkTree(self, (), where: { child, _ in child.marks.isAnimatedBelow }, among: CALayer.animatedCandidates) {
            layer, _ in
            guard layer.timing.speed != 0 else { return nil }
            for running in layer.animations where !running.isOver {
                body(layer, running.key, running.animation)
            }
            return layer.childrenAndMask
        }
    }

    /// Begins the animations added since the last frame, ends those that are over, and calls delegates and completion
    /// blocks in the order in which the animations were added.
    ///
    /// Animations of layers that were removed from their tree end unfinished, unless `isRemovedOnCompletion` is false.
    /// Call it on the root once a frame, before layout.
    ///
    /// - Parameter time: The time of the frame, in seconds of the installed time source.
    package final func advanceAnimations(to time: Seconds) {
        var stopped: [(running: RunningAnimation, isFinished: Bool)] = []
        var started: [CAAnimation] = []
        for layer in DetachedLayers.removeLayers(of: self)
        where layer.parent == nil && layer.onTreeChange == nil {
            layer.removeSubtreeAnimations(where: \.isRemovedOnCompletion, collectingIn: &stopped)
        }
        advanceSubtree(to: time, &started, &stopped)
        for animation in started {
            animation.delegate?.animationDidStart(animation)
        }
        for (running, isFinished) in stopped.sorted(by: { $0.running.sequenceNumber < $1.running.sequenceNumber }) {
            running.stop(finished: isFinished)
        }
    }

    /// - Parameter time: The time of the parent layer.
    private func advanceSubtree(
        to time: Seconds, _ started: inout [CAAnimation],
        _ stopped: inout [(running: RunningAnimation, isFinished: Bool)]
    ) {
        guard marks.isAnimatedBelow else { return }
        walkTree(self, time, where: { child, _ in child.marks.isAnimatedBelow }, among: CALayer.animatedCandidates) {
            layer, time in
            time = layer.timing.localTime(at: time)
            layer.advance(to: time, &started, &stopped)
            return layer.childrenAndMask
        } leave: { layer, _ in
            layer.marks.isAnimatedBelow =
                !layer.animations.isEmpty || layer.marks.isEmitting
                || layer.settleMarks(\.isAnimated) { $0.marks.isAnimatedBelow }
                || layer.maskLayer?.marks.isAnimatedBelow ?? false
        }
    }

    /// Begins and ends this layer's own animations.
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
            markChanged()
        }
        animations.removeAll { $0.isOver && $0.animation.isRemovedOnCompletion }
    }

    /// Sets the begin time of animations that have none yet.
    final func beginAnimations(at time: Seconds) {
        for index in animations.indices where animations[index].begin == nil {
            animations[index].begin = animations[index].animation.startTime(in: self, at: time)
        }
    }

    /// Removes the animations of this subtree without calling delegates or completion blocks: its last frame is shown.
    ///
    /// Delegates and completion blocks of animations often retain what they animate.
    package final func discardAnimations() {
        var discarded: [(running: RunningAnimation, isFinished: Bool)] = []
        removeSubtreeAnimations(where: { _ in true }, collectingIn: &discarded)
    }

    private func removeSubtreeAnimations(
        where isRemoved: (CAAnimation) -> Bool,
        collectingIn stopped: inout [(running: RunningAnimation, isFinished: Bool)]
    ) {
        guard marks.isAnimatedBelow else { return }
        walkTree(self, (), where: { child, _ in child.marks.isAnimatedBelow }, among: CALayer.animatedCandidates) {
            layer, _ in
            stopped += layer.animations.filter { !$0.isOver && isRemoved($0.animation) }.map { ($0, false) }
            layer.animations.removeAll { isRemoved($0.animation) }
            return layer.childrenAndMask
        } leave: { layer, _ in
            layer.marks.isAnimatedBelow =
                !layer.animations.isEmpty || layer.marks.isEmitting
                || layer.children.containsUncounted { $0.marks.isAnimatedBelow }
                || layer.maskLayer?.marks.isAnimatedBelow ?? false
            layer.markChanged()
        }
    }
}

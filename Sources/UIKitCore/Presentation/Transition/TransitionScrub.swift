import QuartzCore

/// Scrubs a transition to `percentComplete`, then finishes or cancels it.
///
/// View animations are scrubbed through their drives, or through the animator if it is interruptible. Layer animations
/// are scrubbed through the time of the container's layer.
@MainActor final class TransitionScrub {
    private unowned let transition: ControllerTransition
    private let gathering = AnimationGathering()
    /// The property animators to scrub, which the app's code has started.
    private var animators: [any UIViewImplicitlyAnimating] = []
    /// The time of the container's layer at the beginning; nil while that time runs.
    private var layerStart: Seconds?
    /// The layer animations that were running before.
    private var strangers: Set<ObjectIdentifier> = []
    private var activity: FrameActivities.Activity?
    /// The current progress, 0 to 1.
    private var part = 0.0
    private(set) var isIdle = true

    init(of transition: ControllerTransition) {
        self.transition = transition
    }

    /// Runs `changes`, and pauses their animations at their beginnings.
    /// - Parameter stopsLayers: Whether the time of the container's layer is stopped as well.
    func begin(stoppingLayers stopsLayers: Bool, _ changes: () -> Void) {
        isIdle = false
        if stopsLayers { stopLayerTime() }
        gathering.perform(changes)
        if !transition.interactorMovesAnimators { animators = transition.animatorsToScrub(gathering) }
        if let leader = animators.first {
            restartLayerTime()
            transition.coordinator.runAnimations(in: leader)
            for animator in animators { animator.pauseAnimation() }
        } else {
            gathering.perform { transition.coordinator.runAnimations(along: .linear) }
        }
        place(at: 0)
    }

    /// Pauses the running transition at its current progress.
    func hold() {
        guard let animator = transition.interruptible else { return }
        isIdle = false
        endActivity()
        animator.pauseAnimation()
        if animator.isReversed { animator.isReversed = false }
        transition.percentComplete = min(max(animator.fractionComplete, 0), 1)
        part = Double(transition.percentComplete)
        animators = transition.interactorMovesAnimators ? [] : [animator]
    }

    /// Moves to a fraction of the transition, 0 to 1, along a linear curve.
    func place(at part: Double) {
        self.part = part
        for animator in animators { animator.fractionComplete = CGFloat(part) }
        let time = part * transition.duration
        for animation in gathering.animations { animation.hold(at: time) }
        guard let layerStart else { return }
        // A layer animation that reaches its end is removed, even while its time is stopped.
        transition.containerView.layer.timeOffset = layerStart + min(time, transition.duration * 0.9999)
    }

    // MARK: Ending the interaction

    /// Runs to the end, or back to the beginning, in the remaining time divided by the interactor's speed.
    func letGo(isCancelled: Bool) {
        guard !isIdle else { return }
        let interactor = transition.interactor
        let speed = max(interactor.map { Double($0.completionSpeed) } ?? 1, TransitionNumbers.leastSpeed)
        let driven = animators
        // Animators that run by themselves are not scrubbed any more.
        animators = []
        for animator in driven { resume(animator, isCancelled, speed) }
        guard !gathering.animations.isEmpty || layerStart != nil else { return }
        run(toward: isCancelled ? 0 : 1, speed)
    }

    /// Scrubs the gathered animations frame by frame to `goal`, 0 or 1.
    private func run(toward goal: Double, _ speed: Double) {
        let start = part
        let seconds = abs(goal - start) * transition.duration / speed
        guard seconds > 0, let loop = UIKitSystem.current?.frameLoop else { return arrive(goal == 0) }
        let curve = MotionCurve.cubic((transition.interactor?.completionCurve ?? .easeInOut).function)
        var began: Seconds?
        activity = loop.activities.begin(transition.name) { [weak self] now in
            guard let self else { return false }
            let passed = now - (began ?? now)
            began = began ?? now
            guard passed < seconds - 1e-9 else {
                activity = nil
                arrive(goal == 0)
                return false
            }
            place(at: start + (goal - start) * curve.value(at: passed, of: seconds))
            return true
        }
    }

    private func endActivity() {
        if let activity { UIKitSystem.current?.frameLoop.activities.end(activity) }
        activity = nil
    }

    private func resume(_ animator: any UIViewImplicitlyAnimating, _ isCancelled: Bool, _ speed: Double) {
        let left = isCancelled ? animator.fractionComplete : 1 - animator.fractionComplete
        animator.isReversed = isCancelled
        let interactor = transition.interactor
        let parameters: any UITimingCurveProvider =
            (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
            ?? UICubicTimingParameters(animationCurve: interactor?.completionCurve ?? .easeInOut)
        let factor = max(Double(left) / speed, 1e-3)
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: CGFloat(factor))
    }

    /// Ends the gathered animations at the target, and calls their completions.
    private func arrive(_ isCancelled: Bool) {
        place(at: isCancelled ? 0 : 1)
        resumeLayerTime(isCancelled)
        let ended = gathering.animations
        for animation in ended { animation.end(at: isCancelled ? .start : .end, countsAsFinished: true) }
    }

    /// Ends everything after the end of the transition, wherever it is.
    func end(isCancelled: Bool) {
        endActivity()
        guard !isIdle else { return }
        resumeLayerTime(isCancelled)
        for animation in gathering.animations { animation.end(at: isCancelled ? .start : .end, countsAsFinished: true) }
    }

    // MARK: Layers

    private func stopLayerTime() {
        let layer = transition.containerView.layer
        layer.forEachRunningAnimation { strangers.insert(ObjectIdentifier($2)) }
        let now = layer.convertTime(MediaTime.now, from: nil)
        layerStart = now
        (layer.beginTime, layer.timeOffset, layer.speed) = (0, now, 0)
    }

    /// Restarts the layers' time at the value at which it was stopped.
    private func restartLayerTime() {
        guard let start = layerStart else { return }
        layerStart = nil
        let layer = transition.containerView.layer
        (layer.beginTime, layer.timeOffset, layer.speed) = (MediaTime.now, start, 1)
    }

    private func resumeLayerTime(_ isCancelled: Bool) {
        guard let start = layerStart else { return }
        layerStart = nil
        let layer = transition.containerView.layer
        layer.timeOffset = start + (isCancelled ? 0 : transition.duration)
        (layer.beginTime, layer.speed) = (MediaTime.now, 1)
        // Canceled animations have nothing left to show.
        guard isCancelled else { return }
        var returned: [(layer: CALayer, key: String)] = []
        layer.forEachRunningAnimation { layer, key, animation in
            if !(animation is DrivenAnimation), !strangers.contains(ObjectIdentifier(animation)) {
                returned.append((layer, key))
            }
        }
        for (layer, key) in returned { layer.removeAnimation(forKey: key) }
    }
}

extension ViewAnimation {
    /// Pauses the animation at its linear progress after `time` seconds. Animations that repeat forever are not
    /// changed.
    fileprivate func hold(at time: Seconds) {
        guard timing.repeatCount < Double(Float.greatestFiniteMagnitude) else { return }
        let part = timing.duration > 0 ? (time - timing.delay) / timing.duration : time > timing.delay ? 1 : 0
        drive.hold(at: min(max(part, 0), 1))
        noteDriven()
    }
}

import QuartzCore

/// Scrubs a transition to `percentComplete`, then finishes or cancels it.
///
/// View animations are scrubbed through their drives, or through the animator if it is interruptible. Layer animations
/// are scrubbed through the time of the container's layer.
@MainActor final class InteractiveAnimationScrubber {
    private unowned let transition: ControllerTransition
    private let gathering = AnimationCollector()
    /// The property animators to scrub, which the app's code has started.
    private var animators: [any UIViewImplicitlyAnimating] = []
    /// The time of the container's layer at the beginning; nil while that time runs.
    private var pausedLayerTime: Seconds?
    /// The layer animations that were running before.
    private var preexistingAnimations: Set<ObjectIdentifier> = []
    private var activity: FrameActivities.Activity?
    /// The current progress, 0 to 1.
    private var fraction = 0.0
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
        scrub(to: 0)
    }

    /// Pauses the running transition at its current progress.
    func pause() {
        guard let animator = transition.interruptible else { return }
        isIdle = false
        endActivity()
        animator.pauseAnimation()
        if animator.isReversed { animator.isReversed = false }
        transition.percentComplete = min(max(animator.fractionComplete, 0), 1)
        fraction = Double(transition.percentComplete)
        animators = transition.interactorMovesAnimators ? [] : [animator]
    }

    /// Moves to a fraction of the transition, 0 to 1, along a linear curve.
    func scrub(to part: Double) {
        self.fraction = part
        for animator in animators { animator.fractionComplete = CGFloat(part) }
        let time = part * transition.duration
        for animation in gathering.animations { animation.pause(at: time) }
        guard let pausedLayerTime else { return }
        // A layer animation that reaches its end is removed, even while its time is stopped.
        transition.containerView.layer.timeOffset = pausedLayerTime + min(time, transition.duration * 0.9999)
    }

    // MARK: Ending the interaction

    /// Runs to the end, or back to the beginning, in the remaining time divided by the interactor's speed.
    func endInteraction(isCancelled: Bool) {
        guard !isIdle else { return }
        let interactor = transition.interactor
        let speed = max(interactor.map { Double($0.completionSpeed) } ?? 1, TransitionDefaults.minimumSpeed)
        let driven = animators
        // Animators that run by themselves are not scrubbed any more.
        animators = []
        for animator in driven { resume(animator, isCancelled: isCancelled, speed: speed) }
        guard !gathering.animations.isEmpty || pausedLayerTime != nil else { return }
        run(toward: isCancelled ? 0 : 1, speed: speed)
    }

    /// Scrubs the gathered animations frame by frame to `goal`, 0 or 1.
    private func run(toward goal: Double, speed: Double) {
        let start = fraction
        let seconds = abs(goal - start) * transition.duration / speed
        guard seconds > 0, let loop = UIKitSystem.current?.frameLoop else { return reachTarget(isCancelled: goal == 0) }
        let curve = MotionCurve.cubic((transition.interactor?.completionCurve ?? .easeInOut).function)
        var began: Seconds?
        activity = loop.activities.begin(transition.name) { [weak self] now in
            guard let self else { return false }
            let passed = now - (began ?? now)
            began = began ?? now
            guard passed < seconds - 1e-9 else {
                activity = nil
                reachTarget(isCancelled: goal == 0)
                return false
            }
            scrub(to: start + (goal - start) * curve.value(at: passed, of: seconds))
            return true
        }
    }

    private func endActivity() {
        if let activity { UIKitSystem.current?.frameLoop.activities.end(activity) }
        activity = nil
    }

    private func resume(_ animator: any UIViewImplicitlyAnimating, isCancelled: Bool, speed: Double) {
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
    private func reachTarget(isCancelled: Bool) {
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
        layer.forEachRunningAnimation { preexistingAnimations.insert(ObjectIdentifier($2)) }
        let now = layer.convertTime(MediaTime.now, from: nil)
        pausedLayerTime = now
        layer.beginTime = 0
        layer.timeOffset = now
        layer.speed = 0
    }

    /// Restarts the layers' time at the value at which it was stopped.
    private func restartLayerTime() {
        guard pausedLayerTime != nil else { return }
        pausedLayerTime = nil
        let layer = transition.containerView.layer
        layer.beginTime = MediaTime.now
        layer.speed = 1
    }

    private func resumeLayerTime(_ isCancelled: Bool) {
        guard let start = pausedLayerTime else { return }
        pausedLayerTime = nil
        let layer = transition.containerView.layer
        layer.timeOffset = start + (isCancelled ? 0 : transition.duration)
        layer.beginTime = MediaTime.now
        layer.speed = 1
        // Canceled animations have nothing left to show.
        guard isCancelled else { return }
        var returned: [(layer: CALayer, key: String)] = []
        layer.forEachRunningAnimation { layer, key, animation in
            if !(animation is DrivenAnimation), !preexistingAnimations.contains(ObjectIdentifier(animation)) {
                returned.append((layer, key))
            }
        }
        for (layer, key) in returned { layer.removeAnimation(forKey: key) }
    }
}

extension ViewAnimation {
    /// Pauses the animation at its linear progress after `time` seconds. Animations that repeat forever are not
    /// changed.
    fileprivate func pause(at time: Seconds) {
        guard timing.repeatCount < Double(Float.greatestFiniteMagnitude) else { return }
        let part = timing.duration > 0 ? (time - timing.delay) / timing.duration : time > timing.delay ? 1 : 0
        drive.pause(at: min(max(part, 0), 1))
        noteDriveChange()
    }
}

import QuartzCore

/// Takes a transition as far as a hand says, and from there on or back when it is let go.
///
/// What views animate goes through their drives, or through the animator where it is interruptible; what layers animate
/// goes by the container's time.
@MainActor final class TransitionScrub {
    private unowned let transition: ControllerTransition
    private let gathering = AnimationGathering()
    /// The property animators that are placed: the app's own code has started them.
    private var animators: [any UIViewImplicitlyAnimating] = []
    /// The container's time at the beginning; nil while its time goes on by itself.
    private var layerStart: Seconds?
    /// The animations of layers that were there before.
    private var strangers: Set<ObjectIdentifier> = []
    private var activity: FrameActivities.Activity?
    /// How far it is, 0 to 1.
    private var part = 0.0
    private(set) var isIdle = true

    init(of transition: ControllerTransition) {
        self.transition = transition
    }

    /// Runs `changes`, whose animations stand still at their beginnings from then on.
    ///
    /// - Parameter stopsLayers: Whether the time of the layers in the container stands still as well.
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

    /// The transition, which goes by itself, is caught where it is.
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

    /// - Parameter part: Of the whole way, 0 to 1; the way is taken evenly.
    func place(at part: Double) {
        self.part = part
        for animator in animators { animator.fractionComplete = CGFloat(part) }
        let time = part * transition.duration
        for animation in gathering.animations { animation.hold(at: time) }
        guard let layerStart else { return }
        // A layer's animation that has come to its end is over, even in somebody's hand.
        transition.containerView.layer.timeOffset = layerStart + min(time, transition.duration * 0.9999)
    }

    // MARK: Let go

    /// Goes on to the end, or back to the beginning, in the time that is left at the interactor's speed.
    func letGo(isCancelled: Bool) {
        guard !isIdle else { return }
        let interactor = transition.interactor
        let speed = max(interactor.map { Double($0.completionSpeed) } ?? 1, TransitionNumbers.leastSpeed)
        let driven = animators
        // What continues by itself is placed no more.
        animators = []
        for animator in driven { resume(animator, isCancelled, speed) }
        guard !gathering.animations.isEmpty || layerStart != nil else { return }
        run(toward: isCancelled ? 0 : 1, speed)
    }

    /// Places what was gathered frame by frame from where it is to `goal`, 0 or 1.
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

    /// It is where it was to go: everything ends there, and whoever animated it hears of it.
    private func arrive(_ isCancelled: Bool) {
        place(at: isCancelled ? 0 : 1)
        resumeLayerTime(isCancelled)
        let ended = gathering.animations
        for animation in ended { animation.end(at: isCancelled ? .start : .end, countsAsFinished: true) }
    }

    /// The transition is over, wherever it is.
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

    /// Has the layers' time go on as if it had not been stopped.
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
        // What went back has nothing left to show.
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
    /// Stands still where it would be after `time` seconds if it went evenly; what repeats for ever is left alone.
    fileprivate func hold(at time: Seconds) {
        guard timing.repeatCount < Double(Float.greatestFiniteMagnitude) else { return }
        let part = timing.duration > 0 ? (time - timing.delay) / timing.duration : time > timing.delay ? 1 : 0
        drive.hold(at: min(max(part, 0), 1))
        noteDriven()
    }
}

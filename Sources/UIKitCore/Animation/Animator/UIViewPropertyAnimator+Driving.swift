import StateMachines

extension UIViewPropertyAnimator {
    /// Passes `event` to the state machine, and performs the effects.
    ///
    /// - Parameter prepare: Called first, if the event is valid.
    func perform(_ event: AnimatorStateMachine.Event, name: String, prepare: () -> Void = {}) {
        if !isInterruptible, stateMachine.phase == .running, event.isInterruption {
            return misuse(
                "-[UIViewPropertyAnimator \(name)] was called on an animator that is not interruptible.",
                raises: true)
        }
        guard let effects = stateMachine.handle(event) else { return reportInvalidEvent(event, name) }
        if event.activates { AnimationCollector.current?.add(self) }
        prepare()
        retainedSelf = stateMachine.phase == .running ? self : nil
        runner.runImmediately(effects, perform: perform)
        // A change without animation also has to reach the screen in the next frame.
        animation?.noteDriveChange()
    }

    private func reportInvalidEvent(_ event: AnimatorStateMachine.Event, _ name: String) {
        switch event {
        case .finish:
            misuse("finishAnimationAtPosition: should only be called on a stopped animator!", raises: true)
        case .startAfterDelay:
            misuse("startAnimationAfterDelay: should only be called on an inactive animator!", raises: true)
        case .delayDidEnd, .animationDidEnd: return
        case .start, .pause, .scrub, .resume, .reverse, .stop, .stopWithoutFinishing:
            misuse("-[UIViewPropertyAnimator \(name)] should not be called on a stopped animator!", raises: true)
        }
    }

    private func perform(_ effect: AnimatorStateMachine.Effect) {
        switch effect {
        case .begin: begin()
        case .run: runToEnd()
        case .resume: resumeToEnd()
        case .scheduleDelayedStart: scheduleDelayedStart()
        case .cancelDelayedStart: cancelDelayedStart()
        case .pause: pause()
        case .scrub: scrub()
        case .reverse: reverseCourse()
        case .freeze: animation?.stop()
        case .pauseAtEnd: animation?.drive.pause(at: isDirectionReversed ? 0 : 1)
        case .complete:
            isCompleting = true
            finish(at: isDirectionReversed ? .start : .end)
            isCompleting = false
        case .finish: finish(at: requestedFinalPosition)
        case .reset: reset()
        }
    }

    // MARK: Starting

    func addBlock(_ changes: @escaping () -> Void, delayFactor: CGFloat) {
        switch stateMachine.phase {
        case .inactive, .pending: blocks.append((changes, delayFactor))
        case .running, .paused:
            guard let animation else { return }
            runBlock((changes, delayFactor), in: animation, from: min(max(displayedFraction, 0), 1))
            animation.noteDriveChange()
        case .stopped:
            misuse("-[UIViewPropertyAnimator addAnimations:] should not be called on a stopped animator!", raises: true)
        }
    }

    private func begin() {
        pausedCourse = nil
        let curve = (timingParameters ?? UICubicTimingParameters()).curve(over: duration)
        let animation = ViewAnimation(
            ViewTiming(duration: duration, curve: curve), allowsTouches: isUserInteractionEnabled,
            takesInnerBlocks: true)
        animation.drive.pause(at: isDirectionReversed ? 1 : 0)
        self.animation = animation
        animation.addCompletion { [weak self, weak animation] _ in
            guard let self, let animation, self.animation === animation else { return }
            perform(.animationDidEnd, name: "")
        }
        let pending = blocks
        blocks = []
        for block in pending { runBlock(block, in: animation, from: 0) }
        animation.close(endsWhenEmpty: false)
    }

    /// - Parameter start: The current fraction of the animation, from which the block's changes begin.
    private func runBlock(
        _ block: (changes: () -> Void, delayFactor: CGFloat), in animation: ViewAnimation, from start: Double
    ) {
        let context = AnimationContext(animation)
        let factor = block.delayFactor.isFinite ? min(max(Double(block.delayFactor), 0), 1) : 0
        // The delay is a fraction of the time; the curve converts it to a fraction of the distance.
        let part = animation.timing.curve.value(at: factor * duration, of: duration)
        context.startFraction = factor > 0 ? start + (1 - start) * min(max(part, 0), 1) : start
        context.perform(block.changes)
    }

    private func scheduleDelayedStart() {
        guard let system = UIKitSystem.current else { return perform(.delayDidEnd, name: "") }
        deferredStart = system.frameLoop.scheduleWork("the delayed start of an animator", after: delay) { [self] in
            deferredStart = nil
            perform(.delayDidEnd, name: "")
        }
    }

    private func cancelDelayedStart() {
        guard let work = deferredStart else { return }
        deferredStart = nil
        UIKitSystem.current?.frameLoop.cancelWork(work)
    }

    // MARK: Running

    /// The displayed fraction of the distance: 0 to 1, except for springs.
    var displayedFraction: Double {
        guard let drive = animation?.drive else { return 0 }
        return drive.fraction(at: drive.now)
    }

    /// The progress in the current direction: of the time while running, of the displayed distance while paused.
    var completedFraction: CGFloat {
        guard let drive = animation?.drive, state != .inactive else { return 0 }
        let fraction: Double
        switch drive.state {
        case .paused(let held): fraction = scrubsLinearly ? held : timeFraction(of: held)
        case .running(let course):
            let part = course.duration > 0 ? course.curveTime(at: drive.now) / course.duration : 1
            fraction = course.from + (course.to - course.from) * part
        }
        return CGFloat(isDirectionReversed ? 1 - fraction : fraction)
    }

    private func timeFraction(of part: Double) -> Double {
        guard let curve = animation?.timing.curve, duration > 0 else { return part }
        return curve.time(of: part, of: duration) / duration
    }

    private func pause() {
        guard let drive = animation?.drive else { return }
        cancelPauseAtEnd()
        if case .running(var course) = drive.state {
            course.initialElapsed = course.curveTime(at: drive.now)
            pausedCourse = course
        }
        drive.pause(at: drive.fraction(at: drive.now))
    }

    private func scrub() {
        pausedCourse = nil
        let fraction = isDirectionReversed ? 1 - Double(scrubTarget) : Double(scrubTarget)
        guard let animation else { return }
        let curve = scrubsLinearly ? .linear : animation.timing.curve
        animation.drive.pause(at: curve.value(at: min(max(fraction, 0), 1) * duration, of: duration))
    }

    /// Runs to the end of the current direction along the animator's curve, from the displayed position.
    private func runToEnd() {
        guard let drive = animation?.drive else { return }
        if var course = pausedCourse, course.isForward != isDirectionReversed {
            course.begin = drive.now
            pausedCourse = nil
            return follow(course)
        }
        follow(courseAlongCurve(from: drive.fraction(at: drive.now)))
    }

    /// The course along the animator's curve from `fraction` to the end of the current direction.
    private func courseAlongCurve(from fraction: Double) -> AnimationDrive.Course {
        let drive = animation?.drive
        let curve = animation?.timing.curve ?? .linear
        var course = AnimationDrive.Course(begin: drive?.now ?? 0, duration: duration, curve: curve)
        course.initialElapsed = curve.time(of: fraction, of: duration)
        course.isReversed = isDirectionReversed
        return course
    }

    private func reverseCourse() {
        guard let drive = animation?.drive, case .running(let course) = drive.state else { return }
        // A course along the whole curve is retraced. A course that began in the middle has to continue beyond its
        // start.
        guard course.from == 0, course.to == 1 else {
            return follow(remainingCourse(from: drive.fraction(at: drive.now), parameters: nil, durationFactor: 0))
        }
        var turned = course
        turned.initialElapsed = course.curveTime(at: drive.now)
        turned.begin = drive.now
        turned.isReversed = isDirectionReversed
        follow(turned)
    }

    private func resumeToEnd() {
        guard let drive = animation?.drive else { return }
        pausedCourse = nil
        let from = drive.fraction(at: drive.now)
        if continuation.parameters == nil, continuation.factor == 0 { return follow(courseAlongCurve(from: from)) }
        follow(remainingCourse(from: from, parameters: continuation.parameters, durationFactor: continuation.factor))
    }

    /// The course from `fraction` to the end of the current direction, along a complete curve.
    private func remainingCourse(
        from fraction: Double, parameters: (any UITimingCurveProvider)?, durationFactor factor: Double
    ) -> AnimationDrive.Course {
        let parameters = parameters ?? timingParameters ?? UICubicTimingParameters()
        let to: Double = isDirectionReversed ? 0 : 1
        let left = factor > 0 ? duration * factor : duration * min(1, abs(to - fraction))
        let length = parameters.duration(for: left)
        var course = AnimationDrive.Course(
            begin: animation?.drive.now ?? 0, duration: length, curve: parameters.curve(over: length))
        course.from = fraction
        course.to = to
        return course
    }

    private func follow(_ course: AnimationDrive.Course) {
        guard let animation else { return }
        cancelPauseAtEnd()
        animation.drive.keepsAnimationsAfterCourse = pausesOnCompletion
        animation.drive.run(course)
        if animation.isEmpty {
            // Nothing is animated, so that no layer reports the end.
            AnimationContext.performBeforeLayout { [weak self, weak animation] in
                guard let self, self.animation === animation else { return }
                perform(.animationDidEnd, name: "")
            }
        } else if pausesOnCompletion, let system = UIKitSystem.current {
            let left = max(0, course.end - animation.drive.now)
            pauseAtEndWork = system.frameLoop.scheduleWork("an animator's pause at its end", after: left) {
                [weak self] in
                self?.pauseAtEndWork = nil
                self?.perform(.animationDidEnd, name: "")
            }
        }
    }

    private func cancelPauseAtEnd() {
        guard let work = pauseAtEndWork else { return }
        pauseAtEndWork = nil
        UIKitSystem.current?.frameLoop.cancelWork(work)
    }

    // MARK: Ending

    private func finish(at position: UIViewAnimatingPosition) {
        let ended = animation
        let called = completions
        reset()
        ended?.end(at: position)
        for completion in called { completion(position) }
    }

    private func reset() {
        cancelPauseAtEnd()
        animation = nil
        completions = []
        isDirectionReversed = false
        pausedCourse = nil
    }
}

extension AnimatorStateMachine.Event {
    /// Whether an inactive animator becomes active with the event, possibly after a delay.
    fileprivate var activates: Bool {
        switch self {
        case .start, .startAfterDelay, .pause, .scrub, .resume: true
        case .delayDidEnd, .reverse, .stop, .stopWithoutFinishing, .finish, .animationDidEnd: false
        }
    }

    /// Whether the event interrupts a running animation.
    fileprivate var isInterruption: Bool {
        switch self {
        case .pause, .scrub, .resume, .reverse, .stop, .stopWithoutFinishing: true
        case .start, .startAfterDelay, .delayDidEnd, .finish, .animationDidEnd: false
        }
    }
}

extension AnimationDrive.Course {
    /// Whether the course runs towards higher fractions.
    fileprivate var isForward: Bool { (to > from) != isReversed }
}

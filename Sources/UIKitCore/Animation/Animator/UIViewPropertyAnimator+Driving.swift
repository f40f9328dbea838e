extension UIViewPropertyAnimator {
    /// Passes `event` to the state machine, and performs the effects.
    ///
    /// - Parameter prepare: Called first, if the event is valid.
    func perform(_ event: AnimatorLife.Event, _ name: String, _ prepare: () -> Void = {}) {
        if !isInterruptible, life.phase == .running, event.isInterruption {
            return misuse(
                "-[UIViewPropertyAnimator \(name)] was called on an animator that is not interruptible.",
                raises: true)
        }
        guard let effects = life.handle(event) else { return refuse(event, name) }
        if event.activates { AnimationGathering.current?.take(self) }
        prepare()
        lifeline = life.phase == .running ? self : nil
        for effect in effects { perform(effect) }
        // // A change without animation also has to reach the screen in the next frame.
        animation?.noteDriven()
    }

    private func refuse(_ event: AnimatorLife.Event, _ name: String) {
        switch event {
        case .finish:
            misuse("finishAnimationAtPosition: should only be called on a stopped animator!", raises: true)
        case .startLater:
            misuse("startAnimationAfterDelay: should only be called on an inactive animator!", raises: true)
        case .due, .settled: return
        case .start, .pause, .scrub, .resume, .reverse, .stop, .stopWithoutFinishing:
            misuse("-[UIViewPropertyAnimator \(name)] should not be called on a stopped animator!", raises: true)
        }
    }

    private func perform(_ effect: AnimatorLife.Effect) {
        switch effect {
        case .begin: begin()
        case .run: run()
        case .resume: resume()
        case .delay: startLater()
        case .forgetDelay: forgetDelay()
        case .hold: hold()
        case .scrub: scrub()
        case .turnRound: turnRound()
        case .freeze: animation?.stop()
        case .rest: animation?.drive.hold(at: isTurned ? 0 : 1)
        case .complete: finish(at: isTurned ? .start : .end)
        case .finish: finish(at: finalPlace)
        case .forget: forget()
        }
    }

    // MARK: Starting

    func take(_ changes: @escaping () -> Void, _ delayFactor: CGFloat) {
        switch life.phase {
        case .inactive, .waiting: blocks.append((changes, delayFactor))
        case .running, .paused:
            guard let animation else { return }
            run((changes, delayFactor), in: animation, from: min(max(shownFraction, 0), 1))
            animation.noteDriven()
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
        animation.drive.hold(at: isTurned ? 1 : 0)
        self.animation = animation
        animation.whenEnded { [weak self, weak animation] _ in
            guard let self, let animation, self.animation === animation else { return }
            perform(.settled, "")
        }
        let taken = blocks
        blocks = []
        for block in taken { run(block, in: animation, from: 0) }
        animation.close(endsWhenEmpty: false)
    }

    /// - Parameter start: The current fraction of the animation, from which the block's changes begin.
    private func run(
        _ block: (changes: () -> Void, delayFactor: CGFloat), in animation: ViewAnimation, from start: Double
    ) {
        let context = AnimationContext(animation)
        let factor = block.delayFactor.isFinite ? min(max(Double(block.delayFactor), 0), 1) : 0
        // // The delay is a fraction of the time; the curve converts it to a fraction of the distance.
        let part = animation.timing.curve.value(at: factor * duration, of: duration)
        context.start = factor > 0 ? start + (1 - start) * min(max(part, 0), 1) : start
        context.perform(block.changes)
    }

    private func startLater() {
        guard let system = UIKitSystem.current else { return perform(.due, "") }
        deferredStart = system.frameLoop.finish("an animator that waits to start", after: delay) { [self] in
            deferredStart = nil
            perform(.due, "")
        }
    }

    private func forgetDelay() {
        guard let work = deferredStart else { return }
        deferredStart = nil
        UIKitSystem.current?.frameLoop.abandon(work)
    }

    // MARK: Running

    /// The displayed fraction of the distance: 0 to 1, except for springs.
    var shownFraction: Double {
        guard let drive = animation?.drive else { return 0 }
        return drive.fraction(at: drive.now)
    }

    /// The progress in the current direction: of the time while running, of the displayed distance while paused.
    var completedFraction: CGFloat {
        guard let drive = animation?.drive, state != .inactive else { return 0 }
        let fraction: Double
        switch drive.state {
        case .held(let held): fraction = scrubsLinearly ? held : timeFraction(of: held)
        case .running(let course):
            let part = course.duration > 0 ? course.curveTime(at: drive.now) / course.duration : 1
            fraction = course.from + (course.to - course.from) * part
        }
        return CGFloat(isTurned ? 1 - fraction : fraction)
    }

    private func timeFraction(of part: Double) -> Double {
        guard let curve = animation?.timing.curve, duration > 0 else { return part }
        return curve.time(of: part, of: duration) / duration
    }

    private func hold() {
        guard let drive = animation?.drive else { return }
        stopWaitingForRest()
        if case .running(var course) = drive.state {
            course.head = course.curveTime(at: drive.now)
            pausedCourse = course
        }
        drive.hold(at: drive.fraction(at: drive.now))
    }

    private func scrub() {
        pausedCourse = nil
        let fraction = isTurned ? 1 - Double(scrubTarget) : Double(scrubTarget)
        guard let animation else { return }
        let curve = scrubsLinearly ? .linear : animation.timing.curve
        animation.drive.hold(at: curve.value(at: min(max(fraction, 0), 1) * duration, of: duration))
    }

    /// Runs to the end of the current direction along the animator's curve, from the displayed position.
    private func run() {
        guard let drive = animation?.drive else { return }
        if var course = pausedCourse, course.goesUp != isTurned {
            course.begin = drive.now
            pausedCourse = nil
            return follow(course)
        }
        follow(ownCourse(from: drive.fraction(at: drive.now)))
    }

    /// The course along the animator's curve from `fraction` to the end of the current direction.
    private func ownCourse(from fraction: Double) -> AnimationDrive.Course {
        let drive = animation?.drive
        let curve = animation?.timing.curve ?? .linear
        var course = AnimationDrive.Course(begin: drive?.now ?? 0, duration: duration, curve: curve)
        course.head = curve.time(of: fraction, of: duration)
        course.isBackwards = isTurned
        return course
    }

    private func turnRound() {
        guard let drive = animation?.drive, case .running(let course) = drive.state else { return }
        // // A course along the whole curve is retraced. A course that began in the middle has to continue beyond its
        // start.
        guard course.from == 0, course.to == 1 else {
            return follow(straightCourse(from: drive.fraction(at: drive.now), nil, 0))
        }
        var turned = course
        turned.head = course.curveTime(at: drive.now)
        turned.begin = drive.now
        turned.isBackwards = isTurned
        follow(turned)
    }

    private func resume() {
        guard let drive = animation?.drive else { return }
        pausedCourse = nil
        let from = drive.fraction(at: drive.now)
        if continuation.parameters == nil, continuation.factor == 0 { return follow(ownCourse(from: from)) }
        follow(straightCourse(from: from, continuation.parameters, continuation.factor))
    }

    /// The course from `fraction` to the end of the current direction, along a complete curve.
    private func straightCourse(
        from fraction: Double, _ parameters: (any UITimingCurveProvider)?, _ factor: Double
    ) -> AnimationDrive.Course {
        let parameters = parameters ?? timingParameters ?? UICubicTimingParameters()
        let to: Double = isTurned ? 0 : 1
        let left = factor > 0 ? duration * factor : duration * min(1, abs(to - fraction))
        let length = parameters.duration(for: left)
        var course = AnimationDrive.Course(
            begin: animation?.drive.now ?? 0, duration: length, curve: parameters.curve(over: length))
        (course.from, course.to) = (fraction, to)
        return course
    }

    private func follow(_ course: AnimationDrive.Course) {
        guard let animation else { return }
        stopWaitingForRest()
        animation.drive.outlastsCourse = pausesOnCompletion
        animation.drive.follow(course)
        if animation.isEmpty {
            // // Nothing is animated, so that no layer reports the end.
            AnimationContext.later { [weak self, weak animation] in
                guard let self, self.animation === animation else { return }
                perform(.settled, "")
            }
        } else if pausesOnCompletion, let system = UIKitSystem.current {
            let left = max(0, course.end - animation.drive.now)
            restWork = system.frameLoop.finish("an animator that pauses at its end", after: left) { [weak self] in
                self?.restWork = nil
                self?.perform(.settled, "")
            }
        }
    }

    private func stopWaitingForRest() {
        guard let work = restWork else { return }
        restWork = nil
        UIKitSystem.current?.frameLoop.abandon(work)
    }

    // MARK: Ending

    private func finish(at place: UIViewAnimatingPosition) {
        let ended = animation
        let called = completions
        forget()
        ended?.end(at: place)
        for completion in called { completion(place) }
    }

    private func forget() {
        stopWaitingForRest()
        (animation, completions, isTurned, pausedCourse) = (nil, [], false, nil)
    }
}

extension AnimatorLife.Event {
    /// Whether an inactive animator becomes active with the event, possibly after a delay.
    fileprivate var activates: Bool {
        switch self {
        case .start, .startLater, .pause, .scrub, .resume: true
        case .due, .reverse, .stop, .stopWithoutFinishing, .finish, .settled: false
        }
    }

    /// Whether the event interrupts a running animation.
    fileprivate var isInterruption: Bool {
        switch self {
        case .pause, .scrub, .resume, .reverse, .stop, .stopWithoutFinishing: true
        case .start, .startLater, .due, .finish, .settled: false
        }
    }
}

extension AnimationDrive.Course {
    /// Whether the course runs towards higher fractions.
    fileprivate var goesUp: Bool { (to > from) != isBackwards }
}

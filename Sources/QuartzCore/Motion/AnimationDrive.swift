/// How far a set of animations has come, from 0 at their beginning to 1 at their end; shared by all of them.
///
/// It stands still where somebody holds it, or follows a course by itself. Whoever has it may hold it, turn it round or
/// send it on along another curve at any time: view animations, animators and interactive transitions are all this.
/// Its time is seconds since the first frame that showed one of its animations.
package final class AnimationDrive {
    /// What it does.
    package enum State {
        case held(at: Double)
        case running(Course)
    }

    package private(set) var state: State
    /// The world's time at which its own is 0; nil until a frame has shown it.
    package private(set) var origin: Seconds?

    /// Whether its animations stay when its course is over, as they may be sent on from there. Default false.
    package var outlastsCourse = false
    /// Whether the two directions of the plane may be at different fractions, because their springs differ.
    let separatesAxes: Bool

    package init(_ state: State, separatesAxes: Bool = false) {
        self.state = state
        self.separatesAxes = separatesAxes
    }

    /// The present in its own time; 0 before it has begun.
    package var now: Seconds { origin.map { MediaTime.now - $0 } ?? 0 }

    /// Whether it goes on by itself and comes to an end.
    package var isEndless: Bool {
        switch state {
        case .held: true
        case .running(let course): course.isEndless
        }
    }

    package var isHeld: Bool {
        switch state {
        case .held: true
        case .running: false
        }
    }

    /// How far it is at a time of its own.
    package func fraction(at time: Seconds, on axis: MotionCurve.Axis = .x) -> Double {
        switch state {
        case .held(let fraction): fraction
        case .running(let course): course.fraction(at: time, on: axis)
        }
    }

    /// How fast it goes at a time of its own, in ways per second.
    package func velocity(at time: Seconds) -> Double {
        switch state {
        case .held: 0
        case .running(let course): course.velocity(at: time)
        }
    }

    /// Whether its course is over.
    package func isOver(at time: Seconds) -> Bool {
        switch state {
        case .held: false
        // Frame dates and durations are sums that round differently.
        case .running(let course): !outlastsCourse && time >= course.end - 1e-9
        }
    }

    /// Stops and stays at `fraction`.
    package func hold(at fraction: Double) {
        state = .held(at: fraction)
    }

    /// Follows another course from now on.
    package func follow(_ course: Course) {
        state = .running(course)
    }

    /// Fixes its beginning with the first frame.
    func begin(at world: Seconds) -> Seconds {
        if let origin { return origin }
        origin = world
        return world
    }
}

extension AnimationDrive {
    /// A movement from one fraction to another.
    package struct Course {
        /// When it begins, in the drive's time; before that it stands at `from`.
        package var begin: Seconds
        package var from = 0.0
        package var to = 1.0
        /// How long the curve takes.
        package var duration: Seconds
        package var curve: MotionCurve
        /// The seconds of the curve that lie behind it when it begins.
        package var head: Seconds = 0
        /// Whether it goes the curve's way back, from `head` to its beginning.
        package var isBackwards = false
        /// How many times it goes; an odd half of a pair with `autoreverses` ends at `from`.
        package var repeatCount = 1.0
        package var autoreverses = false

        package init(begin: Seconds, duration: Seconds, curve: MotionCurve) {
            (self.begin, self.duration, self.curve) = (begin, duration, curve)
        }

        package var isEndless: Bool { repeatCount >= Double(Float.greatestFiniteMagnitude) }

        /// When it is over.
        package var end: Seconds {
            if isBackwards { return begin + head }
            let run = autoreverses ? duration * 2 : duration
            return begin + max(0, run * repeatCount - head)
        }

        func fraction(at time: Seconds, on axis: MotionCurve.Axis) -> Double {
            let part = time < begin && head == 0 ? 0 : curvePart(at: curveTime(at: time), on: axis)
            return from + (to - from) * part
        }

        func velocity(at time: Seconds) -> Double {
            guard time >= begin, time < end else { return 0 }
            let speed = curve.velocity(at: curveTime(at: time), of: duration) * (to - from)
            return isBackwards ? -speed : speed
        }

        /// The curve's time that is shown at a time of the drive: repetitions folded into one.
        package func curveTime(at time: Seconds) -> Seconds {
            let passed = max(0, time - begin)
            if isBackwards { return max(0, head - passed) }
            let local = passed + head
            guard repeatCount != 1 || autoreverses, duration > 0 else { return min(local, duration) }
            let (total, isOver) = (end - begin + head, time >= end)
            let runs = min(local, total) / duration
            var run = runs.rounded(.down)
            // The end of the last run is not the beginning of one that never comes.
            if isOver, run == runs, run > 0 { run -= 1 }
            let inside = min(duration, min(local, total) - run * duration)
            let isReturning = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
            return isReturning ? duration - inside : inside
        }

        private func curvePart(at time: Seconds, on axis: MotionCurve.Axis) -> Double {
            if time <= 0 && duration > 0 { return 0 }
            return curve.value(at: time, of: duration, on: axis)
        }
    }
}

/// The shared progress of a set of animations, from 0 at their beginning to 1 at their end.
///
/// It is either paused at a fraction or runs along a `Course`. Its owner may pause, reverse or redirect it at any
/// time. View animations, property animators and interactive transitions all use it.
///
/// Its time is in seconds since the first frame that showed one of its animations.
package final class AnimationDrive {
    /// Paused at a fraction, or running.
    package enum State {
        case paused(at: Double)
        case running(Course)
    }

    package private(set) var state: State
    /// The media time at which the drive's own time is 0; nil until a frame has shown it.
    package private(set) var origin: Seconds?

    /// Whether its animations stay after the course is over, because a new course may follow. Default false.
    package var keepsAnimationsAfterCourse = false
    /// Whether x and y may be at different fractions, because their springs differ.
    let separatesAxes: Bool

    package init(_ state: State, separatesAxes: Bool = false) {
        self.state = state
        self.separatesAxes = separatesAxes
    }

    /// The current time of the drive; 0 before it has begun.
    package var now: Seconds { origin.map { MediaTime.now - $0 } ?? 0 }

    /// Whether it never comes to an end by itself: paused, or repeating without end.
    package var isEndless: Bool {
        switch state {
        case .paused: true
        case .running(let course): course.isEndless
        }
    }

    package var isPaused: Bool {
        switch state {
        case .paused: true
        case .running: false
        }
    }

    /// The fraction at `time`, in the drive's time.
    package func fraction(at time: Seconds, on axis: MotionCurve.Axis = .x) -> Double {
        switch state {
        case .paused(let fraction): fraction
        case .running(let course): course.fraction(at: time, on: axis)
        }
    }

    /// The speed at `time`, in distances per second.
    package func velocity(at time: Seconds) -> Double {
        switch state {
        case .paused: 0
        case .running(let course): course.velocity(at: time)
        }
    }

    /// Whether the course is over at `time`.
    package func isOver(at time: Seconds) -> Bool {
        switch state {
        case .paused: false
        // The tolerance covers frame times and durations that round differently.
        case .running(let course): !keepsAnimationsAfterCourse && time >= course.end - 1e-9
        }
    }

    /// Stops and stays at `fraction`.
    package func pause(at fraction: Double) {
        state = .paused(at: fraction)
    }

    /// Replaces the current state by another course.
    package func run(_ course: Course) {
        state = .running(course)
    }

    /// Fixes the begin time on the first frame. Returns the media time of the beginning.
    func begin(at world: Seconds) -> Seconds {
        if let origin { return origin }
        origin = world
        return world
    }
}

extension AnimationDrive {
    /// A timed movement from one fraction to another.
    package struct Course {
        /// Begin in the drive's time; before it the fraction is `from`.
        package var begin: Seconds
        package var from = 0.0
        package var to = 1.0
        /// The seconds the curve takes.
        package var duration: Seconds
        package var curve: MotionCurve
        /// Seconds of the curve that have passed already when the course begins.
        package var initialElapsed: Seconds = 0
        /// Whether the curve runs backward, from `initialElapsed` to its beginning.
        package var isReversed = false
        /// Number of runs. With `autoreverses`, an odd number of half-runs ends at `from`.
        package var repeatCount = 1.0
        package var autoreverses = false

        package init(begin: Seconds, duration: Seconds, curve: MotionCurve) {
            self.begin = begin
            self.duration = duration
            self.curve = curve
        }

        package var isEndless: Bool { repeatCount >= Double(Float.greatestFiniteMagnitude) }

        /// End in the drive's time.
        package var end: Seconds {
            if isReversed { return begin + initialElapsed }
            let run = autoreverses ? duration * 2 : duration
            return begin + max(0, run * repeatCount - initialElapsed)
        }

        func fraction(at time: Seconds, on axis: MotionCurve.Axis) -> Double {
            let part = time < begin && initialElapsed == 0 ? 0 : curvePart(at: curveTime(at: time), on: axis)
            return from + (to - from) * part
        }

        func velocity(at time: Seconds) -> Double {
            guard time >= begin, time < end else { return 0 }
            let speed = curve.velocity(at: curveTime(at: time), of: duration) * (to - from)
            return isReversed ? -speed : speed
        }

        /// The time on the curve at the drive's time, with repetitions folded into one run.
        package func curveTime(at time: Seconds) -> Seconds {
            let passed = max(0, time - begin)
            if isReversed { return max(0, initialElapsed - passed) }
            let local = passed + initialElapsed
            guard repeatCount != 1 || autoreverses, duration > 0 else { return min(local, duration) }
            let total = end - begin + initialElapsed
            let isOver = time >= end
            let runs = min(local, total) / duration
            var run = runs.rounded(.down)
            // The end of the last run is not the start of another one.
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

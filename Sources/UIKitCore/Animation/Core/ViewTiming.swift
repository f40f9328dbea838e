/// The timing of a view animation.
struct ViewTiming {
    /// The duration in seconds, not negative.
    var duration: Seconds
    /// The delay in seconds. A negative delay begins in the middle of the animation.
    var delay: Seconds = 0
    var curve: MotionCurve
    /// The number of runs.
    var repeatCount = 1.0
    var autoreverses = false

    /// Zero for non-finite values.
    static func sanitized(_ seconds: TimeInterval) -> Seconds { seconds.isFinite ? seconds : 0 }

    init(duration: TimeInterval, delay: TimeInterval = 0, curve: MotionCurve) {
        self.duration = max(0, ViewTiming.sanitized(duration))
        self.delay = ViewTiming.sanitized(delay)
        self.curve = curve
    }

    /// Applies the options for repetition.
    mutating func applyRepetition(from options: UIView.AnimationOptions) {
        repeatCount = options.contains(.repeat) ? Double(Float.greatestFiniteMagnitude) : 1
        autoreverses = options.contains(.autoreverse)
    }

    /// The timing inside another block: the outer timing, except for what the options override.
    func inherited(from outer: ViewTiming?, _ options: UIView.AnimationOptions) -> ViewTiming {
        guard let outer else { return self }
        var timing = self
        if !options.contains(.overrideInheritedDuration) {
            timing.duration = outer.duration
            timing.delay += outer.delay
        }
        if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
        if !options.contains(.overrideInheritedOptions) {
            timing.repeatCount = outer.repeatCount
            timing.autoreverses = outer.autoreverses
        }
        return timing
    }

    var course: AnimationDrive.Course {
        var course = AnimationDrive.Course(begin: delay, duration: duration, curve: curve)
        course.repeatCount = repeatCount
        course.autoreverses = autoreverses
        return course
    }

    /// Whether x and y have different curves.
    var separatesAxes: Bool {
        guard case .spring(let x, let y) = curve else { return false }
        return x != y
    }

    /// Whether the animation takes any time.
    var isAnimated: Bool { duration > 0 || delay > 0 }
}

/// When and how fast an animation of views goes.
struct ViewTiming {
    /// Seconds, from 0.
    var duration: Seconds
    /// Seconds before it begins; a negative delay begins it in the middle.
    var delay: Seconds = 0
    var curve: MotionCurve
    /// How many times it goes.
    var repeatCount = 1.0
    var autoreverses = false

    /// A length that is no number counts as none, and so does one that would never end.
    static func valid(_ seconds: TimeInterval) -> Seconds { seconds.isFinite ? seconds : 0 }

    init(duration: TimeInterval, delay: TimeInterval = 0, curve: MotionCurve) {
        self.duration = max(0, ViewTiming.valid(duration))
        self.delay = ViewTiming.valid(delay)
        self.curve = curve
    }

    /// Takes repetition from the options.
    mutating func repeats(_ options: UIView.AnimationOptions) {
        repeatCount = options.contains(.repeat) ? Double(Float.greatestFiniteMagnitude) : 1
        autoreverses = options.contains(.autoreverse)
    }

    /// The timing of a block inside another: the outer one's, but for what the options override.
    func inherited(from outer: ViewTiming?, _ options: UIView.AnimationOptions) -> ViewTiming {
        guard let outer else { return self }
        var timing = self
        if !options.contains(.overrideInheritedDuration) {
            timing.duration = outer.duration
            timing.delay += outer.delay
        }
        if !options.contains(.overrideInheritedCurve) { timing.curve = outer.curve }
        if !options.contains(.overrideInheritedOptions) {
            (timing.repeatCount, timing.autoreverses) = (outer.repeatCount, outer.autoreverses)
        }
        return timing
    }

    var course: AnimationDrive.Course {
        var course = AnimationDrive.Course(begin: delay, duration: duration, curve: curve)
        (course.repeatCount, course.autoreverses) = (repeatCount, autoreverses)
        return course
    }

    /// Whether the two directions of the plane go differently.
    var separatesAxes: Bool {
        guard case .spring(let x, let y) = curve else { return false }
        return x != y
    }

    /// Whether anything can be seen of it.
    var isAnimated: Bool { duration > 0 || delay > 0 }
}

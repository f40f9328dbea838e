import Foundation

/// When something happens, how often, and how fast; lengths in seconds of the parent's time.
public protocol CAMediaTiming {
    /// When it begins, in the parent's time; 0 means with the frame after it was added. Default 0.
    var beginTime: CFTimeInterval { get set }
    /// How long one run takes; 0 takes the transaction's duration. Default 0.
    var duration: CFTimeInterval { get set }
    /// Its seconds in one of the parent's. Default 1.
    var speed: Float { get set }
    /// Added to its own time. Default 0.
    var timeOffset: CFTimeInterval { get set }
    /// How many runs there are, parts of one included; 0 counts as 1. Default 0.
    var repeatCount: Float { get set }
    /// How long it goes on repeating, in place of `repeatCount`; 0 for that. Default 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every run is followed by one backwards. Default false.
    var autoreverses: Bool { get set }
    /// What is shown before the beginning and after the end. Default removed.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its last value stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its first value shows before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Neither.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The values of `CAMediaTiming`, and where in its runs something is at a time.
struct TimingValues: Equatable {
    var beginTime: Seconds = 0
    var duration: Seconds = 0
    var speed: Float = 1
    var timeOffset: Seconds = 0
    var repeatCount: Float = 0
    var repeatDuration: Seconds = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Where in its life something is.
    enum Phase: Equatable {
        case before, after
        case running
    }

    /// The time from the first run's beginning to the last one's end, in its own seconds; infinite when endless.
    var activeDuration: Seconds {
        if repeatDuration > 0 { return repeatDuration }
        let run = autoreverses ? duration * 2 : duration
        return repeatCount > 0 ? run * Double(repeatCount) : run
    }

    /// Its own time when the parent's is `time`.
    func localTime(at time: Seconds) -> Seconds {
        (time - beginTime) * Double(speed) + timeOffset
    }

    /// Where it is in its life after so many of its own seconds.
    func phase(at local: Seconds) -> Phase {
        if local < 0 { return .before }
        return local >= activeDuration ? .after : .running
    }

    /// The seconds into a run that are shown, 0 to `duration`; nil when nothing is.
    func shownTime(at local: Seconds) -> Seconds? {
        switch phase(at: local) {
        case .before: return fillMode == .backwards || fillMode == .both ? 0 : nil
        case .after: return fillMode == .forwards || fillMode == .both ? timeInRun(activeDuration, isEnd: true) : nil
        case .running: return timeInRun(local, isEnd: false)
        }
    }

    /// How many whole runs lie behind it after so many of its own seconds.
    func completedRuns(at local: Seconds) -> Double {
        guard duration > 0, local > 0, local.isFinite else { return 0 }
        let runs = min(local, activeDuration) / duration
        let whole = runs.rounded(.down)
        // The end of the last run is not the beginning of one that never comes.
        return local >= activeDuration && whole == runs ? max(0, whole - 1) : whole
    }

    private func timeInRun(_ local: Seconds, isEnd: Bool) -> Seconds {
        guard duration > 0, local.isFinite else { return max(0, duration) }
        let runs = local / duration
        var run = runs.rounded(.down)
        // The end of the last run is not the beginning of one that never comes.
        if isEnd, run == runs, run > 0 { run -= 1 }
        let time = min(duration, local - run * duration)
        let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return isBackwards ? duration - time : time
    }
}

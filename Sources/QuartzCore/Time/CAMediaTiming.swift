import Foundation

/// The start, repetition and speed of an object's time relative to its parent's; in seconds.
public protocol CAMediaTiming {
    /// The start in the parent's time; 0 starts with the first frame after it was added. Default 0.
    var beginTime: CFTimeInterval { get set }
    /// The length of one run; 0 uses the transaction's duration. Default 0.
    var duration: CFTimeInterval { get set }
    /// The rate of local time relative to the parent's. Default 1.
    var speed: Float { get set }
    /// An offset added to local time. Default 0.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, fractions included; 0 counts as 1. Default 0.
    var repeatCount: Float { get set }
    /// The seconds for which runs repeat, instead of `repeatCount`; 0 uses the count. Default 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every run is followed by a backward run. Default false.
    var autoreverses: Bool { get set }
    /// What is shown before the start and after the end. Default removed.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation has an effect outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is shown before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both forwards and backwards.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// No effect before the start and after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The values of `CAMediaTiming`, and the arithmetic of local time.
struct TimingValues: Equatable {
    var beginTime: Seconds = 0
    var duration: Seconds = 0
    var speed: Float = 1
    var timeOffset: Seconds = 0
    var repeatCount: Float = 0
    var repeatDuration: Seconds = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// The position of a time relative to the active duration.
    enum Phase: Equatable {
        case before, after
        case running
    }

    /// The time from the start of the first run to the end of the last one, in local seconds; infinite if endless.
    var activeDuration: Seconds {
        if repeatDuration > 0 { return repeatDuration }
        let run = autoreverses ? duration * 2 : duration
        return repeatCount > 0 ? run * Double(repeatCount) : run
    }

    /// The local time when the parent's is `time`.
    func localTime(at time: Seconds) -> Seconds {
        (time - beginTime) * Double(speed) + timeOffset
    }

    /// The phase at a local time.
    func phase(at local: Seconds) -> Phase {
        if local < 0 { return .before }
        return local >= activeDuration ? .after : .running
    }

    /// The seconds into a run that are shown, 0 to `duration`; nil when nothing is shown.
    func runTime(at local: Seconds) -> Seconds? {
        switch phase(at: local) {
        case .before: return fillMode == .backwards || fillMode == .both ? 0 : nil
        case .after: return fillMode == .forwards || fillMode == .both ? timeInRun(activeDuration, isEnd: true) : nil
        case .running: return timeInRun(local, isEnd: false)
        }
    }

    /// The number of completed runs at a local time.
    func completedRuns(at local: Seconds) -> Double {
        guard duration > 0, local > 0, local.isFinite else { return 0 }
        let runs = min(local, activeDuration) / duration
        let whole = runs.rounded(.down)
        // The end of the last run is not the start of another one.
        return local >= activeDuration && whole == runs ? max(0, whole - 1) : whole
    }

    private func timeInRun(_ local: Seconds, isEnd: Bool) -> Seconds {
        guard duration > 0, local.isFinite else { return max(0, duration) }
        let runs = local / duration
        var run = runs.rounded(.down)
        // The end of the last run is not the start of another one.
        if isEnd, run == runs, run > 0 { run -= 1 }
        let time = min(duration, local - run * duration)
        let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
        return isBackwards ? duration - time : time
    }
}

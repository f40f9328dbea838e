import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// One step that is being performed. It is polled by the owner of the clock (a test, a headless app or a window) and
/// never blocks.
@MainActor
package struct StepPerformance {
    /// How long `settle` waits for the app to become idle, in seconds of the clock.
    package static let longestSettling: Seconds = 10
    /// The number of idle frames in a row that `settle` requires.
    private static let framesAtRest = 2
    private static let frame = HeadlessHost.frame

    private let system: UIKitSystem
    private var cues: ArraySlice<Cue>
    private var resumption: Seconds?
    private var settling: Settling?

    private struct Settling {
        let start: Seconds
        var restingFrames = 0
    }

    /// Begins `step`: finds its target and performs what takes no time.
    package init(_ step: Step, on stage: Stage) throws(StepFailure) {
        system = stage.system
        stage.refresh()
        cues = try StepPlan(stage: stage).cues(of: step)[...]
    }

    /// Begins to press `view` for `seconds`, in the middle of its visible part.
    package init(pressing view: UIView, for seconds: Seconds = StepPlan.tapLength, on stage: Stage) throws(StepFailure)
    {
        system = stage.system
        stage.refresh()
        guard let match = ShownView.all(in: stage.system).first(where: { $0.view === view }) else {
            throw StepFailure("\(className(of: view)) is not shown in a window of this device")
        }
        let point = try TouchPoint.of(match, called: className(of: view), in: stage.system)
        cues = StepPlan(stage: stage).press(at: point, for: seconds)[...]
    }

    /// Begins to film for `seconds`, with a picture every `interval` seconds; `finish` is called with the whole strip.
    package init(
        filming seconds: Seconds, every interval: Seconds, on stage: Stage,
        finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) throws(StepFailure) {
        if let problem = FilmStrip.problem(with: seconds, every: interval) { throw StepFailure(problem) }
        system = stage.system
        stage.refresh()
        cues = StepPlan(stage: stage).filmStrip(for: seconds, every: interval, finish: finish)[...]
    }

    /// Continues as far as the current time allows. A finished step stays finished.
    package mutating func poll() throws(StepFailure) -> Progress {
        system.activate()
        let clock = system.host.clock
        while true {
            if let resumption {
                // Frame durations add up to a pause only within the precision of Double.
                guard clock.now + 1e-9 >= resumption else { return .running(until: resumption) }
                self.resumption = nil
            }
            if settling != nil, try !isSettled(at: clock.now) { continue }
            guard let cue = cues.popFirst() else { return .finished }
            switch cue {
            case .touch(let phase, let point, let finger):
                system.frameLoop.receive(.touch(id: finger, phase: phase, location: point, time: clock.now))
            case .key(let stroke, let isDown):
                system.frameLoop.receive(.key(stroke, isDown: isDown, time: clock.now))
            case .scroll(let point, let delta):
                system.frameLoop.receive(.scroll(location: point, delta: delta, time: clock.now))
            case .look(let action): try action()
            case .pause(let seconds): resumption = clock.now + seconds
            case .wait(let seconds): return .waiting(realSeconds: seconds)
            case .settle:
                settling = Settling(start: clock.now)
                resumption = clock.now + Self.frame
            }
        }
    }

    /// Evaluates the frame that has just run; if another one is needed, sets when.
    private mutating func isSettled(at now: Seconds) throws(StepFailure) -> Bool {
        guard var state = settling else { return true }
        let work = system.frameLoop.unfinishedWork
        state.restingFrames = work.isEmpty ? state.restingFrames + 1 : 0
        settling = state.restingFrames < Self.framesAtRest ? state : nil
        guard settling != nil else { return true }
        guard now - state.start < Self.longestSettling - 1e-9 else {
            throw StepFailure("after \(plain(Self.longestSettling)) s there is still \(work.joined(separator: ", "))")
        }
        resumption = now + Self.frame
        return false
    }
}

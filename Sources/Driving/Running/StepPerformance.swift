import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// One step while it is performed: a machine that is polled by whoever owns the clock, a test, a headless app or a
/// window, and never waits itself.
@MainActor
package struct StepPerformance {
    /// How long `settle` waits for rest, in seconds of the clock.
    package static let longestSettling: Seconds = 10
    /// How many frames in a row must be at rest for `settle`.
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

    /// Begins `step`: finds its target and does at once what takes no time.
    package init(_ step: Step, on stage: Stage) throws(StepFailure) {
        system = stage.system
        stage.refresh()
        cues = try StepPlan(stage: stage).cues(of: step)[...]
    }

    /// Begins to press `view` in the middle of what can be seen of it, for `seconds`.
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

    /// Begins to let `seconds` go by with a picture every `interval` seconds; `finish` takes the whole strip.
    package init(
        filming seconds: Seconds, every interval: Seconds, on stage: Stage,
        finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) throws(StepFailure) {
        if let problem = FilmStrip.problem(with: seconds, every: interval) { throw StepFailure(problem) }
        system = stage.system
        stage.refresh()
        cues = StepPlan(stage: stage).filmStrip(for: seconds, every: interval, finish: finish)[...]
    }

    /// Goes on as far as the present time allows. Finished stays finished.
    package mutating func poll() throws(StepFailure) -> Progress {
        system.activate()
        let clock = system.host.clock
        while true {
            if let resumption {
                // Frames add up to a pause only within what Double can hold.
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

    /// Judges the frame that has just run; if there is need of another one, sets when.
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

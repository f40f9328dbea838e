import CoreGraphics
import HeadlessHost
import QuartzCore
import UIKitCore

/// One step that is being performed. It is polled by the owner of the clock (a test, a headless app or a window) and
/// never blocks.
@MainActor
package struct StepRun {
    /// How long `settle` waits for the app to become idle, in seconds of the clock.
    package static let longestSettling: Seconds = 10
    /// The number of idle frames in a row that `settle` requires.
    private static let requiredIdleFrames = 2
    private static let frameDuration = HeadlessHost.frameDuration

    private let system: UIKitSystem
    private var actions: ArraySlice<StepAction>
    private var resumption: Seconds?
    private var settling: Settling?
    /// The step that is performed while this one takes a film strip of it; nil for none.
    private var filmed: FilmedStep?

    private struct Settling {
        let start: Seconds
        var idleFrames = 0
    }

    /// Begins `step`: finds its target and performs what takes no time.
    package init(_ step: Step, in context: StepContext) throws(StepFailure) {
        system = context.system
        context.refresh()
        let plan = StepPlan(context: context)
        guard case .film(let step, let file, let seconds, let interval) = step else {
            actions = try plan.actions(for: step)[...]
            return
        }
        let filmed = FilmedStep(step, in: context)
        self.filmed = filmed
        let finish = { @MainActor (picture: Bitmap) throws(StepFailure) in
            try PictureFiles(folder: context.folder).write(picture, to: file)
        }
        actions =
            seconds.map { plan.filmStrip(for: $0, every: interval, finish: finish)[...] }
            ?? plan.filmStrip(every: interval, until: { filmed.isFinished }, finish: finish)[...]
    }

    /// Begins to press `view` for `seconds`, in the middle of its visible part.
    package init(pressing view: UIView, for seconds: Seconds = StepPlan.tapLength, in context: StepContext)
        throws(StepFailure)
    {
        system = context.system
        context.refresh()
        actions = StepPlan(context: context).press(at: try Self.point(for: view, in: context), for: seconds)[...]
    }

    /// Begins to click `view` with the secondary button of the pointer, in the middle of its visible part.
    package init(rightClicking view: UIView, in context: StepContext) throws(StepFailure) {
        system = context.system
        context.refresh()
        actions = StepPlan(context: context).rightClick(at: try Self.point(for: view, in: context))[...]
    }

    private static func point(for view: UIView, in context: StepContext) throws(StepFailure) -> CGPoint {
        guard let match = ShownView.all(in: context.system).first(where: { $0.view === view }) else {
            throw StepFailure("\(className(of: view)) is not shown in a window of this device")
        }
        return try TouchPoint.point(for: match, called: className(of: view), in: context.system)
    }

    /// Begins to film for `seconds`, with a picture every `interval` seconds; `finish` is called with the whole strip.
    package init(
        filming seconds: Seconds, every interval: Seconds, in context: StepContext,
        finish: @escaping @MainActor (Bitmap) throws(StepFailure) -> Void
    ) throws(StepFailure) {
        if let problem = FilmStrip.problem(with: seconds, every: interval) { throw StepFailure(problem) }
        system = context.system
        context.refresh()
        actions = StepPlan(context: context).filmStrip(for: seconds, every: interval, finish: finish)[...]
    }

    /// Continues as far as the current time allows. A finished step stays finished.
    package mutating func poll() throws(StepFailure) -> Progress {
        let progress = try performActions()
        guard let filmed, !filmed.isFinished else { return progress }
        // A picture of this moment comes before what the filmed step does in it.
        switch (progress, try filmed.poll()) {
        case (.running(let own), .running(let other)): return .running(until: min(own, other))
        case (.finished, let other): return other
        case (let own, _): return own
        }
    }

    private mutating func performActions() throws(StepFailure) -> Progress {
        system.activate()
        let clock = system.host.clock
        while true {
            if let resumption {
                // Frame durations add up to a pause only within the precision of Double.
                guard clock.now + 1e-9 >= resumption else { return .running(until: resumption) }
                self.resumption = nil
            }
            if settling != nil, try !isSettled(at: clock.now) { continue }
            guard let cue = actions.popFirst() else { return .finished }
            switch cue {
            case .touch(let phase, let point, let finger, let source):
                system.frameLoop.receive(
                    .touch(id: finger, phase: phase, location: point, time: clock.now, source: source))
            case .key(let stroke, let isDown):
                system.frameLoop.receive(.key(stroke, isDown: isDown, time: clock.now))
            case .scroll(let point, let delta):
                system.frameLoop.receive(.scroll(location: point, delta: delta, time: clock.now))
            case .hover(let point): system.frameLoop.receive(.hover(location: point, time: clock.now))
            case .run(let action): try action()
            case .plan(let makeActions): actions = (try makeActions() + actions)[...]
            case .pause(let seconds): resumption = clock.now + seconds
            case .wait(let seconds): return .waiting(realSeconds: seconds)
            case .settle:
                settling = Settling(start: clock.now)
                resumption = clock.now + Self.frameDuration
            }
        }
    }

    /// Evaluates the frame that has just run; if another one is needed, sets when.
    private mutating func isSettled(at now: Seconds) throws(StepFailure) -> Bool {
        guard var state = settling else { return true }
        let work = system.frameLoop.unfinishedWork
        state.idleFrames = work.isEmpty ? state.idleFrames + 1 : 0
        settling = state.idleFrames < Self.requiredIdleFrames ? state : nil
        guard settling != nil else { return true }
        guard now - state.start < Self.longestSettling - 1e-9 else {
            throw StepFailure("after \(plain(Self.longestSettling)) s there is still \(work.joined(separator: ", "))")
        }
        resumption = now + Self.frameDuration
        return false
    }
}

/// A step that is performed while another one takes pictures of it.
@MainActor private final class FilmedStep {
    private let step: Step
    private let context: StepContext
    private var run: StepRun?
    private(set) var isFinished = false

    init(_ step: Step, in context: StepContext) {
        self.step = step
        self.context = context
    }

    /// Begins the step, or continues it as far as the current time allows.
    func poll() throws(StepFailure) -> Progress {
        var run: StepRun
        if let current = self.run { run = current } else { run = try StepRun(step, in: context) }
        let progress = try run.poll()
        self.run = run
        isFinished = progress == .finished
        return progress
    }
}

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

    private let system: UIKitSystem
    private var actions: ArraySlice<StepAction>
    private var resumption: Seconds?
    private var realPause: Double?
    private var settling: Settling?
    /// Polls the step that is performed alongside, such as the one that this step films; nil for none.
    private var pollOther: (@MainActor () throws(StepFailure) -> Progress)?

    private struct Settling {
        let start: Seconds
        var idleFrames = 0
    }

    /// Begins `step`: finds its target and performs what takes no time.
    package init(_ step: Step, in context: StepContext) throws(StepFailure) {
        system = context.system
        context.refresh()
        if system.filming.file != nil, step.isAction { system.filming.addCaption(step.line) }
        actions = try step.begin(in: context)[...]
        guard context.system.playback.pause == .script, actions.contains(where: \.takesClockTime) else { return }
        throw StepFailure("\(step.line) takes time, but the clock is paused; write resume before it, or next frame")
    }

    /// Continues as far as the current time allows. A finished step stays finished.
    package mutating func poll() throws(StepFailure) -> Progress {
        let progress = try performActions()
        guard let pollOther else { return progress }
        // A picture of this moment comes before what the filmed step does in it.
        switch (progress, try pollOther()) {
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
            if let realPause {
                self.realPause = nil
                return .waiting(realSeconds: realPause)
            }
            if settling != nil, try !isSettled(at: clock.now) { continue }
            guard let action = actions.popFirst() else { return .finished }
            try perform(action, at: clock.now)
        }
    }

    private mutating func perform(_ action: StepAction, at now: Seconds) throws(StepFailure) {
        switch action {
        case .touch(let phase, let point, let finger, let source):
            system.frameLoop.receive(.touch(id: finger, phase: phase, location: point, time: now, source: source))
        case .key(let stroke, let isDown): system.frameLoop.receive(.key(stroke, isDown: isDown, time: now))
        case .scroll(let point, let delta):
            system.frameLoop.receive(.scroll(location: point, delta: delta, time: now))
        case .hover(let point): system.frameLoop.receive(.hover(location: point, time: now))
        case .run(let closure): try closure()
        case .plan(let makeActions): actions = (try makeActions() + actions)[...]
        case .alongside(let poll): pollOther = poll
        case .pause(let seconds): resumption = now + seconds
        case .oneFrame: if system.playback.pause != .script { resumption = now + HeadlessHost.frameDuration }
        case .wait(let seconds): realPause = seconds
        case .settle:
            settling = Settling(start: now)
            resumption = now + HeadlessHost.frameDuration
        }
    }

    /// Evaluates the frame that has just run; if another one is needed, sets when.
    private mutating func isSettled(at now: Seconds) throws(StepFailure) -> Bool {
        guard var state = settling else { return true }
        state.idleFrames = system.frameLoop.isIdle ? state.idleFrames + 1 : 0
        settling = state.idleFrames < Self.requiredIdleFrames ? state : nil
        guard settling != nil else { return true }
        guard now - state.start < Self.longestSettling - 1e-9 else {
            let work = system.frameLoop.unfinishedWork.joined(separator: ", ")
            throw StepFailure("after \(plain(Self.longestSettling)) s there is still \(work)")
        }
        resumption = now + HeadlessHost.frameDuration
        return false
    }
}

import CoreGraphics
import Foundation
import Gallery
import HeadlessHost
import QuartzCore
import TestSupport
import UIKit
import UIKitCore
import UIKitDevice
import VelariumTesting

/// The gallery on a device, with everything that happens to it: events that a seed chooses, or those of a list.
///
/// After each event and at rest it checks what must always hold, and from time to time that nothing remains of what was
/// shown. `violations` says what did not hold.
@MainActor package final class Simulation {
    /// The frames of a sleep; from then on they come once in a minute.
    private static let framesOfSleep = 120
    /// After these seconds everything that the gallery shows has come to rest.
    private static let longestMotion = 60.0

    /// What has happened so far.
    package private(set) var events: [SimulationEvent] = []
    /// What did not hold, with the number of the event; each kind once.
    package private(set) var violations: [String] = []
    /// What was counted, for reports.
    package private(set) var counts = Counts()
    private var kinds: Set<String> = []

    package struct Counts {
        package var checkpoints = 0
        package var rests = 0
        package var presentations = 0
        package var refusedSteps = 0
        package var seconds = 0.0
        package var mostControllers = 0
        /// The memory of the process at each checkpoint, without an app.
        package var residentBytes: [Int] = []
    }

    private var device: TestDevice!
    private let host: HeadlessHost
    private var ledgers: [ObjectIdentifier: TouchLedger] = [:]
    private var watched = WatchedObjects()
    private var misusesSeen = 0
    /// The fingers that are down.
    private var fingers: Set<Int> = []
    /// Every event with a multiple of this number is a checkpoint.
    private let stretch: Int

    /// A device that has launched the gallery.
    ///
    /// - Parameter stretch: The number of events up to each checkpoint of a seed. Default 250.
    package init(stretch: Int = 250) {
        self.stretch = stretch
        let device = TestDevice(.iPhone14)
        device.recordsMisuses = true
        guard let host = device.system.host as? HeadlessHost else {
            preconditionFailure("A test device has a headless host.")
        }
        self.device = device
        self.host = host
        device.launch(GalleryAppDelegate())
    }

    // MARK: Running

    /// Performs events that `seed` chooses, until `count` are done or something did not hold.
    package func run(seed: Int, count: Int, each: (SimulationEvent) -> Void = { _ in }) async {
        var source = SimulationSource(seed: seed)
        for number in 1...max(1, count) where violations.isEmpty {
            let event =
                number % stretch == 0 ? .checkpoint : source.next(on: device, isActive: isActive)
            each(event)
            await perform(event)
        }
        await end()
    }

    /// Performs these events.
    package func run(_ events: [SimulationEvent]) async {
        for event in events where violations.isEmpty { await perform(event) }
        await end()
    }

    /// Ends all input and the app, and checks what remains.
    private func end() async {
        if violations.isEmpty { await checkWhatRemains() }
        counts.seconds = device.now
        ledgers = [:]
        device = nil
        await Task.yield()
        for name in watched.remaining(except: []) { note("\(name) remains after the device") }
    }

    private static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * 4_096
    }

    private var isActive: Bool { device.application.applicationState == .active }

    private func note(_ violation: String) {
        let kind = Self.kind(of: violation)
        guard kinds.insert(kind).inserted else { return }
        violations.append("event \(events.count): \(violation)")
    }

    /// A violation without its numbers and addresses.
    package static func kind(of violation: String) -> String {
        let text = violation.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? violation
        let upToAddress = text.prefix { $0 != "<" && $0 != "(" }
        return String(upToAddress.filter { !$0.isNumber })
    }

    // MARK: Events

    private func perform(_ event: SimulationEvent) async {
        device.system.activate()
        events.append(event)
        switch event {
        case .step(let line): perform(step: line)
        case .finger(let phase, let id, let x, let y): finger(phase, id: id, at: CGPoint(x: x, y: y))
        case .slowFrame(let milliseconds): host.advance(to: device.now + Double(milliseconds) / 1_000)
        case .sleep(let seconds): sleep(for: Double(seconds))
        case .displayLoss(let milliseconds): loseDisplay(for: Double(milliseconds) / 1_000)
        case .clipboard(let change): host.clipboardText = change == .revoked ? nil : "From another program"
        case .fileDialog(.missing): host.fileSaver = nil
        case .fileDialog(let answer): host.fileSaver = SimulatedFileDialog(answer, clock: host.clock)
        case .hugeBitmap(let points): showHugeBitmap(CGFloat(points))
        case .checkpoint: await checkWhatRemains()
        }
        device.system.activate()
        attachLedgers()
        checkAlways()
    }

    private func perform(step line: String) {
        if line.hasPrefix("open ") || line == "scene disconnected" { watched.add(device.application.windows) }
        if line == "settle" { return settle() }
        do { try device.perform(script: line) } catch { counts.refusedSteps += 1 }
    }

    private func settle() {
        guard isActive else { return device.advance(by: 1) }
        do {
            try device.settle()
        } catch {
            // A ball that rolls over a large field takes longer than a step waits.
            device.advance(by: Self.longestMotion)
            do { try device.settle() } catch { note("does not settle: \(error)") }
        }
        checkAtRest()
    }

    private func finger(_ phase: SimulationEvent.Phase, id: Int, at point: CGPoint) {
        let phases: [SimulationEvent.Phase: TouchPhase] = [
            .began: .began, .moved: .moved, .ended: .ended, .cancelled: .cancelled,
        ]
        switch phase {
        case .began: fingers.insert(id)
        case .ended, .cancelled: fingers.remove(id)
        case .moved: break
        }
        device.system.frameLoop.receive(
            .touch(id: id, phase: phases[phase] ?? .cancelled, location: point, time: device.now))
        device.advance(by: 1.0 / 60)
    }

    private func sleep(for seconds: Double) {
        let end = device.now + seconds
        var frames = 0
        device.system.run {
            while device.now < end {
                if host.isFrameRequested {
                    frames += 1
                    host.advance(to: min(end, device.now + (frames < Self.framesOfSleep ? 1.0 / 60 : 60)))
                } else {
                    host.advance(to: min(end, max(device.now, host.manualClock.nextDeadline ?? end)))
                }
            }
        }
    }

    private func loseDisplay(for seconds: Double) {
        let end = device.now + seconds
        let size = device.system.screen.bounds.size
        device.system.run {
            while device.now < end { host.manualClock.advance(to: min(end, device.now + 0.25)) }
            host.changeScreen(to: size, scale: host.screenMetrics.scale)
            host.advance(to: end)
        }
    }

    private func showHugeBitmap(_ points: CGFloat) {
        guard let window = device.application.windows.first else { return }
        device.system.run {
            let view = HugeView(frame: CGRect(x: 0, y: 0, width: points, height: points))
            view.isUserInteractionEnabled = false
            window.addSubview(view)
            host.advance(to: device.now + 1.0 / 60)
            let image = UIGraphicsImageRenderer(size: CGSize(width: points, height: points)).image { context in
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            view.layer.contents = image.cgImage
            host.advance(to: device.now + 1.0 / 60)
            view.removeFromSuperview()
        }
    }

    // MARK: Checks

    private func attachLedgers() {
        for window in device.application.windows where ledgers[ObjectIdentifier(window)]?.view !== window {
            let ledger = TouchLedger()
            window.addGestureRecognizer(ledger)
            ledgers[ObjectIdentifier(window)] = ledger
        }
        ledgers = ledgers.filter { $0.value.view != nil }
    }

    /// What holds at each time.
    private func checkAlways() {
        for ledger in ledgers.values { for violation in ledger.violations { note(violation) } }
        // UIKit only warns of a presentation in the middle of another one, as two fingers on two buttons ask for.
        let misuses = device.misuses
        for misuse in misuses[misusesSeen...] where misuse.raises || misuse.message.hasPrefix("Unbalanced") {
            note("misuse: \(misuse.message)")
        }
        misusesSeen = misuses.count
        if events.count % 10 == 0 {
            for fault in ViewTreeCheck(windows: device.application.windows).nonFiniteValues { note(fault) }
        }
    }

    /// What holds when nothing moves any more.
    private func checkAtRest() {
        counts.rests += 1
        counts.presentations += device.system.presentations.count
        // A finger that stays down may hold an interactive dismissal. When it is lifted, nothing may remain of that.
        for record in device.system.presentations where record.phase != "shown" && fingers.isEmpty {
            note("a presentation is \(record.phase) at rest: \(type(of: record.presented))")
        }
        for fault in ModalityCheck(of: device).faults { note(fault) }
    }

    private func liftFingers() {
        for id in fingers.sorted() {
            device.system.frameLoop.receive(.touch(id: id, phase: .cancelled, location: .zero, time: device.now))
        }
        fingers = []
        device.advance(by: 1.0 / 60)
    }

    /// Ends all input, then the app's scene, and checks that nothing is left. Then the app continues.
    private func checkWhatRemains() async {
        counts.checkpoints += 1
        liftFingers()
        for step in ["scene active", "hover away", "voice-over off", "keyboard hide", "modifiers none", "settle"] {
            perform(step: step)
        }
        attachLedgers()
        for ledger in ledgers.values where !ledger.open.isEmpty { note("\(ledger.open.count) touches never end") }
        for fault in ViewTreeCheck(windows: device.application.windows).unfinishedInput { note(fault) }
        watched.add(device.application.windows)
        counts.mostControllers = max(counts.mostControllers, watched.count)
        perform(step: "scene disconnected")
        await device.advance(by: 20)
        for window in device.application.windows { note("\(type(of: window)) remains without a scene") }
        ledgers = [:]
        for name in watched.remaining(except: device.application.windows) {
            note("\(name) remains after the scene")
        }
        let scheduled = host.manualClock.scheduledActionCount
        if scheduled > 0 { note("\(scheduled) actions are scheduled without an app") }
        if host.isFrameRequested { note("frames run without an app") }
        counts.residentBytes.append(Self.residentBytes)
        perform(step: "scene active")
        perform(step: "rotate portrait")
        attachLedgers()
    }
}

/// A view whose content has no place in memory.
private final class HugeView: UIView {
    override func draw(_ rect: CGRect) { UIColor.red.setFill() }
}

import CSDL
import Foundation
import QuartzCore
import UIKitCore
import WindowHost

/// The program FakeIBus on a bus of its own, and an input method of ours that is connected to it.
///
/// What reaches the app is in `words`, as the host events after their translation.
@MainActor final class FakeInputMethod {
    let clock = ManualClock()
    private(set) var words: [String] = []
    private(set) lazy var inputMethod = InputMethod(
        clock: clock, address: { [address = bus.address] in address }, receive: { [unowned self] in receive($0) })

    private let bus: PrivateBus
    private let service = Process()
    private let output = Pipe()
    private var log = ""
    private var translation = EventTranslation(in: WindowGeometry(size: CGSize(width: 400, height: 600)))
    private var waiting: (condition: ([String]) -> Bool, done: CheckedContinuation<Void, Never>)?

    /// Whether the machine has what this needs.
    nonisolated static let isAvailable = PrivateBus.isAvailable
    /// Beside the tests: `swift build --build-tests` builds it, too.
    nonisolated private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
        .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("FakeIBus")

    /// - Parameter rules: What the service does; see its type `Rules`.
    init(_ rules: String, takesText: Bool = true) throws {
        bus = try PrivateBus()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("rules-\(UUID().uuidString)")
        try rules.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        service.executableURL = Self.program
        service.arguments = [bus.address, file.path]
        service.standardOutput = output
        try service.run()
        waitForCall("ready")
        inputMethod.hasWindowFocus = true
        inputMethod.takesText = takesText
    }

    /// Waits until the input context exists and has the focus.
    func start() async {
        while !inputMethod.isActive { await Task.yield() }
        waitForCall("FocusIn")
    }

    /// Ends the connection of the app to the service.
    func stopBus() { bus.stop() }

    func stop() {
        inputMethod.close()
        kill(service.processIdentifier, SIGKILL)
        service.waitUntilExit()
        bus.stop()
    }

    /// Presses and releases keys that type one character each, in one turn of the main loop.
    func type(_ characters: String) {
        for character in characters {
            let symbol = character.unicodeScalars.first!.value
            let code = SDL_KeyCode(symbol)
            begin(symbol: symbol, isRelease: false)
            pass(key(true, code))
            pass(text(String(character)))
            begin(symbol: symbol, isRelease: true)
            pass(key(false, code))
        }
        inputMethod.endKey()
    }

    /// Passes an event of the window system, such as a click.
    func pass(_ event: SDL_Event) {
        for event in inputMethod.filter(event) { translate(event) }
    }

    private func begin(symbol: UInt32, isRelease: Bool) {
        inputMethod.begin(InputMethodKey(symbol: symbol, code: symbol & 0xFF, modifiers: 0, isRelease: isRelease))
    }

    /// Ends the composition as the app does.
    func discardComposition() {
        translation.keyboard.discardComposition()
        inputMethod.discardComposition()
    }

    /// Loses the focus as a window does.
    func loseFocus() {
        var events: [HostEvent] = []
        translation.cancelAll(at: 0, into: &events)
        report(events)
        inputMethod.hasWindowFocus = false
    }

    /// Waits until what has reached the app fulfills `condition`.
    func wait(until condition: @escaping ([String]) -> Bool) async {
        guard !condition(words) else { return }
        await withCheckedContinuation { waiting = (condition, $0) }
    }

    /// Waits until `count` host events have reached the app, and returns them.
    func events(_ count: Int) async -> [String] {
        await wait { $0.count >= count }
        return words
    }

    /// Waits until the service prints a line with this beginning, and returns everything that it has printed.
    @discardableResult func waitForCall(_ beginning: String) -> [String] {
        while true {
            let lines = log.split(separator: "\n").map(String.init)
            if lines.contains(where: { $0.hasPrefix(beginning) }) { return lines }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return lines }
            log += String(decoding: data, as: UTF8.self)
        }
    }

    /// Forgets what the service has printed.
    func clearLog() { log = "" }

    private func receive(_ outputs: [InputMethod.Output]) {
        for output in outputs {
            var events: [HostEvent] = []
            switch output {
            case .event(let event): translation.translate(event, at: 0, into: &events)
            case .composition(let new):
                translation.keyboard.compose(new.text, selected: new.selected, at: 0, into: &events)
            case .completed(let text): translation.keyboard.complete(text, at: 0, into: &events)
            }
            report(events)
        }
        if let waiting, waiting.condition(words) {
            self.waiting = nil
            waiting.done.resume()
        }
    }

    private func translate(_ event: SDL_Event) {
        var events: [HostEvent] = []
        translation.translate(event, at: 0, into: &events)
        report(events)
    }

    private func report(_ events: [HostEvent]) {
        // Every press has its release; one of them is enough to see the order.
        words += events.map(\.words).filter { !$0.hasSuffix("up at 0") && !$0.hasPrefix("hover") }
    }
}

/// A clock that a test sets.
@MainActor final class ManualClock: TimeSource {
    private var queue = ActionQueue()
    nonisolated var now: Seconds { 0 }

    func schedule(at deadline: Seconds, _ action: @escaping @MainActor () -> Void) -> ScheduledAction {
        queue.insert(at: deadline, action)
    }

    func cancel(_ action: ScheduledAction) { queue.remove(action) }

    /// Runs the actions until `time`.
    func advance(to time: Seconds) {
        while let due = queue.popDue(at: time, newest: queue.newestID) { due.action() }
    }
}

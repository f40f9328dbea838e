import CSDL
import CShims
import CoreGraphics
import Dispatch
import QuartzCore

/// The desktop's input method on X11, through IBus. It sees every key before the app, composes text from keys, and is
/// told where the caret is.
///
/// Keys wait for its decision while the app runs on. Without IBus, events pass through immediately.
@MainActor package final class InputMethod {
    /// What reaches the app.
    package enum Output {
        case event(SDL_Event)
        case composition(IBusMessage.Composition)
        case completed(String)
    }

    /// How long a key waits for the decision, in seconds. An input method that takes longer is not used any more until
    /// the next text input begins.
    package static let patience: Seconds = 2

    private let clock: any TimeSource
    private let address: () -> String?
    private let receive: ([Output]) -> Void
    private var connection: IBusConnection?
    private var source: (any DispatchSourceRead)?
    private var queue = KeyQueue()
    private var limits: [UInt32: ScheduledAction] = [:]
    private var preedit = Preedit()
    private var remains = Remains()
    private var focus = Focus()
    private var sentLocation: PixelArea?

    /// Whether what the service sends still belongs to a composition that has ended. The answer to `Reset` ends that, or
    /// the first key afterwards if that is later: some input methods reset themselves only after their answer.
    private struct Remains {
        private(set) var areExpected = false
        private var reset: UInt32?
        private var hasKey = false

        mutating func expect(until reset: UInt32) { self = Remains(areExpected: true, reset: reset) }

        mutating func keyBegan() {
            hasKey = true
            if reset == nil { areExpected = false }
        }

        mutating func answered(_ serial: UInt32) {
            guard serial == reset else { return }
            reset = nil
            if hasKey { areExpected = false }
        }
    }

    /// The text that is being composed, which the service can hide and show.
    private struct Preedit {
        var composition: IBusMessage.Composition?
        var isShown = false
    }

    private struct Focus {
        var hasWindow = false
        var takesText = false
        var isSent = false
        var isWanted: Bool { hasWindow && takesText }
    }

    /// - Parameters:
    ///   - address: Where the service listens; nil when there is none.
    ///   - receive: Called with what the service's answers and signals mean for the app.
    package init(clock: any TimeSource, address: @escaping () -> String?, receive: @escaping ([Output]) -> Void) {
        self.clock = clock
        self.address = address
        self.receive = receive
    }

    /// Whether this input method is used for windows of a process with these variables: on X11, unless SDL is told to
    /// use Fcitx, which it does itself.
    package nonisolated static func isUsed(_ environment: [String: String]) -> Bool {
        let module = environment["SDL_IM_MODULE"]
        let usesFcitx =
            module == "fcitx" || module == nil && (environment["XMODIFIERS"]?.contains("@im=fcitx") ?? false)
        let isX11 = ["x11", nil].contains(environment["SDL_VIDEODRIVER"]) && environment["DISPLAY"] != nil
        return isX11 && !usesFcitx
    }

    /// Whether keys are sent to the service.
    package var isActive: Bool { focus.takesText && connection?.isReady == true }

    /// Whether the first responder takes text that may be composed.
    package var takesText: Bool {
        get { focus.takesText }
        set {
            focus.takesText = newValue
            if newValue { connect() }
            updateFocus()
        }
    }

    /// Whether the window has the keyboard focus.
    package var hasWindowFocus: Bool {
        get { focus.hasWindow }
        set {
            focus.hasWindow = newValue
            updateFocus()
        }
    }

    /// Where the composed text or the caret is, in pixels of the display, y down.
    package var caretArea = PixelArea(x: 0, y: 0, width: 0, height: 0) {
        didSet { sendLocation() }
    }

    /// Makes the input method forget its composition; what it still sends about it is dropped.
    package func discardComposition() {
        preedit = Preedit()
        if let connection { remains.expect(until: connection.reset()) }
    }

    /// Ends the connection. Keys that wait reach the app.
    package func close() {
        guard let connection else { return }
        if focus.isSent {
            _ = connection.reset()
            connection.setFocused(false)
        }
        disconnect()
    }

    // MARK: Events

    /// Asks the input method about a key whose events follow.
    package func begin(_ key: InputMethodKey) {
        guard isActive, let connection else { return }
        let serial = connection.process(key)
        guard serial != 0 else { return }
        remains.keyBegan()
        queue.begin(key, serial: serial)
        limits[serial] = clock.schedule(at: clock.now + Self.patience) { [weak self] in self?.disconnect() }
    }

    /// Ends the events of the last key.
    package func endKey() { queue.endKey() }

    /// Returns what reaches the app now: `event`, unless it has to wait for a decision.
    package func filter(_ event: SDL_Event) -> [SDL_Event] { queue.add(event) }

    // MARK: Connection

    private func connect() {
        guard connection == nil, let address = address(), let new = IBusConnection(address: address) else { return }
        connection = new
        let source = DispatchSource.makeReadSource(fileDescriptor: new.descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        // libdbus closes the descriptor, which must not happen before the source has ended.
        source.setCancelHandler { MainActor.assumeIsolated { new.close() } }
        source.activate()
        self.source = source
        // Connecting may have read more than its own answer.
        read()
    }

    private func disconnect() {
        source?.cancel()
        source = nil
        connection = nil
        sentLocation = nil
        focus.isSent = false
        remains = Remains()
        for limit in limits.values { clock.cancel(limit) }
        limits = [:]
        var outputs: [Output] = []
        if preedit.isShown, let composition = preedit.composition { outputs.append(.completed(composition.text)) }
        outputs += queue.releaseAll().map(Output.event)
        preedit = Preedit()
        if !outputs.isEmpty { receive(outputs) }
    }

    private func updateFocus() {
        guard isReady, focus.isSent != focus.isWanted else { return }
        focus.isSent = focus.isWanted
        if !focus.isWanted { discardComposition() }
        connection?.setFocused(focus.isWanted)
        sendLocation()
    }

    private var isReady: Bool { connection?.isReady == true }

    private func sendLocation() {
        guard focus.isSent, sentLocation != caretArea else { return }
        sentLocation = caretArea
        connection?.setCursorLocation(caretArea)
    }

    private func read() {
        guard let connection else { return }
        var outputs: [Output] = []
        for message in connection.read() { handle(message, into: &outputs) }
        if !outputs.isEmpty { receive(outputs) }
        if !connection.isConnected { disconnect() }
    }

    private func handle(_ message: IBusMessage, into outputs: inout [Output]) {
        switch message {
        case .created: updateFocus()
        case .answer(let serial, let isHandled):
            remains.answered(serial)
            limits.removeValue(forKey: serial).map(clock.cancel)
            outputs += queue.decide(serial: serial, isHandled: isHandled).map(Output.event)
        case .forward(let key):
            let events = queue.forward(key) ?? ForwardedKey.events(for: key)
            outputs += events.map(Output.event)
        case .commit(let text):
            guard !remains.areExpected else { return }
            preedit = Preedit()
            outputs.append(.completed(text))
        case .preedit(let new, let isVisible):
            guard !remains.areExpected else { return }
            preedit.composition = new
            show(isVisible, into: &outputs)
        case .showPreedit:
            if !remains.areExpected { show(true, into: &outputs) }
        case .hidePreedit:
            if !remains.areExpected { show(false, into: &outputs) }
        }
    }

    private func show(_ isShown: Bool, into outputs: inout [Output]) {
        guard isShown, let composition = preedit.composition, !composition.text.isEmpty else {
            if preedit.isShown { outputs.append(.composition(IBusMessage.Composition(text: "", selected: 0..<0))) }
            preedit.isShown = false
            return
        }
        preedit.isShown = true
        outputs.append(.composition(composition))
    }
}

import Dispatch
import WindowHost

/// The app on the accessibility bus: answers screen readers from the last snapshot, on a queue of its own, however busy
/// the main thread is.
///
/// Everything that changes is used on the queue only.
final class AccessibilityBus: @unchecked Sendable {
    private static let registry = "org.a11y.atspi.Registry"

    private let queue = DispatchQueue(label: "accessibility bus")
    private let onRequest: @MainActor @Sendable (AccessibleRequest) -> Void
    private let onEnd: @MainActor @Sendable () -> Void

    private var answers: AccessibleAnswers
    private var connection: BusConnection?
    private var source: (any DispatchSourceRead)?
    /// The serial of the call that makes the app known, until it is answered.
    private var embedding: UInt32?
    /// Whether readers know of the app, so that they are told of changes.
    private var isKnown = false

    /// Connects to the bus at `address`, without waiting for it.
    ///
    /// - Parameters:
    ///   - onRequest: Called on the main thread when a reader asks something of the app.
    ///   - onEnd: Called on the main thread when the bus is gone, or was not there.
    init(
        at address: String, _ snapshot: AccessibleSnapshot,
        onRequest: @escaping @MainActor @Sendable (AccessibleRequest) -> Void,
        onEnd: @escaping @MainActor @Sendable () -> Void
    ) {
        answers = AccessibleAnswers(snapshot: snapshot, busName: "")
        self.onRequest = onRequest
        self.onEnd = onEnd
        queue.async { self.connect(to: address) }
    }

    /// Answers from `snapshot` from now on, and tells of what has changed.
    func publish(_ snapshot: AccessibleSnapshot, _ events: [AccessibleEvent]) {
        queue.async {
            self.answers = AccessibleAnswers(
                snapshot: snapshot, busName: self.answers.busName, desktop: self.answers.desktop,
                applicationID: self.answers.applicationID)
            if self.isKnown { self.notifyReaders(of: events) }
        }
    }

    /// Tells of a key, without waiting for what readers do with it.
    func notifyReaders(of key: ReaderKeyEvent) {
        queue.async {
            guard self.isKnown else { return }
            _ = self.connection?.call(
                "NotifyListenersAsync", [key.value], of: Self.registry,
                at: "/org/a11y/atspi/registry/deviceeventcontroller",
                interface: "org.a11y.atspi.DeviceEventController")
        }
    }

    /// Leaves the bus.
    func close() {
        queue.async { self.disconnect() }
    }

    // MARK: On the queue

    private func connect(to address: String) {
        guard let connection = BusConnection(address: address) else { return end() }
        self.connection = connection
        answers = AccessibleAnswers(snapshot: answers.snapshot, busName: connection.name)
        let source = DispatchSource.makeReadSource(fileDescriptor: connection.descriptor, queue: queue)
        source.setEventHandler { [weak self] in self?.read() }
        // libdbus closes the descriptor, which must not happen before the source has ended.
        let closed = SendableConnection(connection: connection)
        source.setCancelHandler { closed.connection.close() }
        source.activate()
        self.source = source
        embedding = connection.call(
            "Embed", [answers.reference(to: AccessibleElement.application)], of: Self.registry,
            at: AccessiblePath.root, interface: "org.a11y.atspi.Socket")
        // Connecting may have read more than its own answer.
        read()
    }

    /// Takes a connection to the handler that closes it, on the same queue.
    private struct SendableConnection: @unchecked Sendable {
        let connection: BusConnection
    }

    private func disconnect() {
        source?.cancel()
        (source, connection, isKnown) = (nil, nil, false)
    }

    private func end() {
        disconnect()
        let onEnd = onEnd
        DispatchQueue.main.async { MainActor.assumeIsolated { onEnd() } }
    }

    private func read() {
        guard let connection else { return }
        for message in connection.read() {
            switch message.kind {
            case .call: answer(message, on: connection)
            case .reply where message.replySerial == embedding: becomeKnown(message)
            case .error where message.replySerial == embedding: return end()
            case .reply, .error, .signal, .other: break
            }
        }
        if !connection.isConnected { end() }
    }

    private func becomeKnown(_ message: BusMessage) {
        embedding = nil
        isKnown = true
        if let desktop = message.arguments[orOther: 0].list, desktop.count == 2 {
            answers.desktop = .structure(desktop)
        }
        notifyReaders(of: answers.snapshot.events(since: nil))
    }

    private func answer(_ message: BusMessage, on connection: BusConnection) {
        let call = BusCall(message.member, message.arguments, of: message.interface, at: message.path)
        switch answers.answer(call) {
        case .values(let values): connection.reply(to: message, values)
        case .request(let request, let values):
            let onRequest = onRequest
            DispatchQueue.main.async { MainActor.assumeIsolated { onRequest(request) } }
            connection.reply(to: message, values)
        case .identified(let id):
            answers.applicationID = id
            connection.reply(to: message, [])
        case .failure(let failure): connection.refuse(message, error: failure.name, failure.sentence(for: call))
        }
    }

    private func notifyReaders(of events: [AccessibleEvent]) {
        for signal in events.flatMap({ AccessibleSignal.signals(for: $0, in: answers) }) {
            connection?.emit(signal.member, signal.values, at: signal.path, interface: signal.interface)
        }
    }
}

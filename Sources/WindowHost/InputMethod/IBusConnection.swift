/// A connection to IBus with one input context. Nothing waits for the service after the connection is open.
@MainActor final class IBusConnection {
    private static let service = "org.freedesktop.IBus"
    private static let contextInterface = "org.freedesktop.IBus.InputContext"
    /// The app shows compositions (1) and reports its focus (8).
    private static let capabilities: UInt32 = 1 | 8

    /// A file descriptor that is readable when the service has sent something.
    var descriptor: Int32 { connection.descriptor }
    /// Whether the input context exists, so that keys may be sent.
    var isReady: Bool { context != nil }
    var isConnected: Bool { connection.isConnected }

    private let connection: BusConnection
    private var context: String?
    private var creation: UInt32 = 0

    /// Connects to the service at `address` and asks for an input context. Returns nil without a service there.
    init?(address: String) {
        guard let connection = BusConnection(address: address) else { return nil }
        self.connection = connection
        connection.addMatch("type='signal',interface='\(Self.contextInterface)'")
        creation = connection.call(
            "CreateInputContext", [.text("Velarium")], of: Self.service, at: "/org/freedesktop/IBus",
            interface: Self.service)
    }

    func close() { connection.close() }

    // MARK: Calls

    /// Asks whether the input method handles `key`; returns the serial of its answer.
    func process(_ key: InputMethodKey) -> UInt32 {
        let state = key.modifiers | (key.isRelease ? IBusMessage.releaseMask : 0)
        return callContext("ProcessKeyEvent", [.number(key.symbol), .number(key.code), .number(state)])
    }

    func setFocused(_ isFocused: Bool) { _ = callContext(isFocused ? "FocusIn" : "FocusOut") }

    /// Makes the input method forget its composition; returns the serial of its answer.
    func reset() -> UInt32 { callContext("Reset") }

    /// Tells where the caret is, in pixels of the display, y down.
    func setCursorLocation(_ rect: PixelArea) {
        _ = callContext(
            "SetCursorLocation", [.signed(rect.x), .signed(rect.y), .signed(rect.width), .signed(rect.height)])
    }

    private func callContext(_ method: String, _ arguments: [BusValue] = []) -> UInt32 {
        guard let context else { return 0 }
        return connection.call(
            method, arguments, of: Self.service, at: context, interface: Self.contextInterface)
    }

    // MARK: Messages

    /// Reads what the service has sent, without waiting.
    func read() -> [IBusMessage] { connection.read().compactMap { read($0) } }

    private func read(_ message: BusMessage) -> IBusMessage? {
        switch message.kind {
        case .reply, .error:
            let isReply = message.kind == .reply
            guard message.replySerial == creation, context == nil else {
                return .answer(
                    serial: message.replySerial, isHandled: isReply && message.arguments[orOther: 0].number == 1)
            }
            guard isReply, let path = message.arguments[orOther: 0].text else { return nil }
            context = path
            _ = callContext("SetCapabilities", [.number(Self.capabilities)])
            return .created
        case .signal:
            guard message.path == context else { return nil }
            return IBusMessage(signal: message.member, arguments: message.arguments)
        case .call, .other: return nil
        }
    }
}

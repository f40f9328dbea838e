import CShims

/// A connection to IBus with one input context. Nothing waits for the service after the connection is open.
@MainActor final class IBusConnection {
    private static let service = "org.freedesktop.IBus"
    private static let contextInterface = "org.freedesktop.IBus.InputContext"
    /// The app shows compositions (1) and reports its focus (8).
    private static let capabilities: UInt32 = 1 | 8

    /// A file descriptor that is readable when the service has sent something.
    let descriptor: Int32
    /// Whether the input context exists, so that keys may be sent.
    var isReady: Bool { context != nil }
    private(set) var isConnected = true

    private let bus: velarium_dbus_functions
    private let connection: OpaquePointer
    private var context: String?
    private var creation: UInt32 = 0

    private enum Argument {
        case text(String), unsigned(UInt32), signed(Int32)
    }

    /// Connects to the service at `address` and asks for an input context. Returns nil without a service there.
    init?(address: String) {
        guard let bus = velarium_dbus()?.pointee else { return nil }
        var error = velarium_dbus_error()
        defer { bus.error_free(&error) }
        guard let connection = bus.connection_open_private(address, &error) else { return nil }
        bus.connection_set_exit_on_disconnect(connection, 0)
        var descriptor: Int32 = -1
        guard bus.bus_register(connection, &error) != 0, bus.connection_get_unix_fd(connection, &descriptor) != 0 else {
            bus.connection_close(connection)
            bus.connection_unref(connection)
            return nil
        }
        self.bus = bus
        self.connection = connection
        self.descriptor = descriptor
        bus.bus_add_match(connection, "type='signal',interface='\(Self.contextInterface)'", nil)
        creation = call(
            "CreateInputContext", [.text("Velarium")], at: "/org/freedesktop/IBus", interface: Self.service)
    }

    func close() {
        isConnected = false
        bus.connection_close(connection)
        bus.connection_unref(connection)
    }

    // MARK: Calls

    /// Asks whether the input method handles `key`; returns the serial of its answer.
    func process(_ key: InputMethodKey) -> UInt32 {
        let state = key.modifiers | (key.isRelease ? IBusMessage.releaseMask : 0)
        return callContext("ProcessKeyEvent", [.unsigned(key.symbol), .unsigned(key.code), .unsigned(state)])
    }

    func setFocused(_ isFocused: Bool) { _ = callContext(isFocused ? "FocusIn" : "FocusOut") }

    /// Makes the input method forget its composition; returns the serial of its answer.
    func reset() -> UInt32 { callContext("Reset") }

    /// Tells where the caret is, in pixels of the display, y down.
    func setCursorLocation(_ rect: PixelArea) {
        _ = callContext(
            "SetCursorLocation", [.signed(rect.x), .signed(rect.y), .signed(rect.width), .signed(rect.height)])
    }

    private func callContext(_ method: String, _ arguments: [Argument] = []) -> UInt32 {
        guard let context else { return 0 }
        return call(method, arguments, at: context, interface: Self.contextInterface)
    }

    /// Sends a call and returns its serial; 0 when it could not be sent.
    private func call(_ method: String, _ arguments: [Argument], at path: String, interface: String) -> UInt32 {
        guard let message = bus.message_new_method_call(Self.service, path, interface, method) else { return 0 }
        defer { bus.message_unref(message) }
        var iter = velarium_dbus_iter()
        bus.message_iter_init_append(message, &iter)
        for argument in arguments {
            switch argument {
            case .text(let text):
                text.withCString { pointer in
                    var pointer: UnsafePointer<CChar>? = pointer
                    _ = bus.message_iter_append_basic(&iter, Int32(UInt8(ascii: "s")), &pointer)
                }
            case .unsigned(var number): _ = bus.message_iter_append_basic(&iter, Int32(UInt8(ascii: "u")), &number)
            case .signed(var number): _ = bus.message_iter_append_basic(&iter, Int32(UInt8(ascii: "i")), &number)
            }
        }
        var serial: UInt32 = 0
        return bus.connection_send(connection, message, &serial) != 0 ? serial : 0
    }

    // MARK: Messages

    /// Reads what the service has sent, without waiting.
    func read() -> [IBusMessage] {
        isConnected = bus.connection_read_write(connection, 0) != 0
        var messages: [IBusMessage] = []
        while let message = bus.connection_pop_message(connection) {
            if let read = read(message) { messages.append(read) }
            bus.message_unref(message)
        }
        return messages
    }

    private func read(_ message: OpaquePointer) -> IBusMessage? {
        let arguments = BusValue.arguments(of: message, bus)
        switch bus.message_get_type(message) {
        case MessageType.reply, MessageType.error:
            let isReply = bus.message_get_type(message) == MessageType.reply
            let serial = bus.message_get_reply_serial(message)
            guard serial == creation, context == nil else {
                return .answer(serial: serial, isHandled: isReply && arguments[orOther: 0].number == 1)
            }
            guard isReply, let path = arguments[orOther: 0].text else { return nil }
            context = path
            _ = callContext("SetCapabilities", [.unsigned(Self.capabilities)])
            return .created
        case MessageType.signal:
            guard let context, let path = bus.message_get_path(message), String(cString: path) == context,
                let member = bus.message_get_member(message)
            else { return nil }
            return IBusMessage(signal: String(cString: member), arguments: arguments)
        default: return nil
        }
    }

    private enum MessageType {
        static let reply: Int32 = 2
        static let error: Int32 = 3
        static let signal: Int32 = 4
    }
}

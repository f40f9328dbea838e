import CShims
import Foundation

/// A service that speaks to the app like IBus, does what its rules say, and prints every call.
final class Service {
    private static let contextPath = "/org/freedesktop/IBus/InputContext_1"
    private static let contextInterface = "org.freedesktop.IBus.InputContext"
    /// The bit of a key's state that says that it was released.
    private static let releaseMask: UInt32 = 1 << 30

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private struct Key {
        var symbol: UInt32
        var code: UInt32
        var state: UInt32
    }

    private let bus: velarium_dbus_functions
    private let connection: OpaquePointer
    private let rules: Rules
    /// The app.
    private var client = ""

    init(bus address: String, rules: Rules) throws {
        guard let bus = velarium_dbus()?.pointee else { throw Failure(description: "there is no libdbus-1") }
        var error = velarium_dbus_error()
        guard let connection = bus.connection_open_private(address, &error) else {
            throw Failure(description: "there is no bus at \(address)")
        }
        bus.connection_set_exit_on_disconnect(connection, 0)
        guard bus.bus_register(connection, &error) != 0,
            bus.bus_request_name(connection, "org.freedesktop.IBus", 0, &error) == 1
        else { throw Failure(description: "the bus refuses the name") }
        self.bus = bus
        self.connection = connection
        self.rules = rules
    }

    /// Serves until the bus ends.
    func run() {
        while bus.connection_read_write(connection, 1_000) != 0 {
            while let message = bus.connection_pop_message(connection) {
                if bus.message_get_type(message) == 1 { answer(message) }
                bus.message_unref(message)
            }
        }
    }

    // MARK: Calls

    private func answer(_ call: OpaquePointer) {
        let member = String(cString: bus.message_get_member(call)!)
        let numbers = numbers(of: call)
        switch member {
        case "CreateInputContext":
            client = String(cString: bus.message_get_sender(call)!)
            log(member)
            let reply = bus.message_new_method_return(call)
            append(Self.contextPath, "o", to: reply)
            send(reply)
        case "ProcessKeyEvent" where numbers.count == 3:
            process(Key(symbol: numbers[0], code: numbers[1], state: numbers[2]), call)
        default:
            log(([member] + numbers.map { "\(Int32(bitPattern: $0))" }).joined(separator: " "))
            for action in rules.actions(for: member) ?? [] { perform(action, key: nil, call) }
            send(bus.message_new_method_return(call))
        }
    }

    private func process(_ key: Key, _ call: OpaquePointer) {
        let isRelease = key.state & Self.releaseMask != 0
        log("key \(name(of: key))\(isRelease ? " up" : "")")
        let actions = isRelease ? nil : rules.actions(for: name(of: key))
        for action in actions ?? [.pass] { perform(action, key: key, call) }
    }

    private func perform(_ action: Rules.Action, key: Key?, _ call: OpaquePointer) {
        switch action {
        case .preedit(let text, let caret, let background, let isVisible):
            signal("UpdatePreeditText") { iter in
                appendText(text, background: background, into: &iter)
                append(UInt32(caret), "u", into: &iter)
                append(isVisible ? 1 : 0, "b", into: &iter)
            }
        case .show: signal("ShowPreeditText") { _ in }
        case .hide: signal("HidePreeditText") { _ in }
        case .commit(let text): signal("CommitText") { appendText(text, background: nil, into: &$0) }
        case .forward: if let key { forward(key) }
        case .backspace:
            forward(Key(symbol: 0xFF08, code: 14, state: 0))
            forward(Key(symbol: 0xFF08, code: 14, state: Self.releaseMask))
        case .reply, .pass:
            let reply = bus.message_new_method_return(call)
            append(action == .reply ? 1 : 0, "b", to: reply)
            send(reply)
        case .wait(let milliseconds): usleep(UInt32(milliseconds) * 1_000)
        }
    }

    private func forward(_ key: Key) {
        signal("ForwardKeyEvent") { iter in
            for number in [key.symbol, key.code, key.state] { append(number, "u", into: &iter) }
        }
    }

    private func name(of key: Key) -> String {
        switch key.symbol {
        case 0x20: "space"
        case 0xFF08: "backspace"
        case 0xFF0D: "return"
        case 0x21...0x7E: String(UnicodeScalar(UInt8(key.symbol)))
        default: String(key.symbol, radix: 16)
        }
    }

    private func log(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    // MARK: Messages

    private func numbers(of call: OpaquePointer) -> [UInt32] {
        var iter = velarium_dbus_iter()
        guard bus.message_iter_init(call, &iter) != 0 else { return [] }
        var numbers: [UInt32] = []
        while bus.message_iter_get_arg_type(&iter) != 0 {
            if ["u", "i"].contains(Character(UnicodeScalar(UInt8(bus.message_iter_get_arg_type(&iter))))) {
                var number: UInt32 = 0
                bus.message_iter_get_basic(&iter, &number)
                numbers.append(number)
            }
            _ = bus.message_iter_next(&iter)
        }
        return numbers
    }

    private func signal(_ name: String, arguments: (inout velarium_dbus_iter) -> Void) {
        let message = bus.message_new_signal(Self.contextPath, Self.contextInterface, name)
        _ = bus.message_set_destination(message, client)
        var iter = velarium_dbus_iter()
        bus.message_iter_init_append(message, &iter)
        arguments(&iter)
        send(message)
    }

    /// An `IBusText`: a name, attachments, the text, and a list of attributes: an underline, and a background.
    private func appendText(_ text: String, background: Range<Int>?, into iter: inout velarium_dbus_iter) {
        object("IBusText", "(sa{sv}sv)", into: &iter) { fields in
            append(text, into: &fields)
            object("IBusAttrList", "(sa{sv}av)", into: &fields) { list in
                open("a", "v", in: &list) { attributes in
                    appendAttribute([1, 1, 0, UInt32(text.unicodeScalars.count)], into: &attributes)
                    guard let background else { return }
                    appendAttribute(
                        [3, 0xC8C8F0, UInt32(background.lowerBound), UInt32(background.upperBound)], into: &attributes)
                }
            }
        }
    }

    /// An attribute: its type, its value, its start and its end.
    private func appendAttribute(_ numbers: [UInt32], into iter: inout velarium_dbus_iter) {
        object("IBusAttribute", "(sa{sv}uuuu)", into: &iter) { fields in
            for number in numbers { append(number, "u", into: &fields) }
        }
    }

    /// A variant with a structure that begins with its name and no attachments.
    private func object(
        _ name: String, _ signature: String, into iter: inout velarium_dbus_iter,
        fields: (inout velarium_dbus_iter) -> Void
    ) {
        open("v", signature, in: &iter) { variant in
            open("r", nil, in: &variant) { structure in
                append(name, into: &structure)
                open("a", "{sv}", in: &structure) { _ in }
                fields(&structure)
            }
        }
    }

    private func open(
        _ type: Character, _ signature: String?, in iter: inout velarium_dbus_iter,
        content: (inout velarium_dbus_iter) -> Void
    ) {
        var inner = velarium_dbus_iter()
        _ = bus.message_iter_open_container(&iter, Int32(type.asciiValue!), signature, &inner)
        content(&inner)
        _ = bus.message_iter_close_container(&iter, &inner)
    }

    private func append(_ text: String, _ type: Character = "s", into iter: inout velarium_dbus_iter) {
        text.withCString { pointer in
            var pointer: UnsafePointer<CChar>? = pointer
            _ = bus.message_iter_append_basic(&iter, Int32(type.asciiValue!), &pointer)
        }
    }

    private func append(_ number: UInt32, _ type: Character, into iter: inout velarium_dbus_iter) {
        var number = number
        _ = bus.message_iter_append_basic(&iter, Int32(type.asciiValue!), &number)
    }

    private func append(_ text: String, _ type: Character, to message: OpaquePointer?) {
        var iter = velarium_dbus_iter()
        bus.message_iter_init_append(message, &iter)
        append(text, type, into: &iter)
    }

    private func append(_ number: UInt32, _ type: Character, to message: OpaquePointer?) {
        var iter = velarium_dbus_iter()
        bus.message_iter_init_append(message, &iter)
        append(number, type, into: &iter)
    }

    private func send(_ message: OpaquePointer?) {
        _ = bus.connection_send(connection, message, nil)
        bus.connection_flush(connection)
        bus.message_unref(message)
    }
}

import CShims
import Foundation
import Synchronization

/// A message bus of a test's own, which ends with it.
final class PrivateBus: @unchecked Sendable {
    let address: String
    private let process = Process()

    static let isAvailable = velarium_dbus() != nil && FileManager.default.isExecutableFile(atPath: program)
    private static let program = "/usr/bin/dbus-daemon"

    init() throws {
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: PrivateBus.program)
        process.arguments = ["--session", "--nofork", "--nopidfile", "--print-address=1"]
        process.standardOutput = output
        // If the tests crash, the bus must not keep their output open.
        process.standardError = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit { stop() }

    func stop() {
        guard process.isRunning else { return }
        // The bus inherits the signals that the test's thread blocks, and one that asks it to end may be among them.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}

/// A portal that answers one request for a file dialog as the test says, on a thread of its own.
final class FakePortal: Sendable {
    enum Answer: Sendable {
        /// The user chose these files; canceled; the dialog failed.
        case uris([String]), canceled, ended
        /// The request is refused; the portal ends without an answer; the dialog stays open.
        case error, silentEnd, nothing
    }

    private let state = Mutex(State())
    private let hasRequest = DispatchSemaphore(value: 0)
    private let hasClosed = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    private struct State {
        var calls: [String] = []
        var mustEnd = false
    }

    init(on bus: PrivateBus, answering answer: Answer, usesOwnPath: Bool = false) throws {
        let session = try PortalSession(bus.address)
        Thread { [self] in
            serve(session, answer, usesOwnPath)
            hasEnded.signal()
        }.start()
    }

    /// Blocks until the portal has received a request.
    func waitForRequest() { hasRequest.wait() }

    /// Blocks until the dialog was closed.
    func waitForClose() { hasClosed.wait() }

    /// Ends the portal and returns its calls.
    func finish() -> [String] {
        state.withLock { $0.mustEnd = true }
        hasEnded.wait()
        return state.withLock { $0.calls }
    }

    private func serve(_ session: PortalSession, _ answer: Answer, _ usesOwnPath: Bool) {
        defer { session.close() }
        while session.isConnected() {
            while let call = session.nextCall() {
                state.withLock { $0.calls.append(call.text) }
                guard call.isRequest else {
                    hasClosed.signal()
                    continue
                }
                session.reply(to: call, answer, usesOwnPath)
                hasRequest.signal()
                if case .silentEnd = answer { return }
            }
            if state.withLock({ $0.mustEnd }) { return }
        }
    }
}

/// The portal's side of a connection to a bus.
private final class PortalSession: @unchecked Sendable {
    struct Call {
        let message: OpaquePointer
        let text: String
        let isRequest: Bool
        let token: String
    }

    private struct Failure: Error {}

    private let bus = velarium_dbus()!.pointee
    private let connection: OpaquePointer

    init(_ address: String) throws {
        var error = velarium_dbus_error()
        guard let connection = bus.connection_open_private(address, &error) else { throw Failure() }
        self.connection = connection
        bus.connection_set_exit_on_disconnect(connection, 0)
        guard bus.bus_register(connection, &error) != 0,
            bus.bus_request_name(connection, "org.freedesktop.portal.Desktop", 0, &error) == 1
        else { throw Failure() }
    }

    func close() {
        bus.connection_flush(connection)
        bus.connection_close(connection)
        bus.connection_unref(connection)
    }

    /// Waits briefly for messages; false when the bus has ended.
    func isConnected() -> Bool { bus.connection_read_write(connection, 5) != 0 }

    func nextCall() -> Call? {
        while let message = bus.connection_pop_message(connection) {
            if bus.message_get_type(message) == 1, let call = read(message) { return call }
            bus.message_unref(message)
        }
        return nil
    }

    private func read(_ message: OpaquePointer) -> Call? {
        let member = String(cString: bus.message_get_member(message)!)
        guard member != "Close" else { return Call(message: message, text: "Close", isRequest: false, token: "") }
        guard member.hasPrefix("SaveFile") else { return nil }
        var iter = velarium_dbus_iter()
        _ = bus.message_iter_init(message, &iter)
        let parent = string(&iter)
        _ = bus.message_iter_next(&iter)
        let title = string(&iter)
        _ = bus.message_iter_next(&iter)
        var options = options(&iter)
        let token = options.removeValue(forKey: "handle_token") ?? ""
        let words = options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return Call(
            message: message, text: ([member, parent, title] + words).joined(separator: " "), isRequest: true,
            token: token)
    }

    private func options(_ iter: inout velarium_dbus_iter) -> [String: String] {
        var entries = velarium_dbus_iter()
        bus.message_iter_recurse(&iter, &entries)
        var options: [String: String] = [:]
        while bus.message_iter_get_arg_type(&entries) == Int32(UInt8(ascii: "e")) {
            var entry = velarium_dbus_iter()
            var value = velarium_dbus_iter()
            bus.message_iter_recurse(&entries, &entry)
            let key = string(&entry)
            _ = bus.message_iter_next(&entry)
            bus.message_iter_recurse(&entry, &value)
            options[key] = text(&value)
            _ = bus.message_iter_next(&entries)
        }
        return options
    }

    private func string(_ iter: inout velarium_dbus_iter) -> String {
        var text: UnsafePointer<CChar>?
        bus.message_iter_get_basic(&iter, &text)
        return text.map { String(cString: $0) } ?? ""
    }

    /// A string, a flag, bytes that end with zero, or a list of these with commas.
    private func text(_ value: inout velarium_dbus_iter) -> String {
        switch UInt8(bus.message_iter_get_arg_type(&value)) {
        case UInt8(ascii: "s"): return string(&value)
        case UInt8(ascii: "b"):
            var flag: UInt32 = 0
            bus.message_iter_get_basic(&value, &flag)
            return "\(flag)"
        default: break
        }
        var inner = velarium_dbus_iter()
        bus.message_iter_recurse(&value, &inner)
        var bytes: [UInt8] = []
        var texts: [String] = []
        while bus.message_iter_get_arg_type(&inner) != 0 {
            if bus.message_iter_get_arg_type(&inner) == Int32(UInt8(ascii: "y")) {
                var byte: UInt8 = 0
                bus.message_iter_get_basic(&inner, &byte)
                bytes.append(byte)
            } else {
                texts.append(text(&inner))
            }
            _ = bus.message_iter_next(&inner)
        }
        guard texts.isEmpty else { return texts.joined(separator: ",") }
        return bytes.last == 0 ? String(decoding: bytes.dropLast(), as: UTF8.self) : "without a final zero"
    }

    func reply(to call: Call, _ answer: FakePortal.Answer, _ usesOwnPath: Bool) {
        defer { bus.message_unref(call.message) }
        if case .error = answer {
            return send(bus.message_new_error(call.message, "org.freedesktop.portal.Error.Failed", "no"))
        }
        let sender = String(cString: bus.message_get_sender(call.message)!)
        let name = sender.dropFirst().replacingOccurrences(of: ".", with: "_")
        let path = "/org/freedesktop/portal/desktop/request/\(name)/\(usesOwnPath ? "own" : call.token)"
        let reply = bus.message_new_method_return(call.message)
        append(path, "o", to: reply)
        send(reply)
        switch answer {
        case .uris(let uris): respond(at: path, to: sender, code: 0, uris)
        case .canceled: respond(at: path, to: sender, code: 1, [])
        case .ended: respond(at: path, to: sender, code: 2, [])
        case .error, .silentEnd, .nothing: break
        }
    }

    private func respond(at path: String, to sender: String, code: UInt32, _ uris: [String]) {
        let signal = bus.message_new_signal(path, "org.freedesktop.portal.Request", "Response")
        _ = bus.message_set_destination(signal, sender)
        var iter = velarium_dbus_iter()
        bus.message_iter_init_append(signal, &iter)
        var code = code
        _ = bus.message_iter_append_basic(&iter, Int32(UInt8(ascii: "u")), &code)
        var (results, entry, value, list) = (
            velarium_dbus_iter(), velarium_dbus_iter(), velarium_dbus_iter(), velarium_dbus_iter()
        )
        let (array, pair, variant) = (Int32(UInt8(ascii: "a")), Int32(UInt8(ascii: "e")), Int32(UInt8(ascii: "v")))
        _ = bus.message_iter_open_container(&iter, array, "{sv}", &results)
        _ = bus.message_iter_open_container(&results, pair, nil, &entry)
        append("uris", "s", into: &entry)
        _ = bus.message_iter_open_container(&entry, variant, "as", &value)
        _ = bus.message_iter_open_container(&value, array, "s", &list)
        for uri in uris { append(uri, "s", into: &list) }
        _ = bus.message_iter_close_container(&value, &list)
        _ = bus.message_iter_close_container(&entry, &value)
        _ = bus.message_iter_close_container(&results, &entry)
        _ = bus.message_iter_close_container(&iter, &results)
        send(signal)
    }

    private func append(_ text: String, _ type: Character, to message: OpaquePointer?) {
        var iter = velarium_dbus_iter()
        bus.message_iter_init_append(message, &iter)
        append(text, type, into: &iter)
    }

    private func append(_ text: String, _ type: Character, into iter: inout velarium_dbus_iter) {
        text.withCString { pointer in
            var pointer: UnsafePointer<CChar>? = pointer
            _ = bus.message_iter_append_basic(&iter, Int32(type.asciiValue!), &pointer)
        }
    }

    private func send(_ message: OpaquePointer?) {
        _ = bus.connection_send(connection, message, nil)
        bus.connection_flush(connection)
        bus.message_unref(message)
    }
}

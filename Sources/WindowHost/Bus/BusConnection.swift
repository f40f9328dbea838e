import CShims

/// A connection to a bus, or to a service that speaks D-Bus without one. Nothing waits once it is open.
///
/// One thread, or one queue, uses it at a time.
package final class BusConnection {
    /// A file descriptor that is readable when something has arrived.
    package let descriptor: Int32
    /// The name that the bus has given to the connection.
    package let name: String
    package private(set) var isConnected = true

    private let bus: velarium_dbus_functions
    private let connection: OpaquePointer
    private var isClosed = false

    /// Connects to the bus at `address`; nil without libdbus, or when nothing answers there.
    package init?(address: String) {
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
        name = bus.bus_get_unique_name(connection).map { String(cString: $0) } ?? ""
    }

    deinit { close() }

    package func close() {
        isConnected = false
        guard !isClosed else { return }
        isClosed = true
        bus.connection_close(connection)
        bus.connection_unref(connection)
    }

    /// Asks the bus for the messages that match a rule.
    package func addMatch(_ rule: String) {
        if isConnected { bus.bus_add_match(connection, rule, nil) }
    }

    /// Sends a call and returns its serial; 0 when it could not be sent.
    ///
    /// - Parameter startsService: Whether the bus starts a service that does not run. Default true.
    package func call(
        _ method: String, _ arguments: [BusValue] = [], of service: String, at path: String, interface: String,
        startsService: Bool = true
    ) -> UInt32 {
        guard let message = bus.message_new_method_call(service, path, interface, method) else { return 0 }
        bus.message_set_auto_start(message, startsService ? 1 : 0)
        return send(message, arguments)
    }

    /// Answers a call.
    package func reply(to call: BusMessage, _ values: [BusValue]) {
        guard let message = bus.message_new_method_return(call.pointer) else { return }
        _ = send(message, values)
    }

    /// Answers a call with an error of a name and one sentence.
    package func refuse(_ call: BusMessage, error: String, _ sentence: String) {
        guard let message = bus.message_new_error(call.pointer, error, sentence) else { return }
        _ = send(message, [])
    }

    package func emit(_ signal: String, _ values: [BusValue], at path: String, interface: String) {
        guard let message = bus.message_new_signal(path, interface, signal) else { return }
        _ = send(message, values)
    }

    /// Adds the values to `message`, sends it and gives it up.
    private func send(_ message: OpaquePointer, _ values: [BusValue]) -> UInt32 {
        defer { bus.message_unref(message) }
        guard isConnected else { return 0 }
        if !values.isEmpty {
            var iter = velarium_dbus_iter()
            bus.message_iter_init_append(message, &iter)
            for value in values { value.append(to: &iter, bus) }
        }
        var serial: UInt32 = 0
        return bus.connection_send(connection, message, &serial) != 0 ? serial : 0
    }

    /// Reads what has arrived, without waiting, and writes what could not be written before.
    package func read() -> [BusMessage] {
        guard !isClosed else { return [] }
        isConnected = bus.connection_read_write(connection, 0) != 0
        var messages: [BusMessage] = []
        while let message = bus.connection_pop_message(connection) { messages.append(BusMessage(message, bus)) }
        return messages
    }
}

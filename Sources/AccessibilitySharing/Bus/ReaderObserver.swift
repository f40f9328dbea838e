import Dispatch
import WindowHost

/// Notices when a screen reader of the desktop runs. It reads a connection to the session bus on the main queue, has no
/// thread and starts no service.
@MainActor final class ReaderObserver {
    private static let service = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let properties = "org.freedesktop.DBus.Properties"
    private static let status = "org.a11y.Status"

    private let connection: BusConnection
    private let isForced: Bool
    private let onChange: (String?) -> Void
    private var source: (any DispatchSourceRead)?
    /// The serials of the calls that are not answered yet.
    private var (statusCall, addressCall): (UInt32?, UInt32?) = (nil, nil)

    /// - Parameters:
    ///   - isForced: Whether the accessibility bus is used, and started, also while no reader runs.
    ///   - onChange: Called with the address of the accessibility bus when a reader runs, and with nil when none does.
    /// - Returns: Nil without a session bus at the address.
    init?(sessionBus: String, isForced: Bool, onChange: @escaping (String?) -> Void) {
        guard let connection = BusConnection(address: sessionBus) else { return nil }
        self.connection = connection
        self.isForced = isForced
        self.onChange = onChange
        connection.addMatch("type='signal',interface='\(Self.properties)',path='\(Self.path)',arg0='\(Self.status)'")
        connection.addMatch(
            "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',member='NameOwnerChanged',"
                + "arg0='\(Self.service)'")
        let source = DispatchSource.makeReadSource(fileDescriptor: connection.descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
        // libdbus closes the descriptor, which must not happen before the source has ended.
        source.setCancelHandler { MainActor.assumeIsolated { connection.close() } }
        source.activate()
        self.source = source
        ask()
        // Connecting may have read more than its own answer.
        read()
    }

    func close() {
        source?.cancel()
        source = nil
    }

    private func ask() {
        guard !isForced else { return askForAddress() }
        statusCall = connection.call(
            "Get", [.text(Self.status), .text("IsEnabled")], of: Self.service, at: Self.path,
            interface: Self.properties, startsService: false)
    }

    private func askForAddress() {
        addressCall = connection.call("GetAddress", of: Self.service, at: Self.path, interface: Self.service)
    }

    private func read() {
        guard source != nil else { return }
        for message in connection.read() {
            switch message.kind {
            case .reply where message.replySerial == statusCall:
                readerRuns(message.arguments[orOther: 0] == .flag(true))
            case .reply where message.replySerial == addressCall: onChange(message.arguments[orOther: 0].text)
            case .signal where ["PropertiesChanged", "NameOwnerChanged"].contains(message.member): changed(message)
            case .call, .reply, .error, .signal, .other: break
            }
        }
        guard !connection.isConnected else { return }
        close()
        onChange(nil)
    }

    private func changed(_ message: BusMessage) {
        let isGone = message.member == "NameOwnerChanged" && message.arguments[orOther: 2].text == ""
        if isGone { onChange(nil) } else { ask() }
    }

    private func readerRuns(_ runs: Bool) {
        if runs { askForAddress() } else { onChange(nil) }
    }
}

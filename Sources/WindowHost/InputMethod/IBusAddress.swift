import Foundation

/// Where IBus, the service of the desktop's input methods, listens.
package enum IBusAddress {
    /// The address in `environment`, otherwise the one in the file that the service writes for this display; nil when
    /// there is none.
    ///
    /// - Parameters:
    ///   - machine: The machine's id, which is part of the file's name.
    ///   - read: The content of a file; nil when it cannot be read.
    package static func find(_ environment: [String: String], machine: String?, read: (String) -> String?) -> String? {
        if let address = environment["IBUS_ADDRESS"], !address.isEmpty { return address }
        guard let path = file(environment, machine: machine), let text = read(path) else { return nil }
        let key = "IBUS_ADDRESS="
        let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix(key) }
        return line.map { String($0.dropFirst(key.count)) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The address for this process.
    static func find() -> String? {
        let read = { (path: String) in try? String(contentsOfFile: path, encoding: .utf8) }
        let machine = ["/etc/machine-id", "/var/lib/dbus/machine-id"].lazy.compactMap(read).first
        return find(ProcessInfo.processInfo.environment, machine: machine, read: read)
    }

    /// `ibus/bus/MACHINE-HOST-DISPLAY` in the folder of settings; the host of a local display is `unix`.
    private static func file(_ environment: [String: String], machine: String?) -> String? {
        guard let machine = machine?.trimmingCharacters(in: .whitespacesAndNewlines), !machine.isEmpty,
            let display = environment["DISPLAY"], let colon = display.lastIndex(of: ":")
        else { return nil }
        let settings = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let folder = settings ?? environment["HOME"].map({ $0 + "/.config" }) else { return nil }
        let host = display[..<colon].isEmpty ? "unix" : display[..<colon]
        let number = display[display.index(after: colon)...].prefix { $0 != "." }
        return number.isEmpty ? nil : "\(folder)/ibus/bus/\(machine)-\(host)-\(number)"
    }
}

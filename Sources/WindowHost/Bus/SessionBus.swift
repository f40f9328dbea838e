import Foundation

/// The D-Bus of the user's session.
package enum SessionBus {
    /// The bus's address; nil without one. A bus is not started for the app, as libdbus would do.
    package static func address(_ environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
        let socket = folder + "/bus"
        return FileManager.default.fileExists(atPath: socket) ? "unix:path=" + escaped(socket) : nil
    }

    /// `path` as the value of an address: other bytes than these are written in hexadecimal.
    private static func escaped(_ path: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/.\\*".utf8)
        return path.utf8.map { plain.contains($0) ? String(UnicodeScalar($0)) : "%" + hexadecimal($0) }.joined()
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}

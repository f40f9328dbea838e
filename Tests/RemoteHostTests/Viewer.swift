import Foundation
import Glibc

/// The other program: it listens on a socket, reads what the app sends, and sends input.
final class Viewer {
    struct Message {
        let kind: UInt8
        let content: [UInt8]

        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(content)) as? [String: Any]) ?? [:]
        }
    }

    let path = NSTemporaryDirectory() + "velarium-\(UUID().uuidString.prefix(8))"
    private let listener: Int32
    private var connection: Int32 = -1
    private var bytes: [UInt8] = []

    init() {
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        _ = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        listen(listener, 1)
    }

    deinit {
        hangUp()
        close(listener)
        unlink(path)
    }

    /// Takes the app's connection, which has been made.
    func accept() {
        connection = Glibc.accept(listener, nil, nil)
        _ = fcntl(connection, F_SETFL, O_NONBLOCK)
    }

    func hangUp() {
        if connection >= 0 { close(connection) }
        connection = -1
    }

    /// The complete messages that have arrived.
    func read() -> [Message] {
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while case let count = Glibc.read(connection, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        var messages: [Message] = []
        while bytes.count >= 5 {
            let length = (0..<4).reduce(0) { $0 | Int(bytes[$1]) << ($1 * 8) }
            guard bytes.count >= 5 + length else { break }
            messages.append(Message(kind: bytes[4], content: Array(bytes[5..<(5 + length)])))
            bytes.removeFirst(5 + length)
        }
        return messages
    }

    func send(_ kind: UInt8, _ json: String = "{}") { send(raw: header(json.utf8.count, kind) + Array(json.utf8)) }

    func send(raw: [UInt8]) { _ = Glibc.send(connection, raw, raw.count, Int32(MSG_NOSIGNAL)) }

    func header(_ length: Int, _ kind: UInt8) -> [UInt8] { (0..<4).map { UInt8(length >> ($0 * 8) & 0xFF) } + [kind] }
}

import CoreGraphics
import Foundation
import Glibc

/// A stream of messages over a Unix socket: four bytes of length, one of the kind, and the content.
@MainActor package final class RemoteConnection {
    private let descriptor: Int32
    private var incoming: [UInt8] = []
    private var messages: [RemoteMessage.Incoming] = []
    private var outgoing: [UInt8] = []
    private var sent = 0
    private var writer: (any DispatchSourceWrite)?
    /// Whether the other side has closed the connection, or sent what is no message.
    package private(set) var isClosed = false

    /// A longer message is an error. Bytes; events are below a kilobyte, and a pasted text may be long.
    static let longestMessage = 4 << 20
    /// Bytes that are read before other work of the app goes on. Chosen.
    private static let mostAtOnce = 1 << 20
    /// Unsent bytes with which the other program is taken for dead: several full screens.
    private static let longestQueue = 512 << 20

    /// Takes over a connected socket.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    static func connect(to path: String) throws(RemoteFailure) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let capacity = MemoryLayout.size(ofValue: address.sun_path)
        guard !path.isEmpty, path.utf8.count < capacity else {
            throw RemoteFailure(
                "The path of the socket has \(path.utf8.count) bytes; it may have 1 to \(capacity - 1).")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw RemoteFailure("No socket can be made: \(Self.systemError).") }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else {
            let reason = Self.systemError
            Glibc.close(descriptor)
            throw RemoteFailure("No program listens at \(path): \(reason).")
        }
        return descriptor
    }

    private static var systemError: String { String(cString: strerror(errno)) }

    package func close() {
        guard !isFinished else { return }
        isFinished = true
        isClosed = true
        writer?.cancel()
        writer = nil
        Glibc.close(descriptor)
    }
    private var isFinished = false

    // MARK: Receiving

    /// The complete messages that have arrived.
    package func takeMessages() -> [RemoteMessage.Incoming] {
        readAvailable()
        defer { messages = [] }
        return messages
    }

    /// Reads what has arrived without waiting, up to `mostAtOnce`: the other program may write faster than this one reads.
    func readAvailable() {
        guard !isClosed else { return }
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        var total = 0
        while total < Self.mostAtOnce {
            let count = read(descriptor, &bytes, bytes.count)
            if count > 0 {
                incoming += bytes[..<count]
                total += count
                continue
            }
            if count == 0 || errno != EAGAIN && errno != EINTR { isClosed = true }
            if count < 0, errno == EINTR { continue }
            break
        }
        parse()
    }

    private func parse() {
        var start = 0
        while incoming.count - start >= RemoteMessage.headerLength {
            let length = (0..<4).reduce(0) { $0 | Int(incoming[start + $1]) << ($1 * 8) }
            guard length <= Self.longestMessage else {
                isClosed = true
                incoming = []
                return Self.report("a message of \(length) bytes is longer than \(Self.longestMessage)")
            }
            guard incoming.count - start >= RemoteMessage.headerLength + length else { break }
            let content = incoming[(start + RemoteMessage.headerLength)...].prefix(length)
            do {
                messages.append(try RemoteMessage.Incoming(kind: incoming[start + 4], content: Data(content)))
            } catch {
                Self.report(error.description)
            }
            start += RemoteMessage.headerLength + length
        }
        incoming.removeFirst(start)
    }

    /// Says each problem once: the other program may repeat it without end.
    private static func report(_ problem: String) { Log.lineOnce("RemoteHost dropped a message: \(problem)") }

    // MARK: Sending

    func send(_ kind: RemoteMessage.Kind, _ value: some Encodable) {
        guard let content = try? JSONEncoder().encode(value) else { return }
        send(RemoteMessage.bytes(kind, content))
    }

    /// Queues the bytes of a message and sends as many as the socket takes.
    func send(_ bytes: [UInt8]) {
        guard !isClosed else { return }
        guard outgoing.count - sent + bytes.count <= Self.longestQueue else {
            isClosed = true
            return
        }
        outgoing += bytes
        flush()
    }

    private func flush() {
        while sent < outgoing.count {
            let count = outgoing.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress! + sent, outgoing.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                return waitForRoom()
            } else if errno != EINTR {
                isClosed = true
                break
            }
        }
        outgoing.removeAll(keepingCapacity: outgoing.count < 8 << 20)
        sent = 0
        writer?.cancel()
        writer = nil
    }

    private func waitForRoom() {
        guard writer == nil else { return }
        let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
        source.activate()
        writer = source
    }
}

/// Why an app cannot be shown by another program.
package struct RemoteFailure: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}

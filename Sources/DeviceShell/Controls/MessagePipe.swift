import Dispatch
import Foundation
import Glibc

/// The named pipe on which another process tells the window something: texts that end with a zero byte.
@MainActor package final class MessagePipe {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private var bytes: [UInt8] = []
    private let receive: (String) -> Void

    /// - Parameters:
    ///   - path: The pipe, which exists.
    ///   - receive: Called on the main queue with each text.
    /// - Returns: Nil if it cannot be opened.
    package init?(path: String, receive: @escaping (String) -> Void) {
        // Also for writing, although nothing is written: so the pipe does not end when a writer closes it.
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        self.receive = receive
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readAvailable() } }
        source.activate()
    }

    isolated deinit {
        source.cancel()
        close(descriptor)
    }

    private func readAvailable() {
        var part = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(descriptor, &part, part.count)
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        while let end = bytes.firstIndex(of: 0) {
            let text = String(decoding: bytes[..<end], as: UTF8.self)
            bytes.removeFirst(end + 1)
            receive(text)
        }
    }
}

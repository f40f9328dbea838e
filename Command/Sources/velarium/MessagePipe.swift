import Foundation
import Glibc

/// The named pipe on which the window of a running app is told what does not compile.
struct MessagePipe {
    /// The most bytes of a text: less than a pipe holds, so that writing never waits.
    private static let longestText = 16_384

    let path: String

    init(path: String) {
        self.path = path
        mkfifo(path, 0o600)
    }

    /// Sends a text, which a zero byte ends. Does nothing while no app listens.
    func send(_ text: String) {
        let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let bytes = Array(text.utf8.prefix(Self.longestText)) + [0]
        _ = write(descriptor, bytes, bytes.count)
    }
}

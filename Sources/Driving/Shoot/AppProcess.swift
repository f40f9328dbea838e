import Foundation
import Glibc

/// This program in another process, which takes the pictures of one combination.
struct AppProcess: Sendable {
    /// How a process ended.
    struct Result: Sendable {
        let end: ChildProcess.End
        /// What it wrote to standard error, line by line.
        let lines: [String]
    }

    /// The program that runs now.
    private static let program = "/proc/self/exe"

    let arguments: [String]
    /// The variables; nil for those of this process.
    let environment: [String: String]?
    /// The working directory, an absolute path.
    let folder: String

    /// Starts the program and waits until it has ended. Nil, with `errno` set, if it does not start.
    func run() -> Result? {
        guard let path = realpath(Self.program, nil), let report = SocketPair() else { return nil }
        defer { free(path) }
        // What the app prints is not part of the pictures.
        let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
        let streams = ChildProcess.Streams(input: nowhere, output: nowhere, error: report.other)
        let process = ChildProcess(
            String(cString: path), arguments, streams: streams, in: folder, environment: environment)
        let reason = errno
        close(report.other)
        close(nowhere)
        guard let process else {
            close(report.own)
            errno = reason
            return nil
        }
        let text = Self.readAll(report.own)
        close(report.own)
        return Result(end: process.wait(), lines: text.split(whereSeparator: \.isNewline).map(String.init))
    }

    private static func readAll(_ descriptor: Int32) -> String {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
            bytes += part[..<count]
        }
    }
}

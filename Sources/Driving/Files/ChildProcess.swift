import Foundation
import Glibc

/// Another program that this one has started.
///
/// It inherits nothing but its standard streams: every other file of this process is closed in it.
package final class ChildProcess: Sendable {
    /// How a program ended.
    package enum End: Equatable, Sendable {
        case exited(code: Int32)
        /// It was ended by the signal with this number.
        case killed(signal: Int32)
    }

    /// The files of a new program's standard streams; nil for those of this process.
    package struct Streams {
        package var input: Int32?
        package var output: Int32?
        package var error: Int32?

        package init(input: Int32? = nil, output: Int32? = nil, error: Int32? = nil) {
            self.input = input
            self.output = output
            self.error = error
        }
    }

    private let identifier: pid_t

    /// Starts `program`, a path. Returns nil, with `errno` set, on failure.
    ///
    /// - Parameters:
    ///   - folder: The working directory; nil for that of this process.
    ///   - environment: The variables; nil for those of this process.
    ///   - isInOwnGroup: Whether the keys that stop this process, such as Ctrl+C, leave the program running.
    package init?(
        _ program: String, _ arguments: [String], streams: Streams = Streams(), in folder: String? = nil,
        environment: [String: String]? = nil, isInOwnGroup: Bool = false
    ) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, file) in [(0, streams.input), (1, streams.output), (2, streams.error)] {
            if let file { posix_spawn_file_actions_adddup2(&actions, file, Int32(stream)) }
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if isInOwnGroup { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
        // A shell changes the folder: what is spawned can do it only with functions that are not portable.
        let command = folder.map { ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", $0, program] } ?? [program]
        let words = Self.copy(command + arguments)
        let variables = Self.copy((environment ?? ProcessInfo.processInfo.environment).map { "\($0)=\($1)" })
        defer { for word in words + variables { free(word) } }
        var identifier = pid_t()
        let problem = posix_spawn(&identifier, command[0], &actions, &attributes, words, variables)
        guard problem == 0 else {
            errno = problem
            return nil
        }
        self.identifier = identifier
    }

    /// The texts for a function of C, which expects nil after the last one; the caller frees them.
    private static func copy(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }

    /// Waits until the program has ended. May be called once.
    package func wait() -> End {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        return End(status: status)
    }

    /// How the program has ended; nil while it runs. After an end, neither this nor `wait()` may be called.
    func poll() -> End? {
        var status: Int32 = 0
        return waitpid(identifier, &status, WNOHANG) == identifier ? End(status: status) : nil
    }

    /// The path of the program `name` in one of the folders of `PATH`; nil when it is in none.
    package static func path(
        of name: String, searching folders: String? = ProcessInfo.processInfo.environment["PATH"]
    ) -> String? {
        (folders ?? "").split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }
}

extension ChildProcess.End {
    /// - Parameter status: What `waitpid` tells.
    fileprivate init(status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited(code: status >> 8 & 0xFF) : .killed(signal: signal)
    }
}

/// Two ends of a connection; what is sent to one is received at the other.
package struct SocketPair {
    package let own: Int32
    /// The end for another program.
    package let other: Int32

    /// Nil, with `errno` set, on failure. The caller closes both ends.
    package init?() {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
        (own, other) = (ends[0], ends[1])
    }
}

import AppPackages
import Foundation
import Glibc

/// A program that runs beside this one. Foundation's `Process` needs a run loop to notice that it ended.
final class ChildProcess {
    private let process: pid_t
    private let isGroup: Bool
    private var code: Int32?

    /// Starts a program, which is found on the PATH.
    ///
    /// - Parameters:
    ///   - output: The file for standard output and standard error. Nil, the default, for those of this process.
    ///   - isGroup: Whether `stop()` also stops what the program starts. Default false.
    init(
        _ arguments: [String], environment: [String: String]? = nil, output: String? = nil, isGroup: Bool = false
    ) throws(CommandFailure) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let output {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        if isGroup { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
        self.isGroup = isGroup
        var process: pid_t = 0
        let failure = Self.withPointers(arguments, environment) { arguments, variables in
            posix_spawnp(&process, arguments[0]!, &actions, &attributes, arguments, variables)
        }
        guard failure == 0 else {
            throw CommandFailure(
                "\(arguments[0]) does not start: \(String(cString: strerror(failure))).", cause: .environment)
        }
        self.process = process
    }

    /// How the program ended: its exit code, or 128 and the number of the signal. Nil while it runs.
    func poll() -> Int32? {
        end(options: WNOHANG)
        return code
    }

    /// Waits until the program has ended, and returns how.
    func wait() -> Int32 {
        while code == nil { end(options: 0) }
        return code ?? 0
    }

    private func end(options: Int32) {
        var status: Int32 = 0
        guard code == nil, waitpid(process, &status, options) == process else { return }
        let signal = status & 0x7f
        code = signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }

    /// Asks the program to end; after two seconds the system ends it.
    func stop() {
        let target = isGroup ? -process : process
        guard poll() == nil else { return }
        kill(target, SIGTERM)
        for _ in 0..<200 where poll() == nil { usleep(10_000) }
        guard poll() == nil else { return }
        kill(target, SIGKILL)
        _ = wait()
    }

    /// Runs a program to its end, and returns its exit code and what it wrote.
    static func capture(_ arguments: [String]) throws(CommandFailure) -> (code: Int32, output: Data, errors: Data) {
        let folder = try TemporaryFolder()
        let file = folder.file("output")
        let errors = folder.file("errors")
        let process = try ChildProcess(
            ["bash", "-c", "errors=$1; shift; exec \"$@\" 2>\"$errors\"", "velarium", errors] + arguments, output: file)
        let code = process.wait()
        func content(_ path: String) -> Data { FileManager.default.contents(atPath: path) ?? Data() }
        return (code, content(file), content(errors))
    }

    /// Runs a program in the place of this one; returns only by a failure.
    static func replaceThisProcess(
        _ arguments: [String], environment: [String: String]? = nil
    ) throws(CommandFailure) {
        if let environment {
            for name in ProcessInfo.processInfo.environment.keys where environment[name] == nil { unsetenv(name) }
            for (name, value) in environment { setenv(name, value, 1) }
        }
        let failure = withPointers(arguments, nil) { arguments, _ in
            execvp(arguments[0]!, arguments)
            return errno
        }
        throw CommandFailure(
            "\(arguments[0]) does not start: \(String(cString: strerror(failure))).", cause: .environment)
    }

    /// Calls `body` with arrays of C strings that end with nil. Nil as `environment` is that of this process.
    private static func withPointers(
        _ arguments: [String], _ environment: [String: String]?,
        _ body: ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?]) -> Int32
    ) -> Int32 {
        let variables = environment ?? ProcessInfo.processInfo.environment
        let words = arguments.map { strdup($0) } + [nil]
        let pairs = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (words + pairs).forEach { free($0) } }
        return body(words, pairs)
    }
}

/// A folder that is removed with its owner.
final class TemporaryFolder {
    private let path: String

    init() throws(CommandFailure) {
        let parent = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
        var template = Array("\(parent)/velarium.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw CommandFailure(
                "No folder can be made in \(parent): set TMPDIR to a folder that you may write to.", cause: .environment
            )
        }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { path + "/" + name }
}

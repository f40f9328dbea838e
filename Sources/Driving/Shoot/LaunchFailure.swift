/// Why a program cannot start: a message for standard error, and the exit code.
package struct LaunchFailure: Error, Equatable {
    package let message: String
    package let exitCode: Int32

    package init(message: String, exitCode: Int32) {
        self.message = message
        self.exitCode = exitCode
    }

    /// The command line is invalid.
    package static func usage(_ sentence: String) -> LaunchFailure {
        LaunchFailure(message: sentence, exitCode: 2)
    }

    /// The command line is valid, but the environment (file system, display) prevents the start.
    package static func environment(_ sentence: String) -> LaunchFailure {
        LaunchFailure(message: sentence, exitCode: 3)
    }
}

/// Why the gallery cannot start: a message for standard error, and the exit code.
struct LaunchFailure: Error, Equatable {
    let message: String
    let exitCode: Int32

    /// The command line is invalid.
    static func usage(_ sentence: String) -> LaunchFailure {
        LaunchFailure(message: sentence, exitCode: 2)
    }

    /// The command line is valid, but the environment (file system, display) prevents the start.
    static func environment(_ sentence: String) -> LaunchFailure {
        LaunchFailure(message: sentence, exitCode: 3)
    }
}

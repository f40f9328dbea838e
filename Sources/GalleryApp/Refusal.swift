/// Why the gallery cannot start: a message for standard error, and the exit code.
struct Refusal: Error, Equatable {
    let sentence: String
    let exitCode: Int32

    /// The command line is invalid.
    static func usage(_ sentence: String) -> Refusal {
        Refusal(sentence: sentence, exitCode: 2)
    }

    /// The command line is valid, but the environment (file system, display) prevents the start.
    static func world(_ sentence: String) -> Refusal {
        Refusal(sentence: sentence, exitCode: 3)
    }
}

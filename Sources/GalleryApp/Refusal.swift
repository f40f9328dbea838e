/// Why the gallery does not start: one sentence for standard error, and the exit code.
struct Refusal: Error, Equatable {
    let sentence: String
    let exitCode: Int32

    /// The command line is wrong.
    static func usage(_ sentence: String) -> Refusal {
        Refusal(sentence: sentence, exitCode: 2)
    }

    /// The command line is right, but the outside world refuses.
    static func world(_ sentence: String) -> Refusal {
        Refusal(sentence: sentence, exitCode: 3)
    }
}

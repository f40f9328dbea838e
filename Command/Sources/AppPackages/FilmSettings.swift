import Foundation

/// What is filmed, and how: the value of the variable `VELARIUM_FILM`, which has the words of the step `film`.
public struct FilmSettings: Equatable, Sendable {
    /// The words after `film`.
    public let text: String

    /// Seconds of a film without a script. Chosen.
    static let defaultDuration = 3.0

    /// - Parameters:
    ///   - seconds: The length of a film without a script; nil for the default.
    ///   - hasScript: Whether a script says what the film shows, and for how long.
    public init(
        file: String, isFramed: Bool, showsTouches: Bool, seconds: Double?, hasScript: Bool
    ) throws(CommandFailure) {
        guard ["webm", "mp4", "gif"].contains(URL(fileURLWithPath: file).pathExtension.lowercased()) else {
            throw CommandFailure(
                "\"\(file)\" cannot be a film: give a name that ends in .webm, .mp4 or .gif.", cause: .usage)
        }
        if hasScript, seconds != nil {
            throw CommandFailure("--for does not go with --script: the film is as long as the script.", cause: .usage)
        }
        if let seconds, !(seconds > 0 && seconds <= 600) {
            throw CommandFailure("--for is \(seconds): give a number of seconds up to 600.", cause: .usage)
        }
        let quoted = file.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        text =
            "\"\(quoted)\"" + (isFramed ? " framed" : "") + (showsTouches ? " touches" : "")
            + (hasScript ? "" : " for \(seconds ?? Self.defaultDuration)")
    }
}

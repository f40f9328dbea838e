import Foundation
import QuartzCore

/// The steps that a film shows, as captions in the format WebVTT. Each is shown until the next one.
///
/// Source: <https://www.w3.org/TR/webvtt1/>, sections 4.1 and 4.2.2.
struct FilmCaptions {
    private var cues: [(start: Seconds, text: String)] = []

    /// Adds a step that begins at `start`, in seconds of the film.
    mutating func add(_ text: String, at start: Seconds) { cues.append((start, text)) }

    /// The content of the file of a film of `duration` seconds.
    func text(duration: Seconds) -> String {
        var blocks = ["WEBVTT"]
        for (index, cue) in cues.enumerated() {
            let end = index + 1 < cues.count ? cues[index + 1].start : duration
            // A cue must end after it begins; a step that takes no time is not seen.
            guard Self.milliseconds(end) > Self.milliseconds(cue.start) else { continue }
            blocks.append("\(Self.timestamp(cue.start)) --> \(Self.timestamp(end))\n\(Self.escaped(cue.text))")
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private static func milliseconds(_ time: Seconds) -> Int { Int((time * 1_000).rounded()) }

    private static func timestamp(_ time: Seconds) -> String {
        let all = milliseconds(time)
        return String(
            format: "%02d:%02d:%02d.%03d", all / 3_600_000, all / 60_000 % 60, all / 1_000 % 60, all % 1_000)
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}

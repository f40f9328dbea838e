import Foundation

/// Films of scripts with their steps, for a page that plays them.
///
/// The page needs nothing but the films beside it: it works from a folder or from any server of files.
package struct Replay: Codable, Equatable, Sendable {
    /// One film.
    package struct Film: Codable, Equatable, Sendable {
        /// The name in the page's address, `#ID`: letters, digits and hyphens.
        package var id: String
        package var title: String
        /// What the film shows, in a sentence.
        package var summary: String
        /// The path of the film, relative to the page.
        package var file: String
        /// The path of a picture of its end.
        package var poster: String
        /// The film's steps in their order.
        package var steps: [Step]

        package init(id: String, title: String, summary: String, file: String, poster: String, steps: [Step]) {
            self.id = id
            self.title = title
            self.summary = summary
            self.file = file
            self.poster = poster
            self.steps = steps
        }
    }

    /// A step and when it begins, in seconds of the film.
    package struct Step: Codable, Equatable, Sendable {
        package var start: Double
        package var text: String

        package init(start: Double, text: String) {
            self.start = start
            self.text = text
        }

        /// The cues of a file in the format WebVTT. What is no cue is left out.
        package static func steps(ofWebVTT text: String) -> [Step] {
            text.components(separatedBy: "\n\n").compactMap { block in
                let lines = block.split(separator: "\n", omittingEmptySubsequences: true)
                guard let timing = lines.firstIndex(where: { $0.contains(" --> ") }),
                    let start = seconds(lines[timing].prefix { $0 != " " })
                else { return nil }
                let text = lines[(timing + 1)...].joined(separator: " ")
                return Step(
                    start: start,
                    text: text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
                        .replacingOccurrences(of: "&amp;", with: "&"))
            }
        }

        /// A timestamp such as `00:01:02.500`, in seconds.
        private static func seconds(_ timestamp: Substring) -> Double? {
            var seconds = 0.0
            for part in timestamp.split(separator: ":") {
                guard let number = Double(part) else { return nil }
                seconds = seconds * 60 + number
            }
            return seconds
        }
    }

    package var title: String
    package var films: [Film]

    package init(title: String, films: [Film]) {
        self.title = title
        self.films = films
    }

    /// The page, a complete HTML document with its style and its program.
    package var html: String {
        HTMLDocument(
            title: title, style: ReplayPage.style, body: ReplayPage.body, program: ReplayPage.program, data: self,
            id: "replay"
        ).text
    }
}

import Foundation

/// Handwritten modules: the types of Apple's other frameworks that the tables use, as Swift interfaces.
struct Neighbors {
    private var types: Set<String> = []
    private(set) var classes: Set<String> = []

    init(files: [String]) throws {
        for file in files {
            for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split { $0 == " " || $0 == ":" || $0 == "<" || $0 == "=" || $0 == "{" }.map(
                    String.init)
                let keyword = words.firstIndex { ["class", "struct", "enum", "protocol", "typealias"].contains($0) }
                if let keyword, keyword + 1 < words.count, !line.hasPrefix(" ") {
                    types.insert(words[keyword + 1])
                    if words[keyword] == "class" { classes.insert(words[keyword + 1]) }
                }
            }
        }
    }

    func has(_ path: String) -> Bool { types.contains(path) }
}

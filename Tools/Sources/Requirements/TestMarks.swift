public import Foundation

/// Which files of tests mark which requirements.
///
/// A mark is the word `Checklist` in a comment, followed by one or more numbers: `/// Checklist 14, 25: …`.
public struct TestMarks {
    /// A file with tests of a requirement.
    public struct Source: Equatable {
        /// The path below the repository's root.
        public let path: String
        /// How many marks name the requirement.
        public let count: Int

        /// The file's name without extension, which is that of its suite.
        package var suite: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }
    }

    private var counts: [Int: [String: Int]] = [:]

    /// Reads the Swift files below the folder `Tests` of a repository.
    public init(repository: URL) throws {
        let tests = repository.appending(path: "Tests")
        guard let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil) else { return }
        for case let file as URL in files where file.pathExtension == "swift" {
            let path = "Tests" + file.standardizedFileURL.path.dropFirst(tests.standardizedFileURL.path.count)
            add(try String(contentsOf: file, encoding: .utf8), path: path)
        }
    }

    package init(texts: [String: String]) {
        for (path, text) in texts { add(text, path: path) }
    }

    private mutating func add(_ text: String, path: String) {
        for line in text.split(separator: "\n") {
            for number in Self.numbers(in: line) { counts[number, default: [:]][path, default: 0] += 1 }
        }
    }

    /// The numbers after `Checklist` in a line.
    package static func numbers(in line: Substring) -> [Int] {
        let words = line.split(separator: " ")
        guard words.first?.hasPrefix("//") == true, let mark = words.firstIndex(of: "Checklist") else { return [] }
        return words[(mark + 1)...].map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ",;:.")) }
            .prefix { Int($0) != nil }.compactMap { Int($0) }
    }

    /// The files that mark a requirement, those with most marks first.
    public func sources(of number: Int) -> [Source] {
        (counts[number] ?? [:]).map { Source(path: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.path) < ($0.count, $1.path) }
    }

    /// Every number that is marked.
    public var numbers: Set<Int> { Set(counts.keys) }
}

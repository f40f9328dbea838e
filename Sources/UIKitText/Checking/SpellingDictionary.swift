import Foundation

/// An installed dictionary of hunspell. It is read once, and kept.
@MainActor final class SpellingDictionary {
    private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
    private static var loaded: [String: SpellingDictionary] = [:]

    /// The languages with a dictionary, such as `en_US`, in alphabetical order.
    static let languages: [String] = {
        let names = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
        return Set(names.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) }).sorted()
    }()

    /// The dictionary of a language; for `en` or `en-AU` without one, that of the same language in another country. Nil if
    /// there is none, or hunspell is not installed.
    static func dictionary(of language: String) -> SpellingDictionary? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        let prefix = name.prefix { $0 != "_" }
        guard let library = SpellingLibrary.installed,
            let found = languages.first(where: { $0 == name })
                ?? languages.first(where: { $0 == prefix || $0.hasPrefix(prefix + "_") })
        else { return nil }
        if let dictionary = loaded[found] { return dictionary }
        let path = folders.map { "\($0)/\(found)" }.first { FileManager.default.fileExists(atPath: $0 + ".dic") }
        guard let path, let handle = library.open(path + ".aff", path + ".dic") else { return nil }
        let dictionary = SpellingDictionary(library, handle, path: path)
        loaded[found] = dictionary
        return dictionary
    }

    private let library: SpellingLibrary
    private let handle: OpaquePointer
    private let path: String
    private let encoding: String.Encoding

    private init(_ library: SpellingLibrary, _ handle: OpaquePointer, path: String) {
        self.library = library
        self.handle = handle
        self.path = path
        let name = library.encoding(handle).map { String(cString: $0) } ?? "UTF-8"
        let encodings: [String: String.Encoding] = [
            "ISO8859-1": .isoLatin1, "ISO8859-15": .isoLatin1, "ISO8859-2": .isoLatin2,
            "microsoft-cp1251": .windowsCP1251,
        ]
        encoding = encodings[name] ?? .utf8
    }

    /// Whether the word is spelled as in the dictionary. A word that the dictionary's encoding cannot write is.
    func knows(_ word: String) -> Bool {
        guard let text = word.cString(using: encoding) else { return true }
        return library.check(handle, text) != 0
    }

    /// Words that were perhaps meant, the most likely first.
    func suggestions(for word: String) -> [String] {
        guard let text = word.cString(using: encoding) else { return [] }
        var list: SpellingLibrary.Words?
        let count = library.suggest(handle, &list, text)
        guard let words = list, count > 0 else { return [] }
        defer { library.free(handle, &list, count) }
        return (0..<Int(count)).compactMap { index in words[index].flatMap { String(cString: $0, encoding: encoding) } }
    }

    /// The words of the dictionary that begin with `prefix`, in either case: the shortest ones first, ten at most.
    func completions(of prefix: String) -> [String] {
        let start = prefix.lowercased()
        guard !start.isEmpty else { return [] }
        return words.filter { $0.count > start.count && $0.lowercased().hasPrefix(start) }
            .sorted { ($0.count, $0) < ($1.count, $1) }.prefix(10).map { prefix + $0.dropFirst(start.count) }
    }

    /// The stems in the file, each of which is on a line before a slash.
    private lazy var words: [String] = {
        guard let data = FileManager.default.contents(atPath: path + ".dic"),
            let text = String(data: data, encoding: encoding)
        else { return [] }
        return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
            String(line.prefix { $0 != "/" && !$0.isWhitespace })
        }
    }()
}

import CoreGraphics
import Foundation
import Synchronization

/// Where the words of one language may be divided.
package struct HyphenationDictionary: Sendable {
    /// The offsets into a word of lowercase letters, in characters.
    package let divisionPoints: @Sendable (_ word: [Character]) -> Set<Int>

    package init(_ divisionPoints: @escaping @Sendable (_ word: [Character]) -> Set<Int>) {
        self.divisionPoints = divisionPoints
    }
}

/// The dictionaries of a machine, each read when its language is first met.
package final class HyphenationDictionaries: Sendable {
    private let find: @Sendable (_ language: String) -> HyphenationDictionary?
    private let found = Mutex<[String: HyphenationDictionary?]>([:])

    package init(_ find: @escaping @Sendable (_ language: String) -> HyphenationDictionary?) { self.find = find }

    /// Those of Debian's packages `hyphen-…`, for libhyphen. Where one is missing, a line in the log says so, once.
    package static let installed = HyphenationDictionaries { language in
        guard let library = HyphenationLibrary.installed else {
            Log.lineOnce("Words are hyphenated by their letters alone: there is no libhyphen.so.0.")
            return nil
        }
        let folder = "/usr/share/hyphen"
        let dictionary = fileName(for: language, in: folder).flatMap { library.dictionary(at: "\(folder)/\($0)") }
        if dictionary == nil {
            Log.lineOnce(
                "Words in the language \"\(language)\" are hyphenated by their letters alone: \(folder) has no "
                    + "dictionary for it.")
        }
        return dictionary
    }

    /// No dictionaries at all.
    package static let none = HyphenationDictionaries { _ in nil }

    func dictionary(for language: String) -> HyphenationDictionary? {
        if let known = found.withLock({ $0[language] }) { return known }
        let dictionary = find(language)
        found.withLock { $0[language] = .some(dictionary) }
        return dictionary
    }

    /// The dictionary for a language tag: of its region, of the language, of the language's usual region, or of any.
    package static func fileName(for language: String, in folder: String) -> String? {
        let components = Locale.Language.Components(identifier: language)
        guard let code = components.languageCode?.identifier.lowercased() else { return nil }
        let likely = Locale.Language.Components(identifier: Locale.Language(identifier: code).maximalIdentifier)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let names =
            [components.region].compactMap { $0.map { "hyph_\(code)_\($0.identifier).dic" } } + ["hyph_\(code).dic"]
            + [likely.region].compactMap { $0.map { "hyph_\(code)_\($0.identifier).dic" } }
        return names.first(where: files.contains) ?? files.filter { $0.hasPrefix("hyph_\(code)_") }.min()
    }
}

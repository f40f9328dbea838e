import Foundation

/// Holds Swift files to the project's vocabulary.
package struct VocabularyCheck {
    private let banned: BannedWords
    /// The names seen so far, with their parts.
    private var known: [String: [String]] = [:]

    package init(banned: BannedWords) { self.banned = banned }

    /// The violations in a file, in a line each. A name is reported once per file.
    package mutating func violations(in text: String, path: String) -> [String] {
        let words = SourceWords(text)
        var violations: [String] = []
        var reported: Set<String> = []
        let checksVariables = !banned.uncheckedFolders.contains { path.hasPrefix($0 + "/") }
        var previous = ""
        for identifier in words.identifiers {
            let name = identifier.text
            if previous == "func", let instead = banned.functions[name], !banned.allowed.contains(name) {
                violations.append("\(path):\(words.line(of: identifier)): a function called \"\(name)\": \(instead)")
            }
            if ["let", "var"].contains(previous), checksVariables, let instead = banned.variables[name] {
                violations.append("\(path):\(words.line(of: identifier)): a variable called \"\(name)\": \(instead)")
            }
            previous = name
            guard reported.insert(name).inserted else { continue }
            violations += complaints(about: name).map { "\(path):\(words.line(of: identifier)): \"\(name)\": \($0)" }
        }
        return violations + phrases(in: words, path: path)
    }

    /// The violations of the glossary: too many terms, or terms that no file read so far uses.
    package func violations(inGlossary text: String, path: String) -> [String] {
        let terms = glossaryTerms(in: text)
        let used = Set(known.keys).union(known.values.joined())
        var violations: [String] = []
        if terms.isEmpty || terms.count > 30 {
            violations.append("\(path): the glossary has \(terms.count) terms; 1 to 30 are allowed.")
        }
        for term in terms where !used.contains(term) {
            let words = term.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
            if !words.allSatisfy(used.contains) { violations.append("\(path): no code uses the term \"\(term)\".") }
        }
        return violations
    }

    private mutating func complaints(about name: String) -> [String] {
        let parts = known[name] ?? nameParts(of: name)
        known[name] = parts
        guard !banned.allowed.contains(name) else { return [] }
        var complaints: [String] = []
        if name.first?.isUppercase == true, parts.count > 1, let last = parts.last,
            let instead = banned.typeSuffixes[last]
        {
            complaints.append("instead of \"…\(last)\", \(instead)")
        }
        for part in parts {
            if let instead = banned.nameParts[part] { complaints.append("instead of \"\(part)\", \(instead)") }
        }
        return complaints
    }

    private func phrases(in words: SourceWords, path: String) -> [String] {
        var violations: [String] = []
        for (index, word) in words.commentWords.enumerated() {
            for (phrase, instead) in banned.phrases[word.text] ?? [] {
                let found = words.commentWords[index...].prefix(phrase.count)
                if found.count == phrase.count, zip(found, phrase).allSatisfy({ $0.text == $1 }) {
                    let line = words.line(of: word)
                    violations.append(
                        "\(path):\(line): comment: instead of \"\(phrase.joined(separator: " "))\", \(instead)")
                }
            }
        }
        return violations
    }

    /// The terms of the glossary: the first column of its table, which is bold.
    private func glossaryTerms(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| **") else { return nil }
            return line.dropFirst(4).components(separatedBy: "**").first
        }
    }
}

/// The lowercase parts of a camel-case name: `sheetNumbers` has "sheet" and "numbers", `CGColorStage` "cg", "color", "stage".
func nameParts(of name: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var previous: Character = "_"
    for (index, character) in name.enumerated() {
        let next = name.dropFirst(index + 1).first
        let startsPart = character.isUppercase && (previous.isLowercase || next?.isLowercase == true)
        if startsPart || character == "_" || previous.isNumber != character.isNumber {
            if !part.isEmpty { parts.append(part.lowercased()) }
            part = ""
        }
        if character != "_" { part.append(character) }
        previous = character
    }
    if !part.isEmpty { parts.append(part.lowercased()) }
    return parts
}

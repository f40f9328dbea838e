// Holds the sources to the project's vocabulary. Run by .ci/vocabulary:
//
//     vocabulary WORDS GLOSSARY FILE...
//
// WORDS lists banned words with their replacements (banned-words.tsv describes its columns); GLOSSARY is
// Docs/Glossary.md; each FILE is Swift. Prints a line for each violation and ends with 1 when there are any.
import Foundation

/// The banned words, by where they are banned.
struct BannedWords {
    /// Parts of an identifier ("Numbers" in `SheetNumbers`), lowercase, with the replacement.
    private(set) var nameParts: [String: String] = [:]
    /// Last parts of the names of types, lowercase, with the replacement.
    private(set) var typeSuffixes: [String: String] = [:]
    /// Whole base names of functions, with the replacement.
    private(set) var functions: [String: String] = [:]
    /// Phrases in comments, lowercase, with the replacement.
    private(set) var phrases: [(words: [String], instead: String)] = []
    /// Identifiers that are exempt: Apple's names, and what fulfils them.
    private(set) var allowed: Set<String> = []

    init(contentsOf path: String) throws {
        for (number, line) in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").enumerated() {
            if line.hasPrefix("#") { continue }
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count == 3, !columns[2].isEmpty else {
                throw Malformed(reason: "\(path): row \(number + 1) needs three columns: kind, word, replacement.")
            }
            switch columns[0] {
            case "name": nameParts[columns[1].lowercased()] = columns[2]
            case "suffix": typeSuffixes[columns[1].lowercased()] = columns[2]
            case "function": functions[columns[1]] = columns[2]
            case "comment":
                phrases.append((columns[1].lowercased().split(separator: " ").map(String.init), columns[2]))
            case "allowed": allowed.insert(columns[1])
            default: throw Malformed(reason: "\(path): row \(number + 1) has the unknown kind \"\(columns[0])\".")
            }
        }
    }
}

struct Malformed: Error, CustomStringConvertible {
    let reason: String
    var description: String { reason }
}

/// An identifier or a word of a comment, with its line (from 1).
struct Word {
    let text: String
    let line: Int
}

/// The identifiers and the comments' words of a Swift file. String literals are skipped, except their interpolations.
struct SourceScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private(set) var identifiers: [Word] = []
    private(set) var commentWords: [Word] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scan(untilParenthesis: false)
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func starts(_ text: StaticString) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where byte(index) != text.utf8Start[index] { return false }
        return true
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func scan(untilParenthesis: Bool) {
        var depth = 1
        while position < bytes.count {
            if starts("//") {
                scanLineComment()
            } else if starts("/*") {
                scanBlockComment()
            } else if byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "#") && isRawString {
                scanString()
            } else if isLetter(byte()) {
                let (word, start) = (readWord(), line)
                identifiers.append(Word(text: word, line: start))
            } else {
                if byte() == UInt8(ascii: "(") { depth += 1 }
                if byte() == UInt8(ascii: ")") { depth -= 1 }
                advance()
                if untilParenthesis, depth == 0 { return }
            }
        }
    }

    private var isRawString: Bool {
        var offset = 0
        while byte(offset) == UInt8(ascii: "#") { offset += 1 }
        return byte(offset) == UInt8(ascii: "\"")
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_")
            || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private mutating func readWord() -> String {
        let start = position
        while isLetter(byte()) || isDigit(byte()) { advance() }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func scanLineComment() {
        while position < bytes.count, byte() != UInt8(ascii: "\n") { readCommentPart() }
    }

    private mutating func scanBlockComment() {
        advance(2)
        while position < bytes.count, !starts("*/") { readCommentPart() }
        advance(2)
    }

    /// A word, a stretch of code in backticks (skipped), or the end of a phrase.
    private mutating func readCommentPart() {
        if byte() == UInt8(ascii: "`") {
            advance()
            while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { advance() }
            if byte() == UInt8(ascii: "`") { advance() }
            commentWords.append(Word(text: "`", line: line))
        } else if isLetter(byte()) {
            let start = line
            commentWords.append(Word(text: readWord().lowercased(), line: start))
        } else {
            if [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":")].contains(byte()) {
                commentWords.append(Word(text: ".", line: line))
            }
            advance()
        }
    }

    private mutating func scanString() {
        var hashes = 0
        while byte() == UInt8(ascii: "#") {
            hashes += 1
            advance()
        }
        let quotes = starts("\"\"\"") ? 3 : 1
        advance(quotes)
        while position < bytes.count {
            if byte() == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
                if byte(1 + hashes) == UInt8(ascii: "(") {
                    advance(2 + hashes)
                    scan(untilParenthesis: true)
                } else {
                    advance(2 + hashes)
                }
            } else if starts(quotes == 3 ? "\"\"\"" : "\""), hasHashes(hashes, after: quotes) {
                advance(quotes + hashes)
                return
            } else {
                advance()
            }
        }
    }

    private func hasHashes(_ count: Int, after offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }
}

/// The lowercase parts of a camel-case name: `sheetNumbers` has "sheet" and "numbers", `CGColorStage` "cg", "color", "stage".
func parts(of name: String) -> [String] {
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

/// The terms of the glossary: the first column of its table, in backticks where they are names of types.
func glossaryTerms(in path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
        guard line.hasPrefix("| **") else { return nil }
        return line.dropFirst(4).components(separatedBy: "**").first
    }
}

/// The violations in a file. A name is reported once per file; `known` has the names seen so far, with their parts.
func check(_ file: String, for banned: BannedWords, known: inout [String: [String]]) throws -> [String] {
    let scanner = try SourceScanner(Array(Data(contentsOf: URL(fileURLWithPath: file))))
    var violations: [String] = []
    var reported: Set<String> = []
    var previous = ""
    for identifier in scanner.identifiers {
        let name = identifier.text
        if previous == "func", let instead = banned.functions[name], !banned.allowed.contains(name) {
            violations.append("\(file):\(identifier.line): a function called \"\(name)\": \(instead)")
        }
        previous = name
        guard reported.insert(name).inserted else { continue }
        let nameParts = known[name] ?? parts(of: name)
        known[name] = nameParts
        if name.first?.isUppercase == true, let last = nameParts.last, nameParts.count > 1,
            let instead = banned.typeSuffixes[last], !banned.allowed.contains(name)
        {
            violations.append("\(file):\(identifier.line): \"\(name)\": instead of \"…\(last)\", \(instead)")
        }
        for part in nameParts where !banned.allowed.contains(name) {
            guard let instead = banned.nameParts[part] else { continue }
            violations.append("\(file):\(identifier.line): \"\(name)\": instead of \"\(part)\", \(instead)")
        }
    }
    return violations + phrases(in: scanner.commentWords, of: file, for: banned)
}

func phrases(in words: [Word], of file: String, for banned: BannedWords) -> [String] {
    var violations: [String] = []
    for (index, word) in words.enumerated() {
        for (phrase, instead) in banned.phrases where phrase[0] == word.text {
            let found = words[index...].prefix(phrase.count)
            if found.count == phrase.count, zip(found, phrase).allSatisfy({ $0.text == $1 }) {
                violations.append(
                    "\(file):\(word.line): comment: instead of \"\(phrase.joined(separator: " "))\", \(instead)")
            }
        }
    }
    return violations
}

let arguments = CommandLine.arguments
guard arguments.count > 3 else {
    print("usage: vocabulary WORDS GLOSSARY FILE...")
    exit(2)
}
let banned = try BannedWords(contentsOf: arguments[1])
var known: [String: [String]] = [:]
var violations: [String] = []
for file in arguments.dropFirst(3) { violations += try check(file, for: banned, known: &known) }
let used = Set(known.keys).union(known.values.joined())

let terms = try glossaryTerms(in: arguments[2])
if terms.isEmpty || terms.count > 30 {
    violations.append("\(arguments[2]): the glossary has \(terms.count) terms; 1 to 30 are allowed.")
}
for term in terms {
    let words = term.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
    if !used.contains(term), !words.allSatisfy(used.contains) {
        violations.append("\(arguments[2]): no code uses the term \"\(term)\".")
    }
}
for violation in violations { print(violation) }
exit(violations.isEmpty ? 0 : 1)

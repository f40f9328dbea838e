import SwiftParser
import SwiftSyntax

/// The identifiers of a Swift file and the words of its comments. String literals are skipped, except their
/// interpolations.
struct SourceWords {
    /// An identifier or a word of a comment, with its offset in the file's bytes.
    struct Word {
        let text: String
        let offset: Int
    }

    private(set) var identifiers: [Word] = []
    /// Lowercase words; "." for the end of a phrase, "`" for code in backticks.
    private(set) var commentWords: [Word] = []
    private let converter: SourceLocationConverter

    init(_ text: String) {
        let tree = Parser.parse(source: text)
        converter = SourceLocationConverter(fileName: "", tree: tree)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            readComments(of: token.leadingTrivia, at: token.position.utf8Offset)
            switch token.tokenKind {
            case .identifier, .keyword, .dollarIdentifier:
                let name = token.text.filter { $0 != "`" }
                identifiers.append(Word(text: name, offset: token.positionAfterSkippingLeadingTrivia.utf8Offset))
            default: break
            }
            readComments(of: token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }

    /// The line of a word, from 1.
    func line(of word: Word) -> Int { converter.location(for: AbsolutePosition(utf8Offset: word.offset)).line }

    private mutating func readComments(of trivia: Trivia, at start: Int) {
        var offset = start
        for piece in trivia {
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                readComment(Array(text.utf8), at: offset)
            default: break
            }
            offset += piece.sourceLength.utf8Length
        }
    }

    private mutating func readComment(_ bytes: [UInt8], at start: Int) {
        var index = 0
        func isPartOfWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        while index < bytes.count {
            let first = index
            index += 1
            if bytes[first] == UInt8(ascii: "`") {
                while index < bytes.count, ![UInt8(ascii: "`"), UInt8(ascii: "\n")].contains(bytes[index]) {
                    index += 1
                }
                index += 1
                commentWords.append(Word(text: "`", offset: start + first))
            } else if isPartOfWord(bytes[first]) {
                while index < bytes.count, isPartOfWord(bytes[index]) { index += 1 }
                let text = String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
                commentWords.append(Word(text: text, offset: start + first))
            } else if ".,;:".utf8.contains(bytes[first]) {
                commentWords.append(Word(text: ".", offset: start + first))
            }
        }
    }
}

/// What a document in Markdown and its translation have in common: the levels of headings, code blocks, code in the text,
/// the number of rows of tables, and pictures.
public struct TranslatedDocument {
    /// The levels of the headings, in order.
    let headings: [Int]
    /// The lines of code blocks.
    let blocks: [String]
    /// Code in the text, in alphabetical order; a translation has an order of its own.
    let code: [String]
    /// How many lines of tables there are.
    let rows: Int
    /// The files that are linked, without the mark of the language.
    let files: Set<String>

    /// Reads a text in Markdown.
    ///
    /// - Parameter language: The mark of the translation's language in the names of files, such as `zh-Hans`.
    public init(_ text: String, language: String) {
        var headings: [Int] = []
        var blocks: [String] = []
        var prose = ""
        var rows = 0
        var isInBlock = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isInBlock.toggle()
            } else if isInBlock {
                // Comments are translated.
                blocks.append(
                    line.split(separator: "#", omittingEmptySubsequences: false).first.map { String($0) } ?? "")
            } else {
                if line.hasPrefix("#") { headings.append(line.prefix { $0 == "#" }.count) }
                if line.hasPrefix("|") { rows += 1 }
                prose += line + "\n"
            }
        }
        self.headings = headings
        self.blocks = blocks
        self.rows = rows
        code = prose.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }.sorted()
        files = Self.files(in: prose, language: language)
    }

    private static func files(in text: String, language: String) -> Set<String> {
        let targets = text.split(separator: "](").dropFirst().compactMap { part in
            part.split(separator: ")", omittingEmptySubsequences: false).first
        }
        return Set(
            targets.map { target in
                let file = target.prefix { $0 != "#" }.split(separator: "/").joined(separator: "/")
                return file.split(separator: ".").filter { $0 != language }.joined(separator: ".")
            })
    }

    /// How `translation` differs, in sentences; empty if it follows this document.
    public func differences(of translation: TranslatedDocument) -> [String] {
        var found: [String] = []
        if headings != translation.headings { found.append("It has other headings.") }
        if blocks != translation.blocks { found.append("It has other code blocks.") }
        if rows != translation.rows { found.append("Its tables have \(translation.rows) lines instead of \(rows).") }
        found += Self.missing(code, in: translation.code).map { "`\($0)` is missing." }
        found += Self.missing(translation.code, in: code).map { "`\($0)` is only in the translation." }
        found += files.subtracting(translation.files).sorted().map { "No link to \($0)." }
        found += translation.files.subtracting(files).sorted().map { "A link to \($0) is only in the translation." }
        return found
    }

    private static func missing(_ some: [String], in others: [String]) -> [String] {
        var rest = others
        return some.filter { one in
            guard let index = rest.firstIndex(of: one) else { return true }
            rest.remove(at: index)
            return false
        }
    }
}

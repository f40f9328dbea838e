/// The texts that the probes measure because facts tell their widths or their line breaks. The names of the values have the
/// size and the weight or the width: `text.ink.17.semibold.TEXT`, `text.break.14.375.ID`.
public struct MeasuredTexts {
    private let widths: [String]
    private let paragraphs: [String]

    public init(facts: FactTable) {
        widths = facts.facts.compactMap(Self.width).uniqued
        paragraphs = facts.facts.compactMap(Self.paragraph)
    }

    /// The source of the lists that the probes have.
    public var source: String {
        """
        // Written by Conformance/run --record from the names of values in Docs/Facts.tsv.

        extension MeasuredText {
            /// The texts whose width is known from pictures.
            static let all: [MeasuredText] = [
        \(widths.map { "        \($0),\n" }.joined())    ]
        }

        extension Paragraph {
            /// The texts whose line breaks are known from pictures.
            static let all: [Paragraph] = [
        \(paragraphs.map { "        \($0),\n" }.joined())    ]
        }

        """
    }

    private static func width(_ fact: Fact) -> String? {
        guard let parts = parts(of: fact, prefix: "text.ink.") else { return nil }
        return "MeasuredText(\(parts[0]), .\(parts[1]), \(literal(parts[2])))"
    }

    private static func paragraph(_ fact: Fact) -> String? {
        guard let parts = parts(of: fact, prefix: "text.break.") else { return nil }
        var lines: [String] = [""]
        for word in fact.value.replacing(" / ", with: " ").split(separator: " ") {
            if lines[lines.count - 1].count + word.count > 80 { lines.append("") }
            lines[lines.count - 1] += word + " "
        }
        lines[lines.count - 1].removeLast()
        let text = lines.map(literal).joined(separator: "\n                + ")
        return "Paragraph(\n            size: \(parts[0]), width: \(parts[1]), name: \(literal(parts[2])),\n"
            + "            text: \(text))"
    }

    /// The three parts of a value's name below `prefix`.
    private static func parts(of fact: Fact, prefix: String) -> [String]? {
        guard let name = fact.valueName.split(separator: "/", maxSplits: 1).last, name.hasPrefix(prefix) else {
            return nil
        }
        let parts = name.dropFirst(prefix.count).split(separator: ".", maxSplits: 2).map(String.init)
        return parts.count == 3 ? parts : nil
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

extension Fact {
    /// A fact about the width of a text: columns text, size, weight, design, kind, scale, width, iOS, source, licence and
    /// confidence. Nil unless the kind is ink, at 3 pixels per point in the usual design.
    public init?(width row: [String], id: String) throws(FileProblem) {
        guard row.count == 11 else {
            throw FileProblem("a width has \(row.count) columns instead of 11: \(row.joined(separator: " | "))")
        }
        guard row[3] == "text", row[4] == "ink", row[5] == "3" else { return nil }
        let what = "width of the ink of \(row[0]), \(row[1])" + (row[2] == "regular" ? "" : " \(row[2])")
        try self.init(row: [
            id, "widths of texts", what, "3 pixels per point", row[7], row[6], row[8], row[9], row[10],
            "393x852@3x iOS 17/text.ink.\(row[1]).\(row[2]).\(row[0])",
        ])
    }
}

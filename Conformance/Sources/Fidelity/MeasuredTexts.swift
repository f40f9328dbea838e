/// The texts whose width is known, which the probes measure: `text.ink.SIZE.WEIGHT.TEXT` in the names of values.
public struct MeasuredTexts {
    private struct Text: Hashable {
        let size, weight, text: String
    }

    private let texts: [Text]

    public init(facts: FactTable) {
        var seen: Set<Text> = []
        texts = facts.facts.compactMap { Self.text(valueName: $0.valueName) }.filter { seen.insert($0).inserted }
    }

    private static func text(valueName: String) -> Text? {
        guard let name = valueName.split(separator: "/", maxSplits: 1).last, name.hasPrefix("text.ink.") else { return nil }
        let parts = name.dropFirst("text.ink.".count).split(separator: ".", maxSplits: 2).map(String.init)
        return parts.count == 3 ? Text(size: parts[0], weight: parts[1], text: parts[2]) : nil
    }

    /// The source of the list that the probes have.
    public var source: String {
        let lines = texts.map { "        MeasuredText(\($0.size), .\($0.weight), \(Self.literal($0.text))),\n" }
        return """
            // Written by Conformance/run --record from the names of values in Docs/Facts.tsv.

            extension MeasuredText {
                /// The texts whose width is known from pictures.
                static let all: [MeasuredText] = [
            \(lines.joined())    ]
            }

            """
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

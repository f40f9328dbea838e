/// The emoji of Unicode's `emoji-test.txt` in its order, with the English names of CLDR's annotations.
package struct EmojiTableFile {
    private struct Emoji {
        let text: String
        let name: String
        /// Unicode's version of emoji that first had it.
        let version: Double
        let hasSkinTones: Bool
    }

    /// The groups of `emoji-test.txt`, and the names of the categories of a keyboard that they make up.
    private static let categories = [
        ("people", ["Smileys & Emotion", "People & Body"]), ("nature", ["Animals & Nature"]),
        ("food", ["Food & Drink"]), ("activity", ["Activities"]), ("travel", ["Travel & Places"]),
        ("objects", ["Objects"]), ("symbols", ["Symbols"]), ("flags", ["Flags"]),
    ]

    private let groups: [String: [Emoji]]

    /// - Parameters:
    ///   - test: The text of `emoji-test.txt`.
    ///   - annotations: The texts of CLDR's `annotations/en.xml` and `annotationsDerived/en.xml`.
    package init(test: String, annotations: [String]) {
        let names = EmojiTableFile.names(in: annotations)
        var groups: [String: [Emoji]] = [:]
        var group = ""
        let sequences = Set(
            test.split(separator: "\n").compactMap { line in
                line.contains("; fully-qualified") ? EmojiTableFile.text(ofCodes: line.prefix { $0 != ";" }) : nil
            })
        for line in test.split(separator: "\n") {
            if line.hasPrefix("# group: ") { group = String(line.dropFirst("# group: ".count)) }
            guard let match = line.wholeMatch(of: #/([0-9A-F ]+); fully-qualified +# \S+ E(\d+\.\d) (.*)/#) else {
                continue
            }
            let text = EmojiTableFile.text(ofCodes: match.1)
            guard !text.unicodeScalars.contains(where: { $0.properties.isEmojiModifier }) else { continue }
            // CLDR's annotations leave the selector of the colored form out.
            let key = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value != 0xFE0F }))
            groups[group, default: []].append(
                Emoji(
                    text: text, name: names[key] ?? String(match.3), version: Double(match.2) ?? 0,
                    hasSkinTones: sequences.contains(EmojiTableFile.lightest(text))))
        }
        self.groups = groups
    }

    private static func text(ofCodes codes: Substring) -> String {
        String(
            String.UnicodeScalarView(
                codes.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }))
    }

    /// The emoji with the lightest skin tone after its first character.
    private static func lightest(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)
        if scalars.count > 1, scalars[1].value == 0xFE0F { scalars.remove(at: 1) }
        scalars.insert("\u{1F3FB}", at: 1)
        return String(String.UnicodeScalarView(scalars))
    }

    private static func names(in annotations: [String]) -> [String: String] {
        var names: [String: String] = [:]
        for file in annotations {
            for match in file.matches(of: #/<annotation cp="([^"]+)" type="tts">([^<]*)</#) {
                let key = String(String.UnicodeScalarView(match.1.unicodeScalars.filter { $0.value != 0xFE0F }))
                names[key] = String(match.2.replacing("&amp;", with: "&"))
            }
        }
        return names
    }

    /// The Swift file that the keyboard reads.
    package var source: String {
        let blocks = EmojiTableFile.categories.map { name, parts in
            (["= \(name)"] + lines(of: parts.flatMap { groups[$0] ?? [] })).map { "        \($0)" }
                .joined(separator: "\n")
        }
        return """
            // Written by `.ci/check emoji-table` from Unicode's emoji-test.txt and CLDR's annotations.
            // Copyright © 1991-2022 Unicode, Inc. For terms of use, see https://www.unicode.org/copyright.html

            /// All emoji with their English names.
            enum EmojiTable {
                /// A block for each category: a line with its name, then its emoji with a semicolon behind each. After the
                /// emoji, `+` marks those with skin tones, `>` those newer than Emoji 5 and `>>` those newer than Emoji 11;
                /// the name is behind the space.
                static let text = \"""
            \(blocks.joined(separator: "\n"))
                    \"""
            }

            """
    }

    /// As many emoji in each line as fit it.
    private func lines(of emoji: [Emoji]) -> [String] {
        emoji.reduce(into: [String]()) { lines, emoji in
            let age = emoji.version > 11 ? ">>" : emoji.version > 5 ? ">" : ""
            let entry = "\(emoji.text)\(emoji.hasSkinTones ? "+" : "")\(age) \(emoji.name);"
            if let last = lines.last, last.count + entry.count < 110 {
                lines[lines.count - 1] += entry
            } else {
                lines.append(entry)
            }
        }
    }
}

/// The marks of list items.
enum MarkerText {
    private static let symbols = [
        "box": "▫︎", "check": "✓", "circle": "◦", "disc": "•", "diamond": "◆", "hyphen": "⁃", "square": "▪︎",
    ]
    private static let counts: [String: @Sendable (Int) -> String] = [
        "decimal": { String($0) }, "octal": { String($0, radix: 8) },
        "lower-hexadecimal": { String($0, radix: 16) }, "upper-hexadecimal": { String($0, radix: 16, uppercase: true) },
        "lower-alpha": { letters(of: $0, from: "a") }, "lower-latin": { letters(of: $0, from: "a") },
        "upper-alpha": { letters(of: $0, from: "A") }, "upper-latin": { letters(of: $0, from: "A") },
        "lower-roman": { roman($0).lowercased() }, "upper-roman": { roman($0) },
    ]

    /// The mark of an item in a format such as `({decimal})`. A name in braces that is no format stays as it is.
    static func string(for number: Int, format: String) -> String {
        guard let (range, name) = bracedName(in: format) else { return format }
        guard let text = symbols[name] ?? counts[name]?(number) else { return format }
        return format.replacingCharacters(in: range, with: text)
    }

    /// The name of the format if it counts.
    static func countingFormat(in format: String) -> String? {
        bracedName(in: format).flatMap { counts[$0.name] == nil ? nil : $0.name }
    }

    private static func bracedName(in format: String) -> (range: Range<String.Index>, name: String)? {
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return nil }
        return (open..<format.index(after: close), String(format[format.index(after: open)..<close]))
    }

    /// a … z, aa, ab …; numbers below 1 stay numbers.
    private static func letters(of number: Int, from first: Unicode.Scalar) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var text = ""
        while rest > 0 {
            let digit = UInt32((rest - 1) % 26)
            text = String(Unicode.Scalar(first.value + digit).map(Character.init) ?? "?") + text
            rest = (rest - 1) / 26
        }
        return text
    }

    /// Roman numerals for 1 to 3,999; other numbers stay numbers.
    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var rest = number
        return signs.reduce(into: "") { text, sign in
            while rest >= sign.0 {
                text += sign.1
                rest -= sign.0
            }
        }
    }
}

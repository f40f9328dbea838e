import UIKitCore

/// The pages of a phone.
extension KeyboardLayout {
    /// Widths of keys as fractions of the keys' area. Measured by KeyboardKit, except where "inferred".
    private enum Widths {
        static let pageKey: KeyboardKey.Width = .fraction(0.25)  // inferred: without a globe or emoji key beside it
        static let narrowPageKey: KeyboardKey.Width = .fraction(0.123)
        static let returnKey: KeyboardKey.Width = .fraction(0.25)
        static let sign: KeyboardKey.Width = .fraction(0.123)  // inferred: "@" and "." of an email's last row
    }

    static func phoneRows(_ input: Input) -> [KeyboardRow] {
        let delete = KeyboardKey(.delete, .system)
        let rows: [KeyboardRow]
        switch input.page {
        case .letters:
            let letters = input.letters
            let shift = letters.hasCapitals ? [KeyboardKey(.shift, .system)] : []
            rows = [
                .letters(letters.rows[0]), .letters(letters.rows[1]),
                KeyboardRow(left: shift, middle: KeyboardRow.letters(letters.rows[2]).middle, right: [delete]),
            ]
        case .numbers, .phonePad:
            rows = [
                .letters(input.letters.digits), .letters(input.letters.punctuation[0]),
                signs(input.letters.punctuation[1], other: .symbols, delete),
            ]
        case .symbols:
            rows = [
                .letters(LetterSet.symbolRows[0]), .letters(LetterSet.symbolRows[1]),
                signs(input.letters.punctuation[1], other: .numbers, delete),
            ]
        }
        return rows + [lastRow(input)]
    }

    /// The third row of digits and signs: wide keys between the key of the other page and Delete.
    private static func signs(_ text: String, other: KeyboardPage, _ delete: KeyboardKey) -> KeyboardRow {
        KeyboardRow(
            left: [KeyboardKey(.page(other), .system)], middle: text.map { .text(String($0), .flexible) },
            right: [delete], fills: true)
    }

    private static func lastRow(_ input: Input) -> KeyboardRow {
        let page = pageKey(input)
        var left = [KeyboardKey(.page(page), input.hasGlobeKey ? Widths.narrowPageKey : Widths.pageKey)]
        if input.hasGlobeKey { left.append(KeyboardKey(.nextLanguage, Widths.narrowPageKey)) }
        let space = KeyboardKey(.space, .flexible)
        let returnKey = KeyboardKey(.return, Widths.returnKey)
        func row(_ middle: [KeyboardKey]) -> KeyboardRow {
            KeyboardRow(left: left, middle: middle, right: [returnKey], fills: true)
        }
        guard input.page == .letters else { return row([space]) }
        switch input.type {
        case .emailAddress: return row([space, .text("@", Widths.sign), .text(".", Widths.sign)])
        case .URL: return row([.text(".", .flexible), .text("/", .flexible), .text(".com", .flexible)])
        case .webSearch: return row([space, .text(".", Widths.sign)])
        case .twitter: return row([space, .text("@", Widths.sign), .text("#", Widths.sign)])
        case .default, .asciiCapable, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .decimalPad,
            .asciiCapableNumberPad:
            return row([space])
        }
    }

    /// The page that the key in the lower left corner shows.
    static func pageKey(_ input: Input) -> KeyboardPage {
        switch input.page {
        case .letters: input.type == .namePhonePad && !input.style.isPad ? .phonePad : .numbers
        case .numbers, .symbols, .phonePad: .letters
        }
    }

    // MARK: Number pads

    /// Three columns and four rows. With `returning`, the left key of the last row returns to the letters.
    static func rows(of pad: NumberPad, _ input: Input, returning: Bool = false) -> [KeyboardRow] {
        let digits = pad == .asciiNumber || pad == .phone ? LetterSet.latinDigits : input.letters.digits
        let captions = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ", ""]
        let keys = zip(digits, captions).map { digit, caption in
            KeyboardKey(
                .text(String(digit)), .flexible, caption: pad == .phone && !caption.isEmpty ? caption : nil)
        }
        func row(_ keys: [KeyboardKey]) -> KeyboardRow { KeyboardRow(middle: keys, fills: true) }
        let corner: KeyboardKey =
            switch pad {
            case _ where returning: KeyboardKey(.page(.letters), .flexible)
            case .number, .asciiNumber: KeyboardKey(.empty, .flexible)
            case .decimal: .text(input.decimalSeparator, .flexible)
            case .phone: KeyboardKey(.page(.symbols), .flexible)
            }
        let last = row([corner, keys[9], KeyboardKey(.delete, .flexible)])
        guard pad == .phone, !returning, input.page == .symbols else {
            return [row(Array(keys[0..<3])), row(Array(keys[3..<6])), row(Array(keys[6..<9])), last]
        }
        // The signs of a phone number; the corner returns to the digits.
        return [
            row(Array(keys[0..<3])), row(Array(keys[3..<6])),
            row([.text("*", .flexible), .text("+", .flexible), .text("#", .flexible)]),
            row([KeyboardKey(.page(.numbers), .flexible), keys[9], KeyboardKey(.delete, .flexible)]),
        ]
    }
}

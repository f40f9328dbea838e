import UIKitCore

/// The pages of a phone.
extension KeyboardLayout {
    /// Widths of keys as fractions of the caps' width. Read from a picture of iOS 17: on 375 points 123 ends at 43.2, the
    /// key for emoji is from 49.5 to 90.5, the space bar from 96 to 278.2. What is inferred says so.
    private enum Widths {
        static let narrowPageKey: KeyboardKey.Width = .cell(0.1235)
        /// The globe or the key for emoji beside the page key.
        static let neighbor: KeyboardKey.Width = .cell(0.1245)
        static let pageKey: KeyboardKey.Width = .cell(0.2485)  // inferred: without a neighbor
        static let returnKey: KeyboardKey.Width = .cell(0.25)
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
        case .numbers, .phonePad, .emoji:
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
        let neighbor: KeyboardKey.Action? =
            input.hasGlobeKey ? .nextLanguage : input.hasEmojiKey ? .page(.emoji) : nil
        var left = [KeyboardKey(.page(page), neighbor == nil ? Widths.pageKey : Widths.narrowPageKey)]
        if let neighbor { left.append(KeyboardKey(neighbor, Widths.neighbor)) }
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
        case .numbers, .symbols, .phonePad, .emoji: .letters
        }
    }

    // MARK: Number pads

    private static func separator(_ input: Input) -> KeyboardKey {
        var key = KeyboardKey.text(input.decimalSeparator, .flexible)
        key.isBare = true
        return key
    }

    /// Three columns and four rows. With `returning`, the left key of the last row returns to the letters.
    static func rows(of pad: NumberPad, _ input: Input, returning: Bool = false) -> [KeyboardRow] {
        let digits = pad == .asciiNumber || pad == .phone ? LetterSet.latinDigits : input.letters.digits
        // The 1 has no letters and is as high as its neighbors; the 0 is in the middle of its key.
        let captions: [String?] = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ", nil]
        let keys = zip(digits, captions).map { digit, caption in
            KeyboardKey(.text(String(digit)), .flexible, caption: caption)
        }
        func row(_ keys: [KeyboardKey]) -> KeyboardRow { KeyboardRow(middle: keys, fills: true) }
        let corner: KeyboardKey =
            switch pad {
            case _ where returning: KeyboardKey(.page(.letters), .flexible)
            case .number, .asciiNumber: KeyboardKey(.empty, .flexible)
            case .decimal: separator(input)
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

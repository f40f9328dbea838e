import UIKitCore

/// The pages of a tablet. How their rows are made up is inferred.
extension KeyboardLayout {
    static func padRows(_ input: Input) -> [KeyboardRow] {
        var rows = letterRows(input)
        let returnKey = KeyboardKey(.return, .flexible)
        switch input.style {
        case .phone, .pad:
            rows[0] = filled(rows[0], right: [KeyboardKey(.delete, .flexible)])
            rows[1] = filled(rows[1], right: [returnKey])
        case .padWithTab, .largePad:
            let hasCaps = input.page == .letters && input.letters.hasCapitals
            let lock = KeyboardKey(
                hasCaps ? .capsLock : .page(otherPage(input)), .flexible)
            rows[0] = filled(rows[0], left: [KeyboardKey(.tab, .flexible)], right: [KeyboardKey(.delete, .flexible)])
            rows[1] = filled(rows[1], left: [lock], right: [returnKey])
        }
        if input.style == .largePad, input.page != .numbers {
            var digits = KeyboardRow.letters(input.letters.digits)
            digits.isDigits = true
            rows.insert(filled(digits, left: [.text("`", .flexible)], right: [.text("-", .flexible)]), at: 0)
            rows[0].isDigits = true
        }
        return rows + [lastPadRow(input)]
    }

    private static func filled(
        _ row: KeyboardRow, left: [KeyboardKey] = [], right: [KeyboardKey]
    ) -> KeyboardRow {
        KeyboardRow(left: left, middle: row.middle, right: right)
    }

    /// The three rows of characters; the third has Shift, or the key of the other page, at both ends.
    private static func letterRows(_ input: Input) -> [KeyboardRow] {
        var third: [KeyboardKey]
        var first: KeyboardRow
        var second: KeyboardRow
        switch input.page {
        case .letters:
            first = .letters(input.letters.rows[0])
            second = .letters(input.letters.rows[1])
            // Two signs complete the row where there are few letters.
            let signs = input.letters.rows[2].count < 9 ? ",." : ""
            third = KeyboardRow.letters(input.letters.rows[2] + signs).middle
            if input.hasFlickKeys, input.style.hasFlickKeys {
                first.middle = flicked(first.middle, input.letters.digits)
                second.middle = flicked(second.middle, "@#\(input.letters.currency)&*()'\"")
                third = flicked(third, "%-+=/;:!?")
            }
        case .numbers, .phonePad, .emoji:
            first = .letters(input.letters.digits)
            second = .letters(String(input.letters.punctuation[0].prefix(9)))
            third = KeyboardRow.letters("\"" + input.letters.punctuation[1] + "%*").middle
        case .symbols:
            first = .letters(LetterSet.symbolRows[0])
            second = .letters(String(LetterSet.symbolRows[1].prefix(9)))
            third = KeyboardRow.letters("•" + input.letters.punctuation[1] + "§°").middle
        }
        let end: KeyboardKey.Action =
            input.page == .letters && input.letters.hasCapitals ? .shift : .page(otherPage(input))
        return [
            first, second,
            KeyboardRow(
                left: [KeyboardKey(end, .flexible, place: .left)], middle: third,
                right: [KeyboardKey(end, .flexible, place: .right)]),
        ]
    }

    /// Gives `keys` the signs that a flick types, as many as there are.
    private static func flicked(_ keys: [KeyboardKey], _ signs: String) -> [KeyboardKey] {
        let signs = signs.map(String.init)
        return keys.enumerated().map { index, key in
            var key = key
            key.flick = signs.indices.contains(index) ? signs[index] : nil
            return key
        }
    }

    private static func otherPage(_ input: Input) -> KeyboardPage { input.page == .symbols ? .numbers : .symbols }

    /// Page key, globe, space, page key, Dismiss, with the signs of addresses beside the space bar.
    private static func lastPadRow(_ input: Input) -> KeyboardRow {
        let page = pageKey(input)
        var left = [KeyboardKey(.page(page), .fraction(0.1), place: .left)]
        let neighbor: KeyboardKey.Action? =
            input.hasGlobeKey ? .nextLanguage : input.hasEmojiKey ? .page(.emoji) : nil
        if let neighbor { left.append(KeyboardKey(neighbor, .fraction(0.08))) }
        let signs: [String] =
            switch input.type {
            case .emailAddress where input.page == .letters: ["@", "_"]
            case .URL where input.page == .letters: ["/", ".com"]
            case .twitter where input.page == .letters: ["@", "#"]
            default: []
            }
        return KeyboardRow(
            left: left,
            middle: [KeyboardKey(.space, .flexible)] + signs.map { .text($0, .fraction(0.08)) },
            right: [KeyboardKey(.page(page), .fraction(0.1), place: .right), KeyboardKey(.dismiss, .fraction(0.08))],
            fills: true)
    }
}

extension KeyboardLayout.Style {
    /// Whether letters have signs that a downward flick types: tablets without a row of digits.
    var hasFlickKeys: Bool { self == .pad || self == .padWithTab }
}

extension LetterSet {
    /// The currency among the signs.
    fileprivate var currency: String { String(punctuation[0].first { "$€₽£¥".contains($0) } ?? "$") }
}

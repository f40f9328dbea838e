import UIKitCore

/// The rows of keys of one page.
package struct KeyboardLayout: Hashable, Sendable {
    /// What a layout depends on.
    package struct Input: Hashable, Sendable {
        package var type: UIKeyboardType
        package var page: KeyboardPage
        package var letters: LetterSet
        var style: Style
        /// The sign between an integer and its fraction.
        var decimalSeparator: String
        /// Whether a key for the next language is among the keys; otherwise it is in the strip below them, or there is
        /// none.
        var hasGlobeKey: Bool
        /// Whether a key for emoji is among the keys. A globe among the keys takes its place.
        var hasEmojiKey: Bool
        /// Whether a tablet's letters have signs that a flick types; a split keyboard's are too small.
        package var hasFlickKeys = true

        package init(
            type: UIKeyboardType = .default, page: KeyboardPage = .letters, letters: LetterSet = .english,
            style: Style = .phone, decimalSeparator: String = ".", hasGlobeKey: Bool = false, hasEmojiKey: Bool = false
        ) {
            self.type = type
            self.page = page
            self.letters = letters
            self.style = style
            self.decimalSeparator = decimalSeparator
            self.hasGlobeKey = hasGlobeKey
            self.hasEmojiKey = hasEmojiKey
        }
    }

    /// The arrangement of a device's keys.
    package enum Style: Hashable, Sendable {
        /// A phone, also floating on a pad.
        case phone
        /// A pad with four rows, without and with Tab and Caps Lock, and one with a row of digits.
        case pad, padWithTab, largePad

        var isPad: Bool { self != .phone }
    }

    package let rows: [KeyboardRow]
    /// Whether the keys are a number pad's: three columns of equal width.
    let isPad: Bool

    /// Whether the keys are those below the emoji: the first rows' place is theirs.
    let isEmoji: Bool

    /// The layout for `input`.
    package init(_ input: Input) {
        isEmoji = input.page == .emoji
        if isEmoji {
            rows = [KeyboardLayout.emojiRow(input)]
            isPad = false
            return
        }
        let kind = Kind(input.type, on: input.style)
        switch kind {
        case .pad(let pad):
            rows = KeyboardLayout.rows(of: pad, input)
            isPad = true
        case .letters where input.page == .phonePad:
            rows = KeyboardLayout.rows(of: .phone, input, returning: true)
            isPad = true
        case .letters:
            rows = input.style.isPad ? KeyboardLayout.padRows(input) : KeyboardLayout.phoneRows(input)
            isPad = false
        }
    }

    /// The keys below the emoji: letters, the categories, Delete, and on tablets the key that hides the keyboard.
    private static func emojiRow(_ input: Input) -> KeyboardRow {
        let end = KeyboardKey.Width.cell(input.style.isPad ? 0.08 : 0.1)
        var left = [KeyboardKey(.page(.letters), end)]
        if input.hasGlobeKey { left.append(KeyboardKey(.nextLanguage, end)) }
        var right = [KeyboardKey(.delete, end)]
        if input.style.isPad { right.append(KeyboardKey(.dismiss, end)) }
        return KeyboardRow(
            left: left, middle: EmojiCategory.allCases.map { KeyboardKey(.emojiCategory($0), .flexible) }, right: right,
            fills: true)
    }

    /// Whether a keyboard of `type` has a page of emoji: those of letters that are not only Latin.
    static func hasEmoji(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: true
        case .asciiCapable, .URL, .emailAddress, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        }
    }

    /// Whether a keyboard of `type` has a microphone: those of words.
    static func hasDictation(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: true
        case .URL, .emailAddress, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: false
        }
    }

    /// All keys, row by row.
    package var keys: [KeyboardKey] { rows.flatMap(\.keys) }

    /// A keyboard of letters, or a number pad.
    enum Kind: Hashable {
        case letters
        case pad(NumberPad)

        /// The kind for a type. Tablets show other keys for number pads: they begin with digits and punctuation.
        init(_ type: UIKeyboardType, on style: Style) {
            let pad: NumberPad? =
                switch type {
                case .numberPad: .number
                case .asciiCapableNumberPad: .asciiNumber
                case .decimalPad: .decimal
                case .phonePad: .phone
                case .default, .asciiCapable, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter,
                    .webSearch:
                    nil
                }
            self = if let pad, !style.isPad { .pad(pad) } else { .letters }
        }
    }

    enum NumberPad: Hashable {
        case number, asciiNumber, decimal, phone
    }

    /// The page that a keyboard of `type` opens with.
    static func firstPage(of type: UIKeyboardType) -> KeyboardPage {
        switch type {
        case .numbersAndPunctuation, .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: .numbers
        case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: .letters
        }
    }

    /// Whether the type allows only Latin letters.
    static func isASCII(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .asciiCapable, .URL, .emailAddress, .asciiCapableNumberPad: true
        case .default, .numbersAndPunctuation, .numberPad, .phonePad, .namePhonePad, .decimalPad, .twitter, .webSearch:
            false
        }
    }
}

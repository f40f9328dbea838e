import CoreGraphics

/// A key: what it does, and how wide it is.
package struct KeyboardKey: Hashable, Sendable {
    /// What a press does.
    package enum Action: Hashable, Sendable {
        /// Types this text; a letter is capitalized by Shift.
        case text(String)
        /// Types a space; twice within three seconds, a period and a space.
        case space
        /// Types a line break, which a field treats as its return key.
        case `return`
        case delete
        case tab
        /// Capitals for the next letter, or while held; twice in a row, until the next press.
        case shift
        case capsLock
        /// Shows another page of this layout.
        case page(KeyboardPage)
        /// Shows the emoji of a category on the page of emoji.
        case emojiCategory(EmojiCategory)
        /// Shows the next language's letters.
        case nextLanguage
        /// Makes the first responder resign.
        case dismiss
        /// A place of a number pad without a key.
        case empty
    }

    /// The width of the visible cap.
    enum Width: Hashable, Sendable {
        /// As wide as a letter of the page's first row.
        case letter
        /// As wide as Shift on the same device.
        case system
        /// A fraction of the width of the keys' area, gaps included.
        case fraction(CGFloat)
        /// A fraction of the width of a phone's caps, with half a gap on both sides.
        case cell(CGFloat)
        /// A share of the rest of the row.
        case flexible
    }

    package let action: Action
    var width = Width.letter
    /// The letters under the digit of a number pad, which are empty under the 1; nil for other keys.
    var caption: String?
    /// The sign above a tablet's letter, which a downward flick types; nil for none.
    package var flick: String?
    /// Whether the key has no cap, as the separator of a decimal pad.
    var isBare = false
    /// Distinguishes keys with the same action on one page: the second Shift of a pad.
    var place: Place?

    /// The side of the keyboard of a key that occurs twice.
    enum Place: String, Hashable, Sendable { case left, right }

    init(_ action: Action, _ width: Width = .letter, caption: String? = nil, place: Place? = nil) {
        self.action = action
        self.width = width
        self.caption = caption
        self.place = place
    }

    /// A key that types `text`.
    static func text(_ text: String, _ width: Width = .letter) -> KeyboardKey { KeyboardKey(.text(text), width) }

    /// The key's name, by which scripts find it as `id:"key:NAME"`.
    package var name: String {
        let base =
            switch action {
            case .text(let text): text
            case .space: "space"
            case .return: "return"
            case .delete: "delete"
            case .tab: "tab"
            case .shift: "shift"
            case .capsLock: "caps-lock"
            case .page(let page): page.keyName
            case .emojiCategory(let category): "emoji-\(category.rawValue)"
            case .nextLanguage: "globe"
            case .dismiss: "dismiss"
            case .empty: "empty"
            }
        return place.map { "\(base)-\($0.rawValue)" } ?? base
    }

    /// Whether the key types a character of its own.
    package var typesText: Bool {
        switch action {
        case .text: true
        case .space, .return, .delete, .tab, .shift, .capsLock, .page, .emojiCategory, .nextLanguage, .dismiss,
            .empty:
            false
        }
    }
}

/// A page of a layout of letters.
package enum KeyboardPage: String, Hashable, CaseIterable, Sendable {
    /// The language's letters; digits and punctuation; brackets and signs; digits of a phone; emoji.
    case letters, numbers, symbols, phonePad, emoji

    /// The name of the key that shows the page.
    package var keyName: String {
        switch self {
        case .letters: "letters"
        case .numbers: "numbers"
        case .symbols: "symbols"
        case .phonePad: "phone-pad"
        case .emoji: "emoji"
        }
    }
}

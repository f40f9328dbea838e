/// What IBus sends to an input context.
package enum IBusMessage: Equatable {
    /// The input context exists.
    case created
    /// The input method has decided about the key of the call with this serial.
    case answer(serial: UInt32, isHandled: Bool)
    /// The user has completed a text.
    case commit(String)
    /// The text that is being composed has changed.
    case preedit(Composition, isVisible: Bool)
    case showPreedit
    case hidePreedit
    /// The app must handle this key after all.
    case forward(InputMethodKey)

    /// A text that is being composed; `selected` counts its UTF-16 units and is empty at the caret.
    package struct Composition: Equatable {
        package var text: String
        package var selected: Range<Int>
    }

    /// The bit of a key's modifiers that says that it was released.
    static let releaseMask: UInt32 = 1 << 30

    /// The message for a signal; nil for a signal without a meaning here, or with other arguments.
    package init?(signal: String, arguments: [BusValue]) {
        switch signal {
        case "CommitText":
            guard let text = IBusMessage.text(in: arguments[orOther: 0]) else { return nil }
            self = .commit(text)
        case "UpdatePreeditText":
            guard let text = IBusMessage.text(in: arguments[orOther: 0]) else { return nil }
            let selected = IBusMessage.background(in: arguments[orOther: 0])
            let caret = arguments[orOther: 1].number.map { Int($0)..<Int($0) }
            let range = IBusMessage.units(selected ?? caret ?? Int.max..<Int.max, of: text)
            self = .preedit(
                Composition(text: text, selected: range),
                isVisible: arguments[orOther: 2].number.map { $0 != 0 } ?? true)
        case "ShowPreeditText": self = .showPreedit
        case "HidePreeditText": self = .hidePreedit
        case "ForwardKeyEvent":
            guard let symbol = arguments[orOther: 0].number, let code = arguments[orOther: 1].number,
                let state = arguments[orOther: 2].number
            else { return nil }
            self = .forward(
                InputMethodKey(
                    symbol: symbol, code: code, modifiers: state & ~IBusMessage.releaseMask,
                    isRelease: state & IBusMessage.releaseMask != 0))
        default: return nil
        }
    }

    /// The text of an `IBusText`: its name, attachments, the text, and attributes.
    private static func text(in value: BusValue) -> String? {
        guard let fields = value.list, fields[orOther: 0].text == "IBusText" else { return nil }
        return fields[orOther: 2].text
    }

    /// The part of an `IBusText` with a background, which the input method shows as selected; counts Unicode scalars.
    private static func background(in value: BusValue) -> Range<Int>? {
        let attributes = value.list?[orOther: 3].list?[orOther: 2].list ?? []
        for attribute in attributes {
            // Name, attachments, type (3 is the background), color, start, end.
            guard let fields = attribute.list, fields[orOther: 2].number == 3, let start = fields[orOther: 4].number,
                let end = fields[orOther: 5].number, start <= end
            else { continue }
            return Int(start)..<Int(end)
        }
        return nil
    }

    /// Converts a range of Unicode scalars into UTF-16 units of `text`, limited to it.
    private static func units(_ range: Range<Int>, of text: String) -> Range<Int> {
        let scalars = text.unicodeScalars
        func units(_ count: Int) -> Int {
            let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex)
            return text[..<(end ?? scalars.endIndex)].utf16.count
        }
        return units(range.lowerBound)..<units(range.upperBound)
    }
}

/// A key as X11 reports it.
package struct InputMethodKey: Hashable {
    /// The symbol that it types.
    var symbol: UInt32
    /// The key's number in Linux: X11's number minus 8.
    var code: UInt32
    /// The modifiers as bits of X11.
    var modifiers: UInt32
    var isRelease: Bool

    package init(symbol: UInt32, code: UInt32, modifiers: UInt32, isRelease: Bool) {
        self.symbol = symbol
        self.code = code
        self.modifiers = modifiers
        self.isRelease = isRelease
    }
}

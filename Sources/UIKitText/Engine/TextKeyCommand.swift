import UIKitCore

/// What an editing key does, before the text and its layout are known.
package enum TextKeyCommand: Equatable, Sendable {
    /// Where the caret goes.
    package enum Movement: Equatable, Sendable {
        /// One character in the direction of the arrow on the screen.
        case left, right
        /// One line up or down, at the same distance from the left.
        case up, down
        /// One word in the direction of the arrow on the screen.
        case wordLeft, wordRight
        /// One word in reading order.
        case wordBackward, wordForward
        /// The ends of the line on the screen.
        case lineLeft, lineRight
        /// The ends of the line in reading order.
        case lineStart, lineEnd
        /// The ends of the paragraph; the previous or next one when already there.
        case paragraphStart, paragraphEnd
        /// One character in reading order.
        case backward, forward
        /// One page up or down.
        case pageUp, pageDown
        /// The ends of the text.
        case documentStart, documentEnd
    }

    case move(Movement, extending: Bool)
    /// Deletes the selection, or from the caret to where the movement leads.
    case delete(Movement)
    case selectAll, copy, cut, paste, undo, redo
    /// Switches a format of the selection.
    case format(TextFormat)
    /// Opens a new line behind the caret.
    case openLine
    /// Exchanges the characters around the caret.
    case transpose
    /// Tab with or without Shift.
    case tab(isBackward: Bool)
    /// Ends a composition.
    case cancel

    /// The command of a key; nil for keys that do not edit. Control acts like Command where Linux is used to it.
    package init?(_ stroke: KeyStroke) {
        let modifiers = stroke.modifiers
        let shift = modifiers.contains(.shift)
        let isCommand = modifiers.contains(.command)
        let isControl = modifiers.contains(.control)
        let isWord = modifiers.contains(.alternate) || isControl
        switch stroke.name {
        case "left": self = .move(isCommand ? .lineLeft : isWord ? .wordLeft : .left, extending: shift)
        case "right": self = .move(isCommand ? .lineRight : isWord ? .wordRight : .right, extending: shift)
        case "up": self = .move(isCommand ? .documentStart : isWord ? .paragraphStart : .up, extending: shift)
        case "down": self = .move(isCommand ? .documentEnd : isWord ? .paragraphEnd : .down, extending: shift)
        case "home": self = .move(isControl || isCommand ? .documentStart : .lineStart, extending: shift)
        case "end": self = .move(isControl || isCommand ? .documentEnd : .lineEnd, extending: shift)
        case "pageup": self = .move(.pageUp, extending: shift)
        case "pagedown": self = .move(.pageDown, extending: shift)
        case "backspace" where isCommand: self = .delete(.lineStart)
        case "backspace" where isWord: self = .delete(.wordBackward)
        case "delete": self = .delete(isCommand ? .lineEnd : isWord ? .wordForward : .forward)
        case "tab" where modifiers.isSubset(of: [.shift, .alphaShift]): self = .tab(isBackward: shift)
        case "escape": self = .cancel
        default:
            guard isCommand || isControl, let command = TextKeyCommand(letter: stroke.name.lowercased(), modifiers)
            else { return nil }
            self = command
        }
    }

    private init?(letter: String, _ modifiers: UIKeyModifierFlags) {
        let shift = modifiers.contains(.shift)
        switch letter {
        case "a": self = .selectAll
        case "c": self = .copy
        case "x": self = .cut
        case "v": self = .paste
        case "z": self = shift ? .redo : .undo
        case "y" where modifiers.contains(.control): self = .redo
        case "b" where modifiers == .command: self = .format(.bold)
        case "i" where modifiers == .command: self = .format(.italic)
        case "u" where modifiers == .command: self = .format(.underline)
        default:
            guard modifiers.contains(.control), !modifiers.contains(.command) else { return nil }
            self.init(controlLetter: letter, extending: shift)
        }
    }

    /// The keys of a Mac that Linux does not use otherwise.
    private init?(controlLetter: String, extending: Bool) {
        switch controlLetter {
        case "e": self = .move(.lineEnd, extending: extending)
        case "f": self = .move(.forward, extending: extending)
        case "b": self = .move(.backward, extending: extending)
        case "n": self = .move(.down, extending: extending)
        case "p": self = .move(.up, extending: extending)
        case "d": self = .delete(.forward)
        case "h": self = .delete(.backward)
        case "k": self = .delete(.paragraphEnd)
        case "o": self = .openLine
        case "t": self = .transpose
        default: return nil
        }
    }
}

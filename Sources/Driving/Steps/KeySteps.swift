import UIKitCore
import UIKitText

/// What a hardware keyboard types, and codes that the system fills in.
extension StepKind {
    static let keySteps = [type, code, key, modifiers]

    static let type = StepKind("type \"TEXT\"") { reader throws(SyntaxProblem) in
        .type(try reader.string("the text to type"))
    }

    static let code = StepKind("code \"CODE\"") { reader throws(SyntaxProblem) in
        .code(try reader.string("the code"))
    }

    static let key = StepKind("key [cmd+|ctrl+|alt+|shift+]NAME") { reader throws(SyntaxProblem) in
        .key(try KeyChord(parsing: try reader.name("a key")))
    }

    static let modifiers = StepKind(
        "modifiers cmd|ctrl|alt|shift[+…], or modifiers none"
    ) { reader throws(SyntaxProblem) in
        .modifiers(try KeyChord.modifiers(parsing: try reader.name("modifier keys")))
    }
}

extension Step {
    /// Presses and releases the key of each character, for the first responder.
    package static func type(_ text: String) -> Step {
        Step(.type, quoted(text)) { context throws(StepFailure) in
            let responder = FirstResponder.find(in: context.system)
            guard responder is any UIKeyInput else {
                throw StepFailure("there is nothing to type into; \(FirstResponder.sentence(about: responder))")
            }
            return text.flatMap { KeyChord(typing: $0).press }
        }
    }

    /// A one-time code arrives in a message, and the user accepts the system's offer to fill it in.
    ///
    /// The first responder must be for one. Views that accept keys but are no `UITextInput` are not offered codes.
    package static func code(_ code: String) -> Step {
        Step(.code, quoted(code)) { context throws(StepFailure) in
            let responder = FirstResponder.find(in: context.system)
            guard let input = responder as? any UITextInput, input.textContentType == .oneTimeCode else {
                throw StepFailure(
                    "no text input with the content type oneTimeCode is focused; "
                        + FirstResponder.sentence(about: responder))
            }
            if let client = input as? any TextInputClient {
                client.input.fill(with: code)
            } else {
                input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
                input.insertText(code)
            }
            return [.oneFrame]
        }
    }

    /// Key down, one frame, key up, one frame.
    package static func key(_ chord: KeyChord) -> Step {
        Step(.key, chord.spelling) { _ in chord.press }
    }

    /// Presses these modifier keys, and no other ones, until the next such step.
    package static func modifiers(_ held: Set<KeyChord.Modifier>) -> Step {
        let words = held.isEmpty ? "none" : held.map(\.rawValue).sorted().joined(separator: "+")
        return Step(.modifiers, words) { context in
            let system = context.system
            system.frameLoop.receive(.modifiers(UIKeyModifierFlags(held), time: system.host.clock.now))
            return [.oneFrame]
        }
    }
}

extension FirstResponder {
    fileprivate static func sentence(about responder: UIResponder?) -> String {
        name(of: responder).map { "\($0) is focused" } ?? "nothing is focused"
    }
}

extension KeyChord {
    fileprivate init(typing character: Character) {
        self.init(name: character.isNewline ? "return" : character == "\t" ? "tab" : String(character))
    }

    @MainActor fileprivate var press: [StepAction] {
        let stroke = KeyStroke(name: name, modifiers: UIKeyModifierFlags(modifiers))
        return [.key(stroke, isDown: true), .oneFrame, .key(stroke, isDown: false), .oneFrame]
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: Set<KeyChord.Modifier>) {
        self = []
        for modifier in modifiers {
            switch modifier {
            case .cmd: insert(.command)
            case .ctrl: insert(.control)
            case .alt: insert(.alternate)
            case .shift: insert(.shift)
            }
        }
    }
}

import UIFoundation
import UIKitCore

/// What each key shows and is called, for a state and the input's traits.
struct KeyFaces: Equatable {
    let state: KeyboardStateMachine
    let traits: KeyboardTraits
    let letters: LetterSet
    let language: SystemLanguage
    let isTablet: Bool
    let isPhonePad: Bool
    let isReturnEnabled: Bool

    /// The language of the words.
    var keyboardLanguage: KeyboardLanguage { KeyboardLanguage(of: letters, in: language) }

    func appearance(of key: KeyboardKey) -> KeyAppearance {
        switch key.action {
        case .text(let text):
            return KeyAppearance(face: face(of: text, key), cap: .letter)
        case .space: return KeyAppearance(face: .word(KeyTitles.space(in: keyboardLanguage)), cap: .letter)
        case .return: return returnAppearance
        case .delete: return KeyAppearance(face: .symbol("delete.left"), cap: isPhonePad ? .none : .system)
        case .tab: return KeyAppearance(face: .symbol("arrow.right.to.line"), cap: .system)
        case .shift:
            let isOn = state.shift.isUppercase
            let symbol = state.shift == .locked ? "capslock.fill" : isOn ? "shift.fill" : "shift"
            return KeyAppearance(face: .symbol(symbol), cap: isOn ? .active : .system)
        case .capsLock:
            let isOn = state.shift == .locked
            return KeyAppearance(face: .symbol(isOn ? "capslock.fill" : "capslock"), cap: isOn ? .active : .system)
        case .page(let page):
            let title = KeyTitles.title(
                of: page, from: state.page, letters: letters, isTablet: isTablet, isPhonePad: isPhonePad)
            return KeyAppearance(face: .word(title), cap: isPhonePad ? .none : .system)
        case .nextLanguage: return KeyAppearance(face: .symbol("globe"), cap: .system)
        case .dismiss: return KeyAppearance(face: .symbol("keyboard.chevron.compact.down"), cap: .system)
        case .empty: return KeyAppearance(face: .none, cap: .none)
        }
    }

    private func face(of text: String, _ key: KeyboardKey) -> KeyAppearance.Face {
        if let caption = key.caption { return .digit(text, caption) }
        return .character(shown(text))
    }

    private func shown(_ text: String) -> String {
        state.page == .letters && text.count == 1 && state.shift.isUppercase ? text.uppercased() : text
    }

    /// Blue for an action, gray for a line break and while there is nothing to act on.
    private var returnAppearance: KeyAppearance {
        let title = KeyTitles.title(of: traits.returnKey, in: keyboardLanguage)
        let isAction = traits.returnKey != .default && isReturnEnabled
        return KeyAppearance(face: .word(title), cap: isAction ? .action : .system, isEnabled: isReturnEnabled)
    }

    /// What assistive technology says.
    func label(of key: KeyboardKey) -> String {
        switch key.action {
        case .text(let text): KeyTitles.label(for: .text(shown(text)), in: keyboardLanguage)
        case .return: KeyTitles.title(of: traits.returnKey, in: keyboardLanguage)
        case .space, .delete, .tab, .shift, .capsLock, .page, .nextLanguage, .dismiss, .empty:
            KeyTitles.label(for: key.action, in: keyboardLanguage)
        }
    }
}

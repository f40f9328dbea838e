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
    /// The category of emoji that is shown.
    let category: EmojiCategory
    let isReturnEnabled: Bool

    /// The language of the words.
    var keyboardLanguage: KeyboardLanguage { KeyboardLanguage(of: letters, in: language) }

    func appearance(of key: KeyboardKey) -> KeyAppearance {
        switch key.action {
        case .text(let text):
            return KeyAppearance(face: face(of: text, key), cap: key.isBare ? .none : .letter)
        case .space: return KeyAppearance(face: .word(KeyTitles.space(in: keyboardLanguage)), cap: .letter)
        case .return: return returnAppearance
        case .delete:
            return KeyAppearance(face: .glyph(isPhonePad ? .largeDelete : .delete), cap: systemCap)
        case .tab: return KeyAppearance(face: .symbol("arrow.right.to.line"), cap: .system)
        case .shift:
            let isOn = state.shift.isUppercase
            let glyph: KeyGlyph = state.shift == .locked ? .capsLockOn : isOn ? .shiftOn : .shift
            return KeyAppearance(face: .glyph(glyph), cap: isOn ? .active : .system)
        case .capsLock:
            let isOn = state.shift == .locked
            return KeyAppearance(face: .glyph(isOn ? .capsLockOn : .capsLock), cap: isOn ? .active : .system)
        case .page(.emoji): return KeyAppearance(face: .glyph(.emoji), cap: .system)
        case .page(let page):
            let title = KeyTitles.title(
                of: page, from: state.page, letters: letters, isTablet: isTablet, isPhonePad: isPhonePad)
            return KeyAppearance(face: .word(title), cap: systemCap)
        case .emojiCategory(let own):
            return KeyAppearance(face: face(of: own), cap: own == category ? .chosen : .none)
        case .nextLanguage: return KeyAppearance(face: .symbol("globe"), cap: systemCap)
        case .dismiss: return KeyAppearance(face: .symbol("keyboard.chevron.compact.down"), cap: systemCap)
        case .empty: return KeyAppearance(face: .none, cap: .none)
        }
    }

    /// The keys of number pads and below the emoji have no caps.
    private var systemCap: KeyAppearance.Cap { isPhonePad || state.page == .emoji ? .none : .system }

    private func face(of category: EmojiCategory) -> KeyAppearance.Face {
        switch category {
        case .recents: .glyph(.clock)
        case .people: .glyph(.emoji)
        case .nature: .glyph(.bear)
        case .food: .glyph(.burger)
        case .activity: .glyph(.ball)
        case .travel: .glyph(.car)
        case .objects: .glyph(.bulb)
        case .symbols: .glyph(.signs)
        case .flags: .glyph(.flag)
        }
    }

    private func face(of text: String, _ key: KeyboardKey) -> KeyAppearance.Face {
        if let sign = key.flick { return .flick(shown(text), sign: sign) }
        return isPhonePad ? .digit(text, key.caption) : .character(shown(text))
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
        case .space, .delete, .tab, .shift, .capsLock, .page, .emojiCategory, .nextLanguage, .dismiss, .empty:
            KeyTitles.label(for: key.action, in: keyboardLanguage)
        }
    }
}

import CoreGraphics
import UIKitCore

/// What a key shows.
struct KeyAppearance: Hashable {
    enum Face: Hashable {
        /// A letter or sign; a word; a digit with letters below it; a symbol's name; nothing.
        case character(String), word(String), digit(String, String), symbol(String), none
    }

    enum Cap: Hashable {
        /// White; gray; blue; white with a black glyph, for Shift while it is on; no cap.
        case letter, system, action, active, none
    }

    var face: Face
    var cap: Cap
    var isEnabled = true
    var isPressed = false

    /// The colors of the cap and of what is on it. A pressed key has the color of the other kind.
    @MainActor var colors: (cap: UIColor?, face: UIColor) {
        let text = isEnabled ? KeyColors.text : KeyColors.disabledText
        switch cap {
        case .letter: return (isPressed ? KeyColors.system : KeyColors.letter, text)
        case .system: return (isPressed ? KeyColors.letter : KeyColors.system, text)
        case .active: return (KeyColors.active, KeyColors.activeText)
        case .action:
            return isPressed ? (KeyColors.letter, KeyColors.text) : (KeyColors.action, KeyColors.actionText)
        case .none: return (isPressed ? KeyColors.system : nil, text)
        }
    }
}

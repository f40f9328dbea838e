import CoreGraphics
import UIKitCore

/// What a key shows.
struct KeyAppearance: Hashable {
    enum Face: Hashable {
        /// A letter or sign; a word; a sign of a number pad with the letters below it; a symbol's name; a glyph; a letter
        /// below the sign that a flick types; nothing.
        case character(String), word(String), digit(String, String?), symbol(String), glyph(KeyGlyph)
        case flick(String, sign: String)
        case none
    }

    enum Cap: Hashable {
        /// White; gray; blue; white with a black glyph, for Shift while it is on; a disk behind a chosen category; no cap.
        case letter, system, action, active, chosen, none
    }

    var face: Face
    var cap: Cap
    var isEnabled = true
    var isPressed = false
    /// Whether the finger has flicked the key: it shows its sign only.
    var isFlicked = false

    /// The colors of the cap and of what is on it. A pressed key has the color of the other kind.
    @MainActor var colors: (cap: UIColor?, face: UIColor) {
        let text = isEnabled ? KeyColors.text : KeyColors.disabledText
        switch cap {
        case .letter: return (isPressed ? KeyColors.system : KeyColors.letter, text)
        case .system: return (isPressed ? KeyColors.letter : KeyColors.system, text)
        case .active: return (KeyColors.active, KeyColors.activeText)
        case .action:
            return isPressed ? (KeyColors.letter, KeyColors.text) : (KeyColors.action, KeyColors.actionText)
        case .chosen: return (KeyColors.chosenCategory, text)
        case .none: return (isPressed ? KeyColors.system : nil, text)
        }
    }
}

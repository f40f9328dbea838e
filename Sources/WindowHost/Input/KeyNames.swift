import CSDL
import UIKitDevice

/// Converts SDL's keys into the names of `KeyStroke`.
enum KeyNames {
    /// The name of a key that has no character; nil for others.
    static func name(of key: SDL_Keycode) -> String? {
        named[key]
    }

    /// The character on the key itself, without modifiers, as shortcuts use it.
    static func character(of key: SDL_Keycode) -> String? {
        // Larger codes have no character; smaller ones are control characters, which `named` covers.
        guard key >= 0x20, key < 0x4000_0000, key != 0x7F, let scalar = Unicode.Scalar(UInt32(key)) else { return nil }
        return String(Character(scalar))
    }

    static func modifiers(_ flags: UInt16) -> UIKeyModifierFlags {
        var result: UIKeyModifierFlags = []
        for (mask, modifier) in modifierMasks where flags & mask != 0 { result.insert(modifier) }
        return result
    }

    static let shift = mask(KMOD_SHIFT)
    static let control = mask(KMOD_CTRL)
    static let leftAlt = mask(KMOD_LALT)

    /// Whether a key with these modifiers is a shortcut, which types nothing. The right Alt key types on many layouts.
    static func isShortcut(_ flags: UInt16) -> Bool {
        flags & (mask(KMOD_CTRL) | mask(KMOD_GUI) | mask(KMOD_LALT)) != 0 && flags & mask(KMOD_MODE) == 0
    }

    private static let functionKeys = [
        SDLK_F1, SDLK_F2, SDLK_F3, SDLK_F4, SDLK_F5, SDLK_F6, SDLK_F7, SDLK_F8, SDLK_F9, SDLK_F10, SDLK_F11, SDLK_F12,
    ]

    private static let named: [SDL_Keycode: String] = [
        code(SDLK_ESCAPE): "escape", code(SDLK_RETURN): "return", code(SDLK_KP_ENTER): "return",
        code(SDLK_TAB): "tab", code(SDLK_BACKSPACE): "backspace", code(SDLK_LEFT): "left", code(SDLK_RIGHT): "right",
        code(SDLK_UP): "up", code(SDLK_DOWN): "down", code(SDLK_HOME): "home", code(SDLK_END): "end",
        code(SDLK_PAGEUP): "pageup", code(SDLK_PAGEDOWN): "pagedown", code(SDLK_DELETE): "delete",
    ].merging(functionKeys.enumerated().map { (code($1), "f\($0 + 1)") }) { first, _ in first }

    private static let modifierMasks: [(UInt16, UIKeyModifierFlags)] = [
        (mask(KMOD_SHIFT), .shift), (mask(KMOD_CTRL), .control), (mask(KMOD_LALT), .alternate),
        (mask(KMOD_RALT), .alternate), (mask(KMOD_GUI), .command), (mask(KMOD_CAPS), .alphaShift),
    ]

    private static func code(_ key: SDL_KeyCode) -> SDL_Keycode { SDL_Keycode(key.rawValue) }

    private static func mask(_ modifier: SDL_Keymod) -> UInt16 { UInt16(modifier.rawValue) }
}

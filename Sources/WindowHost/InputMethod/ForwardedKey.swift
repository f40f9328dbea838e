import CSDL

/// SDL's events for a key that an input method sends to the app although the user did not press it, such as a backspace
/// that replaces what was typed before.
enum ForwardedKey {
    /// The events of `key`; none for a key without a meaning here.
    static func events(for key: InputMethodKey) -> [SDL_Event] {
        if let code = named[key.symbol] {
            var event = SDL_Event()
            event.key.type = (key.isRelease ? SDL_KEYUP : SDL_KEYDOWN).rawValue
            event.key.state = UInt8(key.isRelease ? SDL_RELEASED : SDL_PRESSED)
            event.key.keysym.sym = SDL_Keycode(code.rawValue)
            event.key.keysym.scancode = SDL_GetScancodeFromKey(SDL_Keycode(code.rawValue))
            return [event]
        }
        guard !key.isRelease, let character = character(of: key.symbol) else { return [] }
        var event = SDL_Event()
        event.text.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: String(character).utf8) }
        return [event]
    }

    /// The character of a symbol of X11: Latin 1 has its own numbers, others are 0x01000000 and their scalar.
    private static func character(of symbol: UInt32) -> Character? {
        switch symbol {
        case 0x20...0x7E, 0xA0...0xFF: Unicode.Scalar(symbol).map(Character.init)
        case 0x0100_0100...0x0110_FFFF: Unicode.Scalar(symbol - 0x0100_0000).map(Character.init)
        default: nil
        }
    }

    /// The symbols of X11 for keys without a character.
    private static let named: [UInt32: SDL_KeyCode] = [
        0xFF08: SDLK_BACKSPACE, 0xFF09: SDLK_TAB, 0xFF0D: SDLK_RETURN, 0xFF1B: SDLK_ESCAPE, 0xFF50: SDLK_HOME,
        0xFF51: SDLK_LEFT, 0xFF52: SDLK_UP, 0xFF53: SDLK_RIGHT, 0xFF54: SDLK_DOWN, 0xFF55: SDLK_PAGEUP,
        0xFF56: SDLK_PAGEDOWN, 0xFF57: SDLK_END, 0xFFFF: SDLK_DELETE,
    ]
}

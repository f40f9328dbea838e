import UIKitDevice
import WindowHost

/// A key that the user presses in the window, as readers are told of it: they say what is typed, and what the caret
/// passes.
package struct ReaderKeyEvent: Sendable {
    let stroke: KeyStroke
    let isDown: Bool

    package init(stroke: KeyStroke, isDown: Bool) {
        self.stroke = stroke
        self.isDown = isDown
    }

    /// X11's symbols and names of the keys that type no character.
    private static let symbols: [String: (symbol: UInt32, name: String)] = [
        "escape": (0xFF1B, "Escape"), "return": (0xFF0D, "Return"), "tab": (0xFF09, "Tab"),
        "backspace": (0xFF08, "BackSpace"), "delete": (0xFFFF, "Delete"), "home": (0xFF50, "Home"),
        "left": (0xFF51, "Left"), "up": (0xFF52, "Up"), "right": (0xFF53, "Right"), "down": (0xFF54, "Down"),
        "pageup": (0xFF55, "Page_Up"), "pagedown": (0xFF56, "Page_Down"), "end": (0xFF57, "End"),
    ]

    /// The event of AT-SPI: whether it was lifted, the symbol, the key's number, modifiers, time, name, and whether it
    /// types.
    package var value: BusValue {
        let known = Self.symbols[stroke.name]
        let character = stroke.name.unicodeScalars.first?.value ?? 0
        // Characters beyond Latin 1 have this bit among X11's symbols.
        let symbol = known?.symbol ?? (character < 0x100 ? character : 0x0100_0000 | character)
        return .structure([
            .number(isDown ? 0 : 1), .signed(Int32(bitPattern: symbol)), .signed(0), .signed(modifierBits), .signed(0),
            .text(known?.name ?? stroke.name), .flag(known == nil),
        ])
    }

    /// X11's bits of the modifiers.
    private var modifierBits: Int32 {
        let bits: [(UIKeyModifierFlags, Int32)] = [
            (.shift, 1), (.alphaShift, 2), (.control, 4), (.alternate, 8), (.command, 64),
        ]
        return bits.reduce(0) { stroke.modifiers.contains($1.0) ? $0 | $1.1 : $0 }
    }
}

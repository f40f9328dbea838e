/// Where the user can put a tablet's keyboard.
enum KeyboardPlacement: Hashable, CaseIterable, Sendable {
    /// At the lower edge of the screen; above it; in two halves at the sides; small, anywhere.
    case docked, undocked, split, floating
}

import UIKit

extension UIPress {
    /// Whether it is the Escape key, alone. Apple's presses belong to no actor, their keys to the main actor.
    @MainActor var isEscape: Bool { key?.keyCode == .keyboardEscape && key?.modifierFlags.isEmpty == true }
}

import UIKit

extension UIPress {
    /// Whether this is the Escape key without modifiers. Apple's presses are not isolated, but their keys are main
    /// actor isolated.
    @MainActor var isEscape: Bool { key?.keyCode == .keyboardEscape && key?.modifierFlags.isEmpty == true }
}

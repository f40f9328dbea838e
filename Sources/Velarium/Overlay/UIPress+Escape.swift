import UIKit

extension UIPress {
    /// Whether it is the Escape key, alone.
    var isEscape: Bool { key?.keyCode == .keyboardEscape && key?.modifierFlags.isEmpty == true }
}

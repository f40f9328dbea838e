import UIKit

/// Observes the keyboard's notifications.
@MainActor final class KeyboardNotes: NSObject {
    /// Called with the notification's short name and its end frame, in points of the screen.
    var onChange: (_ name: String, _ frame: CGRect) -> Void = { _, _ in }

    private static let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
        (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    ]

    override init() {
        super.init()
        for (name, _) in KeyboardNotes.names {
            NotificationCenter.default.addObserver(
                self, selector: Selector("note:", KeyboardNotes.note), name: name, object: nil)
        }
    }

    private func note(_ notification: Notification) {
        guard let short = KeyboardNotes.names.first(where: { $0.0 == notification.name })?.1 else { return }
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        onChange(short, end?.cgRectValue ?? .zero)
    }
}

extension CGRect {
    /// The rectangle in whole points: `x y w h`.
    var shortDescription: String {
        [minX, minY, width, height].map { $0.isFinite ? "\(Int($0.rounded()))" : "?" }.joined(separator: " ")
    }
}

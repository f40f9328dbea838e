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

    /// Only removed in `deinit`, which is safe on any thread.
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

    override init() {
        super.init()
        let key = UIResponder.keyboardFrameEndUserInfoKey
        tokens = KeyboardNotes.names.map { name, short in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let end = (notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .zero
                MainActor.assumeIsolated { self?.onChange(short, end) }
            }
        }
    }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

extension CGRect {
    /// The rectangle in whole points: `x y w h`.
    var shortDescription: String {
        [minX, minY, width, height].map { $0.isFinite ? "\(Int($0.rounded()))" : "?" }.joined(separator: " ")
    }
}

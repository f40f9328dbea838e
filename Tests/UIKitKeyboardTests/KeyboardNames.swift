import Foundation
import UIKitCore

/// The names of the keyboard's notifications of the current device, without their common parts.
@MainActor final class KeyboardNames: NSObject {
    private(set) var names: [String] = []
    private(set) var begins: [CGRect] = []
    private(set) var ends: [CGRect] = []
    private let screen = UIKitSystem.current?.screen

    override init() {
        super.init()
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ] {
            NotificationCenter.default.addObserver(
                self, selector: Selector("note:", KeyboardNames.note), name: name, object: screen)
        }
    }

    private func note(_ notification: Notification) {
        names.append(
            notification.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                .replacingOccurrences(of: "Notification", with: ""))
        let begin = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
        begins.append(begin?.cgRectValue ?? .null)
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        ends.append(end?.cgRectValue ?? .null)
    }
}

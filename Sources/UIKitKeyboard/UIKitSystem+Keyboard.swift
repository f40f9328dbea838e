import UIKitCore

extension UIKitSystem {
    /// Lets first responders of this system show their input views, and the drawn keyboard when it is turned on.
    package func installKeyboard() {
        guard keyboardPresenter == nil else { return }
        keyboardPresenter = SoftwareKeyboard(system: self)
    }
}

/// What Return does on a presented controller, as the preferred action of an alert does.
///
/// A presented controller that conforms is asked before the responder chain, and before text that has the keyboard.
@MainActor protocol DefaultActionPerforming: UIViewController {
    /// Does what Return is for. False, with nothing done, when there is nothing or it is disabled.
    func performDefaultAction() -> Bool
}

extension UIKitSystem {
    /// Offers a key without modifiers to the presentation on top of the key window: Escape closes what a person may close,
    /// Return does the default action. False when that is not for it.
    func offerToTopPresentation(_ key: String) -> Bool {
        guard let top = application.keyWindow?.presentations.last else { return false }
        switch key {
        case "escape":
            guard top.controller.isDismissibleByPerson else { return false }
            top.controller.personWantsDismissal(reason: .escape)
            return true
        case "return":
            return (top.presented as? any DefaultActionPerforming)?.performDefaultAction() ?? false
        default:
            return false
        }
    }

    /// The escape gesture of assistive technology: asks the chain from the innermost view that has the focus, which is the
    /// first responder or else what lies on top. False when nobody takes it.
    @discardableResult
    package func performAccessibilityEscape() -> Bool {
        activate()
        guard let window = application.keyWindow else { return false }
        let top = window.presentations.last?.presented
        let holder = window.firstResponder
        let isOnTop = top?.viewIfLoaded.map { holder?.isInside($0) == true } ?? true
        let start = (isOnTop ? holder : nil) ?? top?.viewIfLoaded ?? window.keyboardHeir
        return sequence(first: start, next: \.next).contains { $0.accessibilityPerformEscape() }
    }
}

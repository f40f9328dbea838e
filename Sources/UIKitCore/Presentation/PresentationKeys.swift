extension UIKitSystem {
    /// Handles a key without modifiers in the topmost presentation of the key window: Escape dismisses it if the user
    /// may, Return performs its default action. False when the key was not handled.
    func handleKeyInTopPresentation(_ key: String) -> Bool {
        guard let top = application.keyWindow?.presentations.last else { return false }
        switch key {
        case "escape":
            guard top.controller.isDismissible(for: .escape) else { return false }
            top.controller.userRequestsDismissal(reason: .escape)
            return true
        case "return":
            return top.presented.performDefaultAction()
        default:
            return false
        }
    }

    /// Performs the escape gesture of assistive technology. It closes an open menu; otherwise asks the responder chain
    /// from the first responder, or from the topmost view if that is elsewhere: a modal view of the app, or the
    /// presented one. False when no responder handles it.
    @discardableResult
    package func performAccessibilityEscape() -> Bool {
        activate()
        if menuPresenter?.handleKey(KeyStroke(name: "escape")) == true { return true }
        guard let window = application.keyWindow else { return false }
        let top = window.presentations.last?.presented
        let holder = window.firstResponder
        let front = window.frontmostModalView ?? top?.viewIfLoaded
        let isOnTop = front.map { holder?.isInside($0) == true } ?? true
        let start = (isOnTop ? holder : nil) ?? front ?? window.fallbackKeyResponder
        return sequence(first: start, next: \.next).contains { $0.accessibilityPerformEscape() }
    }
}

extension UIWindow {
    /// The view with `accessibilityViewIsModal` in front of everything else; nil if that is a presentation or there is
    /// none.
    fileprivate var frontmostModalView: UIView? {
        let modal = viewsInSubtree().last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0 }
        return modal is UITransitionView ? nil : modal
    }
}

/// A controller presented in the context of another is inside its containers, and appears and disappears with them.
extension UIViewController {
    /// The controller that this one presents in its own context, once that presentation is complete.
    var contextPresentedController: UIViewController? {
        guard let presentation, presentation.isPresented, !presentation.fillsWindow else { return nil }
        return presentation.presented
    }

    /// Whether that controller covers this one, and receives the appearance callbacks instead of it.
    var isCoveredInContext: Bool {
        guard case .disappeared = appearance, contextPresentedController != nil else { return false }
        return presentation?.isCoveringPresenter == true
    }

    /// Whether the view of this child, or of the controller that covers it in its context, is in the parent's view.
    var isDisplayedInParent: Bool { viewIfLoaded?.superview != nil || isCoveredInContext }
}

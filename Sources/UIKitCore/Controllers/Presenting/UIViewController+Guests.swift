/// What is presented in the context of a controller lies in its containers, and comes and goes with them.
extension UIViewController {
    /// What this controller presents in its own context, once that is there.
    var guest: UIViewController? {
        guard let presentation, presentation.isShown, !presentation.fillsWindow else { return nil }
        return presentation.presented
    }

    /// Whether the guest has taken this controller's place, and hears of coming and going instead of it.
    var isCoveredByGuest: Bool {
        guard case .disappeared = appearance, guest != nil else { return false }
        return presentation?.isCoveringPresenter == true
    }

    /// Whether the view of this child, or its guest's, lies in the parent's.
    var standsInParent: Bool { viewIfLoaded?.superview != nil || isCoveredByGuest }
}

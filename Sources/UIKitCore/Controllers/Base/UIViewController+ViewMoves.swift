/// Appearance callbacks for controllers whose views are added or removed without a container call: children of a
/// visible container, and controllers without a parent.
///
/// Root and presented controllers are already in an appearance transition.
extension UIViewController {
    /// Called before the view moves to `newWindow`; nil when it leaves its window. During a presentation or dismissal
    /// the presentation sends the appearance callbacks, even if the view is moved.
    func viewWillMove(to newWindow: UIWindow?) {
        if let containingPresentation, isPresentationRoot, containingPresentation.isInTransition { return }
        switch appearance {
        case .disappeared: if let newWindow { beginAppearing(in: newWindow) }
        case .appeared: if newWindow == nil { beginDisappearing() }
        case .appearing, .disappearing: return
        }
    }

    /// Called after the view has moved to a window, or has left one.
    func viewDidMove() {
        guard isMovingWithView else { return }
        isMovingWithView = false
        sendViewIsAppearing()
        endAppearanceTransitionIfNeeded()
    }

    private func beginAppearing(in window: UIWindow) {
        guard let parent else {
            isMovingWithView = !window.isHidden
            if isMovingWithView { beginAppearanceTransition(true, animated: false) }
            return
        }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        switch parent.appearance {
        case .appeared:
            isMovingWithView = true
            beginAppearanceTransition(true, animated: false)
        // The parent's appearance transition includes the child from here.
        case .appearing(let animated): beginAppearanceTransition(true, animated: animated)
        case .disappeared, .disappearing: return
        }
    }

    private func beginDisappearing() {
        guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return }
        isMovingWithView = true
        beginAppearanceTransition(false, animated: false)
    }
}

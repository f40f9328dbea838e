/// Controllers whose views come and go while nobody else announces it: children of a container that is on the screen,
/// and controllers that belong to none. Roots of windows and presented controllers are in an appearance already.
extension UIViewController {
    /// The view is about to come into `newWindow`; nil when it is about to leave its window.
    ///
    /// While the controller is being presented or dismissed its presentation tells it of its appearance, whoever moves
    /// the view meanwhile.
    func viewWillMove(to newWindow: UIWindow?) {
        if let ownPresentation, standsByItself, ownPresentation.isInTransition { return }
        switch appearance {
        case .disappeared: if let newWindow { beginAppearing(in: newWindow) }
        case .appeared: if newWindow == nil { beginDisappearing() }
        case .appearing, .disappearing: return
        }
    }

    /// The view has come into a window, or has left one.
    func viewDidMove() {
        guard isMovingWithView else { return }
        isMovingWithView = false
        announceAppearing()
        endRunningAppearance()
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
        // The parent's own appearance takes the child along from here.
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

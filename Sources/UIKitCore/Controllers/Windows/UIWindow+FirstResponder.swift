/// Restores the first responder after a presentation was dismissed.
extension UIWindow {
    /// Remembers the previous first responder `present`, if `holder` is inside the topmost presentation and `present`
    /// is below it.
    func rememberCoveredResponder(_ present: UIResponder, coveredBy holder: UIResponder) {
        guard let top = presentations.last?.presented.viewIfLoaded, holder.isInside(top), !present.isInside(top) else {
            return
        }
        coveredResponders.append(WeakObject(present))
    }

    /// Remembers `holder`, which resigns because `tree` leaves the window, if `tree` contains a presenter's view that a
    /// full-screen presentation removes.
    func rememberPresenterResponder(_ holder: UIResponder, leavingWith tree: UIView) {
        let isPresenter = presentations.contains { $0.presenter?.viewIfLoaded?.isDescendant(of: tree) == true }
        if isPresenter, !(tree is UITransitionView) { coveredResponders.append(WeakObject(holder)) }
    }

    /// Called after a presentation was dismissed. Restores the latest covered first responder, unless there is another
    /// one.
    func restoreCoveredResponder() {
        while let covered = coveredResponders.last {
            let responder = covered.object as? UIResponder
            if let responder, responder.responderWindow !== self { return }
            coveredResponders.removeLast()
            guard let responder else { continue }
            if firstResponder == nil { responder.becomeFirstResponder() }
            return
        }
    }
}

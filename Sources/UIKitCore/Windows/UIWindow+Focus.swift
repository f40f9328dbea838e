/// The keyboard goes back to who had it when a presentation that took it is gone.
extension UIWindow {
    /// `present` has given the keyboard to `holder`. Nothing to remember unless that lies in the presentation on top, and
    /// `present` below it.
    func remember(_ present: UIResponder, coveredBy holder: UIResponder) {
        guard let top = presentations.last?.presented.viewIfLoaded, holder.isInside(top), !present.isInside(top) else {
            return
        }
        coveredResponders.append(WeakObject(present))
    }

    /// `holder` has lost the keyboard, as `tree` leaves the window: the presenter's view, under a presentation that fills
    /// the screen, comes back.
    func rememberPresenter(_ holder: UIResponder, leavingWith tree: UIView) {
        let isPresenter = presentations.contains { $0.presenter?.viewIfLoaded?.isDescendant(of: tree) == true }
        if isPresenter, !(tree is UITransitionView) { coveredResponders.append(WeakObject(holder)) }
    }

    /// A presentation is gone. Who is there again gets the keyboard, unless somebody has it.
    func giveKeyboardBack() {
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

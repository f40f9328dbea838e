/// An object that has to know when the constraints of a window were solved again.
@MainActor package protocol ConstraintSolutionObserving: AnyObject {
    /// Called after each update of the window's constraints that changed something.
    func constraintsDidChange()
}

extension UIView {
    /// Calls `observer` whenever constraints of this root of a tree, such as a window, were solved. Not retained.
    package func addConstraintObserver(_ observer: any ConstraintSolutionObserving) {
        makeEngine().addObserver(observer)
    }

    /// Calls `observer` no longer.
    package func removeConstraintObserver(_ observer: any ConstraintSolutionObserving) {
        makeEngine().removeObserver(observer)
    }
}

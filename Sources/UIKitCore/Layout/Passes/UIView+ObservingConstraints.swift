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

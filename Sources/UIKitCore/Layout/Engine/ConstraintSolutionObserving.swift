/// An object that has to know when the constraints of a window were solved again.
@MainActor package protocol ConstraintSolutionObserving: AnyObject {
    /// Called after each update of the window's constraints that changed something.
    func constraintsDidChange()
}

import ConstraintSolver

/// Views with an autoresizing mask: their frames are an input of the engine and not a result.
extension LayoutEngine {
    /// Whether the view's frame is an input of the engine and not a result.
    func usesAutoresizingMask(_ view: UIView) -> Bool {
        if view === root {
            return !isFittingOnly && (view.translatesAutoresizingMaskIntoConstraints || view is UIWindow)
        }
        return view.translatesAutoresizingMaskIntoConstraints
    }

    /// The view's frame as an expression. If the superview's size is variable, the frame follows it as the mask
    /// specifies.
    func maskExpression(
        of variable: Variable, for view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool
    ) -> (LayoutExpression, Double) {
        let span = view.untransformedAlignmentRect[axis]
        let value = Double(isLength ? span.length : span.origin)
        var sum = LayoutExpression(variable)
        guard let parent = view.superview, view !== root, !usesAutoresizingMask(parent) else {
            return (sum, value)
        }
        let share = view.autoresizingShares(axis, in: parent.bounds.size)
        let part = Double(isLength ? share.length : share.origin)
        guard part != 0 else { return (sum, value) }
        let insets = parent.alignmentRectInsets[axis]
        let availableLength = Double(
            (axis == .horizontal ? parent.bounds.width : parent.bounds.height) - insets.low - insets.high)
        sum.add(box(of: parent).lengthVariable(axis), times: -part)
        return (sum, value - part * availableLength)
    }
}

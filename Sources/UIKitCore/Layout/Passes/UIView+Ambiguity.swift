extension UIView {
    /// Whether the constraints do not determine this view's frame uniquely. For debugging.
    public var hasAmbiguousLayout: Bool {
        guard let box = solvedBox, !box.engine.usesAutoresizingMask(self), superview != nil else { return false }
        return box.isAmbiguous
    }

    /// Moves a view with an ambiguous layout to another frame that its constraints allow; a second call moves it back.
    /// For debugging.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let box = viewLayout?.box else {
            viewLayout?.box?.engine.endExercise()
            return
        }
        box.engine.exerciseAmbiguity(of: box)
        superview?.setNeedsLayout()
    }

    /// The constraints that determine the view's position and length on `axis`. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let box = solvedBox else { return [] }
        return box.affectingConstraints(axis)
    }

    private var solvedBox: LayoutBox? {
        topView.updateConstraintsAndSolve()
        return viewLayout?.box
    }
}

extension UILayoutGuide {
    /// Whether the constraints do not determine this guide's frame uniquely. For debugging.
    public var hasAmbiguousLayout: Bool {
        guard insetsOfOwner == nil else { return owner?.hasAmbiguousLayout ?? false }
        guard let box = solvedBox else { return false }
        return box.isAmbiguous
    }

    /// The constraints that determine the guide's position and length on `axis`. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard insetsOfOwner == nil else { return owner?.constraintsAffectingLayout(for: axis) ?? [] }
        guard let box = solvedBox else { return [] }
        return box.affectingConstraints(axis)
    }

    private var solvedBox: LayoutBox? {
        owner?.topView.updateConstraintsAndSolve()
        return layoutRecord.box
    }
}

extension LayoutBox {
    /// Whether the constraints allow another rectangle, or do not refer to each part of it.
    fileprivate var isAmbiguous: Bool { parts.count < 4 || parts.contains { engine.solver.isAmbiguous($0.variable) } }

    /// The app's constraints that determine the origin and length on `axis`.
    fileprivate func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        for part in [self[axis].origin, self[axis].length] {
            guard let part else { continue }
            for constraint in engine.solver.constraints(affecting: part.variable) where !found.contains(constraint) {
                found.append(constraint)
            }
        }
        return found
    }
}

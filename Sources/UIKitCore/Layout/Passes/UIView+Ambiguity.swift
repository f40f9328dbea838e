extension UIView {
    var solvedBox: LayoutBox? {
        topView.updateConstraintsAndSolve()
        return viewLayout?.box
    }
}

extension UILayoutGuide {
    var solvedBox: LayoutBox? {
        owner?.topView.updateConstraintsAndSolve()
        return layoutRecord.box
    }
}

extension LayoutBox {
    /// Whether the constraints allow another rectangle, or do not refer to each part of it.
    var isAmbiguous: Bool { parts.count < 4 || parts.contains { engine.solver.isAmbiguous($0.variable) } }

    /// The app's constraints that determine the origin and length on `axis`.
    func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
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

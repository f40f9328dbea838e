import ConstraintSolver

extension UIView {
    /// Whether the constraints do not determine this view's frame uniquely. For debugging.
    public var hasAmbiguousLayout: Bool {
        guard let box = solvedBox, !box.engine.usesAutoresizingMask(self), superview != nil else { return false }
        return box.engine.isAmbiguous(box, needsAllParts: true)
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
        return box.engine.constraints(affecting: box, axis)
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
        return box.engine.isAmbiguous(box, needsAllParts: true)
    }

    /// The constraints that determine the guide's position and length on `axis`. For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard insetsOfOwner == nil else { return owner?.constraintsAffectingLayout(for: axis) ?? [] }
        guard let box = solvedBox else { return [] }
        return box.engine.constraints(affecting: box, axis)
    }

    private var solvedBox: LayoutBox? {
        owner?.topView.updateConstraintsAndSolve()
        return layoutRecord.box
    }
}

extension LayoutEngine {
    func isAmbiguous(_ box: LayoutBox, needsAllParts: Bool) -> Bool {
        [box.horizontal.origin, box.horizontal.length, box.vertical.origin, box.vertical.length].contains {
            guard let part = $0 else { return needsAllParts }
            return isAmbiguous(part)
        }
    }

    private func isAmbiguous(_ part: LayoutBox.Part) -> Bool {
        do { return try solver.isAmbiguous(part.variable) } catch { return false }
    }

    func constraints(affecting box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        for part in [box[axis].origin, box[axis].length] {
            guard let part, let ids = try? solver.constraints(affecting: part.variable) else { continue }
            for constraint in ids.compactMap({ rows[$0]?.constraint }) where !found.contains(constraint) {
                found.append(constraint)
            }
        }
        return found
    }

    /// Pulls the ambiguous parts of the box elsewhere with the lowest priority. A second call removes that pull.
    func exerciseAmbiguity(of box: LayoutBox) {
        guard exerciseRows.isEmpty else { return endExercise() }
        for part in [box.horizontal.origin, box.horizontal.length, box.vertical.origin, box.vertical.length] {
            guard let part, isAmbiguous(part) else { continue }
            let row = LayoutRow(
                engine: self, source: .implicit, expression: LayoutExpression(part.variable), relation: .equal,
                constant: part.value + LayoutEngine.exerciseStep,
                priority: LayoutEngine.exercisePriority)
            exerciseRows.append(row)
            add(row)
        }
    }

    func endExercise() {
        for row in exerciseRows { remove(row) }
        if !exerciseRows.isEmpty { root?.setNeedsLayout() }
        exerciseRows.removeAll()
    }

    /// A visible distance in points.
    private static let exerciseStep = 40.0
    private static let exercisePriority = 0.002
}

extension StackArrangement {
    /// Aligns a view on the cross axis, and keeps it inside the stack.
    func alignment(of view: UIView) -> [NSLayoutConstraint] {
        let start = crossAxis.start
        let end = crossAxis.end
        switch effectiveAlignment {
        case .fill:
            return [alignmentConstraint(view, start), alignmentConstraint(view, end, farEdgePriority)]
        case .leading:
            return [alignmentConstraint(view, start), containmentConstraint(view, end)]
        case .trailing:
            return [containmentConstraint(view, start), alignmentConstraint(view, end, farEdgePriority)]
        case .center:
            return [
                alignmentConstraint(view, crossAxis.center), containmentConstraint(view, start),
                containmentConstraint(view, end),
            ]
        case .firstBaseline:
            return [
                containmentConstraint(view, start), containmentConstraint(view, end),
                alignmentConstraint(view, start, StackPriorities.baselineEdge),
            ]
        case .lastBaseline:
            return [
                containmentConstraint(view, start), containmentConstraint(view, end),
                alignmentConstraint(view, end, StackPriorities.baselineEdge),
            ]
        }
    }

    /// Aligns a hidden view weakly, so that it does not move other views.
    func hiddenAlignment(of view: UIView) -> [NSLayoutConstraint] {
        let priority = StackPriorities.hiddenAlignment
        switch effectiveAlignment {
        case .fill:
            return [
                alignmentConstraint(view, crossAxis.start, priority),
                alignmentConstraint(view, crossAxis.end, priority),
            ]
        case .leading, .firstBaseline: return [alignmentConstraint(view, crossAxis.start, priority)]
        case .trailing, .lastBaseline: return [alignmentConstraint(view, crossAxis.end, priority)]
        case .center: return [alignmentConstraint(view, crossAxis.center, priority)]
        }
    }

    /// Aligns the baselines of a horizontal stack's views.
    func baselines() -> [NSLayoutConstraint] {
        let line: NSLayoutConstraint.Attribute
        switch effectiveAlignment {
        case .firstBaseline: line = .firstBaseline
        case .lastBaseline: line = .lastBaseline
        case .fill, .leading, .center, .trailing: return []
        }
        guard let first = views.first else { return [] }
        return views.dropFirst().map { constrain($0, line, .equal, to: first, line, identifier: "UISV-alignment") }
    }

    /// The alignment in effect. Baseline alignment means `fill` in a vertical stack.
    private var effectiveAlignment: UIStackView.Alignment {
        switch stack.alignment {
        case .firstBaseline, .lastBaseline: stack.axis == .horizontal ? stack.alignment : .fill
        case .fill, .leading, .center, .trailing: stack.alignment
        }
    }

    private func alignmentConstraint(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        constrain(view, attribute, .equal, to: canvas, attribute, identifier: "UISV-alignment", priority: priority)
    }

    private func containmentConstraint(_ view: UIView, _ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        let relation: NSLayoutConstraint.Relation = edge == crossAxis.start ? .greaterThanOrEqual : .lessThanOrEqual
        let priority = edge == crossAxis.start ? .required : farEdgePriority
        return constrain(view, edge, relation, to: canvas, edge, identifier: "UISV-alignment", priority: priority)
    }
}

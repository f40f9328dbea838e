extension StackArrangement {
    /// Aligns a view on the cross axis, and keeps it inside the stack.
    func alignment(of view: UIView) -> [NSLayoutConstraint] {
        let (start, end) = (across.start, across.end)
        switch alignmentInForce {
        case .fill:
            return [align(view, start), align(view, end, farEdge)]
        case .leading:
            return [align(view, start), inside(view, end)]
        case .trailing:
            return [inside(view, start), align(view, end, farEdge)]
        case .center:
            return [align(view, across.center), inside(view, start), inside(view, end)]
        case .firstBaseline:
            return [inside(view, start), inside(view, end), align(view, start, StackPriorities.baselineEdge)]
        case .lastBaseline:
            return [inside(view, start), inside(view, end), align(view, end, StackPriorities.baselineEdge)]
        }
    }

    /// Aligns a hidden view weakly, so that it does not move other views.
    func hiddenAlignment(of view: UIView) -> [NSLayoutConstraint] {
        let priority = StackPriorities.hiddenAlignment
        switch alignmentInForce {
        case .fill: return [align(view, across.start, priority), align(view, across.end, priority)]
        case .leading, .firstBaseline: return [align(view, across.start, priority)]
        case .trailing, .lastBaseline: return [align(view, across.end, priority)]
        case .center: return [align(view, across.center, priority)]
        }
    }

    /// Aligns the baselines of a horizontal stack's views.
    func baselines() -> [NSLayoutConstraint] {
        let line: NSLayoutConstraint.Attribute
        switch alignmentInForce {
        case .firstBaseline: line = .firstBaseline
        case .lastBaseline: line = .lastBaseline
        case .fill, .leading, .center, .trailing: return []
        }
        guard let first = views.first else { return [] }
        return views.dropFirst().map { relate($0, line, .equal, first, line, "UISV-alignment") }
    }

    /// The alignment in effect. Baseline alignment means `fill` in a vertical stack.
    private var alignmentInForce: UIStackView.Alignment {
        switch stack.alignment {
        case .firstBaseline, .lastBaseline: stack.axis == .horizontal ? stack.alignment : .fill
        case .fill, .leading, .center, .trailing: stack.alignment
        }
    }

    private func align(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        relate(view, attribute, .equal, canvas, attribute, "UISV-alignment", priority)
    }

    private func inside(_ view: UIView, _ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        let relation: NSLayoutConstraint.Relation = edge == across.start ? .greaterThanOrEqual : .lessThanOrEqual
        let priority = edge == across.start ? .required : farEdge
        return relate(view, edge, relation, canvas, edge, "UISV-alignment", priority)
    }
}

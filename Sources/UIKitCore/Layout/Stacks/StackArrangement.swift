/// The constraints of a stack as it is now.
@MainActor struct StackArrangement {
    let stack: UIStackView
    /// The views that take room, in their order.
    let views: [UIView]
    /// What they are arranged in.
    let canvas: any LayoutItem
    let along: AxisAttributes
    let across: AxisAttributes

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.shownArranged
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        along = stack.axis == .horizontal ? .horizontal : .vertical
        across = stack.axis == .horizontal ? .vertical : .horizontal
    }

    /// All of them, none active yet.
    func constraints() -> [NSLayoutConstraint] {
        connections() + distances() + lengths() + views.flatMap(alignment(of:)) + baselines() + hidden() + fit()
    }

    /// Holds the first and the last view to the edges.
    private func connections() -> [NSLayoutConstraint] {
        guard let first = views.first, let last = views.last else { return [] }
        return [
            relate(first, along.start, .equal, canvas, along.start, "UISV-canvas-connection"),
            relate(canvas, along.end, .equal, last, along.end, "UISV-canvas-connection"),
        ]
    }

    /// Nothing is larger than it has to be.
    private func fit() -> [NSLayoutConstraint] {
        [along.length, across.length].map {
            let constraint = NSLayoutConstraint(LayoutOperand(canvas, $0), .equal, nil)
            return named("UISV-canvas-fit", constraint, StackPriorities.fit)
        }
    }

    /// Hidden views have no length and lie where the view before them ends.
    private func hidden() -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            let length = NSLayoutConstraint(LayoutOperand(view, along.length), .equal, nil)
            made.append(named("UISV-hiding", length, StackPriorities.hiding))
            made.append(
                relate(
                    view, along.start, .equal, before ?? canvas, before == nil ? along.start : along.end,
                    "UISV-hiding", StackPriorities.hiding))
            made += hiddenAlignment(of: view)
        }
        return made
    }

    // MARK: Sentences

    func relate(
        _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: any LayoutItem,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ identifier: String,
        _ priority: UILayoutPriority = .required, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            LayoutOperand(first, firstAttribute), relation, LayoutOperand(second, secondAttribute),
            multiplier: multiplier, constant: constant)
        return named(identifier, constraint, priority)
    }

    /// The names are those that UIKit's logs have.
    func named(
        _ identifier: String, _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        constraint.identifier = identifier
        constraint.priority = priority
        return constraint
    }
}

/// What the ends, the length and the middle of an axis are called in constraints.
struct AxisAttributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute

    static let horizontal = AxisAttributes(start: .leading, end: .trailing, length: .width, center: .centerX)
    static let vertical = AxisAttributes(start: .top, end: .bottom, length: .height, center: .centerY)
}

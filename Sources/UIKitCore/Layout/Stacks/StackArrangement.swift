/// The constraints of a stack as it is now.
@MainActor struct StackArrangement {
    let stack: UIStackView
    /// The views that take room, in their order.
    let views: [UIView]
    /// What they are arranged in.
    let canvas: any LayoutItem
    let along: AxisAttributes
    let across: AxisAttributes
    /// How firmly the views keep to the far edges. A stack that is hidden in another has no room for what is in it.
    let farEdge: UILayoutPriority

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.shownArranged
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        along = stack.axis == .horizontal ? .horizontal : .vertical
        across = stack.axis == .horizontal ? .vertical : .horizontal
        farEdge = stack.ownLayout?.isCollapsed == true ? StackPriorities.collapsedEdge : .required
    }

    /// All of them, none active yet. The views come into the layout in their order, by which ties are decided: the last
    /// of those that hug alike is stretched.
    func constraints() -> [NSLayoutConstraint] {
        start() + distances() + end() + lengths() + shares() + views.flatMap(alignment(of:)) + baselines() + hidden()
            + fit()
    }

    /// Holds the first view to the near edge.
    private func start() -> [NSLayoutConstraint] {
        views.prefix(1).map { relate($0, along.start, .equal, canvas, along.start, "UISV-canvas-connection") }
    }

    /// Holds the last view to the far edge.
    private func end() -> [NSLayoutConstraint] {
        views.suffix(1).map { relate(canvas, along.end, .equal, $0, along.end, "UISV-canvas-connection", farEdge) }
    }

    /// Nothing is larger than it has to be.
    private func fit() -> [NSLayoutConstraint] {
        [along.length, across.length].map {
            let constraint = NSLayoutConstraint(LayoutOperand(canvas, $0), .equal, nil)
            return named("UISV-canvas-fit", constraint, StackPriorities.fit)
        }
    }

    /// Hidden views have no length and lie where the view before them ends. What an app requires of their lengths is
    /// reported and gives way, as in UIKit.
    private func hidden() -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            let length = NSLayoutConstraint(LayoutOperand(view, along.length), .equal, nil)
            made.append(named("UISV-hiding", length))
            made.append(
                relate(
                    view, along.start, .equal, before ?? canvas, before == nil ? along.start : along.end,
                    "UISV-hiding", StackPriorities.hiddenPlace))
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
        constraint.isOfStack = true
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

/// The constraints of a stack view in its current configuration.
@MainActor struct StackArrangement {
    let stack: UIStackView
    /// The visible arranged views, in order.
    let views: [UIView]
    /// The item in which the views are arranged: the stack view or its margins guide.
    let canvas: any LayoutItem
    let along: AxisAttributes
    let across: AxisAttributes
    /// The priority of the constraints to the far edges. A collapsed stack view has no space for its content.
    let farEdge: UILayoutPriority

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.shownArranged
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        along = stack.axis == .horizontal ? .horizontal : .vertical
        across = stack.axis == .horizontal ? .vertical : .horizontal
        farEdge = stack.ownLayout?.isCollapsed == true ? StackPriorities.collapsedEdge : .required
    }

    /// All constraints, inactive. The views enter the layout in order, which decides ties: of equal hugging priorities,
    /// the last view is stretched.
    func constraints() -> [NSLayoutConstraint] {
        start() + distances() + end() + lengths() + shares() + views.flatMap(alignment(of:)) + baselines() + hidden()
            + fit()
    }

    /// Connects the first view to the near edge.
    private func start() -> [NSLayoutConstraint] {
        views.prefix(1).map { relate($0, along.start, .equal, canvas, along.start, "UISV-canvas-connection") }
    }

    /// Connects the last view to the far edge.
    private func end() -> [NSLayoutConstraint] {
        views.suffix(1).map { relate(canvas, along.end, .equal, $0, along.end, "UISV-canvas-connection", farEdge) }
    }

    /// Makes the stack view as small as its content allows.
    private func fit() -> [NSLayoutConstraint] {
        [along.length, across.length].map {
            let constraint = NSLayoutConstraint(LayoutOperand(canvas, $0), .equal, nil)
            return named("UISV-canvas-fit", constraint, StackPriorities.fit)
        }
    }

    /// Hidden views have zero length at the end of the previous view. Conflicting required lengths of the app are
    /// reported and broken, as in UIKit.
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

    // MARK: Making constraints

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

    /// Marks a constraint as the stack view's, with an identifier from UIKit's logs.
    func named(
        _ identifier: String, _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        constraint.isOfStack = true
        constraint.identifier = identifier
        constraint.priority = priority
        return constraint
    }
}

/// The attributes of an axis: its ends, its length and its center.
struct AxisAttributes {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let length: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute

    static let horizontal = AxisAttributes(start: .leading, end: .trailing, length: .width, center: .centerX)
    static let vertical = AxisAttributes(start: .top, end: .bottom, length: .height, center: .centerY)
}

/// The constraints of a stack view in its current configuration.
@MainActor struct StackArrangement {
    let stack: UIStackView
    /// The visible arranged views, in order.
    let views: [UIView]
    /// The item in which the views are arranged: the stack view or its margins guide.
    let canvas: any LayoutItem
    let mainAxis: AxisAttributes
    let crossAxis: AxisAttributes
    /// The priority of the constraints to the far edges. A collapsed stack view has no space for its content.
    let farEdgePriority: UILayoutPriority

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.visibleArrangedSubviews
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        mainAxis = stack.axis == .horizontal ? .horizontal : .vertical
        crossAxis = stack.axis == .horizontal ? .vertical : .horizontal
        farEdgePriority = stack.viewLayout?.isCollapsed == true ? StackPriorities.collapsedEdge : .required
    }

    /// All constraints, inactive. The views enter the layout in order, which decides ties: of equal hugging priorities,
    /// the last view is stretched.
    func constraints() -> [NSLayoutConstraint] {
        startConstraints() + distances() + endConstraints() + lengths() + equalTextWidths()
            + views.flatMap(alignment(of:)) + baselines() + hiddenConstraints()
            + fitConstraints()
    }

    /// Connects the first view to the near edge.
    private func startConstraints() -> [NSLayoutConstraint] {
        views.prefix(1).map {
            constrain($0, mainAxis.start, .equal, to: canvas, mainAxis.start, identifier: "UISV-canvas-connection")
        }
    }

    /// Connects the last view to the far edge.
    private func endConstraints() -> [NSLayoutConstraint] {
        views.suffix(1).map {
            constrain(
                canvas, mainAxis.end, .equal, to: $0, mainAxis.end, identifier: "UISV-canvas-connection",
                priority: farEdgePriority)
        }
    }

    /// Makes the stack view as small as its content allows.
    private func fitConstraints() -> [NSLayoutConstraint] {
        [mainAxis.length, crossAxis.length].map {
            let constraint = NSLayoutConstraint(LayoutOperand(canvas, $0), .equal, nil)
            return configured(identifier: "UISV-canvas-fit", constraint: constraint, priority: StackPriorities.fit)
        }
    }

    /// Hidden views have zero length at the end of the previous view. Conflicting required lengths of the app are
    /// reported and broken, as in UIKit.
    private func hiddenConstraints() -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            let length = NSLayoutConstraint(LayoutOperand(view, mainAxis.length), .equal, nil)
            made.append(configured(identifier: "UISV-hiding", constraint: length))
            made.append(
                constrain(
                    view, mainAxis.start, .equal, to: before ?? canvas, before == nil ? mainAxis.start : mainAxis.end,
                    identifier: "UISV-hiding", priority: StackPriorities.hiddenPosition))
            made += hiddenAlignment(of: view)
        }
        return made
    }

    // MARK: Making constraints

    func constrain(
        _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, to second: any LayoutItem,
        _ secondAttribute: NSLayoutConstraint.Attribute, identifier: String,
        priority: UILayoutPriority = .required, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            LayoutOperand(first, firstAttribute), relation, LayoutOperand(second, secondAttribute),
            multiplier: multiplier, constant: constant)
        return configured(identifier: identifier, constraint: constraint, priority: priority)
    }

    /// Marks a constraint as the stack view's, with an identifier from UIKit's logs.
    func configured(
        identifier: String, constraint: NSLayoutConstraint, priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        constraint.isCreatedByStackView = true
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

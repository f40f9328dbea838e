import UIKitCore

/// Creates the constraints of a visual format.
@MainActor struct FormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let views: [String: NSObject]
    private var constraints: [NSLayoutConstraint] = []

    init(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, views: [String: NSObject]
    ) {
        self.format = format
        self.options = options
        self.views = views
    }

    mutating func build() throws(FormatFailure) -> [NSLayoutConstraint] {
        let alignment = try alignedAttributes()
        for (index, item) in format.items.enumerated() {
            if index > 0 { try addGap(format.gaps[index - 1], from: format.items[index - 1], to: item) }
            if case .view(let name, let predicates) = item {
                for predicate in predicates { add(predicate, to: name) }
            }
        }
        let named = format.items.compactMap { item -> NSObject? in
            if case .view(let name, _) = item { views[name] } else { nil }
        }
        for (one, two) in zip(named, named.dropFirst()) {
            for attribute in alignment {
                constraints.append(Operand(one, attribute).constraint(.equal, to: Operand(two, attribute)))
            }
        }
        return constraints
    }

    // MARK: Lengths

    private mutating func add(_ predicate: VisualFormat.Predicate, to name: String) {
        guard let item = views[name] else { return }
        let own: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        let other = predicate.view.flatMap { views[$0] }.map { Operand($0, predicate.attribute ?? own) }
        let constraint = Operand(item, own).constraint(
            predicate.relation, to: other, multiplier: predicate.multiplier, constant: predicate.constant)
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }

    // MARK: Gaps

    private mutating func addGap(
        _ gap: VisualFormat.Gap, from one: VisualFormat.Item, to two: VisualFormat.Item
    ) throws(FormatFailure) {
        let (before, after) = (
            try operand(one, isEnd: true, gap, beside: two), try operand(two, isEnd: false, gap, beside: one)
        )
        let isBackwards = options.contains(.directionRightToLeft) && format.axis == .horizontal
        let (far, near) = isBackwards ? (before, after) : (after, before)
        for predicate in distances(of: gap, from: one, to: two) {
            let constraint = far.constraint(predicate.relation, to: near, constant: predicate.constant)
            constraint.priority = predicate.priority
            constraints.append(constraint)
        }
    }

    private func distances(
        of gap: VisualFormat.Gap, from one: VisualFormat.Item, to two: VisualFormat.Item
    ) -> [VisualFormat.Predicate] {
        switch gap {
        case .flush: return [VisualFormat.Predicate()]
        case .distances(let predicates): return predicates
        case .standard:
            // As in UIKit: the standard distance to the superview is its margin.
            if one == .superview || two == .superview { return [VisualFormat.Predicate()] }
            return [VisualFormat.Predicate(constant: standardDistance(to: two))]
        }
    }

    private func standardDistance(to item: VisualFormat.Item) -> CGFloat {
        guard isBetweenBaselines, case .view(let name, _) = item,
            let line = (views[name] as? UIView)?.forFirstBaselineLayout.textLineHeight
        else { return LayoutMetrics.spacing }
        return line
    }

    private var isBetweenBaselines: Bool {
        format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    }

    private func operand(
        _ item: VisualFormat.Item, isEnd: Bool, _ gap: VisualFormat.Gap, beside other: VisualFormat.Item
    ) throws(FormatFailure) -> Operand {
        if case .view(let name, _) = item, let view = views[name] {
            let isBesideView = other != .superview
            if isBetweenBaselines, isBesideView { return Operand(view, isEnd ? .lastBaseline : .firstBaseline) }
            return Operand(view, side(isStart: !isEnd))
        }
        guard case .view(let name, _) = other,
            let host = (views[name] as? UIView)?.superview ?? (views[name] as? UILayoutGuide)?.owningView
        else {
            throw FormatFailure(
                message: "Unable to interpret '|' character, because the related view doesn't have a superview",
                position: isEnd ? format.axis == .horizontal ? 0 : 2 : 0)
        }
        let side = side(isStart: isEnd)
        return Operand(host, gap == .standard ? side.margin : side)
    }

    /// The attribute of an item's start or end in the direction of the format.
    private func side(isStart: Bool) -> NSLayoutConstraint.Attribute {
        if format.axis == .vertical { return isStart ? .top : .bottom }
        if options.contains(.directionLeftToRight) { return isStart ? .left : .right }
        if options.contains(.directionRightToLeft) { return isStart ? .right : .left }
        return isStart ? .leading : .trailing
    }

    // MARK: Alignment

    private func alignedAttributes() throws(FormatFailure) -> [NSLayoutConstraint.Attribute] {
        let table: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        let alignment = table.filter { options.contains($0.0) }.map(\.1)
        guard alignment.allSatisfy({ $0.axis != format.axis }) else {
            let name = format.axis == .horizontal ? "horizontal" : "vertical"
            let edge = format.axis == .horizontal ? "vertical" : "horizontal"
            throw FormatFailure(
                message: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout "
                    + "that is also \(name).", position: 0)
        }
        return alignment
    }
}

/// An attribute of a view or guide.
@MainActor private struct Operand {
    let item: NSObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: NSObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// A constraint from this operand to `other`; nil for a constant length.
    func constraint(
        _ relation: NSLayoutConstraint.Relation, to other: Operand?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin attribute of an edge.
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}

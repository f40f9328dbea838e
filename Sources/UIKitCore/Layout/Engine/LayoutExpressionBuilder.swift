import ConstraintSolver

/// Writes constraints as linear expressions in an engine's variables. All positions are in the coordinates of `holder`.
@MainActor struct LayoutExpressionBuilder {
    private let engine: LayoutEngine
    /// The view on which the constraint is installed.
    private let holder: UIView

    /// Nil for a constraint that is not installed.
    init?(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
        guard let holder = constraint.hostView else { return nil }
        self.engine = engine
        self.holder = holder
    }

    /// `first - multiplier × second`, to be compared with the constant. Nil when an item was deallocated.
    func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
        let isDirectional =
            constraint.firstAttribute.sidedness == .directional || constraint.secondAttribute.sidedness == .directional
        let isMirrored = isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard var sum = expression(of: constraint.first, isMirrored: isMirrored) else { return nil }
        guard let second = constraint.second, constraint.multiplier != 0 else { return sum }
        guard let other = expression(of: second, isMirrored: isMirrored) else { return nil }
        let multiplier = Double(constraint.multiplier)
        sum.add(other, times: -multiplier)
        guard isMirrored else { return sum }
        // In mirrored coordinates a position is the host view's width minus the position. The widths often cancel
        // out.
        let widths = (constraint.first.isHorizontalPosition ? 1 : 0) - (second.isHorizontalPosition ? multiplier : 0)
        if widths != 0 { sum.add(alignmentSpan(of: holder, .horizontal).high, times: widths) }
        return sum
    }

    /// Mirrored horizontal positions are negated.
    private func expression(of operand: LayoutOperand, isMirrored: Bool) -> LayoutExpression? {
        guard let item = operand.item else { return nil }
        guard operand.isDistance else {
            guard operand.kind == .position else { return length(of: item, operand.attribute) }
            let offset = position(operand.attribute.absolute(isRightToLeft: isMirrored), of: item)
            return isMirrored && operand.isHorizontalPosition ? offset.negated : offset
        }
        guard let start = operand.start else { return nil }
        var sum = position(operand.attribute.absolute(isRightToLeft: isMirrored), of: item)
        sum.add(position(operand.startAttribute.absolute(isRightToLeft: isMirrored), of: start), times: -1)
        return isMirrored && operand.attribute.axis == .horizontal ? sum.negated : sum
    }

    private func length(of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) -> LayoutExpression {
        let axis: NSLayoutConstraint.Axis = attribute == .width ? .horizontal : .vertical
        if let guide = item.guideItem, let insets = guide.insetsOfOwner, let owner = guide.owner {
            var sum = alignmentSpan(of: owner, axis).high
            sum.constant -= Double(insets[axis].low + insets[axis].high)
            sum.add(LayoutExpression(constant: Double(owner.alignmentRectInsets[axis].high)))
            return sum
        }
        return LayoutExpression(engine.box(of: item).lengthVariable(axis))
    }

    private func position(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem
    ) -> LayoutExpression {
        switch attribute {
        case .left, .leading: edge(.horizontal, .low, of: item)
        case .right, .trailing: edge(.horizontal, .high, of: item)
        case .centerX: center(.horizontal, of: item)
        case .top: edge(.vertical, .low, of: item)
        case .bottom: edge(.vertical, .high, of: item)
        case .centerY: center(.vertical, of: item)
        case .leftMargin, .leadingMargin: margin(.horizontal, .low, of: item)
        case .rightMargin, .trailingMargin: margin(.horizontal, .high, of: item)
        case .topMargin: margin(.vertical, .low, of: item)
        case .bottomMargin: margin(.vertical, .high, of: item)
        case .centerXWithinMargins: centerOfMargins(.horizontal, of: item)
        case .centerYWithinMargins: centerOfMargins(.vertical, of: item)
        case .firstBaseline: baseline(isFirst: true, of: item)
        case .lastBaseline: baseline(isFirst: false, of: item)
        case .width, .height, .notAnAttribute: LayoutExpression()
        }
    }

    // MARK: Edges

    private enum End { case low, high }

    private func edge(
        _ axis: NSLayoutConstraint.Axis, _ end: End, of item: any LayoutItem
    ) -> LayoutExpression {
        if let guide = item.guideItem, let insets = guide.insetsOfOwner, let owner = guide.owner {
            let inset = end == .low ? insets[axis].low : insets[axis].high
            var sum = boundsEdge(axis, end, of: owner, inset: inset)
            if guide.isFixedWhileScrolling, let offset = owner.scrollOffsetSum(axis, in: engine) { sum.add(offset) }
            return sum
        }
        if let view = item.viewItem, view === holder {
            if let content = view.contentItem { return edge(axis, end, of: content) }
            let span = alignmentSpan(of: view, axis)
            return end == .low ? span.low : span.high
        }
        let box = engine.box(of: item)
        var sum = LayoutExpression(box.originVariable(axis))
        if end == .high { sum.add(box.lengthVariable(axis)) }
        convert(
            axis, from: item.guideItem == nil ? item.viewItem?.superview : item.layoutHost, expression: &sum
        )
        return sum
    }

    /// The view's alignment rectangle on one axis, in its own coordinates.
    private func alignmentSpan(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> (
        low: LayoutExpression, high: LayoutExpression
    ) {
        let inset = Double(view.alignmentRectInsets[axis].low)
        var high = LayoutExpression(engine.box(of: view).lengthVariable(axis))
        high.constant = inset
        return (LayoutExpression(constant: inset), high)
    }

    /// An edge of the view's bounds, moved inwards by `inset`, in the coordinates of `holder`.
    private func boundsEdge(
        _ axis: NSLayoutConstraint.Axis, _ end: End, of view: UIView, inset: CGFloat
    ) -> LayoutExpression {
        var sum = LayoutExpression()
        if end == .low {
            sum.constant = Double(inset)
        } else {
            sum = alignmentSpan(of: view, axis).high
            sum.constant += Double(view.alignmentRectInsets[axis].high - inset)
        }
        convert(axis, from: view, expression: &sum)
        return sum
    }

    /// Converts a position from the coordinates of `view` to those of its ancestor `holder`.
    private func convert(
        _ axis: NSLayoutConstraint.Axis, from view: UIView?, expression sum: inout LayoutExpression
    ) {
        var current = view
        while let view = current, view !== holder {
            sum.add(engine.box(of: view).originVariable(axis))
            sum.constant -= Double(view.alignmentRectInsets[axis].low)
            if let offset = view.scrollOffsetSum(axis, in: engine) { sum.add(offset, times: -1) }
            current = view.superview
        }
    }

    private func center(
        _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem
    ) -> LayoutExpression {
        if let view = item.viewItem, view === holder {
            let span = alignmentSpan(of: view, axis)
            return mean(span.low, span.high)
        }
        return mean(edge(axis, .low, of: item), edge(axis, .high, of: item))
    }

    // MARK: Margins

    private func margin(
        _ axis: NSLayoutConstraint.Axis, _ end: End, of item: any LayoutItem
    ) -> LayoutExpression {
        guard let view = item.viewItem else { return edge(axis, end, of: item) }
        let margins = view.layoutMargins[axis]
        if view === holder, let content = view.contentItem {
            var sum = edge(axis, end, of: content)
            sum.constant += Double(end == .low ? margins.low : -margins.high)
            return sum
        }
        return boundsEdge(axis, end, of: view, inset: end == .low ? margins.low : margins.high)
    }

    private func centerOfMargins(
        _ axis: NSLayoutConstraint.Axis, of item: any LayoutItem
    ) -> LayoutExpression {
        mean(margin(axis, .low, of: item), margin(axis, .high, of: item))
    }

    private func mean(_ one: LayoutExpression, _ other: LayoutExpression) -> LayoutExpression {
        var sum = LayoutExpression()
        sum.add(one, times: 0.5)
        sum.add(other, times: 0.5)
        return sum
    }

    // MARK: Baselines

    private func baseline(isFirst: Bool, of item: any LayoutItem) -> LayoutExpression {
        guard let view = item.viewItem else { return edge(.vertical, isFirst ? .low : .high, of: item) }
        let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let (bearer, offset) = baseline(
            isFirst ? .first : .last, in: text.isDescendant(of: view) ? text : view, of: view)
        var sum = boundsEdge(.vertical, isFirst ? .low : .high, of: bearer, inset: offset.offset)
        guard offset.fraction != 0 else { return sum }
        sum.add(
            engine.box(of: bearer).lengthVariable(.vertical),
            times: Double(isFirst ? offset.fraction : -offset.fraction))
        return sum
    }

    /// The baseline of `text`, in it or in the innermost view around it, up to `view`, that positions it by itself.
    private func baseline(
        _ line: BaselinePosition.Line, in text: UIView, of view: UIView
    ) -> (bearer: UIView, position: BaselinePosition) {
        var next: UIView? = text
        while let current = next {
            if let own = current.ownBaseline(line, atWidth: engine.solvedWidth(of: current)) { return (current, own) }
            next = current === view ? nil : current.superview
        }
        return (text, text.baseline(line, atWidth: engine.solvedWidth(of: text)))
    }
}

extension LayoutExpression {
    fileprivate var negated: LayoutExpression {
        var sum = LayoutExpression()
        sum.add(self, times: -1)
        return sum
    }
}

extension UIEdgeInsets {
    /// The insets at both ends of `axis`.
    subscript(axis: NSLayoutConstraint.Axis) -> (low: CGFloat, high: CGFloat) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }
}

extension CGRect {
    subscript(axis: NSLayoutConstraint.Axis) -> (origin: CGFloat, length: CGFloat) {
        axis == .horizontal ? (origin.x, size.width) : (origin.y, size.height)
    }
}

extension StackArrangement {
    /// The gaps between neighboring views.
    func distances() -> [NSLayoutConstraint] {
        let pairs = Array(zip(views, views.dropFirst()))
        switch stack.distribution {
        case .fill, .fillEqually, .fillProportionally:
            return pairs.map { gap(after: $0, before: $1, relation: .equal) }
        case .equalSpacing:
            return pairs.map { gap(after: $0, before: $1, relation: .greaterThanOrEqual) } + equalGaps(pairs)
        case .equalCentering:
            return pairs.map { gap(after: $0, before: $1, relation: .greaterThanOrEqual) } + equalCenters(pairs)
        }
    }

    /// The relations between the views' lengths, depending on the distribution.
    func lengths() -> [NSLayoutConstraint] {
        switch stack.distribution {
        case .fill, .equalSpacing, .equalCentering: []
        case .fillEqually: equalLengths()
        case .fillProportionally: proportionalLengths()
        }
    }

    private func equalLengths() -> [NSLayoutConstraint] {
        guard let first = views.first else { return [] }
        return views.dropFirst().map {
            constrain($0, mainAxis.length, .equal, to: first, mainAxis.length, identifier: "UISV-fill-equally")
        }
    }

    /// Views without an intrinsic length are not constrained. If no view has one, all lengths are equal.
    private func proportionalLengths() -> [NSLayoutConstraint] {
        let shares = views.map { $0.contentLength(on: stack.axis) }
        guard let index = shares.firstIndex(where: { ($0 ?? 0) > 0 }), let whole = shares[index] else {
            return equalLengths()
        }
        return zip(views, shares).compactMap { view, share in
            guard let share, view !== views[index] else { return nil }
            return constrain(
                view, mainAxis.length, .equal, to: views[index], mainAxis.length,
                identifier: "UISV-fill-proportionally",
                priority: StackPriorities.proportion, multiplier: share / whole)
        }
    }

    /// Makes wrapping texts in a row equally wide, if their priorities do not decide otherwise.
    func equalTextWidths() -> [NSLayoutConstraint] {
        guard let first = equallyWideTexts.first else { return [] }
        return equallyWideTexts.dropFirst().map {
            constrain(
                $0, .width, .equal, to: first, .width, identifier: "UISV-text-width-disambiguation",
                priority: StackPriorities.equalTextWidth)
        }
    }

    /// The texts to be made equally wide.
    var equallyWideTexts: [UIView] {
        stack.axis == .horizontal && stack.distribution == .fill ? views.filter(\.containsWrappingText) : []
    }

    // MARK: Gaps

    private var spacesBaselines: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

    private func gap(
        after view: UIView, before next: UIView, relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        let (start, end) = spacesBaselines ? (.firstBaseline, .lastBaseline) : (mainAxis.start, mainAxis.end)
        return constrain(
            next, start, relation, to: view, end, identifier: "UISV-spacing",
            constant: spacing(after: view, before: next))
    }

    /// Distributes the remaining space equally among the gaps.
    private func equalGaps(_ pairs: [(UIView, UIView)]) -> [NSLayoutConstraint] {
        let (start, end) = spacesBaselines ? (.firstBaseline, .lastBaseline) : (mainAxis.start, mainAxis.end)
        return equalDistances(pairs, from: end, to: start, priority: .required) { spacing(after: $0, before: $1) }
    }

    private func equalCenters(_ pairs: [(UIView, UIView)]) -> [NSLayoutConstraint] {
        equalDistances(pairs, from: mainAxis.center, to: mainAxis.center, priority: StackPriorities.centering) { _, _ in
            0
        }
    }

    private func equalDistances(
        _ pairs: [(UIView, UIView)], from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
        priority: UILayoutPriority, minimum: (UIView, UIView) -> CGFloat
    ) -> [NSLayoutConstraint] {
        guard let (first, second) = pairs.first else { return [] }
        let whole = LayoutOperand(from: LayoutOperand(first, end), to: LayoutOperand(second, start))
        return pairs.dropFirst().map { view, next in
            let distance = LayoutOperand(from: LayoutOperand(view, end), to: LayoutOperand(next, start))
            let constraint = NSLayoutConstraint(
                distance, .equal, whole, constant: minimum(view, next) - minimum(first, second))
            return configured(identifier: "UISV-distributing", constraint: constraint, priority: priority)
        }
    }

    /// The stack's length in points when all views have their intrinsic lengths; nil when none has one.
    fileprivate var contentLength: CGFloat? {
        let lengths = views.compactMap { $0.contentLength(on: stack.axis) }
        guard !lengths.isEmpty else { return nil }
        let margins = (stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero)[stack.axis]
        let gaps = zip(views, views.dropFirst()).reduce(0) { $0 + spacing(after: $1.0, before: $1.1) }
        let sum =
            stack.distribution == .fillEqually
            ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +)
        return sum + gaps + margins.low + margins.high
    }

    private func spacing(after view: UIView, before next: UIView) -> CGFloat {
        let custom = stack.customSpacing(after: view)
        let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
        guard spacing == UIStackView.spacingUseSystem else {
            return spacing == UIStackView.spacingUseDefault ? 0 : spacing
        }
        let line = spacesBaselines ? next.forFirstBaselineLayout.textLineHeight : nil
        return line ?? LayoutMetrics.spacing
    }
}

extension UIView {
    /// The intrinsic length on `axis` in points; for a stack view that of its arranged views. Nil for none.
    fileprivate func contentLength(on axis: NSLayoutConstraint.Axis) -> CGFloat? {
        let size = intrinsicContentSize
        let length = axis == .horizontal ? size.width : size.height
        if length.isFinite, length >= 0 { return length }
        guard let stack = self as? UIStackView else { return nil }
        guard stack.axis != axis else { return StackArrangement(of: stack).contentLength }
        return stack.visibleArrangedSubviews.compactMap { $0.contentLength(on: axis) }.max()
    }

    /// Whether the view is wrapping text, or a stack view that contains some.
    fileprivate var containsWrappingText: Bool {
        wrapsContent || (self as? UIStackView)?.visibleArrangedSubviews.contains(where: \.containsWrappingText) == true
    }
}

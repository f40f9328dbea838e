/// A horizontal edge, line or baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
    }

    /// A constraint: this anchor is `multiplier` × the system spacing below `anchor`. Between baselines, the spacing is
    /// the line height of the lower text.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, constant: spacing(below: anchor) * multiplier)
    }

    /// A constraint: this anchor is at least `multiplier` × the system spacing below `anchor`.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier)
    }

    /// A constraint: this anchor is at most `multiplier` × the system spacing below `anchor`.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, constant: spacing(below: anchor) * multiplier)
    }

    private func spacing(below other: NSLayoutYAxisAnchor) -> CGFloat {
        let isBetweenBaselines = operand.attribute.isBaseline && other.operand.attribute.isBaseline
        guard isBetweenBaselines, let line = operand.item?.viewItem?.forFirstBaselineLayout.textLineHeight else {
            return LayoutMetrics.spacing
        }
        return line
    }
}

extension NSLayoutConstraint.Attribute {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

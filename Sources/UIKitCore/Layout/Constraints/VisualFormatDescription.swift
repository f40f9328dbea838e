/// A constraint in the visual format, as in UIKit's logs: the distance of a view from an edge of its superview, or from
/// a sibling.
@MainActor struct VisualFormatDescription {
    /// `H:|-(8)-[UIView:0x…]`.
    let text: String
    /// The name of the superview: `, names: '|':UIView:0x… `; empty without one.
    let legend: String

    /// Nil for what the format cannot express: lengths, centers, margins, baselines, guides, multipliers and mixed
    /// axes.
    init?(_ constraint: NSLayoutConstraint) {
        guard let second = constraint.second, constraint.multiplier == 1, !constraint.first.isDistance,
            !second.isDistance, let left = Edge(constraint.first), let right = Edge(second),
            let axis = constraint.firstAttribute.axis, axis == constraint.secondAttribute.axis, left.view !== right.view
        else { return nil }
        // In `left == right + constant` the left item is the far one, unless the description is reversed.
        let isReversed: Bool
        let (before, after): (String, String)
        var superview: UIView?
        switch (left.end, right.end) {
        case (.low, .high), (.high, .low):
            guard left.view.superview !== right.view, right.view.superview !== left.view else { return nil }
            isReversed = left.end == .high
            (before, after) = isReversed ? (left.box, right.box) : (right.box, left.box)
        case (.low, .low):
            isReversed = right.view.superview === left.view
            superview = isReversed ? left.view : right.view
            before = "|"
            after = isReversed ? right.box : left.box
        case (.high, .high):
            isReversed = left.view.superview === right.view
            superview = isReversed ? right.view : left.view
            before = isReversed ? left.box : right.box
            after = "|"
        }
        if let superview, left.view.superview !== superview, right.view.superview !== superview { return nil }
        let gap = VisualFormatDescription.gap(constraint, isReversed: isReversed)
        let side = constraint.firstAttribute.sidedness == .absolute ? "(LTR)" : ""
        text = "\(axis == .horizontal ? "H" : "V"):\(before)-(\(gap))-\(after)\(side)"
        legend = superview.map { ", names: '|':\($0.logName) " } ?? ""
    }

    /// The distance with its relation, and its priority unless required.
    private static func gap(_ constraint: NSLayoutConstraint, isReversed: Bool) -> String {
        let relation = isReversed ? constraint.relation.reversed : constraint.relation
        let distance = constraint.constant == 0 ? 0 : isReversed ? -constraint.constant : constraint.constant
        let strength = constraint.priority == .required ? "" : "@\(constraint.priority.rawValue.compactDescription)"
        return (relation == .equal ? "" : relation.sign) + distance.compactDescription + strength
    }

    /// One side of the relation, when it is an edge of a view.
    @MainActor private struct Edge {
        enum End { case low, high }

        let view: UIView
        let end: End

        init?(_ operand: LayoutOperand) {
            guard let view = operand.item?.viewItem else { return nil }
            self.view = view
            switch operand.attribute {
            case .left, .leading, .top: end = .low
            case .right, .trailing, .bottom: end = .high
            case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin,
                .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
                .centerYWithinMargins, .notAnAttribute:
                return nil
            }
        }

        var box: String { "[\(view.logName)]" }
    }
}

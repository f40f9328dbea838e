/// A constraint in the visual format, as in UIKit's logs: the distance of a view from an edge of its superview, or from
/// a sibling.
@MainActor struct ConstraintPicture {
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
        // // In `left == right + constant` the left item is the far one, unless the description is reversed.
        let isTurned: Bool
        let (before, after): (String, String)
        var bar: UIView?
        switch (left.end, right.end) {
        case (.low, .high), (.high, .low):
            guard left.view.superview !== right.view, right.view.superview !== left.view else { return nil }
            isTurned = left.end == .high
            (before, after) = isTurned ? (left.box, right.box) : (right.box, left.box)
        case (.low, .low):
            isTurned = right.view.superview === left.view
            bar = isTurned ? left.view : right.view
            (before, after) = ("|", isTurned ? right.box : left.box)
        case (.high, .high):
            isTurned = left.view.superview === right.view
            bar = isTurned ? right.view : left.view
            (before, after) = (isTurned ? left.box : right.box, "|")
        }
        if let bar, left.view.superview !== bar, right.view.superview !== bar { return nil }
        let gap = ConstraintPicture.gap(constraint, isTurned: isTurned)
        let side = constraint.firstAttribute.sidedness == .absolute ? "(LTR)" : ""
        text = "\(axis == .horizontal ? "H" : "V"):\(before)-(\(gap))-\(after)\(side)"
        legend = bar.map { ", names: '|':\($0.layoutName) " } ?? ""
    }

    /// The distance with its relation, and its priority unless required.
    private static func gap(_ constraint: NSLayoutConstraint, isTurned: Bool) -> String {
        let relation = isTurned ? constraint.relation.turned : constraint.relation
        let distance = constraint.constant == 0 ? 0 : isTurned ? -constraint.constant : constraint.constant
        let strength = constraint.priority == .required ? "" : "@\(constraint.priority.rawValue.plain)"
        return (relation == .equal ? "" : relation.sign) + distance.plain + strength
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

        var box: String { "[\(view.layoutName)]" }
    }
}

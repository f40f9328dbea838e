extension NSLayoutConstraint {
    /// The edge, line or length of an item that a constraint refers to. `leading` depends on the direction of the view
    /// that the constraint is installed on.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// Edges, lengths, centers and baselines of the item.
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        /// The edges of the item's layout margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// The centers between the item's layout margins.
        case centerXWithinMargins, centerYWithinMargins
        /// No second item.
        case notAnAttribute = 0
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// ≤
        case lessThanOrEqual = -1
        /// =
        case equal = 0
        /// ≥
        case greaterThanOrEqual = 1
    }

    /// A dimension of the screen.
    public enum Axis: Int, Sendable {
        /// Along x, along y.
        case horizontal, vertical
    }

    /// The alignment, direction and spacing of the views in a visual format.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Makes options from their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// All bits of the alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Lays out from leading to trailing. Default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Lays out from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Lays out from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Measures vertical spacing between baselines instead of edges.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// What an attribute measures.
    enum Kind { case position, length }

    /// Whether an attribute refers to a side by text direction, by left and right, or to none.
    enum Sidedness { case directional, absolute, none }

    /// The axis of the attribute; nil for `notAnAttribute`.
    package var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }

    var kind: Kind { self == .width || self == .height ? .length : .position }

    var sidedness: Sidedness {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
        case .left, .right, .leftMargin, .rightMargin: .absolute
        default: .none
        }
    }

    /// Whether the attribute depends on the layout margins.
    var dependsOnMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

    /// The attribute with leading and trailing replaced by left and right.
    func absolute(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// The name in logs.
    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}

/// An edge, a line or a length of a view or guide, which makes constraints to others of its kind.
///
/// Do not make one: ask a view or guide. `AnchorType` keeps the kinds apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, OperandAnchor {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// This = `anchor` + `constant` (points).
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, constant: c)
    }

    /// This ≥ `anchor` + `constant` (points).
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// This ≤ `anchor` + `constant` (points).
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, constant: c)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 0)
    }

    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 0)
    }

    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: 0)
    }

    func relate(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        // As in UIKit: what is no part of another length is a constant.
        if multiplier == 0 { return NSLayoutConstraint(operand, relation, nil, constant: constant) }
        return NSLayoutConstraint(operand, relation, other.operand, multiplier: multiplier, constant: constant)
    }

    /// Anchors of the same attribute of the same item are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any OperandAnchor else { return false }
        return MainActor.assumeIsolated { operand.isSame(as: other.operand) }
    }

    open override var hash: Int { MainActor.assumeIsolated { operand.attribute.rawValue } }

    open override var description: String {
        MainActor.assumeIsolated { "<\(NSObject.shortName(self)) \"\(operand.description)\">" }
    }
}

/// An anchor of any kind: generic classes have no common superclass that knows the operand.
@MainActor protocol OperandAnchor: AnyObject, Sendable {
    /// What the anchor stands for in constraints.
    var operand: LayoutOperand { get }
}

extension LayoutOperand {
    /// An anchor of the operand's kind: a dimension, or one of the two axes.
    @MainActor fileprivate var anchor: NSLayoutAnchor<AnyObject> {
        let anchor: NSObject =
            switch (kind, attribute.axis) {
            case (.length, _): NSLayoutDimension(self)
            case (.position, .vertical): NSLayoutYAxisAnchor(self)
            case (.position, _): NSLayoutXAxisAnchor(self)
            }
        // Objective-C erases generic parameters, so that on iOS every anchor is an `NSLayoutAnchor<AnyObject>`. Here the
        // parameter only keeps the kinds apart for the compiler: no method depends on it, and all have the same layout.
        return Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
    }

    func isSame(as other: LayoutOperand) -> Bool {
        item === other.item && attribute == other.attribute && start === other.start
            && startAttribute == other.startAttribute
    }
}

extension NSLayoutConstraint {
    /// The anchor on the left of the sentence: an `NSLayoutDimension`, `NSLayoutXAxisAnchor` or `NSLayoutYAxisAnchor`.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
    /// The anchor on the right; nil where there is none.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }
}

/// An edge, a line or a length of a view or guide, for making constraints to anchors of the same kind.
///
/// Get anchors from a view or guide. `AnchorType` keeps different kinds of anchors apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, OperandAnchor {
    let operand: LayoutOperand

    init(_ operand: LayoutOperand) {
        self.operand = operand
        super.init()
    }

    /// A constraint: this anchor = `anchor` + `c` points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, to: anchor, constant: c)
    }

    /// A constraint: this anchor ≥ `anchor` + `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// A constraint: this anchor ≤ `anchor` + `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, to: anchor, constant: c)
    }

    /// A constraint: this anchor = `anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 0)
    }

    /// A constraint: this anchor ≥ `anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 0)
    }

    /// A constraint: this anchor ≤ `anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: 0)
    }

    /// Makes a constraint between this anchor and `other`.
    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        // As in UIKit: without the other anchor the constraint is a constant.
        if multiplier == 0 { return NSLayoutConstraint(operand, relation, nil, constant: constant) }
        return NSLayoutConstraint(operand, relation, other.operand, multiplier: multiplier, constant: constant)
    }

    /// Two anchors are equal when they refer to the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any OperandAnchor else { return false }
        return MainActor.assumeIsolated { operand.isSame(as: other.operand) }
    }

    open override var hash: Int { MainActor.assumeIsolated { operand.attribute.rawValue } }

    open override var description: String {
        MainActor.assumeIsolated { "<\(NSObject.shortName(self)) \"\(operand.description)\">" }
    }
}

/// An anchor of any kind. Needed because generic classes have no common superclass with an operand.
@MainActor protocol OperandAnchor: AnyObject, Sendable {
    /// The operand of constraints made with this anchor.
    var operand: LayoutOperand { get }
}

extension LayoutOperand {
    /// An anchor of the operand's kind: a dimension, or a position on one of the axes.
    @MainActor var anchor: NSLayoutAnchor<AnyObject> {
        let anchor: NSObject =
            switch (kind, attribute.axis) {
            case (.length, _): NSLayoutDimension(self)
            case (.position, .vertical): NSLayoutYAxisAnchor(self)
            case (.position, _): NSLayoutXAxisAnchor(self)
            }
        // Objective-C erases generic parameters, so that on iOS every anchor is an `NSLayoutAnchor<AnyObject>`. Here
        // the parameter only separates the kinds at compile time: all have the same layout, and no method depends on
        // it.
        return Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
    }

    func isSame(as other: LayoutOperand) -> Bool {
        item === other.item && attribute == other.attribute && start === other.start
            && startAttribute == other.startAttribute
    }
}

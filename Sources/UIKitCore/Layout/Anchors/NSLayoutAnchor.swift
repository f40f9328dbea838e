/// An edge, a line or a length of a view or guide, which makes constraints to others of its kind.
///
/// Do not make one: ask a view or guide. `AnchorType` keeps the kinds apart.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
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
        NSLayoutConstraint(operand, relation, other.operand, multiplier: multiplier, constant: constant)
    }

    /// Anchors are equal when they are of the same place.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return MainActor.assumeIsolated { operand.isSame(as: other.operand) }
    }

    open override var hash: Int { MainActor.assumeIsolated { operand.attribute.rawValue } }

    open override var description: String {
        MainActor.assumeIsolated { "<\(NSObject.shortName(self)) \"\(operand.description)\">" }
    }
}

extension LayoutOperand {
    func isSame(as other: LayoutOperand) -> Bool {
        item === other.item && attribute == other.attribute && start === other.start
            && startAttribute == other.startAttribute
    }
}

extension NSLayoutConstraint {
    /// The anchor on the left of the sentence.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
    /// The anchor on the right; nil where there is none.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
}

/// The active constraints of a stack view.
@MainActor struct StackConstraints {
    private var active: [ConstraintKey: NSLayoutConstraint] = [:]

    /// All properties of a constraint except the constant, which can be changed in place.
    private struct ConstraintKey: Hashable {
        private let identifier: String?
        private let first: Operand
        private let second: Operand?
        private let relation: NSLayoutConstraint.Relation
        private let multiplier: CGFloat
        private let priority: Float

        @MainActor init(_ constraint: NSLayoutConstraint) {
            identifier = constraint.identifier
            first = Operand(constraint.first)
            second = constraint.second.map { Operand($0) }
            relation = constraint.relation
            multiplier = constraint.multiplier
            priority = constraint.priority.rawValue
        }
    }

    private struct Operand: Hashable {
        private let items: [ObjectIdentifier]
        private let attribute: NSLayoutConstraint.Attribute
        private let startAttribute: NSLayoutConstraint.Attribute

        init(_ operand: LayoutOperand) {
            items = operand.items.map { ObjectIdentifier($0) }
            attribute = operand.attribute
            startAttribute = operand.startAttribute
        }
    }

    /// Makes exactly `wanted` active. Constraints that are active already are kept, with an updated constant.
    mutating func activateOnly(_ constraints: [NSLayoutConstraint]) {
        var next: [ConstraintKey: NSLayoutConstraint] = [:]
        var added: [NSLayoutConstraint] = []
        for constraint in constraints {
            let sentence = ConstraintKey(constraint)
            if let known = active[sentence], known.isActive {
                active[sentence] = nil
                known.constant = constraint.constant
                next[sentence] = known
            } else if next[sentence] == nil {
                next[sentence] = constraint
                added.append(constraint)
            }
        }
        NSLayoutConstraint.deactivate(active.values.sorted { $0.activationOrder < $1.activationOrder })
        NSLayoutConstraint.activate(added)
        active = next
    }
}

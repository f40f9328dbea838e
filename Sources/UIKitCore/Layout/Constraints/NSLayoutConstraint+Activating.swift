extension NSLayoutConstraint {
    /// Installs the constraint on the nearest common ancestor of its items. Without one, reports a misuse.
    func activate() {
        guard hostView == nil, isValid else { return }
        guard !first.hasLostItem, second?.hasLostItem != true, let ancestor = nearestCommonAncestor else {
            misuse(
                "Unable to activate constraint with anchors \(anchorName(first)) and "
                    + "\(second.map(anchorName) ?? "(null)") because they have no common ancestor.  Does the "
                    + "constraint or its anchors reference items in different view hierarchies?  That's "
                    + "illegal.", raises: true)
            return
        }
        ancestor.install(self)
    }

    /// Uninstalls the constraint. Does nothing when it is not active.
    func deactivate() {
        guard let hostView else { return }
        hostView.uninstall(self)
    }

    var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// The nearest view that is or contains every item; nil for none.
    private var nearestCommonAncestor: UIView? {
        let items = items
        guard var ancestor = items.first?.layoutHost else { return nil }
        for item in items.dropFirst() {
            guard let host = item.layoutHost, let common = ancestor.nearestCommonAncestor(with: host) else {
                return nil
            }
            ancestor = common
        }
        return ancestor
    }

    private func anchorName(_ operand: LayoutOperand) -> String {
        let kind =
            switch (operand.kind, operand.attribute.axis) {
            case (.length, _): "NSLayoutDimension"
            case (.position, .vertical): "NSLayoutYAxisAnchor"
            case (.position, _): "NSLayoutXAxisAnchor"
            }
        return "<\(kind) \"\(operand.description)\">"
    }
}

extension UIView {
    /// The nearest view that is or contains both views; nil for views of different trees.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other.superview === self || other === self { return self }
        if superview === other { return other }
        if let superview, superview === other.superview { return superview }
        var one = self
        var two = other
        var oneDepth = depth
        var twoDepth = other.depth
        while one !== two {
            if oneDepth >= twoDepth {
                guard let next = one.superview else { return nil }
                one = next
                oneDepth -= 1
            } else {
                guard let next = two.superview else { return nil }
                two = next
                twoDepth -= 1
            }
        }
        return one
    }

    /// The number of ancestors.
    private var depth: Int {
        var count = 0
        var view = superview
        while let next = view {
            count += 1
            view = next.superview
        }
        return count
    }
}

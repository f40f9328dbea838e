/// Constraints of views that are added and removed.
extension UIView {
    /// Removes the constraints of this subtree from their engine, before a move to `newSuperview`. Deactivates
    /// constraints that would connect different trees. Returns the others, oldest first.
    func takeConstraints(movingTo newSuperview: UIView?) -> [NSLayoutConstraint] {
        guard superview != nil else {
            guard let engine = ownLayout?.engine else { return [] }
            ownLayout?.engine = nil
            return engine.dissolve()
        }
        guard treeEngine != nil else { return [] }
        var kept: [ObjectIdentifier: NSLayoutConstraint] = [:]
        var boxes: [LayoutBox] = []
        let moving = Set(viewsInside().map { ObjectIdentifier($0) })
        walkTree(self, ()) { view, _ in
            view.subviews
        } leave: { view, _ in
            view.gather(moving, newSuperview, &kept, &boxes)
        }
        for box in boxes { box.leaveEngine() }
        superview?.ownLayout?.pending.removeAll { $0.view === self || $0.view == nil }
        return kept.values.sorted { $0.age < $1.age }
    }

    /// - Parameter moving: All views of the moving subtree.
    private func gather(
        _ moving: Set<ObjectIdentifier>, _ newSuperview: UIView?,
        _ kept: inout [ObjectIdentifier: NSLayoutConstraint], _ boxes: inout [LayoutBox]
    ) {
        guard let state = ownLayout else { return }
        for item in [self as any LayoutItem] + state.guides + state.insetGuides {
            let record = item.layoutRecord
            for constraint in record.mentions.values where kept[ObjectIdentifier(constraint)] == nil {
                guard let holder = constraint.holder else { continue }
                if moving.contains(ObjectIdentifier(holder)) || newSuperview?.isDescendant(of: holder) == true {
                    constraint.engine?.uninstall(constraint)
                    kept[ObjectIdentifier(constraint)] = constraint
                } else {
                    constraint.deactivate()
                }
            }
            if let box = record.box { boxes.append(box) }
        }
        state.pending.removeAll()
    }

    /// Adds constraints to the engine of the tree that this view has joined.
    func bring(_ constraints: [NSLayoutConstraint]) {
        if !constraintMarks.isEmpty {
            if type(of: self).requiresConstraintBasedLayout { constraintMarks.insert(.requested) }
            superview?.markConstraintsBelow(isRequested: constraintMarks.contains(.requested))
        }
        guard !constraints.isEmpty else { return }
        let engine = rootOfTree.makeEngine()
        for constraint in constraints { engine.enqueue(constraint) }
    }
}

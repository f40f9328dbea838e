/// Constraints of views that are added and removed.
extension UIView {
    /// Removes the constraints of this subtree from their engine, before a move to `newSuperview`. Deactivates
    /// constraints that would connect different trees. Returns the others, oldest first.
    func detachConstraints(movingTo newSuperview: UIView?) -> [NSLayoutConstraint] {
        guard superview != nil else {
            guard let engine = viewLayout?.engine else { return [] }
            viewLayout?.engine = nil
            return engine.detachAllConstraints()
        }
        guard treeEngine != nil else { return [] }
        var remaining: [ObjectIdentifier: NSLayoutConstraint] = [:]
        var boxes: [LayoutBox] = []
        let moving = Set(viewsInSubtree().map { ObjectIdentifier($0) })
        walkTree(self, ()) { view, _ in
            view.subviews
        } leave: { view, _ in
            view.collectConstraints(moving: moving, newSuperview: newSuperview, kept: &remaining, boxes: &boxes)
        }
        for box in boxes { box.removeFromEngine() }
        superview?.viewLayout?.pendingBoxes.removeAll { $0.view === self || $0.view == nil }
        return remaining.values.sorted { $0.activationOrder < $1.activationOrder }
    }

    /// - Parameter moving: All views of the moving subtree.
    private func collectConstraints(
        moving: Set<ObjectIdentifier>, newSuperview: UIView?,
        kept: inout [ObjectIdentifier: NSLayoutConstraint], boxes: inout [LayoutBox]
    ) {
        guard let state = viewLayout else { return }
        for item in [self as any LayoutItem] + state.guides + state.insetGuides {
            let record = item.layoutRecord
            for constraint in record.referencingConstraints.values where kept[ObjectIdentifier(constraint)] == nil {
                guard let holder = constraint.hostView else { continue }
                if moving.contains(ObjectIdentifier(holder)) || newSuperview?.isDescendant(of: holder) == true {
                    constraint.engine?.uninstall(constraint)
                    kept[ObjectIdentifier(constraint)] = constraint
                } else {
                    constraint.deactivate()
                }
            }
            if let box = record.box { boxes.append(box) }
        }
        state.pendingBoxes.removeAll()
    }

    /// Adds constraints to the engine of the tree that this view has joined.
    func attachConstraints(_ constraints: [NSLayoutConstraint]) {
        if !constraintUpdateMarks.isEmpty {
            if type(of: self).requiresConstraintBasedLayout { constraintUpdateMarks.insert(.requested) }
            superview?.markDescendantNeedsUpdateConstraints(isRequested: constraintUpdateMarks.contains(.requested))
        }
        guard !constraints.isEmpty else { return }
        let engine = rootOfTree.makeEngine()
        for constraint in constraints { engine.enqueue(constraint) }
    }
}

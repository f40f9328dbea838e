/// Which views of a subtree need `updateConstraints()`.
struct ConstraintUpdateMarks: OptionSet {
    let rawValue: UInt8

    /// The view itself.
    static let view = ConstraintUpdateMarks(rawValue: 1)
    /// A descendant.
    static let descendant = ConstraintUpdateMarks(rawValue: 2)
    /// An update was requested in this subtree, or a class in it requires constraints. The tree then gets an engine
    /// even without constraints.
    static let requested = ConstraintUpdateMarks(rawValue: 4)
}

extension UIView {
    /// Requests `updateConstraints()` before the next layout.
    func markNeedsUpdateConstraints() {
        constraintUpdateMarks.formUnion([.view, .requested])
        superview?.markDescendantNeedsUpdateConstraints(isRequested: true)
        // A view that asks in its own layout is laid out again only if its constraints change.
        if UIView.viewInLayout !== self { setNeedsLayout() }
    }

    /// Marks this view and its ancestors as having a descendant that needs `updateConstraints()`.
    func markDescendantNeedsUpdateConstraints(isRequested: Bool) {
        let marks: ConstraintUpdateMarks = isRequested ? [.descendant, .requested] : .descendant
        var view: UIView? = self
        while let next = view, !next.constraintUpdateMarks.isSuperset(of: marks) {
            next.constraintUpdateMarks.formUnion(marks)
            view = next.superview
        }
    }

    /// Calls `updateConstraints()` on the marked views of this subtree, innermost first, until none is marked.
    func updateMarkedConstraints() {
        for _ in 0..<FrameLoop.maximumLayoutPasses {
            guard !constraintUpdateMarks.isEmpty else { return }
            updateMarkedConstraintsOnce()
        }
        guard !constraintUpdateMarks.isEmpty else { return }
        misuse("Constraint updates did not settle after \(FrameLoop.maximumLayoutPasses) rounds in \(self).")
    }

    private func updateMarkedConstraintsOnce() {
        walkTree(self, nil as UIView?, where: { $0.superview === $1 && !$0.constraintUpdateMarks.isEmpty }) {
            view, outer in
            outer = view
            view.constraintUpdateMarks.remove(.requested)
            guard view.constraintUpdateMarks.contains(.descendant) else { return [] }
            view.constraintUpdateMarks.remove(.descendant)
            return view.subviews
        } leave: { view, _ in
            view.updateConstraintsIfMarked()
        }
    }

    private func updateConstraintsIfMarked() {
        guard constraintUpdateMarks.contains(.view) else { return }
        constraintUpdateMarks.remove(.view)
        resolvedTraits.performAsCurrent {
            if let ownerController { ownerController.updateViewConstraints() } else { updateConstraints() }
        }
    }

    /// Whether a view of this tree has asked for `updateConstraints()`.
    var hasRequestedConstraintUpdates: Bool { constraintUpdateMarks.contains(.requested) }

    /// Whether the engine of this root view has pending changes.
    var needsSolving: Bool { viewLayout?.engine?.needsUpdate ?? false }

    /// Updates the constraints of this root view's tree and solves them. Costs nothing without constraints, unless an
    /// update was requested.
    func updateConstraintsAndSolve() {
        guard let engine = constraintUpdateMarks.contains(.requested) ? makeEngine() : viewLayout?.engine else {
            return
        }
        updateMarkedConstraints()
        engine.update()
    }
}

/// Which views of a subtree need `updateConstraints()`.
struct ConstraintMarks: OptionSet {
    let rawValue: UInt8

    /// The view itself.
    static let own = ConstraintMarks(rawValue: 1)
    /// A descendant.
    static let below = ConstraintMarks(rawValue: 2)
    /// An update was requested in this subtree, or a class in it requires constraints. The tree then gets an engine
    /// even without constraints.
    static let requested = ConstraintMarks(rawValue: 4)
}

extension UIView {
    /// Requests `updateConstraints()` before the next layout.
    func markConstraints() {
        constraintMarks.formUnion([.own, .requested])
        superview?.markConstraintsBelow(isRequested: true)
        setNeedsLayout()
    }

    /// Marks this view and its ancestors as having a descendant that needs `updateConstraints()`.
    func markConstraintsBelow(isRequested: Bool) {
        let marks: ConstraintMarks = isRequested ? [.below, .requested] : .below
        var view: UIView? = self
        while let next = view, !next.constraintMarks.isSuperset(of: marks) {
            next.constraintMarks.formUnion(marks)
            view = next.superview
        }
    }

    /// Calls `updateConstraints()` on the marked views of this subtree, innermost first, until none is marked.
    func updateMarkedConstraints() {
        for _ in 0..<FrameLoop.layoutRounds {
            guard !constraintMarks.isEmpty else { return }
            visitMarked()
        }
        guard !constraintMarks.isEmpty else { return }
        Log.line("Constraints did not come to rest in \(FrameLoop.layoutRounds) rounds in \(self).")
    }

    private func visitMarked() {
        walkTree(self, nil as UIView?, where: { $0.superview === $1 && !$0.constraintMarks.isEmpty }) { view, outer in
            outer = view
            view.constraintMarks.remove(.requested)
            guard view.constraintMarks.contains(.below) else { return [] }
            view.constraintMarks.remove(.below)
            return view.subviews
        } leave: { view, _ in
            view.updateOwnConstraints()
        }
    }

    private func updateOwnConstraints() {
        guard constraintMarks.contains(.own) else { return }
        constraintMarks.remove(.own)
        resolvedTraits.performAsCurrent {
            if let ownerController { ownerController.updateViewConstraints() } else { updateConstraints() }
        }
    }

    /// Whether the engine of this root view has pending changes.
    var needsSolving: Bool { ownLayout?.engine?.needsUpdate ?? false }

    /// Updates the constraints of this root view's tree and solves them. Costs nothing without constraints, unless an
    /// update was requested.
    func settleConstraints() {
        guard let engine = constraintMarks.contains(.requested) ? makeEngine() : ownLayout?.engine else { return }
        updateMarkedConstraints()
        engine.update()
    }
}

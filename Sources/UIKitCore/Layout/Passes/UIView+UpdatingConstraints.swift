/// Which views want `updateConstraints()`.
struct ConstraintMarks: OptionSet {
    let rawValue: UInt8

    /// The view itself.
    static let own = ConstraintMarks(rawValue: 1)
    /// A view inside it.
    static let below = ConstraintMarks(rawValue: 2)
    /// The view or one inside it was asked to update, or works with constraints only, so that its tree gets an engine
    /// though no constraint is there yet.
    static let requested = ConstraintMarks(rawValue: 4)
}

extension UIView {
    /// Asks for `updateConstraints()` before the next layout.
    func markConstraints() {
        constraintMarks.formUnion([.own, .requested])
        superview?.markConstraintsBelow(isRequested: true)
        setNeedsLayout()
    }

    /// Notes that a view in this one is to update its constraints.
    func markConstraintsBelow(isRequested: Bool) {
        let marks: ConstraintMarks = isRequested ? [.below, .requested] : .below
        var view: UIView? = self
        while let next = view, !next.constraintMarks.isSuperset(of: marks) {
            next.constraintMarks.formUnion(marks)
            view = next.superview
        }
    }

    /// Has the marked views of this tree update their constraints, the innermost first, until none asks any more.
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

    /// Whether the numbers of the tree that this view is the top of are not up to date.
    var needsSolving: Bool { ownLayout?.engine?.needsUpdate ?? false }

    /// Brings the constraints and the numbers of the tree that this view is the top of up to date. Costs nothing where
    /// there are none, unless a view has asked to make some.
    func settleConstraints() {
        guard let engine = constraintMarks.contains(.requested) ? makeEngine() : ownLayout?.engine else { return }
        updateMarkedConstraints()
        engine.update()
    }
}

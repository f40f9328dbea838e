/// Which views want `updateConstraints()`.
struct ConstraintMarks: OptionSet {
    let rawValue: UInt8

    /// The view itself.
    static let own = ConstraintMarks(rawValue: 1)
    /// A view inside it.
    static let below = ConstraintMarks(rawValue: 2)
}

extension UIView {
    /// Asks for `updateConstraints()` before the next layout.
    func markConstraints() {
        constraintMarks.insert(.own)
        superview?.markConstraintsBelow()
        topView.makeEngine().needsUpdate = true
        setNeedsLayout()
    }

    func markConstraintsBelow() {
        var view: UIView? = self
        while let next = view, !next.constraintMarks.contains(.below) {
            next.constraintMarks.insert(.below)
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
        if constraintMarks.contains(.below) {
            constraintMarks.remove(.below)
            for view in subviews where view.superview === self && !view.constraintMarks.isEmpty {
                view.visitMarked()
            }
        }
        guard constraintMarks.contains(.own) else { return }
        constraintMarks.remove(.own)
        resolvedTraits.performAsCurrent {
            if let ownerController { ownerController.updateViewConstraints() } else { updateConstraints() }
        }
    }

    /// Brings the constraints and the numbers of the tree that this view is the top of up to date. Costs nothing where
    /// there are none.
    func settleConstraints() {
        guard let engine = ownLayout?.engine else { return }
        updateMarkedConstraints()
        engine.update()
    }
}

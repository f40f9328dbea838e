extension UIView {
    /// Installs a constraint whose items are all in this subtree.
    func install(_ constraint: NSLayoutConstraint) {
        layoutState.constraints.append(constraint)
        constraint.hostView = self
        constraint.activationOrder = NSLayoutConstraint.nextActivationOrder()
        for item in constraint.items {
            item.layoutRecord.referencingConstraints[ObjectIdentifier(constraint)] = constraint
        }
        topView.makeEngine().enqueue(constraint)
    }

    /// Uninstalls a constraint from this view.
    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let layout = viewLayout, constraint.hostView === self else { return }
        if let index = layout.constraints.lastIndex(where: { $0 === constraint }) {
            layout.constraints.remove(at: index)
        }
        constraint.hostView = nil
        for item in constraint.items {
            item.layoutRecord.referencingConstraints[ObjectIdentifier(constraint)] = nil
        }
        guard let engine = constraint.engine else { return }
        engine.uninstall(constraint)
    }

    /// Installs a constraint that the app adds explicitly. Items outside this subtree are a misuse.
    func installIfInside(_ constraint: NSLayoutConstraint) {
        guard constraint.isValid, constraint.hostView !== self else { return }
        let isInside = constraint.items.allSatisfy { $0.layoutHost?.isDescendant(of: self) == true }
        guard isInside, !constraint.first.hasLostItem, constraint.second?.hasLostItem != true else {
            misuse(
                "Unable to install constraint on view.  Does the constraint reference something from outside the "
                    + "subtree of the view?  That's illegal. constraint:\(constraint.logDescription) "
                    + "view:<\(NSObject.shortName(self))>", raises: true)
            return
        }
        constraint.deactivate()
        install(constraint)
    }
}

extension UIView {
    /// How strongly the content resists stretching, on each axis.
    var huggingPriorities: AxisPriorities { viewLayout?.hugging ?? defaultHuggingPriorities }
    /// How strongly the content resists compression, on each axis.
    var resistancePriorities: AxisPriorities { viewLayout?.resistance ?? makeLayoutState().resistance }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard UIView.isValidPriority(priority), priority != huggingPriorities[axis] else { return }
        layoutState.hugging[axis] = priority
        guard let box = viewLayout?.box, let row = box[axis].content?.hugging else { return }
        box.engine.solver.setPriority(Double(priority.rawValue), of: row)
        (superview ?? self).setNeedsLayout()
    }

    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard UIView.isValidPriority(priority), priority != resistancePriorities[axis] else { return }
        layoutState.resistance[axis] = priority
        guard let box = viewLayout?.box, let row = box[axis].content?.resistance else { return }
        box.engine.solver.setPriority(Double(priority.rawValue), of: row)
        (superview ?? self).setNeedsLayout()
    }

    private static func isValidPriority(_ priority: UILayoutPriority) -> Bool {
        guard !(priority.rawValue > 0 && priority <= .required) else { return true }
        misuse(
            "It's illegal to set priority:\(priority.rawValue.compactDescription). Priorities must be greater than 0 "
                + "and less or equal to NSLayoutPriorityRequired, which is 1000.000000.", raises: true)
        return false
    }

    /// Called after the intrinsic size has changed. The engine reads it again.
    func updateLayoutAfterContentChange() {
        (superview as? UIStackView)?.arrangedContentDidChange()
        guard let box = viewLayout?.box else {
            // A superview that changes the content of a subview while it positions it does not have to do so again.
            if superview !== UIView.viewInLayout { superview?.setNeedsLayout() }
            return
        }
        superview?.setNeedsLayout()
        box.invalidateContent()
        if superview == nil { setNeedsLayout() }
    }
}

extension UIView {
    /// How strongly the content resists stretching, on each axis.
    var ownHugging: AxisPriorities { ownLayout?.hugging ?? makeLayoutState().hugging }
    /// How strongly the content resists compression, on each axis.
    var ownResistance: AxisPriorities { ownLayout?.resistance ?? makeLayoutState().resistance }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard UIView.isLegal(priority), priority != ownHugging[axis] else { return }
        layoutState.hugging[axis] = priority
        guard let box = ownLayout?.box, let row = box[axis].content?.hugging else { return }
        box.engine.setPriority(priority, of: row)
        (superview ?? self).setNeedsLayout()
    }

    func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard UIView.isLegal(priority), priority != ownResistance[axis] else { return }
        layoutState.resistance[axis] = priority
        guard let box = ownLayout?.box, let row = box[axis].content?.resistance else { return }
        box.engine.setPriority(priority, of: row)
        (superview ?? self).setNeedsLayout()
    }

    private static func isLegal(_ priority: UILayoutPriority) -> Bool {
        guard !(priority.rawValue > 0 && priority <= .required) else { return true }
        misuse(
            "It's illegal to set priority:\(priority.rawValue.plain). Priorities must be greater than 0 and less or equal "
                + "to NSLayoutPriorityRequired, which is 1000.000000.", raises: true)
        return false
    }

    /// Called after the intrinsic size has changed. The engine reads it again.
    func contentChangedLayout() {
        superview?.setNeedsLayout()
        (superview as? UIStackView)?.arrangedContentDidChange()
        guard let box = ownLayout?.box else { return }
        box.engine.invalidateContent(of: box)
        if superview == nil { setNeedsLayout() }
    }
}

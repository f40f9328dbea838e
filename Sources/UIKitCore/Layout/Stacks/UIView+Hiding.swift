extension UIView {
    /// Whether the view is to be hidden, though it may show until an animation ends.
    var hidesOwnLayer: Bool { layer.isHidden || ownLayout?.isHiding == true }

    /// Hides or shows the view; a stack that arranges it takes its room away or gives it back. Hidden in a block of
    /// animations, an arranged view shows until they end.
    func setHidden(_ isHidden: Bool) {
        guard isHidden != hidesOwnLayer else { return }
        ownLayout?.isHiding = false
        guard let stack = superview as? UIStackView, stack.isArranged(self) else {
            layer.isHidden = isHidden
            return
        }
        if isHidden, window != nil, UIView.areAnimationsEnabled, let animation = AnimationContext.current?.animation {
            layoutState.isHiding = true
            animation.whenEnded { [weak self] _ in self?.endHiding() }
        } else {
            layer.isHidden = isHidden
        }
        setCollapsed(isHidden)
        stack.setNeedsArranging()
    }

    private func endHiding() {
        guard ownLayout?.isHiding == true else { return }
        ownLayout?.isHiding = false
        layer.isHidden = true
    }

    /// Sets whether the view's content asks for room.
    func setCollapsed(_ isCollapsed: Bool) {
        guard isCollapsed != (ownLayout?.isCollapsed ?? false) else { return }
        layoutState.isCollapsed = isCollapsed
        contentChangedLayout()
    }
}

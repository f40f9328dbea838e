extension UIView {
    /// Whether the view is to be hidden, though it may show until an animation ends.
    var hidesOwnLayer: Bool { layer.isHidden || ownLayout?.hiding != nil }

    /// Hides or shows the view; a stack that arranges it takes its room away or gives it back. Hidden in a block of
    /// animations, an arranged view shows until they end; in such a block the stack lays out by itself.
    func setHidden(_ isHidden: Bool) {
        guard isHidden != hidesOwnLayer else { return }
        ownLayout?.hiding = nil
        guard let stack = superview as? UIStackView, stack.isArranged(self) else {
            layer.isHidden = isHidden
            return
        }
        let animation = window == nil || !UIView.areAnimationsEnabled ? nil : AnimationContext.current?.animation
        if isHidden, let animation {
            layoutState.hiding = animation
            animation.whenEnded { [weak self, unowned animation] _ in self?.endHiding(in: animation) }
        } else {
            layer.isHidden = isHidden
        }
        setCollapsed(isHidden)
        stack.setNeedsArranging()
        if animation != nil { AnimationContext.current?.layOutAtEnd(stack.fixedAncestor) }
    }

    /// Only the animation that the view was hidden in last may take it away; one that has gone back to where it began
    /// gives it its room again.
    private func endHiding(in animation: ViewAnimation) {
        guard ownLayout?.hiding === animation else { return }
        guard !animation.hasReturned else { return setHidden(false) }
        ownLayout?.hiding = nil
        layer.isHidden = true
    }

    /// Sets whether the view's content asks for room.
    func setCollapsed(_ isCollapsed: Bool) {
        guard isCollapsed != (ownLayout?.isCollapsed ?? false) else { return }
        layoutState.isCollapsed = isCollapsed
        contentChangedLayout()
        (self as? UIStackView)?.setNeedsArranging()
    }

    /// The nearest view around this one whose frame does not come from constraints: what is outside stays in place.
    private var fixedAncestor: UIView {
        var view: UIView = self
        while !view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview { view = parent }
        return view
    }
}

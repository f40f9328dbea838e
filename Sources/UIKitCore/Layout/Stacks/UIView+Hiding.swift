extension UIView {
    /// Whether the view is hidden, or will be at the end of a running animation.
    var hidesOwnLayer: Bool { layer.isHidden || ownLayout?.hiding != nil }

    /// Hides or shows the view. A stack view collapses or expands it. In an animation block, an arranged view stays
    /// visible until the animations end, and the stack view's layout is animated.
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

    /// Hides the view, if `animation` is the last that it was hidden in. An animation that was reversed shows the view
    /// again.
    private func endHiding(in animation: ViewAnimation) {
        guard ownLayout?.hiding === animation else { return }
        guard !animation.hasReturned else { return setHidden(false) }
        ownLayout?.hiding = nil
        layer.isHidden = true
    }

    /// Sets whether the view's intrinsic size is ignored, because a stack view has collapsed it.
    func setCollapsed(_ isCollapsed: Bool) {
        guard isCollapsed != (ownLayout?.isCollapsed ?? false) else { return }
        layoutState.isCollapsed = isCollapsed
        contentChangedLayout()
        (self as? UIStackView)?.setNeedsArranging()
    }

    /// The nearest ancestor whose frame does not come from constraints, so that views outside do not move.
    private var fixedAncestor: UIView {
        var view: UIView = self
        while !view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview { view = parent }
        return view
    }
}

extension UIView {
    /// Whether the view is hidden, or will be at the end of a running animation.
    var isHiddenOrHiding: Bool { layer.isHidden || viewLayout?.hidingAnimation != nil }

    /// Hides or shows the view. A stack view collapses or expands it. In an animation block, an arranged view stays
    /// visible until the animations end, and the stack view's layout is animated.
    func setHidden(_ isHidden: Bool) {
        guard isHidden != isHiddenOrHiding else { return }
        viewLayout?.hidingAnimation = nil
        guard let stack = superview as? UIStackView, stack.isArranged(self) else {
            layer.isHidden = isHidden
            return
        }
        let animation = window == nil || !UIView.areAnimationsEnabled ? nil : AnimationContext.current?.animation
        if isHidden, let animation {
            layoutState.hidingAnimation = animation
            animation.addCompletion { [weak self, unowned animation] _ in self?.finishHiding(in: animation) }
        } else {
            layer.isHidden = isHidden
        }
        setCollapsed(isHidden)
        stack.setNeedsArranging()
        if animation != nil { AnimationContext.current?.layoutAtEnd(stack.fixedAncestor) }
    }

    /// Hides the view, if `animation` is the last that it was hidden in. An animation that was reversed shows the view
    /// again.
    private func finishHiding(in animation: ViewAnimation) {
        guard viewLayout?.hidingAnimation === animation else { return }
        guard animation.stopPosition != .start else { return setHidden(false) }
        viewLayout?.hidingAnimation = nil
        layer.isHidden = true
    }

    /// Sets whether the view's intrinsic size is ignored, because a stack view has collapsed it.
    func setCollapsed(_ isCollapsed: Bool) {
        guard isCollapsed != (viewLayout?.isCollapsed ?? false) else { return }
        layoutState.isCollapsed = isCollapsed
        updateLayoutAfterContentChange()
        (self as? UIStackView)?.setNeedsArranging()
    }

    /// The nearest ancestor whose frame does not come from constraints, so that views outside do not move.
    private var fixedAncestor: UIView {
        var view: UIView = self
        while !view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview { view = parent }
        return view
    }
}

extension UIView {
    /// The innermost view whose `layoutSubviews()` runs now.
    private(set) static weak var viewInLayout: UIView?

    /// Runs one layout of this view, with its controller's callbacks around it.
    func runLayout() {
        let outer = UIView.viewInLayout
        UIView.viewInLayout = self
        defer { UIView.viewInLayout = outer }
        resolvedTraits.performAsCurrent {
            ownerController?.viewWillLayoutSubviews()
            layoutSubviews()
            ownerController?.viewDidLayoutSubviews()
        }
    }

    /// Repeats layout until nothing needs it, at most as many rounds as a frame has.
    func layoutSubtreeNow() {
        for _ in 0..<FrameLoop.maximumLayoutPasses {
            topView.updateConstraintsAndSolve()
            layer.layoutIfNeeded()
            guard layer.needsLayoutInSubtree || topView.needsSolving || topView.hasRequestedConstraintUpdates else {
                return
            }
        }
    }
}

// MARK: Safe area

extension UIView {
    /// Recomputes `safeAreaInsets` of this subtree after the view, its superview or the device has changed.
    package func updateSafeArea() {
        let insets = computedSafeArea()
        guard insets != resolvedSafeArea else { return }
        walkTree(self, nil as UIView?, where: { $0.superview === $1 }) { view, outer in
            outer = view
            return view.applySafeArea() ? view.subviews : nil
        }
    }

    /// Applies new insets, if any. Returns whether the insets that subviews inherit have changed.
    private func applySafeArea() -> Bool {
        let insets = computedSafeArea()
        guard insets != resolvedSafeArea else { return false }
        let cover = safeAreaOfSubviews
        resolvedSafeArea = insets
        safeAreaInsetsDidChange()
        ownerController?.viewSafeAreaInsetsDidChange()
        updateLayoutAfterSafeAreaChange()
        setNeedsLayout()
        KeyValueObservers.noteChange(of: self)
        return safeAreaOfSubviews != cover
    }

    /// Updates the subviews' safe areas after a bounds-origin change of `change`. Nothing changes along an axis without
    /// insets.
    func updateSafeAreas(scrolledBy change: CGVector) {
        let cover = safeAreaOfSubviews
        let affectsSubviews =
            change.dy != 0 && (cover.top != 0 || cover.bottom != 0)
            || change.dx != 0 && (cover.left != 0 || cover.right != 0)
        guard affectsSubviews else { return }
        for view in subviews {
            view.updateSafeArea()
        }
    }

    /// The insets from the superview or the device, plus those that the controller adds.
    private func computedSafeArea() -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let parent = superview {
            insets = covered(by: parent.safeAreaOfSubviews, of: parent)
        } else if let window = self as? UIWindow {
            insets = window.deviceSafeAreaInsets()
        }
        if let extra = ownerController?.additionalSafeAreaInsets {
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        if let bars = ownerController?.containerPlacement.covered {
            insets.top += bars.top
            insets.left += bars.left
            insets.bottom += bars.bottom
            insets.right += bars.right
        }
        return insets
    }

    /// The part of the superview's insets that reaches into this view, in this view's coordinates. A quarter turn moves
    /// the top inset to a side.
    private func covered(by outer: UIEdgeInsets, of parent: UIView) -> UIEdgeInsets {
        guard outer != .zero else { return .zero }
        let rect = safeAreaReferenceFrame ?? layer.frame
        let parentBounds = parent.layer.bounds
        let insets = UIEdgeInsets(
            top: UIView.covered(outer.top, beyond: rect.minY - parentBounds.minY, of: rect.height),
            left: UIView.covered(outer.left, beyond: rect.minX - parentBounds.minX, of: rect.width),
            bottom: UIView.covered(outer.bottom, beyond: parentBounds.maxY - rect.maxY, of: rect.height),
            right: UIView.covered(outer.right, beyond: parentBounds.maxX - rect.maxX, of: rect.width))
        guard insets != .zero, safeAreaReferenceFrame == nil, !CATransform3DIsIdentity(layer.transform) else {
            return insets
        }
        let own = layer.bounds
        let safe = layer.convert(rect.inset(by: insets), from: parent.layer)
        return UIEdgeInsets(
            top: UIView.covered(safe.minY - own.minY, beyond: 0, of: own.height),
            left: UIView.covered(safe.minX - own.minX, beyond: 0, of: own.width),
            bottom: UIView.covered(own.maxY - safe.maxY, beyond: 0, of: own.height),
            right: UIView.covered(own.maxX - safe.maxX, beyond: 0, of: own.width))
    }

    private static func covered(_ inset: CGFloat, beyond distance: CGFloat, of length: CGFloat) -> CGFloat {
        min(max(0, inset - max(0, distance)), max(0, length))
    }
}

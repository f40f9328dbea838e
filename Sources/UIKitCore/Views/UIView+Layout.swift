extension UIView {
    /// One turn of layout for this view, with its controller's callbacks around it.
    func runLayout() {
        guard let controller = ownerController else { return layoutSubviews() }
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
    }
}

// MARK: Safe area

extension UIView {
    /// Works out `safeAreaInsets` again after the view, its superview or the device has changed, for all views inside.
    func updateSafeArea() {
        let insets = computedSafeArea()
        guard insets != resolvedSafeArea else { return }
        resolvedSafeArea = insets
        safeAreaInsetsDidChange()
        ownerController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for view in subviews {
            view.updateSafeArea()
        }
    }

    /// Each edge is covered by as much of the superview's inset as reaches into this view; what the controller adds
    /// comes on top.
    private func computedSafeArea() -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let parent = superview {
            let outer = parent.resolvedSafeArea
            let (rect, room) = (frame, parent.bounds)
            insets.top = UIView.covered(outer.top, beyond: rect.minY - room.minY, of: rect.height)
            insets.left = UIView.covered(outer.left, beyond: rect.minX - room.minX, of: rect.width)
            insets.bottom = UIView.covered(outer.bottom, beyond: room.maxY - rect.maxY, of: rect.height)
            insets.right = UIView.covered(outer.right, beyond: room.maxX - rect.maxX, of: rect.width)
        } else if let window = self as? UIWindow {
            insets = window.coveredByDevice()
        }
        if let extra = ownerController?.additionalSafeAreaInsets {
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        if let strip = ownerController?.popoverArrowInsets {
            insets.top += strip.top
            insets.left += strip.left
            insets.bottom += strip.bottom
            insets.right += strip.right
        }
        return insets
    }

    private static func covered(_ inset: CGFloat, beyond distance: CGFloat, of length: CGFloat) -> CGFloat {
        min(max(0, inset - max(0, distance)), max(0, length))
    }
}

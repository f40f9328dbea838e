extension UIView {
    /// Applies the frames of subviews that constraints have changed.
    func positionConstrainedSubviews() {
        guard let state = viewLayout else { return }
        if let engine = treeEngine, engine.needsUpdate { engine.update() }
        guard !state.pendingBoxes.isEmpty else { return }
        let pending = state.pendingBoxes
        state.pendingBoxes.removeAll()
        for box in pending {
            box.isPending = false
            guard let view = box.view, view.superview === self, view.viewLayout?.box === box else { continue }
            view.applyFrame(from: box)
        }
    }

    /// Applies the solved frame, aligned to pixels. Edges are rounded, not the size, and relative to the root, so that
    /// adjacent views stay adjacent.
    private func applyFrame(from box: LayoutBox) {
        guard !box.engine.usesAutoresizingMask(self) else { return }
        let exact = untransformedAlignmentRect.replaced(by: box)
        let shift = superview?.viewLayout?.box?.roundingOffset ?? .zero
        let moved = exact.offsetBy(dx: shift.x, dy: shift.y)
        let rect = frame(forAlignmentRect: moved).rounded(toScale: traitCollection.displayScale)
        let unrounded = frame(forAlignmentRect: moved)
        let deviation = CGPoint(x: unrounded.minX - rect.minX, y: unrounded.minY - rect.minY)
        setUntransformedFrame(rect, by: box.engine)
        guard
            abs(deviation.x - box.roundingOffset.x) > LayoutEngine.tolerance
                || abs(deviation.y - box.roundingOffset.y) > LayoutEngine.tolerance
        else { return }
        box.roundingOffset = deviation
        repositionAllSubviews()
    }

    /// Applies all subviews' frames again, because their edges may round differently.
    func repositionAllSubviews() {
        guard viewLayout != nil else { return }
        for view in subviews {
            guard let box = view.viewLayout?.box, !box.isPending, !box.engine.usesAutoresizingMask(view) else {
                continue
            }
            box.isPending = true
            layoutState.pendingBoxes.append(box)
            setNeedsLayout()
        }
    }

    /// Applies the solved size to the root of the tree.
    func applyRootFrame(from box: LayoutBox) {
        setUntransformedFrame(frame(forAlignmentRect: untransformedAlignmentRect.replaced(by: box)), by: box.engine)
    }

    /// Sets bounds and center, so that the transform is preserved.
    private func setUntransformedFrame(_ rect: CGRect, by engine: LayoutEngine) {
        let isResized = bounds.size != rect.size
        engine.applyFrame {
            if isResized { bounds = CGRect(origin: bounds.origin, size: rect.size) }
            let anchor = layer.anchorPoint
            let middle = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
            if center != middle { center = middle }
        }
        if isResized { ownerController?.notifyLayoutSizeDidChange() }
    }

    /// The view's frame in its superview's coordinates, without its transform.
    var untransformedFrame: CGRect {
        let size = layer.bounds.size
        let center = layer.position
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// The alignment rectangle of that frame.
    var untransformedAlignmentRect: CGRect { alignmentRect(forFrame: untransformedFrame) }

    /// Called after the view's bounds or center have changed.
    func updateLayoutAfterFrameChange() {
        guard let state = viewLayout else { return }
        if let box = state.box { box.viewDidMove(self) }
        state.readableGuide?.refreshReferencingConstraints()
        state.keyboardGuide?.update()
        refreshPreservedMargins()
    }

    /// Called after the autoresizing mask, or whether the view uses it, has changed.
    func updateLayoutAfterMaskChange() {
        guard let box = viewLayout?.box else { return }
        box.rebuildImplicitRows()
        for view in subviews {
            if let inner = view.viewLayout?.box { inner.rebuildImplicitRows() }
        }
        (superview ?? self).setNeedsLayout()
        setNeedsLayout()
    }

    /// Called when the interface direction or the alignment rectangle may have changed.
    func refreshInstalledConstraints() {
        guard let state = viewLayout else { return }
        for constraint in state.constraints { constraint.refresh() }
        state.refreshMargins()
    }
}

extension CGRect {
    /// This rectangle with the parts that an engine has solved.
    @MainActor fileprivate func replaced(by box: LayoutBox) -> CGRect {
        CGRect(
            x: box.horizontal.origin.map { CGFloat($0.value) } ?? minX,
            y: box.vertical.origin.map { CGFloat($0.value) } ?? minY,
            width: box.horizontal.length.map { max(0, CGFloat($0.value)) } ?? width,
            height: box.vertical.length.map { max(0, CGFloat($0.value)) } ?? height)
    }
}

extension UIView {
    /// Applies the frames of subviews that constraints have changed.
    func placeConstrainedSubviews() {
        guard let state = ownLayout else { return }
        if let engine = treeEngine, engine.needsUpdate { engine.update() }
        guard !state.pending.isEmpty else { return }
        let taken = state.pending
        state.pending.removeAll()
        for box in taken {
            box.isPending = false
            guard let view = box.view, view.superview === self, view.ownLayout?.box === box else { continue }
            view.place(box)
        }
    }

    /// Applies the solved frame, aligned to pixels. Edges are rounded, not the size, and relative to the root, so that
    /// adjacent views stay adjacent.
    private func place(_ box: LayoutBox) {
        guard !box.engine.followsMask(self) else { return }
        let exact = alignedLayoutRect.replaced(by: box)
        let shift = superview?.ownLayout?.box?.deviation ?? .zero
        let moved = exact.offsetBy(dx: shift.x, dy: shift.y)
        let rect = frame(forAlignmentRect: moved).rounded(toScale: traitCollection.displayScale)
        let unrounded = frame(forAlignmentRect: moved)
        let deviation = CGPoint(x: unrounded.minX - rect.minX, y: unrounded.minY - rect.minY)
        setLayoutRect(rect, by: box.engine)
        guard
            abs(deviation.x - box.deviation.x) > LayoutEngine.tolerance
                || abs(deviation.y - box.deviation.y) > LayoutEngine.tolerance
        else { return }
        box.deviation = deviation
        placeAllAgain()
    }

    /// Applies all subviews' frames again, because their edges may round differently.
    func placeAllAgain() {
        guard ownLayout != nil else { return }
        for view in subviews {
            guard let box = view.ownLayout?.box, !box.isPending, !box.engine.followsMask(view) else { continue }
            box.isPending = true
            layoutState.pending.append(box)
            setNeedsLayout()
        }
    }

    /// Applies the solved size to the root of the tree.
    func placeAsTop(_ box: LayoutBox) {
        setLayoutRect(frame(forAlignmentRect: alignedLayoutRect.replaced(by: box)), by: box.engine)
    }

    /// Sets bounds and center, so that the transform is preserved.
    private func setLayoutRect(_ rect: CGRect, by engine: LayoutEngine) {
        engine.counts.placed += 1
        let wasPlacing = engine.isPlacing
        engine.isPlacing = true
        let isResized = bounds.size != rect.size
        if isResized { bounds = CGRect(origin: bounds.origin, size: rect.size) }
        let anchor = layer.anchorPoint
        let middle = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if center != middle { center = middle }
        engine.isPlacing = wasPlacing
        if isResized { ownerController?.announceLayoutSize() }
    }

    /// The view's frame in its superview's coordinates, without its transform.
    var layoutRect: CGRect {
        let (size, place, anchor) = (layer.bounds.size, layer.position, layer.anchorPoint)
        return CGRect(
            x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// The alignment rectangle of that frame.
    var alignedLayoutRect: CGRect { alignmentRect(forFrame: layoutRect) }

    /// Called after the view's bounds or center have changed.
    func frameMovedLayout() {
        guard let state = ownLayout else { return }
        if let box = state.box { box.engine.viewDidMove(self, box) }
        state.readableGuide?.refreshMentions()
        placeMovedMargins()
    }

    /// Called after the autoresizing mask, or whether the view uses it, has changed.
    func maskChangedLayout() {
        guard let box = ownLayout?.box else { return }
        box.engine.renewOwnRows(of: box)
        for view in subviews {
            if let inner = view.ownLayout?.box { inner.engine.renewOwnRows(of: inner) }
        }
        (superview ?? self).setNeedsLayout()
        setNeedsLayout()
    }

    /// Called when the interface direction or the alignment rectangle may have changed.
    func refreshHeldConstraints() {
        guard let state = ownLayout else { return }
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

extension UIView {
    /// Gives the subviews that constraints moved their places.
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

    /// Takes the place that the engine found, on whole pixels: the edges are rounded, not the size, and each as it lies
    /// in the tree, so that what touches still touches.
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

    /// The subviews' edges may round to other pixels now.
    func placeAllAgain() {
        guard ownLayout != nil else { return }
        for view in subviews {
            guard let box = view.ownLayout?.box, !box.isPending, !box.engine.followsMask(view) else { continue }
            box.isPending = true
            layoutState.pending.append(box)
            setNeedsLayout()
        }
    }

    /// Takes the size that the engine found for the top of its tree.
    func placeAsTop(_ box: LayoutBox) {
        setLayoutRect(frame(forAlignmentRect: alignedLayoutRect.replaced(by: box)), by: box.engine)
    }

    /// Sets bounds and center, so that a transform stays what it is.
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

    /// The view's rectangle in its superview's coordinates, as it is without its transform.
    var layoutRect: CGRect {
        let (size, place, anchor) = (layer.bounds.size, layer.position, layer.anchorPoint)
        return CGRect(
            x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// What constraints see of `layoutRect`.
    var alignedLayoutRect: CGRect { alignmentRect(forFrame: layoutRect) }

    /// Called after the view's bounds or center have changed.
    func frameMovedLayout() {
        guard let state = ownLayout else { return }
        if let box = state.box { box.engine.viewDidMove(self, box) }
        state.readableGuide?.refreshMentions()
        placeMovedMargins()
    }

    /// Called when the view began or stopped following its mask, or has another mask.
    func maskChangedLayout() {
        guard let box = ownLayout?.box else { return }
        box.engine.renewOwnRows(of: box)
        for view in subviews {
            if let inner = view.ownLayout?.box { inner.engine.renewOwnRows(of: inner) }
        }
        (superview ?? self).setNeedsLayout()
        setNeedsLayout()
    }

    /// Called when the sides of the interface, or what is aligned of this view, may have changed.
    func refreshHeldConstraints() {
        guard let state = ownLayout else { return }
        for constraint in state.constraints { constraint.refresh() }
        state.refreshMargins()
    }
}

extension CGRect {
    /// This rectangle with the parts that an engine has found.
    @MainActor fileprivate func replaced(by box: LayoutBox) -> CGRect {
        CGRect(
            x: box.horizontal.origin.map { CGFloat($0.value) } ?? minX,
            y: box.vertical.origin.map { CGFloat($0.value) } ?? minY,
            width: box.horizontal.length.map { max(0, CGFloat($0.value)) } ?? width,
            height: box.vertical.length.map { max(0, CGFloat($0.value)) } ?? height)
    }
}

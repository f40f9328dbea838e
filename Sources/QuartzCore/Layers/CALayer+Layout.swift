extension CALayer {
    /// Whether this layer, its mask or one below it needs layout.
    package final var needsLayoutInSubtree: Bool { marks.needsLayout || marks.needsLayoutBelow }

    /// The layout pass: lays out every marked layer in this subtree, top down, each once. Superlayers are not laid
    /// out.
    ///
    /// A layer that is marked again during the pass stays marked; check `needsLayoutInSubtree` and call again. Layers
    /// may be added and removed meanwhile.
    package final func layoutSubtreeIfNeeded() {
        guard needsLayoutInSubtree else { return }
        let observer = TransactionThread.current.workObserver
        walkTree(
            self, parentIdentity,
            where: { child, outer in child.needsLayoutInSubtree && child.parentIdentity == outer },
            among: { layer, children, index, _ in layer.candidates(in: children, from: index) { $0.needsLayout } }
        ) { layer, outer in
            outer = ObjectIdentifier(layer)
            if layer.marks.needsLayout {
                layer.marks.needsLayout = false
                let isNested = layer.marks.isInLayout
                layer.marks.isInLayout = true
                layer.layoutSublayers()
                layer.marks.isInLayout = isNested
                observer?.layerDidLayOut(layer)
            }
            return layer.childrenAndMask
        } leave: { layer, _ in
            layer.marks.needsLayoutBelow =
                layer.settleMarks(\.needsLayout) { $0.needsLayoutInSubtree }
                || layer.maskLayer?.needsLayoutInSubtree ?? false
        }
    }

    /// The sublayers followed by the mask.
    final var childrenAndMask: [CALayer] {
        guard let maskLayer else { return children }
        return children + [maskLayer]
    }

    final func markNeedsLayout() {
        guard !marks.needsLayout else { return }
        marks.needsLayout = true
        markBlock { $0.needsLayout = true }
        parent?.markNeedsLayoutBelow()
        markTreeChanged()
    }

    final func markNeedsLayoutBelow() {
        var layer: CALayer? = self
        while let next = layer, !next.marks.needsLayoutBelow {
            next.marks.needsLayoutBelow = true
            next.markBlock { $0.needsLayout = true }
            layer = next.parent
        }
        markTreeChanged()
    }

    final func layoutFromTopmostMarkedLayer() {
        var outermost = self
        // A layer that lays out a sublayer in its own layout is not entered again.
        while let parent = outermost.parent, parent.marks.needsLayout, !parent.marks.isInLayout {
            outermost = parent
        }
        outermost.layoutSubtreeIfNeeded()
    }
}

extension CALayer {
    /// Whether `layoutSublayers()` is due.
    public final func needsLayout() -> Bool { marks.needsLayout }

    /// Whether this layer or one below it, masks included, is to be laid out.
    package final var needsLayoutInSubtree: Bool { marks.needsLayout || marks.needsLayoutBelow }

    /// Lays out every layer below that needs it, from the top down, each once; the superlayers are left alone.
    ///
    /// A layer that is marked again while others are laid out stays marked: look at `needsLayoutInSubtree` and call
    /// again. Layers may be added and removed meanwhile.
    package final func layoutSubtreeIfNeeded() {
        guard needsLayoutInSubtree else { return }
        walkTree(
            self, parentIdentity, where: { child, outer in child.needsLayoutInSubtree && child.parentIdentity == outer }
        ) { layer, outer in
            outer = ObjectIdentifier(layer)
            if layer.marks.needsLayout {
                layer.marks.needsLayout = false
                layer.layoutSublayers()
            }
            return layer.childrenAndMask
        } leave: { layer, _ in
            layer.marks.needsLayoutBelow =
                layer.children.has { $0.needsLayoutInSubtree } || layer.maskLayer?.needsLayoutInSubtree ?? false
        }
    }

    /// The sublayers and, after them, the mask.
    final var childrenAndMask: [CALayer] {
        guard let maskLayer else { return children }
        return children + [maskLayer]
    }

    final func markNeedsLayout() {
        guard !marks.needsLayout else { return }
        marks.needsLayout = true
        parent?.markNeedsLayoutBelow()
        noteTreeChange()
    }

    final func markNeedsLayoutBelow() {
        var layer: CALayer? = self
        while let next = layer, !next.marks.needsLayoutBelow {
            next.marks.needsLayoutBelow = true
            layer = next.parent
        }
        noteTreeChange()
    }

    final func layoutFromOutermost() {
        var outermost = self
        while let parent = outermost.parent, parent.marks.needsLayout {
            outermost = parent
        }
        outermost.layoutSubtreeIfNeeded()
    }
}

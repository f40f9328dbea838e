import CoreGraphics

extension CALayer {
    /// The layer that contains this one or is masked by it.
    public final var superlayer: CALayer? { parent }

    /// The sublayers, rearmost first; nil when there are none. Setting it replaces all of them.
    public final var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            let wanted = newValue ?? []
            for child in children where !wanted.contains(where: { $0 === child }) {
                child.removeFromSuperlayer()
            }
            for layer in wanted {
                addSublayer(layer)
            }
        }
    }

    /// Adds the layer behind `sibling`, or behind all sublayers if that is nil.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 0, indexWithoutSibling: 0)
    }

    /// Adds the layer in front of `sibling`, or in front of all sublayers if that is nil.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, beside: sibling, offset: 1, indexWithoutSibling: children.count)
    }

    /// Replaces `oldLayer` by `newLayer` at the same position.
    public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, isSublayer(oldLayer), accepts(newLayer) else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    final func insert(_ layer: CALayer, at index: Int) {
        guard accepts(layer) else { return }
        layer.removeFromSuperlayer()
        let index = min(index, children.count)
        children.insert(layer, at: index)
        layer.parent = self
        if index == children.count - 1 {
            layer.siblingIndex = index
            blocks.append(layer.marks, count: children.count)
        } else {
            blocks.removeAll()
        }
        propagateMarks(of: layer, at: index)
        setNeedsLayout()
    }

    private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, indexWithoutSibling end: Int) {
        guard accepts(layer) else { return }
        guard let sibling else { return insert(layer, at: end) }
        guard sibling !== layer, isSublayer(sibling) else { return }
        layer.removeFromSuperlayer()
        let index = children.firstIndex { $0 === sibling } ?? children.count
        insert(layer, at: index + offset)
    }

    /// Removes the layer from its superlayer or the layer it masks; does nothing for a root.
    final func detach() {
        guard let owner = parent else { return }
        if marks.isAnimatedBelow { DetachedLayers.add(self) }
        parent = nil
        marks.isOnScreen = false
        if owner.maskLayer === self {
            owner.maskLayer = nil
            owner.markOrderChanged(from: owner.children.count)
        } else if let index = owner.children.lastIndex(where: { $0 === self }) {
            owner.children.remove(at: index)
            if index == owner.children.count {
                owner.blocks.removeLast(leaving: index)
            } else {
                owner.blocks.removeAll()
            }
            owner.setNeedsLayout()
            owner.markOrderChanged(from: index)
        } else {
            owner.markOrderChanged()
        }
    }

    final func setMask(_ layer: CALayer?) {
        guard layer !== maskLayer else { return }
        if let layer {
            guard accepts(layer) else { return }
            if let owner = layer.parent {
                LayerMisuse.report(
                    "\(layer) cannot mask \(self) while it is a sublayer of \(owner); it was removed from it.",
                    raises: false)
                layer.removeFromSuperlayer()
            }
        }
        let old = maskLayer
        change("mask") {
            old?.removeFromSuperlayer()
            maskLayer = layer
            layer?.parent = self
        }
        if let layer {
            propagateMarks(of: layer, at: children.count)
        }
    }

    /// Propagates the pending work of a newly added layer: its marks have only reached its previous root.
    ///
    /// - Parameter index: Its index in the sublayers; the number of sublayers for a mask.
    private func propagateMarks(of layer: CALayer, at index: Int) {
        markOrderChanged(from: index)
        if layer.displayScale != displayScale {
            layer.setDisplayScale(displayScale)
        }
        if layer.marks.needsLayout || layer.marks.needsLayoutBelow {
            markNeedsLayoutBelow()
        }
        if layer.marks.needsDisplay || layer.marks.needsDisplayBelow {
            markNeedsDisplayBelow()
        }
        if layer.marks.isAnimatedBelow {
            markAnimatedBelow()
        }
    }

    /// Whether the layer may be added. Reports an error if it contains this layer.
    private func accepts(_ layer: CALayer) -> Bool {
        var ancestor: CALayer? = self
        while let next = ancestor {
            if next === layer {
                LayerMisuse.report("CALayerInvalid: layer \(layer) is a part of cycle in its layer tree", raises: true)
                return false
            }
            ancestor = next.parent
        }
        return true
    }

    private func isSublayer(_ layer: CALayer) -> Bool {
        if layer.parent === self, layer !== maskLayer { return true }
        LayerMisuse.report("CALayerInvalid: layer \(layer) is not a sublayer of \(self)", raises: true)
        return false
    }
}

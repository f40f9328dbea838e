import CoreGraphics

extension CALayer {
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

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int, indexWithoutSibling end: Int) {
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
    func accepts(_ layer: CALayer) -> Bool {
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

    func isSublayer(_ layer: CALayer) -> Bool {
        if layer.parent === self, layer !== maskLayer { return true }
        LayerMisuse.report("CALayerInvalid: layer \(layer) is not a sublayer of \(self)", raises: true)
        return false
    }
}

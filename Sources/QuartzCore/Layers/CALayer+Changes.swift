import CoreGraphics

extension CALayer {
    /// Runs `update`, which sets the model value of `key`, and then what `action(forKey:)` says to the change.
    final func change(_ key: String, _ update: () -> Void) {
        let action = CATransaction.disableActions() ? nil : action(forKey: key)
        update()
        noteChange()
        if type(of: self).needsDisplay(forKey: key) {
            setNeedsDisplay()
        }
        if let action, !(action is NSNull) {
            action.run(forKey: key, object: self, arguments: nil)
        }
    }

    /// Sets one value, unless it is the same already.
    final func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerValues, Value>, to value: Value
    ) {
        guard values[keyPath: path] != value else { return }
        change(key) { values[keyPath: path] = value }
    }

    /// Sets one number, unless it is the same already or not finite.
    final func change(_ key: String, _ path: WritableKeyPath<LayerValues, CGFloat>, to value: CGFloat) {
        guard values[keyPath: path] != value, accepts(value.isFinite, key, value) else { return }
        change(key) { values[keyPath: path] = value }
    }

    /// Sets one number, unless it is the same already or not finite.
    final func change(_ key: String, _ path: WritableKeyPath<LayerValues, Float>, to value: Float) {
        guard values[keyPath: path] != value, accepts(value.isFinite, key, value) else { return }
        change(key) { values[keyPath: path] = value }
    }

    /// Whether the value is a place or length; if not, reports it as Core Animation does.
    final func accepts(_ isFinite: Bool, _ key: String, _ value: Any) -> Bool {
        if !isFinite {
            LayerFault.report("CALayer \(key) contains NaN: \(value)", raises: true)
        }
        return isFinite
    }

    /// Marks the layer as changed for the compositors that show it.
    final func noteChange() {
        let epoch = LayerEpoch.current
        guard marks.own != epoch else { return }
        marks.own = epoch
        noteTreeChange()
    }

    /// Marks sublayers or mask as others, or as lying in another order.
    final func noteOrderChange() {
        marks.order = LayerEpoch.current
        noteTreeChange()
    }

    /// Marks the way from here to the root, as far as that has not been done in this epoch, and tells the root.
    final func noteTreeChange() {
        let epoch = LayerEpoch.current
        var layer = self
        while layer.marks.tree != epoch {
            layer.marks.tree = epoch
            guard let parent = layer.parent else {
                layer.onTreeChange?()
                return
            }
            layer = parent
        }
    }
}

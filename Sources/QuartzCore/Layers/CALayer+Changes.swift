import CoreGraphics

extension CALayer {
    /// Runs `update`, which sets the model value of `key`, and then the action for the change.
    final func change(_ key: String, _ update: () -> Void) {
        let thread = TransactionThread.current
        let action = thread.innermost.disablesActions ? nil : action(forKey: key)
        if let observer = thread.changeObserver, action == nil || action is NSNull {
            observer.layer(self, willChange: key)
        }
        update()
        markChanged()
        if type(of: self).needsDisplay(forKey: key) {
            setNeedsDisplay()
        }
        if let action, !(action is NSNull) {
            action.run(forKey: key, object: self, arguments: nil)
        }
        KeyValueObservers.noteChange(of: self)
    }

    /// Sets one value, if it is different.
    final func change<Value: Equatable>(
        _ key: String, _ path: WritableKeyPath<LayerValues, Value>, to value: Value
    ) {
        guard values[keyPath: path] != value else { return }
        change(key) { values[keyPath: path] = value }
    }

    /// Sets one value, if it is different and finite.
    final func change(_ key: String, _ path: WritableKeyPath<LayerValues, CGFloat>, to value: CGFloat) {
        guard values[keyPath: path] != value, accepts(value.isFinite, key: key, value: value) else { return }
        change(key) { values[keyPath: path] = value }
    }

    /// Sets one value, if it is different and finite.
    final func change(_ key: String, _ path: WritableKeyPath<LayerValues, Float>, to value: Float) {
        guard values[keyPath: path] != value, accepts(value.isFinite, key: key, value: value) else { return }
        change(key) { values[keyPath: path] = value }
    }

    /// Returns `isFinite`; if false, reports the value as Core Animation does.
    final func accepts(_ isFinite: Bool, key: String, value: Any) -> Bool {
        if !isFinite {
            LayerMisuse.report("CALayer \(key) contains NaN: \(value)", raises: true)
        }
        return isFinite
    }

    /// Marks the layer as changed for its compositors.
    final func markChanged() {
        let epoch = LayerEpoch.current
        guard marks.ownEpoch != epoch else { return }
        marks.ownEpoch = epoch
        markTreeChanged()
    }

    /// Marks the list or order of sublayers, or the mask, as changed.
    ///
    /// - Parameter index: The sublayers before it are the same as before.
    final func markOrderChanged(from index: Int = 0) {
        let epoch = LayerEpoch.current
        blocks.comparedCount = min(blocks.comparedCount, index)
        let index = mayReorderSublayers ? 0 : index
        if marks.orderEpoch == epoch {
            unchangedCount = min(unchangedCount, index)
        } else {
            previousOrderEpoch = marks.orderEpoch
            marks.orderEpoch = epoch
            unchangedCount = index
        }
        markTreeChanged()
    }

    /// Marks the path from here to the root as changed in this epoch, and calls the root's `onTreeChange`.
    final func markTreeChanged() {
        let epoch = LayerEpoch.current
        var layer = self
        while layer.marks.treeEpoch != epoch {
            layer.marks.treeEpoch = epoch
            layer.markBlock { $0.treeEpoch = epoch }
            guard let parent = layer.parent else {
                layer.onTreeChange?()
                return
            }
            layer = parent
        }
    }
}

import Synchronization

/// The layers that have left their trees with animations, which end in the next frame of the tree.
///
/// They are not kept by thread: the main actor of a test may run on another thread in every turn.
enum DetachedLayers {
    private struct Entry {
        let layer: CALayer
        private(set) weak var root: CALayer?
        /// Whether the tree has frames.
        let isInObservedTree: Bool
    }

    /// Layers are not bound to an actor, but each tree is used from one thread at a time.
    private struct Entries: @unchecked Sendable {
        var list: [Entry] = []
    }

    private static let entries = Mutex(Entries())

    /// Notes that `layer`, which is still in its tree, leaves it with animations.
    static func add(_ layer: CALayer) {
        let root = layer.root
        entries.withLock { entries in
            // The root may be a layer that has left its own tree since the last frame.
            let earlier = entries.list.last { $0.layer === root }
            entries.list.append(
                earlier.map { Entry(layer: layer, root: $0.root, isInObservedTree: $0.isInObservedTree) }
                    ?? Entry(layer: layer, root: root, isInObservedTree: root.onTreeChange != nil))
        }
    }

    /// Removes and returns the layers that have left the tree of `root`, and those that were in no tree with frames. The layers of
    /// trees that are gone lose their animations without a callback.
    static func removeLayers(of root: CALayer) -> [CALayer] {
        let found = entries.withLock { entries -> Entries in
            guard !entries.list.isEmpty else { return Entries() }
            let found = entries.list.filter { $0.root === root || $0.root == nil || !$0.isInObservedTree }
            entries.list.removeAll { $0.root === root || $0.root == nil || !$0.isInObservedTree }
            return Entries(list: found)
        }
        var occupied: [CALayer] = []
        for entry in found.list {
            let isAbandoned = entry.isInObservedTree && entry.root == nil
            if isAbandoned { entry.layer.discardAnimations() } else { occupied.append(entry.layer) }
        }
        return occupied
    }
}

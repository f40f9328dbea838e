import Synchronization

/// The dirty flags of a layer and the tree below it, and the epochs of its last changes.
struct LayerMarks {
    var needsLayout = false
    var needsLayoutBelow = false
    /// Whether `layoutSublayers()` of the layer runs now.
    var isInLayout = false
    var needsDisplay = false
    var needsDisplayBelow = false
    /// Whether the layer, or one below it, has animations.
    var isAnimatedBelow = false
    /// Whether the layer emits particles, so that every frame changes it.
    var isEmitting = false
    /// Whether a hit test must ask the layer's view, even if the point is outside of its bounds.
    var isAlwaysAsked = false
    /// Whether a compositor has displayed the layer; only then are its changes animated implicitly.
    var isOnScreen = false

    /// The epoch of the last change of the layer itself, without sublayers.
    var ownEpoch: UInt64 = 0
    /// The epoch of the last change of the list or order of sublayers, or of the mask.
    var orderEpoch: UInt64 = 0
    /// The epoch of the last change in the subtree, including this layer.
    var treeEpoch: UInt64 = 0
}

/// Counts compositions, so that changes are found without clearing flags: every composition ends an epoch. A change
/// stamped with a later epoch than a compositor has seen is new to it. Any number of compositors can observe one
/// tree.
enum LayerEpoch {
    private static let counter = Atomic<UInt64>(1)
    private static let identity = Atomic<UInt64>(0)

    static var current: UInt64 { counter.load(ordering: .relaxed) }

    /// Ends the current epoch and returns it.
    static func endCurrent() -> UInt64 { counter.wrappingAdd(1, ordering: .relaxed).oldValue }

    /// A number that is unique in the process; an address could be reused.
    static func nextIdentity() -> UInt64 { identity.wrappingAdd(1, ordering: .relaxed).newValue }
}

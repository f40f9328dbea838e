import Synchronization

/// What has to be done with a layer, or somewhere in the tree below it.
struct LayerMarks {
    var needsLayout = false
    var needsLayoutBelow = false
    var needsDisplay = false
    var needsDisplayBelow = false
    /// Whether the layer, or one below it, has animations.
    var isAnimatedBelow = false
    /// Whether a compositor has taken the layer over; only then do its changes animate by themselves.
    var isOnScreen = false

    /// The epoch in which the layer itself last changed, but for what lies in it.
    var own: UInt64 = 0
    /// The epoch in which sublayers or mask last came, went or changed places.
    var order: UInt64 = 0
    /// The epoch in which anything in the tree from this layer downward last changed.
    var tree: UInt64 = 0
}

/// Epochs are how changes are noticed without clearing flags: every composition ends one. What is stamped with an
/// epoch later than the last one that a compositor has seen, is new to it; so any number of them can watch one tree.
enum LayerEpoch {
    private static let epoch = Atomic<UInt64>(1)
    private static let identity = Atomic<UInt64>(0)

    static var current: UInt64 { epoch.load(ordering: .relaxed) }

    /// Ends the present epoch and returns it.
    static func end() -> UInt64 { epoch.wrappingAdd(1, ordering: .relaxed).oldValue }

    /// A number that no other layer of the process has or had, as an address would be used again.
    static func nextIdentity() -> UInt64 { identity.wrappingAdd(1, ordering: .relaxed).newValue }
}

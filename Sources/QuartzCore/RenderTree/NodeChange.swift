/// What is different in a render node since its last update.
///
/// `RenderTree` decides it once for each node that an update visits, before it visits the node's children. What
/// follows for the children is below; what is painted again is in `NodeConsequences`.
package struct NodeChange: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Nothing known of the node is up to date: it is new, was not visible, or was on a plane of its own.
    package static let everything = NodeChange(rawValue: 1 << 0)
    /// What the node inherits from its parent, such as the transform, the clip or the time.
    package static let context = NodeChange(rawValue: 1 << 1)
    /// The opacity of the layer.
    package static let opacity = NodeChange(rawValue: 1 << 2)
    /// The placement of the layer in its superlayer, or whether it is hidden.
    package static let position = NodeChange(rawValue: 1 << 3)
    /// Anything else that the layer itself shows: its size, colors, contents, shadow, options.
    package static let appearance = NodeChange(rawValue: 1 << 4)
    /// The mask, or what it shows.
    package static let mask = NodeChange(rawValue: 1 << 5)
    /// The list or order of the sublayers, or which layer is the mask.
    package static let order = NodeChange(rawValue: 1 << 6)
    /// Anything in a sublayer. Looked for only if nothing else makes the inside look different.
    package static let sublayers = NodeChange(rawValue: 1 << 7)
    /// How the node reaches the canvas: a value of `NodeEffects`.
    package static let effects = NodeChange(rawValue: 1 << 8)
    /// How its sublayers reach the canvas: a value of `ContentEffects`.
    package static let contentEffects = NodeChange(rawValue: 1 << 9)
}

extension NodeChange {
    /// Whether all pixels of the node and its descendants may look different.
    package var affectsAllPixels: Bool { !isDisjoint(with: [.everything, .mask, .effects, .contentEffects]) }

    /// Whether an image of the node, without its opacity and placement, would look different.
    package var affectsInside: Bool {
        !isDisjoint(with: [.everything, .appearance, .mask, .order, .sublayers])
    }

    /// Whether only the opacity is different, so that an image of the node remains as it is.
    package var isFade: Bool { contains(.opacity) && !affectsInside && isDisjoint(with: [.context, .position]) }

    /// Whether all children have to be positioned again.
    package var repositionsChildren: Bool { !isDisjoint(with: [.everything, .contentEffects]) }

    /// Whether the children have to be matched with the sublayers again.
    package var rematchesChildren: Bool { !isDisjoint(with: [.everything, .order]) }
}

extension NodeChange {
    /// What is different between two readings of a layer.
    ///
    /// - Parameter isSameOtherwise: Whether all that is not in the values is the same: options, contents, particles.
    init(from old: LayerValues, to new: LayerValues, isSameOtherwise: Bool) {
        self = []
        if old.opacity != new.opacity { insert(.opacity) }
        if !old.hasSamePlacement(as: new) { insert(.position) }
        if !isSameOtherwise || !old.hasSameAppearance(as: new) { insert(.appearance) }
    }

    /// What is different in how a node reaches the canvas.
    init(from old: NodeState, to new: NodeState) {
        guard old.isCurrent, old.isOnPlane == new.isOnPlane else {
            self = .everything
            return
        }
        self = []
        if old.effects != new.effects { insert(.effects) }
        if old.contentEffects != new.contentEffects { insert(.contentEffects) }
    }
}

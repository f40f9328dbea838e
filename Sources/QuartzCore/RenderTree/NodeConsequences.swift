/// What of a node, besides its change, decides what is painted again.
package struct NodeTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The node and its descendants are composited as one image.
    package static let group = NodeTraits(rawValue: 1 << 0)
    /// That image has fewer pixels than the canvas, so that a change affects pixels around it.
    package static let reducedImage = NodeTraits(rawValue: 1 << 1)
    /// The shadow follows the alpha of the layer and its sublayers.
    package static let groupShadow = NodeTraits(rawValue: 1 << 2)
    /// The node or a descendant is a backdrop, or keeps what it covers.
    package static let backdrop = NodeTraits(rawValue: 1 << 3)
    /// The node's own parts touch pixels, or did before the change.
    package static let ownPixels = NodeTraits(rawValue: 1 << 4)
}

/// What follows from the change of a node, once its children are up to date.
package struct NodeConsequences: Hashable, Sendable {
    /// The pixels to paint again, as they were and as they are.
    package enum Damage: Sendable {
        /// None of the node; its sublayers have their own.
        case none
        /// Those of the node's own parts.
        case ownParts
        /// Those of the node and its descendants.
        case all
    }

    /// What becomes of the cached image of the node and its descendants.
    package enum CachedImage: Sendable {
        case kept
        /// Kept if the node has moved by whole pixels.
        case moved
        case discarded
    }

    package var damage: Damage
    package var cachedImage: CachedImage
    /// Whether the node itself counts as changed for those that keep the unchanged content behind changes.
    package var isRecorded: Bool

    /// Creates the consequences.
    package init(damage: Damage, cachedImage: CachedImage, isRecorded: Bool) {
        self.damage = damage
        self.cachedImage = cachedImage
        self.isRecorded = isRecorded
    }

    /// The consequences of a change of a node with these traits.
    package init(of change: NodeChange, in node: NodeTraits) {
        let affectsOwnParts =
            change.contains(.appearance) || change.affectsInside && node.contains(.groupShadow)

        if change.affectsAllPixels || change.affectsInside && node.contains(.reducedImage) {
            damage = .all
        } else {
            damage = affectsOwnParts ? .ownParts : .none
        }

        if change.affectsInside || !node.contains(.group) {
            cachedImage = .discarded
        } else if change.affectsAllPixels, !change.isFade {
            // The image behind a backdrop does not move with the backdrop.
            cachedImage = node.contains(.backdrop) ? .discarded : .moved
        } else {
            cachedImage = .kept
        }

        let isPainted = !node.isDisjoint(with: [.group, .ownPixels])
        isRecorded = change.contains(.order) || isPainted && (affectsOwnParts || change.affectsAllPixels)
    }
}

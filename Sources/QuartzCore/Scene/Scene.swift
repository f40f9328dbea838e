import CoreGraphics

/// The render tree of one layer tree, kept up with it frame by frame.
final class Scene {
    /// What a scene is for.
    enum Purpose {
        /// Frames of a compositor.
        case screen
        /// The picture of a layer for its shadow, as part of a frame.
        case shadow
        /// A picture without animations.
        case still
        /// A picture of what is shown, animations included.
        case snapshot
    }

    let scale: CGFloat
    let purpose: Purpose
    private(set) var root: RenderNode?
    private(set) var damage = Damage()
    /// How many shadows' pictures the last update has blurred anew.
    private(set) var shadowsBlurred = 0
    /// The last epoch whose changes the nodes have.
    private var seen: UInt64 = 0

    /// - Parameter scale: Pixels per point.
    init(scale: CGFloat, purpose: Purpose = .screen) {
        self.scale = scale
        self.purpose = purpose
    }

    /// Whether the layer is still exactly what the nodes say, if no time goes by.
    func isUpToDate(with layer: CALayer) -> Bool {
        root?.identity == layer.identity && layer.marks.tree <= seen
    }

    /// Brings the nodes up to the layer's tree at a time of the world, and gathers what pixels that changes.
    func update(to layer: CALayer, at time: Seconds, in space: CGAffineTransform, clip: PixelRect) {
        damage.removeAll()
        shadowsBlurred = 0
        let node: RenderNode
        if let root, root.identity == layer.identity {
            node = root
        } else {
            if let root { damage.add(root.extent) }
            node = RenderNode(identity: layer.identity)
            root = node
        }
        let around = Surroundings(toCanvas: space, clip: clip, time: time, isRoot: true, isCasting: purpose == .shadow)
        update(node, to: layer, in: around, isForced: false, isCovered: false)
    }

    /// Declares everything up to now as seen, once all nodes are up to date.
    func endFrame() {
        seen = LayerEpoch.end()
    }

    /// - Parameters:
    ///   - isForced: Whether the surroundings have changed, so that the node has to be placed anew.
    ///   - isCovered: Whether a node around has all its pixels in the damage, before and after.
    private func update(
        _ node: RenderNode, to layer: CALayer, in around: Surroundings, isForced: Bool, isCovered: Bool
    ) {
        guard isForced || node.isNew || layer.marks.tree > seen else { return }
        let old = Before(node)
        let time = layer.timing.localTime(at: around.time)
        let isChanged = old.wasStale || layer.marks.own > seen
        if isChanged { node.take(layer, at: time, scale: scale, for: purpose) }
        if isChanged || isForced { node.place(in: around, scale: scale) }
        node.isNew = false
        let isMaskChanged = !around.isCasting && updateMask(of: node, layer, time)
        guard node.isVisible else {
            node.hide()
            if !isCovered { damage.add(old.extent) }
            return
        }
        let isDeep = old.wasStale || isMaskChanged || node.effects != old.effects
        updateInside(of: node, layer, time, old, isCovered: isCovered || isDeep)
        let isInsideChanged = old.wasStale || layer.marks.tree > seen
        node.isFading =
            node.isFading && isChanged && !isForced && !old.wasStale && !isMaskChanged && layer.marks.order <= seen
            && !layer.children.has { $0.marks.tree > seen }
        if (isInsideChanged || isDeep) && !node.isFading || !node.isGroup { node.rasterized = nil }
        if node.updateShadow(of: layer, at: around.time, isInsideChanged: isInsideChanged, scale: scale) {
            shadowsBlurred += 1
        }
        node.measure()
        node.gatherExtent()
        guard !isCovered else { return }
        if isDeep {
            damage.add(old.extent)
            damage.add(node.extent)
        } else if isChanged || node.hasGroupShadow && isInsideChanged {
            damage.add(old.ownExtent)
            damage.add(node.ownExtent)
        }
    }

    /// What has to be known of a node from before its update.
    private struct Before {
        let extent, ownExtent: PixelRect
        let effects: RenderNode.Effects
        /// Whether it was new, or not followed for a while; then nothing of it is up to date.
        let wasStale: Bool

        init(_ node: RenderNode) {
            (extent, ownExtent, effects, wasStale) = (node.extent, node.ownExtent, node.effects, node.isStale)
        }
    }

    /// Follows the layers in the node.
    private func updateInside(
        of node: RenderNode, _ layer: CALayer, _ time: Seconds, _ old: Before, isCovered: Bool
    ) {
        node.isStale = false
        if old.wasStale {
            for child in node.children { child.isStale = true }
        }
        let isMatched = old.wasStale || layer.marks.order > seen
        if isMatched {
            match(node, layer, isCovered: isCovered)
        }
        let isForced =
            old.wasStale || node.insideToCanvas != old.effects.insideToCanvas
            || node.clipInside != old.effects.clipInside
        let inside = Surroundings(toCanvas: node.insideToCanvas, clip: node.clipInside, time: time)
        let layers = layer.inOrderOfPainting
        let (children, seen) = (node.children, seen)
        layers.visit(where: { isForced || isMatched || $0.marks.tree > seen }) { index, layer in
            update(children[index], to: layer, in: inside, isForced: isForced, isCovered: isCovered)
        }
    }

    /// Follows the mask; whether that changes what it leaves of the node.
    private func updateMask(of node: RenderNode, _ layer: CALayer, _ time: Seconds) -> Bool {
        guard let maskLayer = layer.maskLayer else {
            node.mask = nil
            return false
        }
        let isNew = node.mask?.identity != maskLayer.identity
        let isChanged = isNew || maskLayer.marks.tree > seen
        let mask = isNew ? RenderNode(identity: maskLayer.identity) : node.mask!
        node.mask = mask
        let around = Surroundings(toCanvas: node.insideToCanvas, clip: node.clip, time: time)
        update(mask, to: maskLayer, in: around, isForced: true, isCovered: true)
        return isChanged
    }

    /// Makes the node's children those of the layer, keeping the nodes of layers that stay.
    private func match(_ node: RenderNode, _ layer: CALayer, isCovered: Bool) {
        let layers = layer.inOrderOfPainting
        let old = node.children
        guard old.count != layers.count || !zip(old, layers).allSatisfy({ $0.identity == $1.identity }) else { return }
        var known: [UInt64: RenderNode] = [:]
        for child in old { known[child.identity] = child }
        var stayed: [RenderNode] = []
        node.children = layers.map { layer in
            guard let child = known.removeValue(forKey: layer.identity) else {
                return RenderNode(identity: layer.identity)
            }
            stayed.append(child)
            return child
        }
        guard !isCovered else { return }
        for gone in known.values { damage.add(gone.extent) }
        // Of two that changed their order, at least one is at another place among those that stayed.
        let before = old.lazy.filter { known[$0.identity] == nil }
        for (first, second) in zip(before, stayed) where first !== second { damage.add(second.extent) }
    }
}

extension RenderNode {
    /// Takes what lies in the node off the canvas without following it further.
    fileprivate func hide() {
        isStale = true
        extent = .zero
        ownExtent = .zero
        rasterized = nil
    }

    /// Finds the pixels that the node touches with all in it, from those of its own and of the nodes in it.
    fileprivate func gatherExtent() {
        var all = ownExtent
        children.visit(where: { !all.contains($0.extent) }) { all = all.union($1.extent) }
        if let mask { all = all.intersection(mask.extent) }
        extent = all
    }
}

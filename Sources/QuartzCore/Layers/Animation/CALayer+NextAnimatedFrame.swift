import CoreGraphics
import Foundation

extension CALayer {
    /// When running animations of this subtree need the next frame: one that may show something else than the frame at
    /// `time`, or in which an animation begins or ends.
    ///
    /// An endless animation needs none while its layer is hidden, or outside of what its superlayers show; a discrete one
    /// needs none between two of its values. Changes of the tree are not foreseen.
    ///
    /// - Parameter time: The time of the last frame, in seconds of the installed time source.
    /// - Returns: At least `time`, which stands for the next possible frame; infinity for none.
    package final func nextAnimatedFrame(after time: Seconds) -> Seconds {
        guard marks.isAnimatedBelow else { return .infinity }
        var next = Seconds.infinity
        var waiting = [AnimatedLayer(self, below: .init(time: time, isTimeScaled: false, clip: bounds, isRoot: true))]
        while next > time, let animated = waiting.popLast() {
            let layer = animated.layer
            guard layer.marks.isAnimatedBelow, layer.timing.speed != 0 else { continue }
            if layer.marks.isEmitting { return time }
            next = min(next, time + animated.pause)
            guard !layer.children.isEmpty || layer.maskLayer != nil else { continue }
            let superlayers = animated.asSuperlayer
            layer.forEachAnimatedSublayer { waiting.append(AnimatedLayer($0, below: superlayers)) }
            if let mask = layer.maskLayer { waiting.append(AnimatedLayer(mask, below: superlayers)) }
        }
        return next
    }
}

/// A layer that is animated, or has an animated one in it, with what is known from its superlayers.
private struct AnimatedLayer {
    /// What a layer has from those above it; the same for all of its siblings.
    struct Superlayers {
        /// The time of the superlayer.
        let time: Seconds
        /// Whether a superlayer's time passes at another speed.
        let isTimeScaled: Bool
        /// What they show, in the space of the nearest one; of the root's own space for the root.
        let clip: CGRect
        var isRoot = false
    }

    let layer: CALayer
    private let superlayers: Superlayers

    init(_ layer: CALayer, below superlayers: Superlayers) {
        self.layer = layer
        self.superlayers = superlayers
    }

    private var time: Seconds { layer.timing.localTime(at: superlayers.time) }

    /// What the layers in this one have from it and from those above it.
    var asSuperlayer: Superlayers {
        Superlayers(
            time: time, isTimeScaled: superlayers.isTimeScaled || layer.timing.speed != 1, clip: clipOfSublayers)
    }

    /// The seconds in which the layer's own animations show nothing else; 0 if any frame may differ.
    var pause: Seconds {
        var pause = Seconds.infinity
        for running in layer.animations where !running.isOver && running.animation.isMoving {
            guard running.hasStarted, running.animation.isEndless, !superlayers.isTimeScaled, layer.timing.speed == 1
            else {
                return 0
            }
            pause = min(pause, running.secondsToNextValue(after: time))
        }
        return pause < .infinity && isInvisible ? .infinity : pause
    }

    /// Whether nothing of the layer can be seen while its animations run.
    private var isInvisible: Bool {
        if superlayers.clip.isNull || layer.isHidden { return true }
        guard !superlayers.isRoot, let reach else { return false }
        return !reach.intersects(superlayers.clip)
    }

    /// Where the layer may be seen, in the superlayer's space; nil if that is not known.
    private var reach: CGRect? {
        let values = layer.values
        guard layer.children.isEmpty || layer.masksToBounds, values.shadow.opacity == 0, values.geometry.isPlanar,
            layer.hasContentsInBounds || layer.masksToBounds, values.isBoundedByBounds,
            layer.parent?.values.geometry.hasPlanarSublayers == true
        else { return nil }
        var reach = values.geometry.frame
        for running in layer.animations {
            guard let path = (running.animation as? CAPropertyAnimation)?.keyPath else { return nil }
            if AnimatedLayer.appearancePaths.contains(path) { continue }
            guard AnimatedLayer.rotationPaths.contains(path), !values.geometry.isTransformed else { return nil }
            reach = reach.union(values.geometry.rotationReach)
        }
        return reach
    }

    /// The properties that have no effect on where a layer shows something.
    private static let appearancePaths: Set<String> = [
        "opacity", "contents", "backgroundColor", "borderColor", "cornerRadius", "fillColor", "strokeColor",
        "strokeStart",
        "strokeEnd", "colors", "locations",
    ]
    private static let rotationPaths: Set<String> = ["transform.rotation", "transform.rotation.z"]

    /// What the layer and its superlayers show of its sublayers, in its own space.
    private var clipOfSublayers: CGRect {
        let isAnimated = !layer.animations.isEmpty
        if layer.isHidden || layer.opacity <= 0 && !isAnimated { return .null }
        if layer.showsSublayersElsewhere { return .anywhere }
        let outer = superlayers.clip
        guard !isAnimated else { return outer.isNull ? .null : .anywhere }
        let clip = superlayers.isRoot ? outer : outer.visibleRect(in: layer)
        return layer.masksToBounds ? clip.intersection(layer.bounds) : clip
    }
}

extension LayerValues {
    /// Whether the layer itself shows nothing outside of its bounds.
    fileprivate var isBoundedByBounds: Bool {
        switch kind {
        case .plain, .gradient: true
        case .shape, .backdrop, .transform, .replicator, .emitter: false
        }
    }
}

extension LayerValues.Geometry {
    /// The square around the circle that a layer without transform covers when it turns about its anchor point, in the
    /// superlayer's space.
    fileprivate var rotationReach: CGRect {
        let width = max(anchorPoint.x, 1 - anchorPoint.x) * bounds.width
        let height = max(anchorPoint.y, 1 - anchorPoint.y) * bounds.height
        let radius = hypot(width, height)
        return CGRect(x: position.x - radius, y: position.y - radius, width: 2 * radius, height: 2 * radius)
    }
}

import CoreGraphics
import Foundation

extension CALayer {
    /// How long the animation under the key has been running, in seconds of the layer's time. 0 before its first
    /// frame, nil when there is none.
    package final func runningTime(forKey key: String) -> Seconds? {
        guard let running = animations.first(where: { $0.key == key }) else { return nil }
        return running.begin.map { localTime(at: MediaTime.now) - $0 } ?? 0
    }

    /// The values at the layer's local time with all animations applied in the order they were added.
    final func presentedValues(at time: Seconds) -> LayerValues {
        guard !animations.isEmpty else { return values }
        var shown = values
        for running in animations {
            running.apply(to: &shown, at: time)
        }
        // Only the sum counts: one of several additive animations may subtract more than there is.
        shown.geometry.bounds.removeNegativeSize()
        shown.contents.rect.removeNegativeSize()
        shown.contents.center.removeNegativeSize()
        return shown
    }

    final func findAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = options.actions?[event] { return action }
        if let style = options.style?["actions"] as? [String: any CAAction], let action = style[event] { return action }
        return type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    }

    private func implicitAnimation(forKey event: String) -> (any CAAction)? {
        guard marks.isOnScreen, delegate == nil, isInObservedTree, AnimatedProperty.named(event) != nil else {
            return nil
        }
        let shown = presentedValues(at: localTime(at: MediaTime.now))
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = AnimatedProperty.named(event)?.read(shown).map(ResolvedAnimationValue.init)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    private var isInObservedTree: Bool { root.onTreeChange != nil }

    /// The layer at the top of the tree; the layer itself if it is in none.
    final var root: CALayer {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    final func startAnimation(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        copy.inheritDuration(CATransaction.animationDuration())
        let key = copy.exclusiveKey ?? key ?? "animation-\(LayerEpoch.nextIdentity())"
        let replaced = animations.firstIndex { $0.key == key }.map { animations.remove(at: $0) }
        let completions = TransactionThread.current.open.compactMap(\.completion)
        for completion in completions { completion.enter() }
        animations.append(
            RunningAnimation(
                key: key, sequenceNumber: LayerEpoch.nextIdentity(), animation: copy, completions: completions))
        copy.willStart(on: self)
        markChanged()
        markAnimatedBelow()
        if let replaced, !replaced.isOver {
            replaced.stop(finished: false)
        }
    }

    final func stopAnimations(where matches: (RunningAnimation) -> Bool) {
        let stopped = animations.filter(matches)
        guard !stopped.isEmpty else { return }
        animations.removeAll(where: matches)
        markChanged()
        for running in stopped where !running.isOver {
            running.stop(finished: false)
        }
    }

    final func markAnimatedBelow() {
        var layer: CALayer? = self
        while let next = layer, !next.marks.isAnimatedBelow {
            next.marks.isAnimatedBelow = true
            next.markBlock { $0.isAnimated = true }
            layer = next.parent
        }
        markTreeChanged()
    }
}

extension CGRect {
    /// Replaces negative lengths by 0.
    fileprivate mutating func removeNegativeSize() {
        guard size.width < 0 || size.height < 0 else { return }
        size = CGSize(width: max(0, size.width), height: max(0, size.height))
    }
}

/// Makes the initializer of any layer class callable; see `makePresentation(of:showing:)`. Not for use by apps.
open class CALayerInitializer: CALayer {
    /// Creates a presentation copy of `layer`.
    public required override init(layer: Any) {
        super.init(layer: layer)
    }
}

/// Creates a layer of the given class with its `init(layer:)`. Swift allows such a call only if every subclass has a
/// `required` one.
///
/// A class with initializers of its own must override `init(layer:)`, as on Apple's systems, or this traps.
///
/// It must not be inlined: an optimizer that sees both ends assumes the result to be a `CALayerInitializer`.
@inline(never)
func makePresentation(of type: CALayer.Type, showing layer: CALayer) -> CALayer {
    unsafeBitCast(type, to: CALayerInitializer.Type.self).init(layer: layer)
}

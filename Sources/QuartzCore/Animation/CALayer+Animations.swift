import CoreGraphics
import Foundation

extension CALayer {
    /// What runs when properties change, by their names. Default nil.
    public final var actions: [String: any CAAction]? {
        get { options.actions }
        set { options.actions = newValue }
    }

    /// More values by name; "actions" is looked into for actions. Default nil.
    public final var style: [AnyHashable: Any]? {
        get { options.style }
        set { options.style = newValue }
    }

    /// The running animation under the key; nil when there is none.
    public final func animation(forKey key: String) -> CAAnimation? {
        animations.first { $0.key == key }?.animation
    }

    /// How long the animation under the key has been running, in seconds of the layer's time: 0 before its first frame,
    /// nil when there is none.
    package final func runningTime(forKey key: String) -> Seconds? {
        guard let running = animations.first(where: { $0.key == key }) else { return nil }
        return running.begin.map { localTime(at: MediaTime.now) - $0 } ?? 0
    }

    /// The keys of all animations in the order they were added; nil when there are none.
    public final func animationKeys() -> [String]? {
        animations.isEmpty ? nil : animations.map(\.key)
    }

    /// A copy of the layer with the values it shows at the present time; nil as long as it is on no screen. It has no
    /// sublayers.
    public final func presentation() -> Self? {
        guard marks.isOnScreen else { return nil }
        let copy = makePresentation(of: type(of: self), showing: self)
        copy.values = shownValues(at: localTime(at: MediaTime.now))
        copy.modelLayer = self
        return unsafeDowncast(copy, to: Self.self)
    }

    /// The layer that a presentation stands for; any other layer itself.
    public final func model() -> Self {
        guard let modelLayer else { return self }
        return unsafeDowncast(modelLayer, to: Self.self)
    }

    /// The values at the layer's own time with all animations applied in the order they were added.
    final func shownValues(at time: Seconds) -> LayerValues {
        guard !animations.isEmpty else { return values }
        var shown = values
        for running in animations {
            running.apply(to: &shown, at: time)
        }
        return shown
    }

    final func findAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = options.actions?[event] { return action }
        if let style = options.style?["actions"] as? [String: any CAAction], let action = style[event] { return action }
        return type(of: self).defaultAction(forKey: event) ?? implicitAnimation(forKey: event)
    }

    private func implicitAnimation(forKey event: String) -> (any CAAction)? {
        guard marks.isOnScreen, delegate == nil, isWatched, AnimatedProperty.named(event) != nil else { return nil }
        let shown = shownValues(at: localTime(at: MediaTime.now))
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = AnimatedProperty.named(event)?.get(shown).map(AnimationEnd.init)
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    private var isWatched: Bool {
        var root = self
        while let parent = root.parent { root = parent }
        return root.onTreeChange != nil
    }

    final func start(_ anim: CAAnimation, forKey key: String?) {
        guard let copy = anim.copy() as? CAAnimation else { return }
        copy.inheritDuration(CATransaction.animationDuration())
        // A layer can be in one transition only.
        let key = copy is CATransition ? "transition" : key ?? "animation-\(LayerEpoch.nextIdentity())"
        let replaced = animations.firstIndex { $0.key == key }.map { animations.remove(at: $0) }
        let completions = TransactionThread.current.open.compactMap(\.completion)
        for completion in completions { completion.enter() }
        animations.append(
            RunningAnimation(
                key: key, number: LayerEpoch.nextIdentity(), animation: copy, completions: completions))
        copy.willStart(on: self)
        noteChange()
        markAnimatedBelow()
        if let replaced, !replaced.isOver {
            replaced.stop(finished: false)
        }
    }

    final func stopAnimations(where isMeant: (RunningAnimation) -> Bool) {
        let stopped = animations.filter(isMeant)
        guard !stopped.isEmpty else { return }
        animations.removeAll(where: isMeant)
        noteChange()
        for running in stopped where !running.isOver {
            running.stop(finished: false)
        }
    }

    final func markAnimatedBelow() {
        var layer: CALayer? = self
        while let next = layer, !next.marks.isAnimatedBelow {
            next.marks.isAnimatedBelow = true
            layer = next.parent
        }
        noteTreeChange()
    }
}

/// A value that has been taken from a layer already, in an animation's `Any`.
struct AnimationEnd {
    let value: AnimatedValue
}

/// Makes the initialiser of whatever class callable; see `makePresentation`. Never instantiated as itself.
open class CALayerShadow: CALayer {
    public required override init(layer: Any) {
        super.init(layer: layer)
    }
}

/// A layer of the given class made by its `init(layer:)`, which Swift would let us call only if every subclass said
/// `required`. A class with initialisers of its own must override `init(layer:)`, as on Apple's systems, or this traps.
///
/// It must not be inlined: an optimiser that sees both ends believes the result is a shadow.
@inline(never)
private func makePresentation(of type: CALayer.Type, showing layer: CALayer) -> CALayer {
    unsafeBitCast(type, to: CALayerShadow.Type.self).init(layer: layer)
}

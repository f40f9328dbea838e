import UIKitCore

/// Animates changes of a control's subviews. Layers that are on a screen animate; others change immediately.
struct ControlAnimation: Sendable {
    enum Curve: Sendable {
        case linear
        case easeInOut
        /// A spring with a mass of 1; stiffness per second², damping per second.
        case spring(stiffness: CGFloat, damping: CGFloat)
    }

    /// The duration in seconds.
    let duration: Seconds
    let curve: Curve

    init(_ duration: Seconds, _ curve: Curve = .easeInOut) {
        self.duration = duration
        self.curve = curve
    }

    /// Runs `change`, and animates `layers` from their currently visible state to the new one.
    @MainActor func animate(_ layers: [CALayer], _ change: () -> Void) {
        let before = layers.map { ControlAnimation.propertyValues(of: $0.presentation() ?? $0) }
        ControlAnimation.performWithoutAnimation(layers, change)
        guard UIView.areAnimationsEnabled else { return }
        for (layer, old) in zip(layers, before) where layer.presentation() != nil {
            let new = ControlAnimation.propertyValues(of: layer)
            for (name, (from, to)) in zip(ControlAnimation.properties, zip(old, new)) where !from.isEqual(to) {
                layer.add(animation(of: name, from: from.value, to: to.value), forKey: ControlAnimation.key(name))
            }
        }
    }

    /// Runs `change` without animation, and removes the running animations of `layers`.
    @MainActor static func performWithoutAnimation(_ layers: [CALayer], _ change: () -> Void) {
        for layer in layers {
            for name in properties { layer.removeAnimation(forKey: key(name)) }
        }
        change()
    }

    private func animation(of property: String, from: Any, to: Any) -> CAAnimation {
        let animation: CABasicAnimation
        switch curve {
        case .linear:
            animation = CABasicAnimation(keyPath: property)
        case .easeInOut:
            animation = CABasicAnimation(keyPath: property)
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        case .spring(let stiffness, let damping):
            let spring = CASpringAnimation(keyPath: property)
            spring.stiffness = stiffness
            spring.damping = damping
            animation = spring
        }
        animation.fromValue = from
        animation.toValue = to
        animation.duration = duration
        return animation
    }

    // MARK: Animated properties

    private static let properties = ["position", "bounds", "opacity", "backgroundColor", "cornerRadius", "transform"]

    private static func key(_ property: String) -> String { "control." + property }

    /// The values of `properties`, in their order.
    private static func propertyValues(of layer: CALayer) -> [PropertyValue] {
        [
            PropertyValue(layer.position), PropertyValue(layer.bounds), PropertyValue(layer.opacity),
            PropertyValue(layer.backgroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)),
            PropertyValue(layer.cornerRadius),
            PropertyValue(layer.transform),
        ]
    }

    private struct PropertyValue {
        let value: Any
        private let equals: (Any) -> Bool

        init<Value: Equatable>(_ value: Value) {
            self.value = value
            equals = { $0 as? Value == value }
        }

        func isEqual(_ other: PropertyValue) -> Bool { equals(other.value) }
    }
}

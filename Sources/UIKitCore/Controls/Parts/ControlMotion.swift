/// Animates changes of a control's subviews. Layers that are on a screen animate; others change immediately.
struct ControlMotion: Sendable {
    enum Curve: Sendable {
        case even
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
    @MainActor func run(_ layers: [CALayer], _ change: () -> Void) {
        let before = layers.map { ControlMotion.looks(of: $0.presentation() ?? $0) }
        ControlMotion.jump(layers, change)
        guard UIView.areAnimationsEnabled else { return }
        for (layer, old) in zip(layers, before) where layer.presentation() != nil {
            let new = ControlMotion.looks(of: layer)
            for (name, from, to) in zip3(ControlMotion.properties, old, new) where !from.isEqual(to) {
                layer.add(animation(of: name, from: from.value, to: to.value), forKey: ControlMotion.key(name))
            }
        }
    }

    /// Runs `change` without animation, and removes the running animations of `layers`.
    @MainActor static func jump(_ layers: [CALayer], _ change: () -> Void) {
        for layer in layers {
            for name in properties { layer.removeAnimation(forKey: key(name)) }
        }
        change()
    }

    private func animation(of property: String, from: Any, to: Any) -> CAAnimation {
        let animation: CABasicAnimation
        switch curve {
        case .even:
            animation = CABasicAnimation(keyPath: property)
        case .easeInOut:
            animation = CABasicAnimation(keyPath: property)
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        case .spring(let stiffness, let damping):
            let spring = CASpringAnimation(keyPath: property)
            (spring.stiffness, spring.damping) = (stiffness, damping)
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
    private static func looks(of layer: CALayer) -> [Look] {
        [
            Look(layer.position), Look(layer.bounds), Look(layer.opacity),
            Look(layer.backgroundColor ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)), Look(layer.cornerRadius),
            Look(layer.transform),
        ]
    }

    private struct Look {
        let value: Any
        private let equals: (Any) -> Bool

        init<Value: Equatable>(_ value: Value) {
            self.value = value
            equals = { $0 as? Value == value }
        }

        func isEqual(_ other: Look) -> Bool { equals(other.value) }
    }

    private func zip3<A, B, C>(_ first: [A], _ second: [B], _ third: [C]) -> [(A, B, C)] {
        zip(first, zip(second, third)).map { ($0, $1.0, $1.1) }
    }
}

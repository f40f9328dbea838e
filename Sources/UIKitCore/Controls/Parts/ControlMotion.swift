/// How the parts of a control go from one look to the next: those that are on a screen move, the others are there at
/// once.
struct ControlMotion: Sendable {
    enum Curve: Sendable {
        case even
        case easeInOut
        /// A weight of 1 on a spring, in per second² and per second.
        case spring(stiffness: CGFloat, damping: CGFloat)
    }

    /// Seconds.
    let duration: Seconds
    let curve: Curve

    init(_ duration: Seconds, _ curve: Curve = .easeInOut) {
        self.duration = duration
        self.curve = curve
    }

    /// Makes `change`, and has `layers` go to their new looks from what they show now.
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

    /// Makes `change` at once; motions of `layers` that are going on end.
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

    // MARK: What moves

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

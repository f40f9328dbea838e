import QuartzCore

/// The animation that an effect is for the layer of an image view.
enum SymbolMotion {
    /// How long one run of an effect takes, in seconds.
    private enum Duration {
        static let bounce = 0.5
        static let pulse = 1.4
        static let change = 0.3
        static let wiggle = 0.6
        static let turn = 1.2
        static let breath = 2.4
    }

    /// The animation of an effect; nil for one that changes nothing.
    static func animation(
        for configuration: SymbolEffectConfiguration, options: SymbolEffectOptions, isRightToLeft: Bool
    ) -> CAAnimation? {
        let down = configuration.direction == .down
        let animation: CAAnimation
        switch configuration.motion {
        case .none: return nil
        case .bounce:
            animation = keyframes("transform.scale", down ? [1, 0.82, 1.05, 1] : [1, 1.2, 0.96, 1], Duration.bounce)
        case .pulse, .variableColor: animation = keyframes("opacity", [1, 0.35, 1], Duration.pulse)
        case .breathe: animation = keyframes("transform.scale", [1, 1.1, 1], Duration.breath)
        case .wiggle: animation = wiggle(configuration.direction, isRightToLeft: isRightToLeft)
        case .rotate:
            let turn = configuration.direction == .counterClockwise ? -2 * Double.pi : 2 * Double.pi
            animation = keyframes("transform.rotation.z", [0, turn], Duration.turn)
        case .scale: animation = change("transform.scale", from: 1, to: down ? 0.8 : 1.2)
        case .appear: animation = change("opacity", from: 0, to: 1)
        case .disappear: animation = change("opacity", from: 1, to: 0)
        case .replace: animation = keyframes("opacity", [0, 1], Duration.change)
        }
        animation.speed = Float(options.speed)
        animation.repeatCount = lasts(configuration) ? 1 : options.count ?? usualCount(configuration)
        return animation
    }

    /// Whether the effect changes the symbol until it is removed, rather than to play.
    static func lasts(_ configuration: SymbolEffectConfiguration) -> Bool {
        switch configuration.motion {
        case .scale, .appear, .disappear: true
        case .none, .bounce, .pulse, .variableColor, .replace, .wiggle, .rotate, .breathe: false
        }
    }

    private static func usualCount(_ configuration: SymbolEffectConfiguration) -> Float {
        switch configuration.motion {
        case .pulse, .variableColor, .breathe: .infinity
        case .none, .bounce, .scale, .appear, .disappear, .replace, .wiggle, .rotate: 1
        }
    }

    private static func wiggle(
        _ direction: SymbolEffectConfiguration.Direction, isRightToLeft: Bool
    ) -> CAAnimation {
        let forward = isRightToLeft ? -1.0 : 1.0
        let (path, distance) =
            switch direction {
            case .usual, .clockwise: ("transform.rotation.z", 0.15)
            case .counterClockwise: ("transform.rotation.z", -0.15)
            case .up: ("transform.translation.y", -3.0)
            case .down: ("transform.translation.y", 3.0)
            case .left: ("transform.translation.x", -3.0)
            case .right: ("transform.translation.x", 3.0)
            case .forward: ("transform.translation.x", 3 * forward)
            case .backward: ("transform.translation.x", -3 * forward)
            }
        return keyframes(path, [0, distance, -distance, distance / 2, 0], Duration.wiggle)
    }

    private static func keyframes(_ keyPath: String, _ values: [Double], _ duration: Double) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = duration
        return animation
    }

    private static func change(_ keyPath: String, from start: Double, to end: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = start
        animation.toValue = end
        animation.duration = Duration.change
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        return animation
    }
}

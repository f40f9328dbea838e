import CoreGraphics
import QuartzCore
import UIFoundation

/// The motion effects of a view, and the animations that add their values to its layer.
///
/// The values are those of additive animations which have ended: they change what is shown, not the model, and need no
/// frames.
@MainActor final class AttachedMotionEffects: TiltFollowing {
    private(set) var effects: [UIMotionEffect] = []
    private weak var layer: CALayer?
    /// The keys of the animations on the layer.
    private var keys: Set<String> = []

    init(layer: CALayer) { self.layer = layer }

    /// Takes `new` in place of the former effects. They follow `tilt`; nil for a device that is not tilted.
    func replace(with new: [UIMotionEffect], following tilt: DeviceTilt?) {
        effects = []
        for effect in new where !effects.contains(where: { $0 === effect }) { effects.append(effect) }
        if !effects.isEmpty { tilt?.add(self) }
        tiltDidChange(to: tilt == nil ? .zero : tilt?.effectiveOffset)
    }

    /// Adds the values for `offset`, in place of the previous ones. Nil adds no values.
    func tiltDidChange(to offset: UIOffset?) {
        var new: Set<String> = []
        for (index, effect) in effects.enumerated() {
            for (path, value) in offset.flatMap(effect.keyPathsAndRelativeValues) ?? [:] {
                let key = "UIMotionEffect.\(index).\(path)"
                new.insert(key)
                add(value, to: Self.layerKeyPath(for: path), key: key)
            }
        }
        for key in keys.subtracting(new) { layer?.removeAnimation(forKey: key) }
        keys = new
    }

    private func add(_ value: Any, to keyPath: String, key: String) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = value
        animation.toValue = value
        animation.isAdditive = true
        animation.duration = Self.animationDuration
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer?.add(animation, forKey: key)
    }

    /// So short that the animation has ended in the first frame. In seconds.
    private static let animationDuration = 0.0001

    private static func layerKeyPath(for path: String) -> String {
        let parts = path.split(separator: ".", maxSplits: 1)
        let rest = parts.count > 1 ? "." + parts[1] : ""
        switch parts.first {
        case "layer": return String(rest.dropFirst())
        case "center": return "position" + rest
        case "alpha": return "opacity" + rest
        default: return path
        }
    }
}

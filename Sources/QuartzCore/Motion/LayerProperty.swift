import CoreGraphics
import Foundation

/// The model value and the presented value of a layer property, by key path.
package struct LayerProperty {
    package let keyPath: String
    let model: AnimatedValue
    let presented: AnimatedValue

    /// Whether changes of the property can be added up: true for numbers and transforms, false for colors and paths.
    var isAdditive: Bool {
        switch model {
        case .numbers, .transform: true
        case .color, .colors, .path, .flag, .fade: false
        }
    }
}

/// The keyframes of one property, with start and end as fractions of the whole.
package struct PropertyKeyframes {
    package struct Frame {
        let start, end: Double
        let value: AnimatedValue
    }

    package let initial: LayerProperty
    private var frames: [Frame] = []

    package init(_ first: LayerProperty) {
        self.initial = first
    }

    /// Adds a keyframe that reaches the layer's current value between `start` and `end`.
    package mutating func append(_ layer: CALayer, from start: Double, to end: Double) {
        guard let value = layer.property(initial.keyPath)?.model else { return }
        frames.append(Frame(start: start, end: end, value: value))
    }

    /// The animation through all values; with `isAdditive`, as differences from the last one, `end`.
    func animation(_ mode: CAAnimationCalculationMode, to end: AnimatedValue, isAdditive: Bool) -> CAKeyframeAnimation {
        let origin = isAdditive ? initial.model : initial.presented
        var values = [origin]
        var times = [0.0]
        for frame in frames.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
            let start = max(frame.start, times[times.count - 1])
            if mode == .discrete {
                values.append(frame.value)
                times.append(start)
                continue
            }
            if start > times[times.count - 1], !mode.isPaced {
                values.append(values[values.count - 1])
                times.append(start)
            }
            values.append(frame.value)
            times.append(max(start, frame.end))
        }
        let animation = CAKeyframeAnimation(keyPath: initial.keyPath)
        animation.values = values.map { ResolvedAnimationValue(value: isAdditive ? $0.subtracting(end) : $0) }
        animation.keyTimes = times.map { $0 as NSNumber }
        animation.calculationMode = mode
        animation.duration = 1
        return animation
    }
}

extension CALayer {
    /// The model and presented value at `keyPath`; nil for properties that do not animate.
    package final func property(_ keyPath: String) -> LayerProperty? {
        guard let property = AnimatedProperty.named(keyPath), let model = property.read(values) else { return nil }
        let shown = property.read(presentedValues(at: localTime(at: MediaTime.now)))
        return LayerProperty(keyPath: keyPath, model: model, presented: shown ?? model)
    }

    /// Sets the property back to its recorded model value, or presented value, without implicit animations.
    package final func restore(_ property: LayerProperty, asShown: Bool = false) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change(property.keyPath) {
            AnimatedProperty.named(property.keyPath)?.write(&values, asShown ? property.presented : property.model)
        }
        CATransaction.commit()
        if property.keyPath.hasPrefix("bounds") { setNeedsLayout() }
    }
}

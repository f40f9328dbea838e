import Foundation
import QuartzCore

/// Properties that a layer stores for an app's class: `@NSManaged` ones on Apple's systems. `velarium-port` writes the
/// calls. Not for use in an app.
public enum _LayerProperties {
    /// The value of the property `key`: what was set last, otherwise the class's default value, otherwise zero.
    public static func value<Value>(_ key: String, of layer: CALayer) -> Value {
        let stored = ContainerValues.of(layer).value(for: key) as? Value
        return stored ?? type(of: layer).defaultValue(forKey: key) as? Value ?? _OptionalRequirement.emptyValue()
    }

    /// Sets the property, and redraws the layer if its class says so.
    public static func setValue<Value>(_ value: Value, forKey key: String, of layer: CALayer) {
        ContainerValues.of(layer).set(value, for: key)
        if type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
        KeyValueObservers.noteChange(of: layer)
    }
}
